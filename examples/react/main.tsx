import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { SupportChat } from './support-chat.tsx'

function App() {
  const [email, setEmail] = useState<string>()
  const [unread, setUnread] = useState(0)
  const [isChatWanted, setIsChatWanted] = useState(true)
  return (
    <main>
      <h1>Acme Planner</h1>
      <p>{unread === 0 ? 'No unread messages.' : `Unread messages: ${unread}`}</p>
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
      {isChatWanted && <SupportChat tenant="acme" email={email} onUnread={setUnread} />}
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
