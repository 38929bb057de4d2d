/*
 * Prepares a demo shop's page before its chat loads. The page around it passes the demo's time through the tab's session
 * storage (`adapters/browser/frame-clock.ts`), and the visitor's email in the address.
 */
function followDemoClock() {
  const key = 'demo_clock'
  const now = Date.now
  let clock = readClock(sessionStorage.getItem(key))
  Date.now = () => clock.standsAtMs ?? now() + clock.aheadMs
  addEventListener('storage', event => {
    if (event.key !== key) return
    clock = readClock(event.newValue)
    // The chat checks the clock again, as after the computer's sleep.
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

function readClock(text) {
  return text === null ? { aheadMs: 0, standsAtMs: null } : JSON.parse(text)
}

/** Passes the visitor's email to the chat, so that it doesn't ask for one. */
function nameVisitor() {
  const email = new URLSearchParams(location.search).get('visitor')
  const queue = []
  window.Lapwing = (...call) => queue.push(call)
  window.Lapwing.q = queue
  if (email) window.Lapwing('update', { email })
}

followDemoClock()
nameVisitor()
