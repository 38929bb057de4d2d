/** The test runner's connection to its browser. In a constant, because Vite would look for a file. */
const CONNECTION = '/__web-dev-server__web-socket.js'

type Connection = {
  readonly sendMessageWaitForResponse: (message: object) => Promise<unknown>
}

/** Sends a command of the test runner to the browser of the test page. */
export async function sendCommand(command: string, payload: object): Promise<unknown> {
  const { sendMessageWaitForResponse }: Connection = await import(/* @vite-ignore */ CONNECTION)
  const sessionId = new URLSearchParams(location.search).get('wtr-session-id')
  return sendMessageWaitForResponse({ type: 'wtr-command', sessionId, command, payload })
}
