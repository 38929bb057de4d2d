import { createRoot } from 'react-dom/client'
import { GateScreen } from './gate-screen.tsx'

/** Shows the gate in the page's place until it is passed. `named`: the passphrase, where the gate tells it. */
export async function showGate(named: string | null): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  await new Promise<void>(resolve => root.render(<GateScreen named={named} onPass={resolve} />))
  root.unmount()
  element.remove()
}
