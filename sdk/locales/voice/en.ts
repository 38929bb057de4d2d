import { CARD_MESSAGES } from './en/card.ts'

/** All messages of the voice element. They load with a call. */
export const MESSAGES = {
  ...CARD_MESSAGES,
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
  muted: 'Muted',
  level: 'Microphone level',
  captions: 'Captions',
  you: 'You',
  person: 'Person at {company}',
  opensInTab: 'opens in a new tab',
  mute: 'Mute',
  type: 'Type',
  askPerson: 'Person',
  /** Sent as the visitor's words, so `asksForHuman` must recognize it. */
  askForPerson: 'I would like to talk to a person.',
  end: 'End',
  message: 'Your message',
  send: 'Send',
  duration: 'Duration: {time}',
  silence: 'Nobody spoke for {seconds} seconds.',
  tooLong: 'The time for this call is over.',
  lost: 'The connection was lost.',
  transcript: 'Transcript',
  rateCall: 'How was this call?',
  good: 'Good',
  notGood: 'Not good',
  thanks: 'Thank you.',
  callAgain: 'Call again',
  continueByText: 'Continue by text',
} as const

/** The same messages in any language. */
export type VoiceMessages = Readonly<Record<keyof typeof MESSAGES, string>>
