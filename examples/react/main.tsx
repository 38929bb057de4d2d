import { LapwingProvider, SupportChat, useLapwing } from '@lapwing/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const SERVER = document.querySelector<HTMLMetaElement>('meta[name=support-server]')!.content

function App() {
  const [email, setEmail] = useState<string>()
  const [isChatWanted, setIsChatWanted] = useState(true)
  return (
    <LapwingProvider server={SERVER} tenant="acme" email={email}>
      <main>
        <h1>Acme Planner</h1>
        <Unread />
        <p>
          <button type="button" onClick={() => setEmail('ines@example.com')}>
            Sign in as Ines
          </button>{' '}
          <button type="button" onClick={() => setIsChatWanted(wanted => !wanted)}>
            {isChatWanted ? 'Remove the chat' : 'Bring the chat back'}
          </button>{' '}
          <button type="button" data-support-open>
            Open the chat
          </button>
        </p>
        {isChatWanted && <SupportChat />}
      </main>
    </LapwingProvider>
  )
}

function Unread() {
  const { unread, isOpen } = useLapwing()
  return (
    <p>
      {unread === 0 ? 'No unread messages.' : `Unread messages: ${unread}`} The chat is{' '}
      {isOpen ? 'open' : 'closed'}.
    </p>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
