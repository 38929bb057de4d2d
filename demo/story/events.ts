/** What happens in the story, one event at a time. `replay.ts` writes it to the database. */
import type { AnswerOutcome } from '#contract/entities/answers.ts'
import type { SlaTimerKind } from '#contract/entities/sla.ts'

/** Who did it: the database's triggers name them in the history. */
export type Actor =
  | 'visitor'
  | 'ai'
  | 'job'
  | { readonly agentId: string }
  /** A rule or an SLA policy. */
  | { readonly automation: string }

/** Columns of a conversation, as JSON has them. */
export type Columns = Readonly<Record<string, unknown>>

/** An event of one conversation. `at` is in ms since the epoch. */
export type StoryEvent = {
  readonly at: number
  /** Id of the conversation. */
  readonly about: string
  readonly actor: Actor
} & (
  | { readonly kind: 'open'; readonly data: Columns }
  | { readonly kind: 'message'; readonly data: MessageData }
  | { readonly kind: 'change'; readonly data: Columns }
  | { readonly kind: 'note'; readonly data: NoteData }
  | { readonly kind: 'timer'; readonly data: TimerData }
  | { readonly kind: 'ended'; readonly data: Pick<TimerData, 'id'> }
  | { readonly kind: 'warned' | 'breached'; readonly data: Pick<TimerData, 'id' | 'timer' | 'policy_name'> }
  | {
      readonly kind: 'rule'
      readonly data: { readonly rule_id: string; readonly name: string; readonly event: string }
    }
  | { readonly kind: 'survey'; readonly data: SurveyData }
)

type MessageData = {
  readonly sender_type: 'visitor' | 'ai' | 'agent' | 'system'
  readonly sender_id: string | null
  readonly sender_name: string | null
  readonly content: string
  readonly meta: object
  readonly helpful: boolean | null
  readonly outcome: AnswerOutcome | null
}
type NoteData = {
  readonly author_name: string
  readonly content: string
  readonly mentioned_ids: readonly string[]
}
type TimerData = {
  readonly id: string
  readonly policy_id: string
  readonly policy_name: string
  readonly timer: SlaTimerKind
  readonly started_at: string
  readonly warn_at: string
  readonly due_at: string
}
type SurveyData = {
  readonly kind: string
  readonly channel: string
  readonly score: number | null
  readonly comment: string | null
  readonly answered_at: string | null
}
