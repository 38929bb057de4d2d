import { CheckCheck, Paperclip, SendHorizontal, Volume2 } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useRef,
  useState,
} from 'react'
import toast from 'react-hot-toast/headless'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { WritingKind } from '#contract/entities/thread-tools.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { isReadableFile } from '#core/is-readable-file.ts'
import { openVariables } from '#core/text/canned-variables.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { useCommands } from '../../commands/use-commands.ts'
import { sendTyping } from '../../presence/send-typing.ts'
import { useResolve } from '../actions/use-resolve.ts'
import { Assist } from '../assist/assist.tsx'
import { leaveField } from '../use-inbox-commands.ts'
import { AttachmentChips } from './attachments/attachment-chips.tsx'
import { attachments, useAttachments } from './attachments/attachments.ts'
import styles from './composer.module.css'
import { EmojiPicker } from './emoji-picker.tsx'
import { FormatBar } from './format-bar.tsx'
import { formatText, type TextFormat } from './format-text.ts'
import { KindSwitch } from './kind-switch.tsx'
import type { Outbox } from './outbox/outbox.ts'
import { sendDraft } from './outbox/send-draft.ts'
import { useDraft, useDraftState } from './outbox/use-outbox.tsx'
import { SendLater } from './schedule/send-later.tsx'
import { ArticlePicker } from './suggestions/article-picker.tsx'
import { MacroPicker } from './suggestions/macro-picker.tsx'
import { SuggestList } from './suggestions/suggest-list.tsx'
import { insertAt, mentionedIn, type Trigger, triggerAt } from './suggestions/trigger-at.ts'
import { useSuggestions } from './suggestions/use-suggestions.ts'

/** The room for text is shown when so many characters or fewer are left. */
const ROOM_SHOWN_FROM = 500

/** The composer's words: for a note, for a reply to a caller on the line, and for any other reply. */
const WORDS = {
  note: {
    field: 'Note for colleagues',
    placeholder: 'Write a note, @ to mention someone…',
    send: 'Add note',
    hint: '⏎ sends',
    keys: 'Enter sends, Shift+Enter adds a line',
    filesHint: 'Only colleagues can open these files',
  },
  call: {
    field: 'Reply to the caller, read aloud',
    placeholder: 'What you write is read aloud, / for canned replies…',
    send: 'Say it',
    hint: '⏎ says it',
    keys: 'Enter says it, Shift+Enter adds a line',
    filesHint: 'The caller hears the names of the files',
  },
  reply: {
    field: 'Reply to the customer',
    placeholder: 'Write a reply, / for canned replies…',
    send: 'Send',
    hint: '⏎ sends',
    keys: 'Enter sends, Shift+Enter adds a line',
    filesHint: 'Enter sends the files and the text',
  },
} as const

type ComposerProps = {
  readonly conversation: StaffConversation
  readonly member: UserProfile
  readonly outbox: Outbox
  /** The newest message in the thread; null while it is not loaded. */
  readonly lastSequence: number | null
}

/**
 * The composer, for replies to the customer and notes to colleagues. Enter sends, Shift+Enter starts a line. During a call,
 * replies are read to the caller.
 */
