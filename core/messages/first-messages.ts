/** The shared English messages of the chat's first screen, so that a page loads no others for it. */
export const SHARED_FIRST_MESSAGES = {
  emailGateTitle: 'Enter your email to start',
  startChat: 'Start Chat',
  online: 'Online',
} as const
