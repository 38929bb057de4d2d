import { VOICE_TEXTS } from '#contract/constants/voice.ts'

/** The messages that the voice element needs before a call. */
export const CARD_MESSAGES = {
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
  cannotHear: 'This assistant speaks, but cannot hear you here. Type your questions.',
  call: 'Call',
  cannotCall: 'This browser cannot make calls.',
  writeInstead: 'Write instead',
  retry: 'Try again',
  cancel: 'Cancel',
  notRecorded: 'Recording off',
  endCall: 'End call',
  ended: 'Call ended',
} as const

/** The same messages in any language. */
export type CardMessages = Readonly<Record<keyof typeof CARD_MESSAGES, string>>
