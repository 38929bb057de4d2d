export { watchPage as run } from '../embed/watch-page.ts'
