/*
 * What a shop of the demo does before its chat comes. The page around it says by the tab's session storage what time it
 * is in the demo (`adapters/frame-clock.ts`), and by the address who visits.
 */
function followDemoClock() {
  const key = 'demo_clock'
  const now = Date.now
  let clock = readClock(sessionStorage.getItem(key))
  Date.now = () => clock.standsAtMs ?? now() + clock.aheadMs
  addEventListener('storage', event => {
    if (event.key !== key) return
    clock = readClock(event.newValue)
    // The chat looks at the clock again, as after a sleep.
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

function readClock(text) {
  return text === null ? { aheadMs: 0, standsAtMs: null } : JSON.parse(text)
}

/** The shop knows its visitor, so that the chat need not ask for an address. */
function nameVisitor() {
  const email = new URLSearchParams(location.search).get('visitor')
  const queue = []
  window.Lapwing = (...call) => queue.push(call)
  window.Lapwing.q = queue
  if (email) window.Lapwing('update', { email })
}

followDemoClock()
nameVisitor()
