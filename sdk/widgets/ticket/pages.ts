/** What comes after the form's own fields: one file for all, fetched once the form shows. */
export { CompanyFields } from './company-fields.tsx'
export { FormFiles } from './form-files.tsx'
export { SuggestedArticles } from './suggested-articles.tsx'
export { TicketList } from './ticket-list.tsx'
export { TicketSent } from './ticket-sent.tsx'
export { TicketThread } from './ticket-thread.tsx'
