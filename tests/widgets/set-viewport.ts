import { sendCommand } from './send-command.ts'
import { until } from './until.ts'

/** Resizes the window of the test page, in px. */
export async function setViewport(width: number, height: number): Promise<void> {
  await sendCommand('set-viewport', { width, height })
  await until(() => innerWidth === width && innerHeight === height, `a window of ${width} by ${height} px`)
}
