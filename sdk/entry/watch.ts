export { checkPage as check } from '../embed/check-page.ts'
export { watchPage as run } from '../embed/watch-page.ts'
