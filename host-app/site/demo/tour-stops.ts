import type { DemoDesk } from '#contract/constants/demo.ts'
import { EVENTS } from '#contract/embed.ts'
import { SHARED_MESSAGES } from '#core/messages/en.ts'
import { callEvent, type DemoEvent, TOUR_EVENTS } from './demo-events.ts'

/** What a task's button can do. */
export type TaskAction = { readonly label: string } & (
  | /** Writes a text into the visitor's chat; the visitor sends it. */ {
      readonly does: 'write'
      readonly text: string
    }
  | /** Writes a question that no article covers: a new one, or the last one again. */ {
      readonly does: 'writeUnanswered'
      readonly which: 'new' | 'last'
    }
  | { readonly does: 'jump'; readonly ms: number }
  | /** Opens a screen of the staff area. */ { readonly does: 'open'; readonly desk: DemoDesk }
  | { readonly does: 'show' | 'call' | 'switch' | 'copy' }
)

/** One thing to do at a stop, in one sentence that also says what the visitor will see. */
export type TourTask = {
  readonly text: string
  readonly actions: readonly TaskAction[]
  /** Whether an event completes the task. */
  readonly isDoneBy: (event: DemoEvent) => boolean
  /** Whether the task is about time that passes, so that the clock must not be paused. */
  readonly needsTime?: true
}

/** A stop of the tour, with its tasks in order. */
export type TourStop = {
  readonly id: string
  readonly title: string
  readonly tasks: readonly [TourTask, ...TourTask[]]
}