export function Composer({ conversation, member, outbox, lastSequence }: ComposerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  /** The kind for which files are being chosen. An undone reply can return to the composer meanwhile. */
  const choosingFor = useRef<WritingKind>('reply')
  const [caret, setCaret] = useState(0)
  const [isLookingUp, setLookingUp] = useState(false)
  const [isDragging, setDragging] = useState(false)
  const { kind, content } = useDraft(outbox, conversation.id)
  const isNote = kind === 'note'
  const { current: impersonation } = useImpersonation()
  const isOnCall = conversation.call_state === 'live'
  const words = WORDS[isNote ? 'note' : isOnCall ? 'call' : 'reply']
  const trigger = isLookingUp ? triggerAt(content, caret, kind) : null
  const suggestions = useSuggestions(trigger, { conversation, member })
  const open = openVariables(content)
  // Each kind keeps its own files: those of a note must not reach the customer.
  const otherKind = isNote ? 'reply' : 'note'
  const attached = useAttachments(conversation.id, kind)
  const waiting = useAttachments(conversation.id, otherKind)
  const isUploading = attached.some(({ upload }) => upload.state === 'uploading')
  const isEmpty = isBlank(content) && attached.length === 0
  const length = content.trim().length
  const advice =
    length > MESSAGE_MAX_LENGTH
      ? `Too long by ${(length - MESSAGE_MAX_LENGTH).toLocaleString('en')} characters: shorten it, or send it in two parts.`
      : !isNote && open.length > 0
        ? `Fill in ${open.join(', ')} before you send.`
        : attached.length > 0 && words.filesHint
  const maySend = !isEmpty && !isUploading && length <= MESSAGE_MAX_LENGTH && (isNote || open.length === 0)
  const { isResolving, resolveAfter } = useResolve(conversation.id)
  const mayResolve = !isNote && !isOnCall && conversation.status !== 'resolved'

  const write = (text: string, to: WritingKind = kind) =>
    outbox.setDraft(conversation.id, { kind: to, content: text })

  function turnTo(to: WritingKind): void {
    write(content, to)
    field.current?.focus()
  }
  useCommands([
    { id: 'reply', run: () => turnTo('reply') },
    { id: 'note', run: () => turnTo('note') },
  ])

  function send(): void {
    if (!maySend) return
    const mentionedIds = isNote ? mentionedIn(content, suggestions.colleagues) : []
    void sendDraft(outbox, conversation.id, { mentionedIds, seenSequence: lastSequence })
    setLookingUp(false)
    // A click on the button would keep the focus there, and the words of the reply would be taken for shortcuts.
    if (isNote) field.current?.focus()
  }
  function sendAndResolve(): void {
    if (!maySend || !mayResolve) return
    void resolveAfter(() => sendDraft(outbox, conversation.id, { seenSequence: lastSequence }))
    setLookingUp(false)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  /**
   * Inserts text in place of the look-up at the caret, else at the caret. A variable without a value is selected, so
   * that typing replaces it.
   */
  function insert(text: string, at: Trigger = { sign: '/', query: '', start: caret }): void {
    const isLookUp = trigger !== null && at === trigger
    const next = isLookUp
      ? insertAt(content, at, text)
      : { text: content.slice(0, caret) + text + content.slice(caret), caret: caret + text.length }
    write(next.text)
    setLookingUp(false)
    const gap = isNote ? undefined : openVariables(text)[0]
    const start = gap === undefined ? next.caret : next.caret - text.length + text.indexOf(gap)
    const end = gap === undefined ? next.caret : start + gap.length
    setCaret(end)
    field.current?.focus()
    requestAnimationFrame(() => field.current?.setSelectionRange(start, end))
  }
  function format(wanted: TextFormat): void {
    const { selectionStart, selectionEnd } = field.current!
    const next = formatText({ text: content, start: selectionStart, end: selectionEnd }, wanted)
    write(next.text)
    field.current!.focus()
    requestAnimationFrame(() => field.current?.setSelectionRange(next.start, next.end))
  }
  function choose(index: number): void {
    const option = suggestions.options[index]
    if (option && trigger) insert(option.inserted, trigger)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    if (trigger && suggestions.onKey(event.key, choose)) {
      event.preventDefault()
      return
    }
    if (trigger && event.key === 'Escape') {
      event.stopPropagation()
      setLookingUp(false)
      return
    }
    if (event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      sendAndResolve()
      leaveField()
      return
    }
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    send()
  }
  function onChange({ currentTarget }: ChangeEvent<HTMLTextAreaElement>): void {
    write(currentTarget.value)
    if (!isNote && impersonation === null && !isBlank(currentTarget.value)) sendTyping(conversation.id)
    setCaret(currentTarget.selectionStart)
    setLookingUp(true)
  }

  async function attach(chosen: readonly File[], to: WritingKind = kind): Promise<void> {
    if (chosen.length === 0) return
    field.current?.focus()
    const isReadable = await Promise.all(chosen.map(isReadableFile))
    for (const { name } of chosen.filter((_, index) => !isReadable[index]))
      toast.error(`“${name}” is a folder, or it can’t be read. Attach single files.`)
    const readable = chosen.filter((_, index) => isReadable[index])
    for (const refusal of attachments.add(conversation.id, to, readable)) toast.error(refusal)
  }
  function onPaste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    void attach([...event.clipboardData.files])
  }
  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setDragging(false)
    void attach([...event.dataTransfer.files])
  }

  return (
    <form
      className={styles['composer']}
      onSubmit={submit}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={onDrop}
    >
      {!isNote && (
        <Assist
          show="dock"
          key={conversation.id}
          conversation={conversation}
          member={member}
          content={content}
          onWrite={write}
        />
      )}
      <div className={styles['box']} data-kind={kind} data-dragging={isDragging || undefined}>
        {trigger && <SuggestList id={`${id}-list`} suggestions={suggestions} onChoose={choose} />}
        <div className={styles['head']}>
          <KindSwitch kind={kind} waiting={waiting.length} onTurn={turnTo} />
          {/* What a caller hears is plain text. */}
          {(isNote || !isOnCall) && <FormatBar onFormat={format} />}
        </div>
        {attached.length > 0 && <AttachmentChips conversationId={conversation.id} files={attached} />}
        <label htmlFor={id} className="visually-hidden">
          {words.field}
        </label>
        <textarea
          ref={field}
          id={id}
          dir="auto"
          rows={2}
          readOnly={isUploading}
          placeholder={words.placeholder}
          aria-describedby={`${advice ? `${id}-advice ` : ''}${id}-hint`}
          {...(trigger && {
            'aria-haspopup': 'listbox',
            'aria-autocomplete': 'list',
            'aria-controls': `${id}-list`,
            'aria-activedescendant':
              suggestions.options.length > 0 ? `${id}-list-${suggestions.active}` : undefined,
          })}
          value={content}
          onChange={onChange}
          onSelect={event => setCaret(event.currentTarget.selectionStart)}
          onBlur={() => setLookingUp(false)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <p id={`${id}-hint`} className="visually-hidden">
          {words.keys}
        </p>
        <DraftNotice outbox={outbox} id={conversation.id} />
        {advice && (
          <p id={`${id}-advice`} className={styles['advice']} role="status">
            {advice}
          </p>
        )}
        <div className={styles['foot']}>
          <div className={styles['tools']}>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              aria-label={isNote ? 'Files for the note' : 'Files to send'}
              onChange={({ currentTarget }) => {
                void attach([...(currentTarget.files ?? [])], choosingFor.current)
                currentTarget.value = ''
              }}
            />
            <IconButton
              label="Attach files"
              onClick={() => {
                choosingFor.current = kind
                chooser.current?.click()
              }}
            >
              <Paperclip size={15} aria-hidden="true" />
            </IconButton>
            {!isNote && (
              <ArticlePicker
                tenant={member.company_subdomain}
                isPlain={isOnCall}
                onPick={text => insert(text)}
              />
            )}
            <EmojiPicker onPick={text => insert(text)} />
            <MacroPicker conversationId={conversation.id} />
          </div>
          <ComposerHint outbox={outbox} id={conversation.id} words={words} />
          {!isNote && (
            <SendLater
              conversationId={conversation.id}
              content={content}
              isDisabled={!maySend || attached.length > 0}
              onScheduled={scheduled =>
                outbox.draft(conversation.id).content === scheduled && write('', 'reply')
              }
            />
          )}
          <span className={styles['sends']}>
            {mayResolve && !isEmpty && (
              <Button
                size="small"
                disabled={!maySend}
                busy={isResolving}
                title="Send and resolve (Ctrl+Shift+Enter)"
                aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
                onClick={sendAndResolve}
              >
                <CheckCheck size={15} aria-hidden="true" />
                Send and resolve
              </Button>
            )}
            <Button type="submit" look="primary" size="small" disabled={!maySend}>
              {isOnCall && !isNote ? (
                <Volume2 size={15} aria-hidden="true" />
              ) : (
                <SendHorizontal size={15} aria-hidden="true" />
              )}
              {words.send}
            </Button>
          </span>
        </div>
      </div>
    </form>
  )
}

