import { Languages, Sparkles } from 'lucide-react'
import { ASSIST_TEXT_MAX, CUSTOMER_LANGUAGE, type RewriteStyle } from '#contract/constants/assist.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import styles from './assist.module.css'
import { ownLanguage } from './assist-text.ts'
import type { SuggestionRequest } from './use-suggestion.ts'

const TOO_LONG = `The AI takes up to ${ASSIST_TEXT_MAX.toLocaleString('en')} characters.`

type AssistToolsProps = {
  /** What stands in the composer. */
  readonly content: string
  /** The customer's last message; empty without one. */
  readonly question: string
  readonly isBusy: boolean
  readonly onAsk: (request: Omit<SuggestionRequest, 'over'>) => void
}

/** What the AI can write now: a reply to the customer, or another version of what the agent has written. */
export function AssistTools({ content, question, isBusy, onAsk }: AssistToolsProps) {
  const draft = () =>
    onAsk({ title: 'Suggested reply', isInsertable: true, isReplacing: false, request: { task: 'draft' } })
  const read = () =>
    onAsk({
      title: 'Translation of the last message',
      isInsertable: false,
      isReplacing: false,
      request: { task: 'translate', to: ownLanguage(), text: question },
    })
  const rewrite = (style: RewriteStyle, title: string) =>
    onAsk({
      title,
      isInsertable: true,
      isReplacing: true,
      request: { task: 'rewrite', style, text: content },
    })
  const translate = () =>
    onAsk({
      title: 'Translation for the customer',
      isInsertable: true,
      isReplacing: true,
      request: { task: 'translate', to: CUSTOMER_LANGUAGE, text: content },
    })
  const isEmpty = isBlank(content)
  const isTooLong = (isEmpty ? question : content).length > ASSIST_TEXT_MAX
  const longTip = isTooLong ? TOO_LONG : undefined
  useCommands([
    question !== '' &&
      isEmpty && { id: 'assist:draft', group: 'Conversation', title: 'Draft a reply with AI', run: draft },
  ])
  return (
    <fieldset className={styles['tools']} disabled={isBusy}>
      <legend className="visually-hidden">AI for this reply</legend>
      {isBusy ? <Spinner /> : <Sparkles size={14} aria-hidden="true" />}
      {isEmpty ? (
        <>
          <button type="button" disabled={question === ''} onClick={draft}>
            Draft with AI
          </button>
          <button type="button" disabled={question === '' || isTooLong} title={longTip} onClick={read}>
            <Languages size={13} aria-hidden="true" />
            Translate for me
          </button>
        </>
      ) : (
        <>
          <button
            type="button"
            disabled={isTooLong}
            title={longTip}
            onClick={() => rewrite('shorter', 'Shorter reply')}
          >
            Shorter
          </button>
          <button
            type="button"
            disabled={isTooLong}
            title={longTip}
            onClick={() => rewrite('friendlier', 'Friendlier reply')}
          >
            Friendlier
          </button>
          <button type="button" disabled={isTooLong} title={longTip} onClick={translate}>
            <Languages size={13} aria-hidden="true" />
            Translate for the customer
          </button>
        </>
      )}
    </fieldset>
  )
}
