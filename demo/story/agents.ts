/** The agents of acme: their teams, their share of the work, and how they write. */
import type { Locale } from '#contract/constants/locales.ts'
import { firstName } from '#core/text/first-name.ts'
import { seedPeople } from '../people.ts'
import { type Random, storyId } from './random.ts'

/** Acme's teams. */
export const TEAMS = ['Frontline', 'Billing', 'Technical'] as const
/** A name of `TEAMS`. */
export type TeamName = (typeof TEAMS)[number]

/** An agent of the story. */
export type StoryAgent = {
  readonly id: string
  readonly fullName: string
  /** What visitors see. */
  readonly name: string
  readonly teams: readonly TeamName[]
  readonly speaks: readonly Locale[]
  /** How many conversations the agent takes, compared with the others. */
  readonly share: number
  /** How long replies take: 1 is normal, 2 twice as long. */
  readonly pace: number
  /** How much happier than usual customers are afterwards, from -1 to 1. */
  readonly charm: number
  /** What a first reply begins with; `{name}` is the customer's first name. */
  readonly greeting: string
  /** What the last reply may end with. */
  readonly closing: string
}

type Habits = Omit<StoryAgent, 'id' | 'fullName' | 'name'>

const HABITS: Readonly<Record<string, Habits>> = {
  'agent@acme.test': {
    teams: ['Frontline'],
    speaks: ['en'],
    share: 1.6,
    pace: 0.8,
    charm: 0.08,
    greeting: 'Hi {name}, this is Priya. ',
    closing: 'Is there anything else I can do for you?',
  },
  'tomas@acme.test': {
    teams: ['Frontline', 'Billing'],
    speaks: ['en', 'es'],
    share: 1.1,
    pace: 1,
    charm: 0.03,
    greeting: 'Hello {name}, Tomás here. ',
    closing: 'Have a good day!',
  },
  'hana@acme.test': {
    teams: ['Frontline', 'Technical', 'Billing'],
    speaks: ['en', 'de'],
    share: 1,
    pace: 0.9,
    charm: 0.06,
    greeting: 'Hello {name}, ',
    closing: 'Just write here if it comes back.',
  },
  'liam@acme.test': {
    teams: ['Frontline'],
    speaks: ['en'],
    share: 0.8,
    pace: 2.1,
    charm: -0.12,
    greeting: 'Hi, ',
    closing: 'Cheers, Liam',
  },
  'sofia@acme.test': {
    teams: ['Billing'],
    speaks: ['en', 'de'],
    share: 1.4,
    pace: 0.7,
    charm: 0.1,
    greeting: 'Hello {name}, Sofia here. ',
    closing: 'Thank you for your patience, {name}.',
  },
  'grace@acme.test': {
    teams: ['Billing'],
    speaks: ['en'],
    share: 0.4,
    pace: 1.4,
    charm: 0,
    greeting: 'Dear {name}, ',
    closing: 'Kind regards, Grace',
  },
  'yusuf@acme.test': {
    teams: ['Technical', 'Billing'],
    speaks: ['en', 'ar'],
    share: 1.3,
    pace: 0.85,
    charm: 0.07,
    greeting: 'Hi {name}, Yusuf from the technical team. ',
    closing: 'I keep an eye on it.',
  },
  'noa@acme.test': {
    teams: ['Technical', 'Frontline'],
    speaks: ['en', 'he'],
    share: 1.1,
    pace: 1,
    charm: 0.05,
    greeting: 'Hey {name}! ',
    closing: 'Bye {name}, take care.',
  },
  'admin@acme.test': {
    teams: ['Technical'],
    speaks: ['en'],
    share: 0.3,
    pace: 1.7,
    charm: -0.02,
    greeting: '{name}, ',
    closing: 'Daniel',
  },
}

/** The agents, the busiest of each team by their `share`. */
export const storyAgents: readonly StoryAgent[] = Object.entries(HABITS).map(([email, habits]) => {
  const { id, full_name } = seedPeople.find(person => person.email === email)!
  return { id, fullName: full_name, name: firstName(full_name), ...habits }
})

/** Returns the id of a team. */
export function teamId(team: TeamName): string {
  return storyId('1ea0', TEAMS.indexOf(team) + 1)
}

/** Returns an agent of the team who writes in the language. */
export function pickAgent(team: TeamName, locale: Locale, random: Random): StoryAgent {
  const able = storyAgents.filter(({ teams, speaks }) => teams.includes(team) && speaks.includes(locale))
  return random.weighted(able, ({ share }) => share)
}
