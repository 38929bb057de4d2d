import { Plus, X } from 'lucide-react'
import { STARTER_MAX } from '#contract/constants/ai.ts'
import { QUICK_REPLIES_MAX, QUICK_REPLY_LABEL_MAX } from '#contract/constants/chat-flow.ts'
import { CONTENT_SLUG_MAX } from '#contract/constants/knowledge.ts'
import type { QuickReply } from '#contract/settings/chat-flow.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import rows from '../frame/rows.module.css'
import { SettingRow } from '../frame/rows.tsx'
import type { ControlProps } from '../frame/settings-fields.tsx'
import styles from './chat-flow.module.css'

const ACTIONS: Readonly<Record<QuickReply['action'], string>> = {
  message: 'Sends a message',
  human: 'Asks for a human',
  article: 'Opens an article',
  ticket: 'Opens the ticket form',
}

/** Edits the buttons that visitors find on the home view and below an answer. */
export function QuickReplies(props: ControlProps<'chat-flow', 'quick_replies'>) {
  const { label, hint, error, value: replies, onChange: set } = props
  return (
    <SettingRow label={label} hint={hint} error={error} layout="below">
      {replies.length > 0 && (
        <ul className={styles['replies']}>
          {replies.map((reply, index) => (
            <QuickReplyRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a reply has no id
              key={index}
              name={`Button ${index + 1}`}
              reply={reply}
              onChange={changed => set(replies.map((each, at) => (at === index ? changed : each)))}
              onRemove={() => set(replies.filter((_, at) => at !== index))}
            />
          ))}
        </ul>
      )}
      <Button
        size="small"
        disabled={replies.length >= QUICK_REPLIES_MAX}
        onClick={() => set([...replies, { action: 'message', label: '', text: '' }])}
      >
        <Plus size={14} aria-hidden="true" />
        Add button
      </Button>
    </SettingRow>
  )
}

type RowProps = {
  /** The accessible name. */
  readonly name: string
  readonly reply: QuickReply
  readonly onChange: (reply: QuickReply) => void
  readonly onRemove: () => void
}

function QuickReplyRow({ name, reply, onChange, onRemove }: RowProps) {
  const { label, action } = reply
  return (
    <li>
      <input
        className={rows['input']}
        aria-label={`${name}: label`}
        placeholder="Track my order"
        required
        dir="auto"
        maxLength={QUICK_REPLY_LABEL_MAX}
        value={label}
        onChange={event => onChange({ ...reply, label: event.target.value })}
      />
      <select
        className={rows['input']}
        aria-label={`${name}: what it does`}
        value={action}
        onChange={event => onChange(withAction(event.target.value as QuickReply['action'], label))}
      >
        {(Object.keys(ACTIONS) as QuickReply['action'][]).map(each => (
          <option key={each} value={each}>
            {ACTIONS[each]}
          </option>
        ))}
      </select>
      <IconButton label={`Remove ${label || name}`} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </IconButton>
      {action === 'message' && (
        <input
          className={rows['input']}
          aria-label={`${name}: message`}
          placeholder="Where is my order?"
          required
          dir="auto"
          maxLength={STARTER_MAX}
          value={reply.text}
          onChange={event => onChange({ ...reply, text: event.target.value })}
        />
      )}
      {action === 'article' && (
        <input
          className={rows['input']}
          aria-label={`${name}: the article’s address`}
          placeholder="plans-and-prices"
          required
          dir="ltr"
          spellCheck={false}
          maxLength={CONTENT_SLUG_MAX}
          value={reply.slug}
          onChange={event => onChange({ ...reply, slug: slugOf(event.target.value) })}
        />
      )}
    </li>
  )
}

function withAction(action: QuickReply['action'], label: string): QuickReply {
  switch (action) {
    case 'message':
      return { action, label, text: '' }
    case 'article':
      return { action, label, slug: '' }
    default:
      return { action, label }
  }
}

/** Returns the article's own part of an address that was pasted. */
function slugOf(text: string): string {
  return trimEndOf(text.trim().split(/[?#]/)[0]!, '/').split('/').at(-1)!
}
