import { useCallback, useEffect, useRef, useState } from 'react'
import { SUBJECT_LENGTH } from '#contract/constants/conversation.ts'
import type { ConversationState } from '#core/conversation/state.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import formCss from '#sdk/ui/controls/form.css?inline'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { relativeTime } from '#sdk/ui/text/relative-time.ts'
import type { ChatSession, RememberedConversation } from '../chat-session.ts'
import { ContactForm } from './contact-form.tsx'
import myDataCss from './my-data.css?inline'

type Props = { readonly session: ChatSession; readonly onNotice: (text: string) => void }

/** The visitor's data in this browser and at the company: to view, correct, download and erase. */
export function MyData({ session, onNotice }: Props) {
  const { t, locale } = useChatMessages(EXTRAS_MESSAGES)
  const state = useStore(session.$state)
  const conversations = ownConversations(state, useStore(session.$remembered), t.untitled)
  const title = useRef<HTMLHeadingElement>(null)

  useStyleSheet(title, formCss + myDataCss)

  // The menu that led here has closed and lost the focus.
  useEffect(() => title.current?.focus(), [])

  async function erase(id: string): Promise<void> {
    const result = await session.erase(id)
    onNotice(result === 'done' ? t.erased : t.notErased)
    if (result === 'done') title.current?.focus()
  }

  async function download(): Promise<void> {
    onNotice((await session.downloadMyData()) === 'done' ? t.downloaded : t.notDownloaded)
  }

  function forget(): void {
    session.forgetMe()
    session.$page.set('conversation')
  }

  return (
    <div className="my-data">
      <h3 ref={title} className="greeting-title" tabIndex={-1}>
        {t.myData}
      </h3>
      <p>{t.myDataWhy}</p>
      {state.email !== null && conversations.length > 0 && (
        <ContactForm session={session} onNotice={onNotice} />
      )}
      <section className="group">
        <h4 className="group-title">{t.yourConversations}</h4>
        {conversations.length === 0 && <p>{t.noConversations}</p>}
        <ul className="rows">
          {conversations.map(({ id, subject, lastMessageAt }) => (
            <li key={id} className="own">
              <span className="row-subject" dir="auto">
                {subject}
              </span>
              <span className="row-side">{relativeTime(lastMessageAt, session.clock.now(), locale)}</span>
              <ConfirmedButton
                label={t.erase}
                name={fill(t.eraseNamed, { subject })}
                question={t.eraseSure}
                confirm={t.erase}
                onConfirm={() => void erase(id)}
              />
            </li>
          ))}
        </ul>
        <p>{t.earlierElsewhere}</p>
      </section>
      {conversations.length > 0 && (
        <button type="button" className="quiet" onClick={() => void download()}>
          {t.downloadAll}
        </button>
      )}
      {state.email !== null && (
        <ConfirmedButton label={t.forgetMe} question={t.forgetSure} confirm={t.forget} onConfirm={forget} />
      )}
    </div>
  )
}

type OwnConversation = Pick<RememberedConversation, 'id' | 'subject' | 'lastMessageAt'>

/**
 * Returns all conversations of this browser, the current one first.
 * @param untitled name of a conversation without a known first message
 */
function ownConversations(
  { conversationId, messages }: ConversationState,
  others: readonly RememberedConversation[],
  untitled: string,
): readonly OwnConversation[] {
  if (conversationId === null) return others
  const current = {
    id: conversationId,
    subject: [...(messages[0]?.content ?? untitled)].slice(0, SUBJECT_LENGTH).join(''),
    lastMessageAt: Date.parse(messages.at(-1)?.created_at ?? '') || 0,
  }
  return [current, ...others.filter(({ id }) => id !== conversationId)]
}

type ConfirmedButtonProps = {
  readonly label: string
  /** The accessible name, if the label alone is ambiguous. */
  readonly name?: string
  readonly question: string
  /** Label of the button that confirms. */
  readonly confirm: string
  readonly onConfirm: () => void
}

/** A button for an action that cannot be undone. It asks for confirmation in place. */
function ConfirmedButton({ label, name = label, question, confirm, onConfirm }: ConfirmedButtonProps) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const [isAsking, setAsking] = useState(false)
  const hasSwitched = useRef(false)

  /** Focuses the button that replaces the pressed one, but not the first button. */
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (hasSwitched.current) button?.focus()
  }, [])

  function ask(): void {
    hasSwitched.current = true
    setAsking(true)
  }

  if (!isAsking) {
    return (
      <button ref={takeFocus} type="button" className="plain" aria-label={name} onClick={ask}>
        {label}
      </button>
    )
  }
  return (
    <fieldset className="question" aria-label={question}>
      <p>{question}</p>
      <button ref={takeFocus} type="button" className="plain" onClick={() => setAsking(false)}>
        {t.keep}
      </button>
      <button type="button" className="plain is-final" onClick={onConfirm}>
        {confirm}
      </button>
    </fieldset>
  )
}
