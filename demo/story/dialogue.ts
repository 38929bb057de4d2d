/** Says the turns of a script, as this customer and this agent write. */
import type { MessageMeta } from '#contract/entities/message.ts'
import type { StoryAgent } from './agents.ts'
import type { ConversationLog } from './conversation-log.ts'
import { type Line, linesOn, type Script, type Turn } from './parse-scripts.ts'
import type { Random } from './random.ts'
import { dayName, monthBefore } from './rhythm.ts'
import { type Facts, fill, type Manner, replied, typed } from './style.ts'
import type { StoryCustomer } from './texts/customers.ts'

/** What a conversation says: its script, its people, and the path through the script that is taken. */
export type Dialogue = {
  readonly script: Script
  readonly facts: Facts
  readonly manner: Manner
  readonly random: Random
  readonly titles: ReadonlyMap<string, string>
  path: string
}

/** Returns what the placeholders stand for in a conversation that begins at an instant. */
export function factsOf({ name, company }: StoryCustomer, locale: string, at: number, random: Random): Facts {
  const n = random.int(3, 18)
  return {
    name: name.replace(/^Dr\. /, '').split(' ')[0]!,
    company,
    n: String(n),
    day: dayName(at - random.int(1, 4) * 24 * 3_600_000),
    month: monthBefore(at, locale),
    inv: `AP-${String(random.int(11_200, 18_900))}`,
    amount: `€${n * random.pick([6, 10])}`,
  }
}

/** Returns a line of a turn that fits the path, and follows its path. Null if there is none. */
export function choose(lines: readonly Line[], dialogue: Dialogue): Line | null {
  const fitting = linesOn(lines, dialogue.path)
  if (fitting.length === 0) return null
  const line = dialogue.random.pick(fitting)
  if (line.paths !== '' && dialogue.path === '') dialogue.path = dialogue.random.pick([...line.paths])
  return line
}

/** Returns an opening that the fewest conversations have begun with, and counts it. */
export function chooseOpening(lines: readonly Line[], dialogue: Dialogue, said: Map<string, number>): Line {
  const times = ({ text }: Line) => said.get(`${dialogue.script.key} ${text}`) ?? 0
  const fewest = Math.min(...lines.map(times))
  const line = choose(
    lines.filter(one => times(one) === fewest),
    dialogue,
  )!
  said.set(`${dialogue.script.key} ${line.text}`, fewest + 1)
  return line
}

/** Returns a visitor's line as they type it. */
export function visitorText(
  text: string,
  { facts, manner, script, random }: Dialogue,
  isFirst: boolean,
): string {
  const filled = fill(text, facts)
  return typed(filled, { manner, isFirst, locale: script.locale }, random)
}

/** When whoever speaks has written. All in ms. */
type Speeds = {
  readonly visitor: () => number
  readonly agent: (length: number) => number
  readonly isInCall?: boolean
}

/**
 * Says turns from an instant on, until the AI has to give up. Returns the instant of the last message, and whether
 * the AI offered a human.
 */
export function say(
  log: ConversationLog,
  dialogue: Dialogue,
  turns: readonly Turn[],
  from: number,
  speeds: Speeds,
  agent: StoryAgent | null = null,
): { readonly at: number; readonly isOffered: boolean; readonly isAnswered: boolean } {
  const { random, facts, titles } = dialogue
  const call: MessageMeta = speeds.isInCall ? { in_call: true } : {}
  let at = from
  let isGreeted = false
  let isAnswered = false
  let before: Turn['who'] = 'visitor'
  for (const { who, lines } of turns) {
    // A line that was left out would make the AI answer itself.
    if (who === 'ai' && before === 'ai') continue
    if (who === 'offer') {
      at += random.int(2, 4) * 1_000
      log.message('ai', log.t.noInformation, at, { meta: { ...call, type: 'offer' } })
      return { at, isOffered: true, isAnswered }
    }
    const line = choose(lines, dialogue)
    if (line === null) continue
    before = who
    if (who === 'ai') {
      at += random.int(2, 4) * 1_000
      const title = titles.get(line.cites!)
      // An article that is not published yet answers nothing.
      if (title === undefined) {
        log.message('ai', log.t.noInformation, at, { meta: { ...call, type: 'offer' } })
        return { at, isOffered: true, isAnswered }
      }
      const meta: MessageMeta = { ...call, type: 'answer', citations: [{ slug: line.cites!, title }] }
      const helpful = !speeds.isInCall && random.chance(0.16) ? random.chance(0.72) : null
      log.message('ai', line.text, at, { meta, helpful })
      isAnswered = true
    } else if (who === 'visitor') {
      at += speeds.visitor()
      log.message('visitor', visitorText(line.text, dialogue, false), at, { meta: call })
    } else if (agent) {
      const text = replied(line.text, agent, { facts, locale: dialogue.script.locale, isFirst: !isGreeted })
      at += isGreeted ? speeds.agent(text.length) : 0
      isGreeted = true
      log.message(agent, text, at, { meta: call })
    }
  }
  return { at, isOffered: false, isAnswered }
}

/** Whether an agent can say something on a path: a script may have only some of its paths answered. */
export function canReply(script: Script, path: string): boolean {
  return script.withAgent.some(({ who, lines }) => who === 'agent' && linesOn(lines, path).length > 0)
}
