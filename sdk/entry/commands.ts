export { runCommand as run } from '../embed/run-command.ts'
