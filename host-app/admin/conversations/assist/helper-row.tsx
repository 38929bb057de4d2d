import { BookOpen, MessageSquareText, Zap } from 'lucide-react'
import { useState } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { AssistState } from '#contract/entities/assist.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Macro } from '#contract/entities/thread-tools.ts'
import { fillVariables } from '#core/text/canned-variables.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { OutsideForm } from '#host-app/shared/ui/dialogs/outside-form.tsx'
import { articleLink } from '../composer/suggestions/article-link.ts'
import { MacroDialog } from '../composer/suggestions/macro-actions.tsx'
import { textOf } from '../composer/suggestions/text-of.ts'
import { useApplyMacro, useMacros } from '../composer/suggestions/use-macros.ts'
import { cannedValues } from '../composer/suggestions/use-suggestions.ts'
import styles from './assist.module.css'
import { matchTools } from './match-tools.ts'

const ARTICLES_MAX = 2
const TOOLS_MAX = 2

type HelperRowProps = {
  readonly conversation: StaffConversation
  readonly member: UserProfile
  readonly articles: AssistState['articles']
  /** What is being written, or else what the customer wrote last. */
  readonly text: string
  readonly onInsert: (text: string) => void
}

/**
 * Articles, canned replies and macros that may fit, each a button. One press sends and changes nothing: it inserts a text, or
 * asks whether to apply the macro. They need no language model.
 */
export function HelperRow({ conversation, member, articles, text, onInsert }: HelperRowProps) {
  const replies = useApi('listCannedReplies', {}, { select: ({ replies }) => replies, staleTime: 60_000 })
  const macros = useMacros()
  const apply = useApplyMacro(conversation.id)
  const [asked, setAsked] = useState<Macro | null>(null)
  const values = cannedValues({ conversation, member })
  const fitting = matchTools(
    [
      ...(replies.data ?? []).map(({ id, shortcut, content }) => ({
        id,
        name: shortcut,
        text: content,
        icon: <MessageSquareText size={13} aria-hidden="true" />,
        label: `/${shortcut}`,
        tip: 'Insert the canned reply',
        asks: false,
        run: () => onInsert(fillVariables(content, values)),
      })),
      ...(macros.data ?? []).map(macro => {
        const reply = textOf(macro)
        return {
          id: macro.id,
          name: macro.name,
          text: '',
          icon: <Zap size={13} aria-hidden="true" />,
          label: macro.name,
          tip: reply === null ? 'See what the macro does, and apply it' : 'Insert the macro’s reply',
          asks: reply === null,
          run: () => (reply === null ? setAsked(macro) : onInsert(reply)),
        }
      }),
    ],
    text,
    TOOLS_MAX,
  )
  const shown = [
    ...articles.slice(0, ARTICLES_MAX).map(article => ({
      id: article.slug,
      icon: <BookOpen size={13} aria-hidden="true" />,
      label: article.title,
      tip: `Insert the link: ${article.excerpt}`,
      asks: false,
      run: () => onInsert(articleLink(member.company_subdomain, article, conversation.call_state === 'live')),
    })),
    ...fitting,
  ]
  return (
    <>
      {shown.length > 0 && (
        <ul className={styles['helpers']} aria-label="May help">
          {shown.map(({ id, icon, label, tip, asks, run }) => (
            <li key={id}>
              <button type="button" title={tip} aria-haspopup={asks ? 'dialog' : undefined} onClick={run}>
                {icon}
                <span dir="auto">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <OutsideForm>
          <MacroDialog macro={asked} count={1} onApply={() => apply(asked)} onClose={() => setAsked(null)} />
        </OutsideForm>
      )}
    </>
  )
}
