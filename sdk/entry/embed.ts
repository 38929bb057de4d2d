export { runCommand } from '../embed/run-command.ts'
