import type { FlowText, Timers } from '#contract/constants/chat-flow.ts'
import type { FieldLabels } from '../frame/use-settings-draft.ts'

/** Labels of the chat flow's settings. */
export const FLOW_LABELS: FieldLabels<'chat-flow'> = {
  is_ai_enabled: 'The AI answers first',
  starters: 'Starter questions',
  quick_replies: 'Quick replies',
  timers: 'Timers',
  texts: 'Texts',
  handoff_phrases: 'Phrases that ask for a human',
  handoff_exceptions: 'Phrases that don’t',
}

/** Labels of the timers, with what they start from. */
export const TIMER_LABELS: Readonly<Record<keyof Timers, { readonly label: string; readonly hint: string }>> =
  {
    follow_up_s: {
      label: 'Follow-up question',
      hint: 'Time from an AI answer to the follow-up question.',
    },
    auto_close_s: {
      label: 'Close the conversation',
      hint: 'After an AI answer without another message.',
    },
    typing_pause_s: {
      label: 'Pause while typing',
      hint: 'The two timers above stop while a visitor types, and start again after this time.',
    },
    human_fallback_s: {
      label: 'Wait for a human',
      hint: 'After this, a request that no one has taken becomes a ticket. Visitors see when.',
    },
    choice_timeout_s: {
      label: 'Wait for Yes or No',
      hint: 'After this, an unanswered offer of a human becomes a ticket.',
    },
  }

/** Labels of the texts, with when visitors read them. */
export const TEXT_LABELS: Readonly<Record<FlowText, { readonly label: string; readonly hint: string }>> = {
  followUp: { label: 'Follow-up question', hint: 'Above “Thank you” and “I have another question”.' },
  queue: { label: 'Place in the queue', hint: 'Announces the handoff. {position} becomes the number.' },
  nobodyThere: {
    label: 'Away',
    hint: 'Outside office hours, and in the queue while nobody is at the desk. Replaces the away message of Help desk.',
  },
  unsure: { label: 'Not sure', hint: 'Above articles that may answer.' },
  noInformation: { label: 'Doesn’t know', hint: 'Offers a human, with Yes and No below.' },
  unavailable: { label: 'Unavailable', hint: 'When the AI can’t answer now. Offers a human.' },
  autoClose: { label: 'Closing', hint: 'The last message of a conversation that closes by itself.' },
  apology: { label: 'Nobody was free', hint: 'When a request for a human becomes a ticket.' },
  choiceTimeout: { label: 'No choice', hint: 'When an offer without an answer becomes a ticket.' },
}
