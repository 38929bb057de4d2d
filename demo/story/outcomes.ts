/** How customers rate what happened. */
import type { SurveyKind } from '#contract/constants/surveys.ts'
import type { StoryAgent } from './agents.ts'
import type { ConversationLog } from './conversation-log.ts'
import type { Random } from './random.ts'
import { commentsOf, type Mood } from './texts/comments.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How many of those who are asked give a rating, and how many of these write a comment. */
const ANSWERED = 0.63
const COMMENTED = 0.42

/** What the rating depends on. */
export type Experience = {
  readonly channel: 'chat' | 'email' | 'voice'
  /** The agent; null if the AI answered alone. */
  readonly agent: StoryAgent | null
  /** From 0 (bad) to 1 (good). */
  readonly quality: number
  /** Whether calendars got no updates. */
  readonly isOutage: boolean
}
/** Comments that nobody has written yet. */
export type CommentPile = (log: ConversationLog, mood: Mood, random: Random) => string | null

/** Returns a pile that gives each comment once. */
export function createCommentPile(): CommentPile {
  const left = new Map<string, string[]>()
  return ({ locale }, mood, random) => {
    const key = `${locale} ${mood}`
    const comments = left.get(key) ?? commentsOf(locale, mood)
    left.set(key, comments)
    const index = random.int(0, Math.max(0, comments.length - 1))
    return comments.splice(index, 1)[0] ?? null
  }
}

/** Asks for a rating when the conversation is resolved. Returns the mood of whoever rated it; null without a rating. */
export function askForRating(
  log: ConversationLog,
  { channel, agent, quality, isOutage }: Experience,
  at: number,
  { random, pile, now }: { readonly random: Random; readonly pile: CommentPile; readonly now: number },
): Mood | null {
  const kind = kindOf(channel, random)
  const answered_at = at + random.around(channel === 'email' ? 5 * HOUR_MS : MINUTE_MS)
  const isAnswered = random.chance(ANSWERED) && answered_at < now - HOUR_MS
  const felt = Math.min(1, Math.max(0, quality + (agent?.charm ?? 0) + (random.next() - 0.5) * 0.5))
  const mood = moodOf(felt, agent !== null, isOutage)
  const wants = isAnswered && (kind === 'comment' || random.chance(COMMENTED + (felt < 0.4 ? 0.2 : 0)))
  const comment = wants ? pile(log, mood, random) : null
  const score = isAnswered && kind !== 'comment' ? scoreOf(kind, felt) : null
  const isSaid = score !== null || comment !== null
  log.survey(
    {
      kind,
      channel,
      score,
      comment: comment && agent ? comment.replaceAll('{agent}', agent.name) : comment,
      answered_at: isSaid ? new Date(answered_at).toISOString() : null,
    },
    at,
  )
  return isSaid ? mood : null
}

function kindOf(channel: Experience['channel'], random: Random): SurveyKind {
  if (channel === 'voice') return 'thumbs'
  if (channel === 'email') return random.chance(0.8) ? 'stars' : 'numbers'
  return random.weighted(['emoji', 'numbers', 'comment'] as const, kind =>
    kind === 'emoji' ? 0.77 : kind === 'numbers' ? 0.2 : 0.03,
  )
}

function scoreOf(kind: Exclude<SurveyKind, 'comment'>, felt: number): number {
  switch (kind) {
    case 'thumbs':
      return felt > 0.45 ? 1 : 0
    case 'numbers':
      return Math.min(10, Math.round(felt * 9.2 + 1))
    default:
      return felt > 0.74 ? 5 : felt > 0.56 ? 4 : felt > 0.42 ? 3 : felt > 0.25 ? 2 : 1
  }
}

function moodOf(felt: number, isAgent: boolean, isOutage: boolean): Mood {
  if (felt > 0.62) return isAgent ? 'glad' : 'glad-ai'
  if (felt > 0.42) return 'mixed'
  return isOutage && isAgent ? 'upset-sync' : isAgent ? 'upset' : 'upset-ai'
}
