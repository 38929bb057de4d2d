import { defineTicket } from '../widgets/ticket/define-ticket.tsx'

defineTicket()
