import { VOICE_TEXTS } from '#contract/constants/voice.ts'

/** The voice element's messages in English. */
export const VOICE_MESSAGES = {
  ...VOICE_TEXTS,
  /** The status of a request that was answered with an error (VOICE-01). */
  refused: 'Error {status}',
  name: 'Voice call',
  needHelp: 'Need help?',
  voiceChat: 'Voice Chat',
  showCall: 'Show the call',
  close: 'Close',
  loading: 'Loading…',
  about: 'You talk to an AI assistant that answers from the help center.',
  consent:
    'This call is with an AI. It is not recorded. What is said is written down and saved as a conversation.',
  cannotHear: 'This assistant speaks, but cannot hear you here. Type your questions.',
  call: 'Call',
  off: 'Calls are not available here.',
  language: 'Calls are not available in this language.',
  busy: 'All lines are busy. Please try again in a minute.',
  cannotCall: 'This browser cannot make calls.',
  writeInstead: 'Write instead',
  retry: 'Try again',
  cancel: 'Cancel',
  listening: 'Listening',
  thinking: 'Thinking',
  speaking: 'Speaking',
  muted: 'Muted',
  notRecorded: 'Recording off',
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
  endCall: 'End call',
  message: 'Your message',
  send: 'Send',
  ended: 'Call ended',
  duration: 'Duration: {time}',
  silence: 'Nobody spoke for {seconds} seconds.',
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
export type VoiceMessages = Readonly<Record<keyof typeof VOICE_MESSAGES, string>>
