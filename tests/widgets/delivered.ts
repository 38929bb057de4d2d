/** The message that `delivered` sends. Listeners that record messages leave it out. */
export const MARKER = 'all messages before this one have been delivered'

/**
 * Resolves when all messages that were posted to the window so far have been delivered, and promises that they resolved
 * have been handled: a window receives its messages in their order.
 */
export async function delivered(to: Window = window): Promise<void> {
  const isDelivered = new Promise<void>(resolve => {
    to.addEventListener('message', function listen({ data }) {
      if (data !== MARKER) return
      to.removeEventListener('message', listen)
      resolve()
    })
  })
  to.postMessage(MARKER, location.origin)
  await isDelivered
  await new Promise(resolve => setTimeout(resolve))
}
