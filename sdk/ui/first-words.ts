/** Of the widgets' words in English those that a chat shows before anything is loaded later; the others are in `words.ts`. */
export const FIRST_WORDS = {
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
