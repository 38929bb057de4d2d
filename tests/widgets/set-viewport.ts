/** The test runner's connection to its browser. In a constant, because Vite would look for a file. */
const CONNECTION = '/__web-dev-server__web-socket.js'

type Connection = {
  readonly sendMessageWaitForResponse: (message: object) => Promise<unknown>
}

/** Resizes the window of the test page, in px. */
export async function setViewport(width: number, height: number): Promise<void> {
  const { sendMessageWaitForResponse }: Connection = await import(/* @vite-ignore */ CONNECTION)
  const sessionId = new URLSearchParams(location.search).get('wtr-session-id')
  await sendMessageWaitForResponse({
    type: 'wtr-command',
    sessionId,
    command: 'set-viewport',
    payload: { width, height },
  })
}
