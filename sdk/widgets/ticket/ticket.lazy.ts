/** Parts that load after the form's own fields, as one file, once the form shows. */
export { CompanyFields } from './form/company-fields.tsx'
export { FormFiles } from './form/form-files.tsx'
export { SuggestedArticles } from './form/suggested-articles.tsx'
export { TicketList } from './tickets/ticket-list.tsx'
export { TicketSent } from './tickets/ticket-sent.tsx'
export { TicketThread } from './tickets/ticket-thread.tsx'
