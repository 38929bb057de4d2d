import { runWith } from '../embed/run-with.ts'
import { defineTicket } from '../widgets/ticket/define-ticket.tsx'

/** Defines `<support-ticket>` and runs a command on one. The loader calls it. */
export const run = runWith(defineTicket)
