import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import styles from './assist.module.css'
import { AssistTools } from './assist-tools.tsx'
import { HelperRow } from './helper-row.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { useAssist } from './use-assist.ts'
import { useSuggestion } from './use-suggestion.ts'

type AssistDockProps = {
  readonly conversation: StaffConversation
  readonly member: UserProfile
  /** What stands in the composer. */
  readonly content: string
  readonly onWrite: (text: string) => void
}

/**
 * What the AI, the articles and the macros offer for a reply, on top of the composer. While the composer is as it was
 * when the AI was asked, Tab in it inserts the suggestion and Escape dismisses it.
 */
export function AssistDock({ conversation, member, content, onWrite }: AssistDockProps) {
  const { id } = conversation
  const [dock, setDock] = useState<HTMLDivElement | null>(null)
  const assist = useAssist(conversation)
  const { suggestion, ask, isBusy, problem, insert, dismiss } = useSuggestion(id)
  const { isMarked, mark } = useInserted(id, content)
  const question = useQuestion(id)
  const isEmpty = isBlank(content)
  const isUntouched = content === suggestion?.over
  const hasTab = suggestion?.isInsertable === true && isUntouched
  const field = () => dock?.closest('form')?.querySelector('textarea')

  const put = (text: string, isReplacing: boolean) => {
    onWrite(isEmpty || isReplacing ? text : `${content.trimEnd()}\n\n${text}`)
    field()?.focus()
  }
  const take = () => {
    if (!suggestion) return
    put(suggestion.text, suggestion.isReplacing && isUntouched)
    mark()
    insert()
  }
  useFieldKeys(dock, {
    Tab: hasTab ? take : null,
    Escape: suggestion && isUntouched ? dismiss : null,
  })

  if (!assist) return null
  return (
    <div ref={setDock} className={styles['dock']} data-card={suggestion !== null || undefined}>
      <p className={suggestion || !problem ? 'visually-hidden' : styles['soft']} role="status">
        {isBusy
          ? 'The AI is writing'
          : suggestion
            ? `${suggestion.title} is ready.${hasTab ? ' Tab inserts it, Escape dismisses it.' : ''}`
            : problem}
      </p>
      <div className={styles['offers']}>
        {assist.may_ask && (
          <AssistTools
            content={content}
            question={question}
            isBusy={isBusy}
            onAsk={request => {
              ask({ ...request, over: content })
              field()?.focus()
            }}
          />
        )}
        <HelperRow
          conversation={conversation}
          member={member}
          articles={isEmpty ? assist.articles : []}
          text={isEmpty ? question : content}
          onInsert={text => put(text, false)}
        />
      </div>
      {isMarked && <p className={styles['soft']}>This text is by AI. Check it before you send it.</p>}
      {suggestion && (
        <SuggestionCard
          suggestion={suggestion}
          tenant={member.company_subdomain}
          hasTab={hasTab}
          onInsert={take}
          onDismiss={() => {
            dismiss()
            field()?.focus()
          }}
        />
      )}
    </div>
  )
}

/** Returns the customer's last message in the thread; empty without one. */
function useQuestion(id: string): string {
  // The thread's own query reads it.
  const { data } = useQuery<readonly Message[]>({ queryKey: queryKeys.thread(id), enabled: false })
  return data?.findLast(({ sender_type }) => sender_type === 'visitor')?.content ?? ''
}

/** Whether the composer has a text of the AI: from its insertion until the composer is empty, on whatever thread. */
function useInserted(id: string, content: string) {
  const queryClient = useQueryClient()
  const key = queryKeys.assist(id, 'inserted')
  const { data } = useQuery<boolean>({ queryKey: key, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const isEmpty = isBlank(content)
  useEffect(() => {
    if (isEmpty) queryClient.setQueryData(queryKeys.assist(id, 'inserted'), false)
  }, [queryClient, id, isEmpty])
  return { isMarked: data === true && !isEmpty, mark: () => queryClient.setQueryData(key, true) }
}

/** Runs keys in the text field of the form around an element, before the field handles them itself. */
function useFieldKeys(
  element: HTMLElement | null,
  keys: Readonly<Record<'Tab' | 'Escape', (() => void) | null>>,
): void {
  const latest = useRef(keys)
  useLayoutEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const form = element?.closest('form')
    if (!form) return
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      const run = key === 'Tab' || key === 'Escape' ? latest.current[key] : null
      const isPlain =
        !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey && !isComposingKey(event)
      if (!run || !isPlain || !(target instanceof HTMLTextAreaElement)) return
      event.preventDefault()
      event.stopPropagation()
      run()
    }
    form.addEventListener('keydown', onKey, { capture: true })
    return () => form.removeEventListener('keydown', onKey, { capture: true })
  }, [element])
}
