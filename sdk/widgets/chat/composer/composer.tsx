import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { INPUT_MAX_HEIGHT_PX, MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { useFirstMessages } from '#sdk/locales/chat/chat-messages.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import { fromExtras, fromFiles } from '../chat-extras.ts'
import type { ChatSession, RefusedFile } from '../chat-session.ts'
import { fromChat } from '../panel/panel-parts.ts'

const ComposerTools = fromChat(module => module.ComposerTools)
const FileDrop = fromChat(module => module.FileDrop)
const LengthNote = fromExtras(module => module.LengthNote)
const StagedFiles = fromFiles(module => module.StagedFiles)

/** How many characters before the limit the length is shown. */
const LENGTH_SHOWN_BEFORE = 800

/**
 * The message box, which grows with its text (CHAT-03) and takes the focus when its screen appears. Enter sends, Shift+Enter
 * starts a new line (CHAT-06). Files that are chosen, pasted or dropped wait above it until the message is sent.
 */
export function Composer({ session }: { readonly session: ChatSession }) {
  const { t } = useFirstMessages()
  const draft = useStore(session.$draft)
  const files = useStore(session.$files)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const box = useRef<HTMLTextAreaElement>(null)
  const attach = useCallback(
    async (files: readonly File[]) => {
      box.current?.focus()
      const refused = await session.attach(files)
      setRefused(refused)
      return !refused[0]
    },
    [session],
  )

  useLayoutEffect(() => {
    // An empty box has one row. Measuring would force a layout of the whole panel before it is complete.
    if (draft === '') {
      box.current!.removeAttribute('style')
      return
    }
    const { style } = box.current!
    style.height = ''
    style.height = `${Math.min(box.current!.scrollHeight, INPUT_MAX_HEIGHT_PX)}px`
  }, [draft])

  function write(text: string): void {
    session.$draft.set(text)
    session.dispatch({ type: 'typed' })
  }

  function send(): void {
    // Not the draft of the last rendering, which may lack the last key.
    session.send(session.$draft.get())
    box.current?.focus()
  }

  function sendOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || isComposingKey(event.nativeEvent)) return
    event.preventDefault()
    send()
  }

  function pasteFiles(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData
    // Word processors copy a picture of the text together with the text.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    attach([...files])
  }

  return (
    <>
      <form
        className="composer"
        part="composer"
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        {files[0] && <StagedFiles session={session} />}
        <textarea
          ref={box}
          className="box"
          rows={1}
          enterKeyHint="send"
          aria-label={t.message}
          placeholder={t.writeMessage}
          dir={draft === '' ? undefined : directionOf(draft)}
          value={draft}
          aria-invalid={draft.length > MESSAGE_MAX_LENGTH || undefined}
          data-first
          onChange={event => write(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
          onPaste={pasteFiles}
        />
        {draft.length > MESSAGE_MAX_LENGTH - LENGTH_SHOWN_BEFORE && (
          <LengthNote session={session} draft={draft} attach={attach} />
        )}
        <div className="tools">
          <ComposerTools
            box={box}
            onWrite={write}
            onFiles={attach}
            refused={refused}
            onDismiss={() => setRefused([])}
          />
          <button
            type="submit"
            className="send"
            part="send"
            aria-label={t.send}
            disabled={(isBlank(draft) && !files[0]) || draft.length > MESSAGE_MAX_LENGTH}
          >
            <Icon shape="send" />
          </button>
        </div>
      </form>
      <FileDrop onFiles={attach} />
    </>
  )
}
