/**
 * The shared English messages of the chat's first screen. Separate, so that a page loads no other messages for
 * it.
 */
export const SHARED_FIRST_MESSAGES = {
  emailGateTitle: 'Enter your email to start',
  startChat: 'Start Chat',
  online: 'Online',
} as const
