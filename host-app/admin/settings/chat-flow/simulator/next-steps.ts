import type { ConversationState } from '#core/conversation/state.ts'

/** A step that time alone brings about. */
export type NextStep = { readonly name: string /** In ms since the epoch. */; readonly at: number }

/** The deadlines of the widget's machine that an admin can follow. */
const DEADLINES = {
  thinkingAt: '“Thinking…” shows',
  idleResumeAt: 'The timers start again',
  followUpAt: 'The follow-up question shows',
  autoCloseAt: 'The conversation closes',
  choiceAt: 'The unanswered offer becomes a ticket',
  fallbackAt: 'The request for a human becomes a ticket',
} as const satisfies Partial<Record<keyof ConversationState, string>>

/** Returns what happens next if nobody does anything, the earliest first. @param answerAt when the AI answers */
export function nextSteps(state: ConversationState, answerAt: number | null): readonly NextStep[] {
  const steps = (Object.keys(DEADLINES) as (keyof typeof DEADLINES)[]).map(key => ({
    name: DEADLINES[key],
    at: state[key],
  }))
  return [...steps, { name: 'The AI answers', at: answerAt }]
    .filter((step): step is NextStep => step.at !== null)
    .sort((one, other) => one.at - other.at)
}

/** Says who has the conversation. */
export function describeTurn({ status, needsHuman, assigneeName }: ConversationState): string {
  if (status === 'none') return 'No conversation yet'
  if (status === 'resolved') return 'Resolved'
  if (status === 'ticket') return 'A ticket'
  if (assigneeName !== null) return `With ${assigneeName}`
  return needsHuman ? 'Waiting for a human' : 'With the AI'
}
