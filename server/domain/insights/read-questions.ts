import { INSIGHT_QUESTIONS_MAX, type QuestionOutcome } from '#contract/constants/insights.ts'
import type { InsightsRead } from '#contract/entities/insight.ts'
import type { ReportFilter } from '#contract/entities/report.ts'
import type { Query } from '#server/ports/database.ts'
import { questionKey, reportedQuestion } from '../knowledge/gaps/question-text.ts'
import { FILTER, filterParams } from '../reports/report-sql.ts'
import type { Instant } from '../reports/report-time.ts'

/** A visitor's question: the first message of a turn. */
export type AskedQuestion = {
  readonly conversationId: string
  readonly language: string
  readonly askedAt: Date
  /** Without personal data; null if it asks nothing, or is a reply to a person or to an offer. */
  readonly text: string | null
  readonly key: string
  readonly outcome: QuestionOutcome
  /** Whether the visitor picked one of the suggested articles. */
  readonly isPicked: boolean
  /** How the visitor rated the conversation; null without a rating. */
  readonly isSatisfied: boolean | null
}

/** The questions of a span, the newest conversations first. */
export type ReadQuestions = { readonly questions: readonly AskedQuestion[]; readonly read: InsightsRead }

type TurnRow = Pick<AskedQuestion, 'conversationId' | 'language' | 'askedAt' | 'isPicked' | 'isSatisfied'> & {
  readonly content: string
  /** What the turn follows: the sender and type of the message before it. */
  readonly followedSender: 'ai' | 'agent' | null
  readonly followedType: string | null
  readonly sender: 'ai' | 'agent' | null
  readonly type: string | null
  readonly hasCitation: boolean
}

/**
 * SQL for the visitors' turns. A turn begins with a visitor's message that follows no other one of the visitor's, and
 * ends before the next such message. Marks, automatic texts, deleted messages and choices without words begin none.
 */
const TURNS = `
  with picked as (
    select f.id, f.locale, f.started_at, app.is_satisfied(f.survey_kind, f.survey_score) as satisfied
      from app.reported_facts(${FILTER}) f
     where f.started_at >= $1::timestamptz and f.started_at < $2::timestamptz
     order by f.started_at desc, f.id desc limit ${INSIGHT_QUESTIONS_MAX}
  ), said as (
    select m.conversation_id, m.sequence, m.sender_type as sender, m.meta ->> 'type' as type, m.created_at,
           left(m.content, 1000) as content, m.meta -> 'citations' -> 0 is not null as cites,
           lag(m.sender_type) over w as followed_sender, lag(m.meta ->> 'type') over w as followed_type,
           lag(m.sender_type) over w is distinct from 'visitor' and m.sender_type = 'visitor'
             and m.meta ->> 'type' is null as begins
      from picked p join public.messages m on m.conversation_id = p.id
     where m.sender_type <> 'system' and not m.meta ?| '{deleted_by,file_deleted}'
       and coalesce(m.meta ->> 'type', '') not in ('auto', 'declined', 'thankyou')
    window w as (partition by m.conversation_id order by m.sequence)
  ), turns as (
    select s.*, count(*) filter (where begins) over (partition by conversation_id order by sequence) as turn from said s
  ), asked as (
    select conversation_id, turn, min(created_at) as asked_at,
           (array_agg(content order by sequence))[1] as content,
           (array_agg(followed_sender order by sequence))[1] as followed_sender,
           (array_agg(followed_type order by sequence))[1] as followed_type,
           (array_agg(sender order by sequence) filter (where sender <> 'visitor'))[1] as sender,
           (array_agg(type order by sequence) filter (where sender <> 'visitor'))[1] as type,
           (array_agg(cites order by sequence) filter (where sender <> 'visitor'))[1] as cites,
           bool_or(sender = 'visitor' and type is not distinct from 'picked') as picked
      from turns where turn > 0 group by conversation_id, turn
  )
  select a.conversation_id as "conversationId", p.locale as language, a.asked_at as "askedAt", a.content,
         a.followed_sender as "followedSender", a.followed_type as "followedType", a.sender, a.type, coalesce(a.cites, false) as "hasCitation", a.picked as "isPicked", p.satisfied as "isSatisfied"
    from asked a join picked p on p.id = a.conversation_id
   order by p.started_at desc, p.id desc, a.turn limit ${INSIGHT_QUESTIONS_MAX}`

/** Returns the questions of the conversations that started between the edges, up to `INSIGHT_QUESTIONS_MAX`. */
export async function readQuestions(
  query: Query,
  [since, until]: readonly Instant[],
  filter: ReportFilter,
): Promise<ReadQuestions> {
  const params = [since, until, ...filterParams(filter)]
  const [counted] = await query<{ count: number }>(
    `select count(*) as count from app.reported_facts(${FILTER}) f
      where f.started_at >= $1::timestamptz and f.started_at < $2::timestamptz`,
    params,
  )
  const rows = await query<TurnRow>(TURNS, params)
  const conversations = counted!.count
  const isCut = conversations > INSIGHT_QUESTIONS_MAX || rows.length === INSIGHT_QUESTIONS_MAX
  const asked = new Set(rows.map(({ conversationId }) => conversationId)).size
  const questions = rows.map(toQuestion)
  const texts = questions.filter(({ text }) => text !== null)
  return {
    questions,
    read: { conversations, read: isCut ? asked : conversations, questions: texts.length },
  }
}

function toQuestion(turn: TurnRow): AskedQuestion {
  const { content, followedSender, followedType, sender, type, hasCitation, ...row } = turn
  const outcome = outcomeOf(sender, type, hasCitation)
  // A dialogue with a person goes on, and 'Yes, please' accepts an offer. Neither asks anything of the articles.
  const isReply =
    followedSender === 'agent' || (followedType === 'offer' && content.trim().split(/\s+/).length <= 3)
  const text = outcome === 'small_talk' || isReply ? null : reportedQuestion(content)
  return { ...row, text, key: text === null ? '' : questionKey(text), outcome }
}

function outcomeOf(sender: TurnRow['sender'], type: string | null, hasCitation: boolean): QuestionOutcome {
  if (sender === null) return 'unreplied'
  if (sender === 'agent') return 'by_person'
  if (type === 'suggestions' || type === 'clarification') return 'suggested'
  if (type === 'offer') return 'refused'
  return hasCitation ? 'answered' : 'small_talk'
}
