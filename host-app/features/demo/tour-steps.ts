import { EVENTS } from '#contract/embed.ts'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'

/** An event in the visitor's frame: one of the widget's, or an action of the tour itself. */
export type DemoEvent = { readonly name: string; readonly detail?: unknown }

/** What a step's button can do. */
export type StepAction =
  /** Writes a text into the visitor's chat; the visitor sends it. */
  | { readonly does: 'write'; readonly label: string; readonly text: string }
  | { readonly does: 'jump'; readonly label: string; readonly ms: number }
  | { readonly does: 'switch'; readonly label: string }
  | { readonly does: 'copy'; readonly label: string }

/** A step of the tour. */
export type TourStep = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly actions: readonly StepAction[]
  /** Whether an event completes the step. */
  readonly isDoneBy: (event: DemoEvent) => boolean
}

/** Names of the tour's own events, besides the widget's. */
export const TOUR_EVENTS = { switched: 'tour:switched', copied: 'tour:copied' } as const

const SAID_BY_ITSELF: readonly string[] = [
  SHARED_MESSAGES.unsure,
  SHARED_MESSAGES.noInformation,
  SHARED_MESSAGES.unavailable,
  SHARED_MESSAGES.autoClose,
  SHARED_MESSAGES.apology,
  SHARED_MESSAGES.choiceTimeout,
]

/** The steps of the five-minute tour, in order. */
export const TOUR_STEPS: readonly TourStep[] = [
  {
    id: 'answer',
    title: 'Ask a question',
    text: 'Ask what a plan costs. The answer comes from one of Acme’s articles and names it.',
    actions: [{ does: 'write', label: 'Write the question', text: 'How much does Acme Planner cost?' }],
    isDoneBy: event => isMessageOf(event, 'ai') && !isSaidByItself(event),
  },
  {
    id: 'human',
    title: 'Ask what no article covers',
    text: 'No article answers this one, and the AI says so. Accept a human, and see your place in the queue.',
    actions: [{ does: 'write', label: 'Write the question', text: 'Which wine goes with grilled octopus?' }],
    isDoneBy: ({ name }) => name === EVENTS.handoff,
  },
  {
    id: 'agent',
    title: 'Answer as the agent',
    text: 'In the inbox, open the waiting conversation, assign it to yourself and write a reply. From here on the AI is quiet.',
    actions: [],
    isDoneBy: event => isMessageOf(event, 'agent'),
  },
  {
    id: 'resolve',
    title: 'Resolve it',
    text: 'Press Resolve above the thread. The visitor sees at once that the conversation has ended.',
    actions: [],
    isDoneBy: ({ name }) => name === EVENTS.resolved,
  },
  {
    id: 'ticket',
    title: 'Let nobody answer',
    text: 'Start a new conversation, ask for a human and send it. This time leave it in the queue: after 60 seconds it becomes a ticket. Jump there.',
    actions: [
      { does: 'write', label: 'Ask for a human', text: 'I would like to talk to a person.' },
      { does: 'jump', label: 'Jump 60 seconds', ms: 60_000 },
    ],
    isDoneBy: ({ name }) => name === EVENTS.ticket,
  },
  {
    id: 'rtl',
    title: 'Read from right to left',
    text: 'Noor Home sells in Arabic and Hebrew. Its chat and its conversations run the other way.',
    actions: [{ does: 'switch', label: 'Switch to Noor Home' }],
    isDoneBy: ({ name }) => name === TOUR_EVENTS.switched,
  },
  {
    id: 'tag',
    title: 'Take it with you',
    text: 'This tag is the only code on the shop’s page.',
    actions: [{ does: 'copy', label: 'Copy the tag' }],
    isDoneBy: ({ name }) => name === TOUR_EVENTS.copied,
  },
]

function isMessageOf({ name, detail }: DemoEvent, author: string): boolean {
  return name === EVENTS.message && (detail as { author?: unknown } | undefined)?.author === author
}

/** Whether a message is one that the AI sends without a source. */
function isSaidByItself({ detail }: DemoEvent): boolean {
  return SAID_BY_ITSELF.includes((detail as { text: string }).text)
}

/** The tour's progress: the open step and the completed ones, by id. */
export type TourProgress = { readonly current: string; readonly done: readonly string[] }

/** The progress at the start. */
export const TOUR_START: TourProgress = { current: TOUR_STEPS[0]!.id, done: [] }

/**
 * Returns the progress after an event: completes its steps. If the open step was one of them, the next open
 * one is shown.
 */
export function afterEvent(progress: TourProgress, event: DemoEvent): TourProgress {
  const ticked = TOUR_STEPS.filter(({ id, isDoneBy }) => !progress.done.includes(id) && isDoneBy(event))
  if (ticked.length === 0) return progress
  const done = [...progress.done, ...ticked.map(({ id }) => id)]
  return {
    done,
    current: done.includes(progress.current) ? nextOf(progress.current, done) : progress.current,
  }
}

/**
 * Returns the first incomplete step after `current`, else the first incomplete one; the last step if all are
 * complete.
 */
function nextOf(current: string, done: readonly string[]): string {
  const isOpen = ({ id }: TourStep) => !done.includes(id)
  const index = TOUR_STEPS.findIndex(({ id }) => id === current)
  return (TOUR_STEPS.slice(index + 1).find(isOpen) ?? TOUR_STEPS.find(isOpen))?.id ?? current
}
