/** Of the words in `copy.ts` those that the chat's first screen shows, so that a page need not load the others for it. */
export const FIRST_COPY = {
  emailGateTitle: 'Enter your email to start',
  startChat: 'Start Chat',
  online: 'Online',
} as const
