import { SHARED_FIRST_MESSAGES } from '#core/messages/en/first.ts'

/** The messages that a chat shows before it loads more. */
export const FIRST_MESSAGES = {
  ...SHARED_FIRST_MESSAGES,
  openChat: 'Open chat',
  closeChat: 'Close chat',
  message: 'Message',
  writeMessage: 'Write a message…',
  send: 'Send',
  email: 'Email address',
  emailExample: 'you@example.com',
  emailWhy: 'So that we can reach you if you get disconnected.',
  openChatOneUnread: 'Open chat, 1 unread message',
  openChatUnread: 'Open chat, {count} unread messages',
  toStart: 'Back to the start',
} as const
