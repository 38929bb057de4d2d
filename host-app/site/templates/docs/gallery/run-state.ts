import type { State } from './states.ts'

const POLL_MS = 100

/**
 * Brings an element into a state: runs its command once the element is defined, and presses its button once there is
 * one. Returns a function that gives up.
 */
export function runState(host: HTMLElement, { command, press }: State): () => void {
  let isOver = false
  const registry = host.ownerDocument.defaultView!.customElements
  void registry.whenDefined(host.localName).then(() => {
    if (isOver || !command) return
    const [name, ...args] = command
    methodOf(host, name)?.(...args)
  })
  const poll = setInterval(() => {
    const button = press && host.shadowRoot?.querySelector<HTMLElement>(press)
    if (!button) return
    button.click()
    clearInterval(poll)
  }, POLL_MS)
  return () => {
    isOver = true
    clearInterval(poll)
  }
}

/** Returns a method of an element by its name; undefined until the element has loaded. */
export function methodOf(host: HTMLElement, name: string): ((...args: unknown[]) => unknown) | undefined {
  const method = (host as unknown as Record<string, unknown>)[name]
  return typeof method === 'function' ? method.bind(host) : undefined
}
