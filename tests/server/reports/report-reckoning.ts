/** The figures of a range, reckoned from facts in plain TypeScript, with the platform's own time zones. */
import type { Assist, Fact, Survey } from './report-truth.ts'

/** What a report is asked for. */
export type Asked = {
  readonly from: string
  readonly to: string
  readonly channel?: string
  readonly team_id?: string
  readonly agent_id?: string
  readonly label?: string
  readonly locale?: string
  readonly handled_by?: string
}
type Valued = { readonly value: number | null; readonly count: number }

const SATISFIED: Readonly<Record<string, number>> = { emoji: 4, stars: 4, numbers: 7, thumbs: 1 }

/** Returns the local day, weekday (1 is Monday) and hour of instants in a time zone. */
export function localTime(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  return (at: number) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const day = `${part['year']}-${part['month']}-${part['day']}`
    return { day, hour: Number(part['hour']), weekday: new Date(day).getUTCDay() || 7 }
  }
}

/** Returns the reckoner of a company's facts. */
export function reckoner(facts: readonly Fact[], timeZone: string) {
  const local = localTime(timeZone)
  const isIn = (at: number | null, { from, to }: Asked) =>
    at !== null && local(at).day >= from && local(at).day <= to
  const matches = (fact: Fact, asked: Asked, who: Pick<Survey, 'agent' | 'team' | 'handler'>) =>
    (asked.channel ?? fact.channel) === fact.channel &&
    (asked.locale ?? fact.locale) === fact.locale &&
    (asked.label === undefined || fact.labels.includes(asked.label.toLowerCase())) &&
    (asked.team_id ?? who.team) === who.team &&
    (asked.agent_id ?? who.agent) === who.agent &&
    (asked.handled_by ?? who.handler) === who.handler

  /** The conversations that each figure counts, and those it is computed from. */
  function sets(asked: Asked) {
    const mine = facts.filter(fact => matches(fact, asked, fact))
    const surveyed = facts.filter(fact => fact.survey !== null && matches(fact, asked, fact.survey))
    const started = mine.filter(fact => isIn(fact.started, asked))
    const resolved = mine.filter(fact => isIn(fact.resolved, asked))
    const backlog = mine.filter(
      ({ started: at, resolved: end }) =>
        local(at).day <= asked.to && (end === null || local(end).day > asked.to),
    )
    const requested = surveyed.filter(({ survey }) => isIn(survey!.asked, asked))
    const answered = surveyed.filter(({ survey }) => isIn(survey!.answered, asked))
    const rated = answered.filter(({ survey }) => survey!.score !== null)
    const points = rated.filter(({ survey }) => survey!.kind === 'numbers')
    const calls = mine.filter(fact => isIn(fact.called, asked))
    const both = (all: readonly Fact[], counts: (fact: Fact) => boolean = () => true) => ({
      all,
      counted: all.filter(counts),
    })
    return {
      conversations: both(started),
      resolved: both(resolved),
      backlog: both(backlog),
      ai_confirmed: both(resolved, fact => fact.aiEnding === 'confirmed'),
      ai_assumed: both(resolved, fact => fact.aiEnding === 'assumed'),
      ai_given_up: both(resolved, fact => fact.aiEnding === 'given-up'),
      handoffs: both(started, fact => fact.isAskedFor),
      reopened: both(resolved, fact => fact.isReopened),
      first_reply: both(started, fact => fact.firstReply !== null),
      resolution_time: both(resolved),
      sla_met: {
        all: started.filter(fact => fact.met + fact.missed > 0),
        counted: started.filter(fact => fact.met > 0),
      },
      satisfaction: both(rated, ({ survey }) => survey!.score! >= SATISFIED[survey!.kind]!),
      response_rate: both(requested, ({ survey }) => survey!.answered !== null),
      nps: both(points, ({ survey }) => survey!.score! >= 9),
      calls: both(calls),
      call_length: both(calls, fact => fact.callLength !== null),
    }
  }

  function figures(asked: Asked): Record<keyof ReturnType<typeof sets>, Valued> {
    const of = sets(asked)
    const number = (list: readonly Fact[]): Valued => ({ value: list.length, count: list.length })
    const share = ({ all, counted }: { all: readonly Fact[]; counted: readonly Fact[] }): Valued => ({
      value: all.length === 0 ? null : counted.length / all.length,
      count: all.length,
    })
    const promises = sum(of.sla_met.all.map(({ met, missed }) => met + missed))
    const { all: points, counted: promoters } = of.nps
    const detractors = points.filter(({ survey }) => survey!.score! <= 6)
    return {
      conversations: number(of.conversations.all),
      resolved: number(of.resolved.all),
      backlog: number(of.backlog.all),
      ai_confirmed: share(of.ai_confirmed),
      ai_assumed: share(of.ai_assumed),
      ai_given_up: share(of.ai_given_up),
      handoffs: share(of.handoffs),
      reopened: share(of.reopened),
      first_reply: median(of.first_reply.counted.map(({ firstReply }) => firstReply!)),
      resolution_time: median(of.resolved.all.map(({ started, resolved }) => resolved! - started)),
      sla_met: {
        value: promises === 0 ? null : sum(of.sla_met.all.map(({ met }) => met)) / promises,
        count: promises,
      },
      satisfaction: share(of.satisfaction),
      response_rate: share(of.response_rate),
      nps: {
        value: points.length === 0 ? null : ((promoters.length - detractors.length) / points.length) * 100,
        count: points.length,
      },
      calls: number(of.calls.all),
      call_length: median(of.call_length.counted.map(({ callLength }) => callLength!)),
    }
  }

  /** How many conversations started in each hour of the week. */
  function hours(asked: Asked): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const { started } of sets(asked).conversations.all) {
      const { weekday, hour } = local(started)
      counts[`${weekday} ${hour}`] = (counts[`${weekday} ${hour}`] ?? 0) + 1
    }
    return counts
  }

  /** What the AI wrote for agents in the conversations that the filter admits, by task. */
  function assists(asked: Asked) {
    const written = facts
      .filter(fact => matches(fact, asked, fact))
      .flatMap(fact => fact.assists)
      .filter(({ offered }) => isIn(offered, asked))
    return ['draft', 'summary', 'rewrite', 'translate'].map(task => {
      const mine = written.filter(text => text.task === task)
      const count = (what: Assist['became'][number]) =>
        mine.filter(({ became }) => became.includes(what)).length
      return {
        task,
        offered: mine.length,
        inserted: count('inserted'),
        dismissed: count('dismissed'),
        sent: count('sent'),
        unchanged: count('unchanged'),
      }
    })
  }

  return { sets, figures, hours, assists }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The median of times in ms, in seconds to the millisecond. */
function median(times: readonly number[]): Valued {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const value = sorted.length === 0 ? null : (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2
  return { value: value === null ? null : Math.round(value) / 1_000, count: sorted.length }
}
