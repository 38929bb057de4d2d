/** Words of the widget that the specification fixes, and the few that it leaves open. */
export const COPY = {
  emailGateTitle: 'Enter your email to start',
  startChat: 'Start Chat',
  emailMissing: 'Please enter your email before starting the chat.',
  thinking: 'Thinking…',
  typing: 'Typing…',
  online: 'Online',
  resolvedEnd: 'This conversation has been marked as resolved.',
  ticketEnd: 'This conversation has been converted to a support ticket.',
  startNew: 'Start a new conversation',
  reopen: 'Reopen this conversation',
  offerYes: 'Yes',
  offerNo: 'No',
  noThanks: 'No thanks!',
  noInformation:
    'I don’t have information about that in our help articles. Would you like me to connect you to a human?',
  unavailable: 'I can’t look that up right now. Would you like me to connect you to a human?',
} as const

/** The visitor's place in the queue (CHAT-10). */
export function queueText(position: number): string {
  return `You're in the queue to chat with a human. Your position: ${position}`
}
