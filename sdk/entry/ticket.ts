import { runWith } from '../embed/run-with.ts'
import { defineTicket } from '../widgets/ticket/define-ticket.tsx'

export const run = runWith(defineTicket)
