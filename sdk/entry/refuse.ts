export { refuseTag as run } from '../embed/refuse-tag.ts'