type ComposerHintProps = {
  readonly outbox: Outbox
  readonly id: string
  readonly words: (typeof WORDS)[keyof typeof WORDS]
}

/** Says how to send, and once the server has the draft, that it is saved. */
function ComposerHint({ outbox, id, words }: ComposerHintProps) {
  const { content } = useDraft(outbox, id)
  const isSaved = useDraftState(outbox, id) === 'saved' && !isBlank(content)
  return (
    <span className={styles['hint']} title={words.keys} aria-hidden="true">
      {isSaved ? 'Saved' : words.hint}
    </span>
  )
}

/** Says what keeps the server from having the draft, and how much room is left near the limit. */
function DraftNotice({ outbox, id }: Omit<ComposerHintProps, 'words'>) {
  const { length } = useDraft(outbox, id).content
  const state = useDraftState(outbox, id)
  const isLong = length > MESSAGE_MAX_LENGTH - ROOM_SHOWN_FROM
  return (
    <p className={styles['notice']} role="status">
      {(state === 'unsaved' || state === 'refused') && <span>The draft is kept in this browser only.</span>}
      {isLong && (
        <span>
          {length.toLocaleString('en')} of {MESSAGE_MAX_LENGTH.toLocaleString('en')} characters
        </span>
      )}
    </p>
  )
}