/** The stops of the tour, in order. */
export const TOUR_STOPS: readonly [TourStop, ...TourStop[]] = [
  {
    id: 'answer',
    title: 'Ask a question',
    tasks: [
      {
        text: 'Ask what a plan costs: the answer comes from one of Acme’s articles and links to it.',
        actions: [{ does: 'write', label: 'Write the question', text: 'How much does Acme Planner cost?' }],
        isDoneBy: isAnswer,
      },
    ],
  },
  {
    id: 'human',
    title: 'Bring in a human',
    tasks: [
      {
        text: 'Ask something that no article covers, and accept the offer of a human: the AI says that it doesn’t know, and you see your place in the queue.',
        actions: [{ does: 'writeUnanswered', label: 'Write the question', which: 'new' }],
        isDoneBy: ({ name }) => name === EVENTS.handoff,
      },
      {
        text: 'Open the waiting conversation, assign it to yourself and reply: the visitor reads it at once, and the AI stays quiet.',
        actions: [{ does: 'open', label: 'Open the inbox', desk: 'inbox' }],
        isDoneBy: event => isMessageOf(event, 'agent'),
      },
    ],
  },
  {
    id: 'rate',
    title: 'Resolve and rate',
    tasks: [
      {
        text: 'Press Resolve above the conversation: the visitor sees at once that it has ended.',
        actions: [{ does: 'open', label: 'Open the inbox', desk: 'inbox' }],
        isDoneBy: ({ name }) => name === EVENTS.resolved,
      },
      {
        text: 'Rate the conversation in the chat: the agent sees your rating, too.',
        actions: [{ does: 'show', label: 'Go to the chat' }],
        isDoneBy: ({ name }) => name === EVENTS.csat,
      },
    ],
  },
  {
    id: 'dashboard',
    title: 'See it on the dashboard',
    tasks: [
      {
        text: 'Open the dashboard and press the figure Satisfied: the conversation that you rated is the first in its list.',
        actions: [{ does: 'open', label: 'Open the dashboard', desk: 'dashboard' }],
        isDoneBy: ({ name }) => name === callEvent('listReportConversations'),
      },
    ],
  },
  {
    id: 'ticket',
    title: 'Let nobody answer',
    tasks: [
      {
        text: 'Start a new conversation, ask for a human and jump 60 seconds: nobody came, so the request becomes a ticket.',
        actions: [
          { does: 'write', label: 'Ask for a human', text: 'I would like to talk to a person.' },
          { does: 'jump', label: 'Jump 60 seconds', ms: 60_000 },
        ],
        isDoneBy: ({ name }) => name === EVENTS.ticket,
        needsTime: true,
      },
    ],
  },
  {
    id: 'gap',
    title: 'Close a gap',
    tasks: [
      {
        text: 'Create a draft from your question and the agent’s reply, and publish it: the AI can use the article at once. An hour later, the demo archives it.',
        actions: [{ does: 'open', label: 'Open the gaps', desk: 'gaps' }],
        isDoneBy: ({ name }) => name === callEvent('publishContent'),
      },
      {
        text: 'Start a new conversation and ask the same question: the AI now answers from your article, or offers it.',
        actions: [{ does: 'writeUnanswered', label: 'Ask it again', which: 'last' }],
        isDoneBy: isAnswer,
      },
    ],
  },
  {
    id: 'recolor',
    title: 'Recolor the chat',
    tasks: [
      {
        text: 'Scroll to Color and choose another one: the shop’s chat has it at once. Only you see it, unless you save it.',
        actions: [{ does: 'open', label: 'Open the settings', desk: 'appearance' }],
        isDoneBy: ({ name }) => name === TOUR_EVENTS.recolored,
      },
      {
        text: 'Copy the tag: a site needs no other code for the chat, and the new color didn’t change it.',
        actions: [{ does: 'copy', label: 'Copy the tag' }],
        isDoneBy: ({ name }) => name === TOUR_EVENTS.copied,
      },
    ],
  },
  {
    id: 'call',
    title: 'Call instead of typing',
    tasks: [
      {
        text: 'Start a call, ask how to reset your password, and hang up: you hear the answer, and the inbox keeps a transcript.',
        actions: [{ does: 'call', label: 'Start a call' }],
        isDoneBy: ({ name, detail }) =>
          name === EVENTS.call && (detail as { state?: unknown } | undefined)?.state === 'ended',
        needsTime: true,
      },
    ],
  },
  {
    id: 'rtl',
    title: 'Read from right to left',
    tasks: [
      {
        text: 'Switch to Noor Home, which sells in Arabic and Hebrew: its chat and its conversations read from right to left.',
        actions: [{ does: 'switch', label: 'Switch to Noor Home' }],
        isDoneBy: ({ name }) => name === TOUR_EVENTS.switched,
      },
    ],
  },
  {
    id: 'impersonate',
    title: 'Act for a company',
    tasks: [
      {
        text: 'As the platform’s staff, open Acme, press Act for this tenant and give a reason: every page then says that you act for Acme.',
        actions: [{ does: 'open', label: 'Open the companies', desk: 'tenants' }],
        isDoneBy: ({ name }) => name === callEvent('redeemImpersonation'),
      },
      {
        text: 'As Acme’s admin, read the access log: it names the staff member and the reason, and you can end the access.',
        actions: [{ does: 'open', label: 'Open the access log', desk: 'accessLog' }],
        isDoneBy: ({ name }) => name === callEvent('listAudit'),
      },
    ],
  },
]

/** Messages that the AI sends without an article. */
const SENT_WITHOUT_ARTICLE: readonly string[] = [
  SHARED_MESSAGES.unsure,
  SHARED_MESSAGES.noInformation,
  SHARED_MESSAGES.unavailable,
  SHARED_MESSAGES.autoClose,
  SHARED_MESSAGES.apology,
  SHARED_MESSAGES.choiceTimeout,
]

function isAnswer(event: DemoEvent): boolean {
  return isMessageOf(event, 'ai') && !SENT_WITHOUT_ARTICLE.includes((event.detail as { text: string }).text)
}

function isMessageOf({ name, detail }: DemoEvent, author: string): boolean {
  return name === EVENTS.message && (detail as { author?: unknown } | undefined)?.author === author
}
