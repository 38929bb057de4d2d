/** What the chat learns from the site that it is on. Loads with the site's first fields or the first message. */
export { currentPage } from '../browser/current-page.ts'
export { readContext } from './read-context.ts'
