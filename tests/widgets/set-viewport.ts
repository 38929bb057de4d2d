import { sendCommand } from './send-command.ts'

/** Resizes the window of the test page, in px. */
export async function setViewport(width: number, height: number): Promise<void> {
  await sendCommand('set-viewport', { width, height })
}
