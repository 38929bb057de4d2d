/** Merges what a thread shows into one order. */
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Activity, Note } from '#contract/entities/desk.ts'
import type { EmailProblem } from '#contract/entities/email.ts'
import type { Message } from '#contract/entities/message.ts'
import type { StaffSurvey } from '#contract/entities/survey.ts'

/** One item of a thread: a message, a note, an activity, a survey or a merged conversation. `at` is an ISO instant. */
export type ThreadItem =
  | { readonly kind: 'message'; readonly at: string; readonly message: Message }
  | { readonly kind: 'note'; readonly at: string; readonly note: Note }
  | { readonly kind: 'activity'; readonly at: string; readonly activity: Activity }
  /** Several activities in a row, in order. */
  | { readonly kind: 'changes'; readonly at: string; readonly activities: readonly Activity[] }
  /** At its answer, or when it was asked. */
  | { readonly kind: 'survey'; readonly at: string; readonly survey: StaffSurvey }
  /** A conversation that was merged into this one. */
  | { readonly kind: 'merged'; readonly at: string; readonly conversation: StaffConversation }

type Parts = {
  /** In order, without gaps, up to the newest. */
  readonly messages: readonly Message[]
  readonly notes: readonly Note[]
  readonly activities: readonly Activity[]
  readonly surveys: readonly StaffSurvey[]
  readonly merged: readonly StaffConversation[]
  /** Whether earlier messages exist. */
  readonly hasEarlier: boolean
}

/**
 * Returns the thread's items. Messages are ordered by sequence. Notes and activities follow the messages
 * sent before them; the activity that starts the conversation precedes its messages. Items older than the
 * first loaded message are left out until earlier ones are loaded.
 */
export function threadItems({
  messages,
  notes,
  activities,
  surveys,
  merged,
  hasEarlier,
}: Parts): readonly ThreadItem[] {
  const from = hasEarlier ? timeOf(messages[0]?.created_at ?? '') : Number.NEGATIVE_INFINITY
  const secondary: ThreadItem[] = [
    ...activities.map(activity => ({ kind: 'activity', at: activity.created_at, activity }) as const),
    ...notes.map(note => ({ kind: 'note', at: note.created_at, note }) as const),
    ...surveys.map(
      survey => ({ kind: 'survey', at: survey.answered_at ?? survey.asked_at, survey }) as const,
    ),
    ...merged.map(
      conversation =>
        ({
          kind: 'merged',
          at: conversation.last_message_at ?? conversation.created_at,
          conversation,
        }) as const,
    ),
  ].filter(({ at }) => timeOf(at) >= from)
  secondary.sort((a, b) => timeOf(a.at) - timeOf(b.at))

  const items: ThreadItem[] = []
  let next = 0
  for (const message of messages) {
    const at = timeOf(message.created_at)
    while (next < secondary.length && comesBefore(secondary[next]!, at)) items.push(secondary[next++]!)
    items.push({ kind: 'message', at: message.created_at, message })
  }
  return [...items, ...secondary.slice(next)]
}

/** Returns what became last of the emails that carried messages, by the sequences of these. */
export function emailProblems(items: readonly ThreadItem[]): ReadonlyMap<number, EmailProblem> {
  return new Map(
    items.flatMap(item => {
      if (item.kind !== 'activity' || item.activity.kind !== 'email-problem') return []
      const problem = item.activity.detail as EmailProblem
      return (problem.sequences ?? []).map(sequence => [sequence, problem] as const)
    }),
  )
}

/** Returns an item's React key. */
export function itemKey(item: ThreadItem): string {
  switch (item.kind) {
    case 'message':
      return item.message.client_id
    case 'note':
      return item.note.id
    case 'activity':
      return item.activity.id
    case 'changes':
      return item.activities[0]!.id
    case 'survey':
      return item.survey.id
    case 'merged':
      return item.conversation.id
  }
}

function comesBefore(item: ThreadItem, messageAt: number): boolean {
  const at = timeOf(item.at)
  const isBeginning = item.kind === 'activity' && item.activity.kind === 'created'
  return at < messageAt || (isBeginning && at === messageAt)
}

function timeOf(at: string): number {
  return Date.parse(at)
}
