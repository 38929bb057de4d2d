import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Assist, AssistRequest } from '#contract/entities/assist.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { REFUSALS } from './assist-text.ts'

/** A text of the AI that is not sent, and may not even be for sending. */
export type Suggestion = Assist & {
  readonly title: string
  /** What stood in the composer when it was asked for. */
  readonly over: string
  /** Whether it goes into the composer. */
  readonly isInsertable: boolean
  /** Whether it replaces what stood there. */
  readonly isReplacing: boolean
}

/** What to ask for, and how to show it. */
export type SuggestionRequest = Pick<Suggestion, 'title' | 'over' | 'isInsertable' | 'isReplacing'> & {
  readonly request: AssistRequest
}

/** Returns the suggestion of a conversation, and what an agent can do with it. Each outcome is counted. */
export function useSuggestion(conversationId: string) {
  const params = { id: conversationId }
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null)
  const ask = useMutation({
    mutationFn: ({ request }: SuggestionRequest) => callApi('askAssist', { params, body: request }),
    onMutate: () => setSuggestion(null),
    onSuccess: ({ assist }, { request: _, ...shown }) => setSuggestion(assist && { ...assist, ...shown }),
  })

  function note(outcome: 'inserted' | 'dismissed'): void {
    if (!suggestion) return
    setSuggestion(null)
    // The figure of the reports is all that a failure changes.
    callApi('noteAssist', { params, body: { assist_id: suggestion.id, outcome } }).catch(() => {})
  }

  const refusal = ask.data?.refusal
  return {
    suggestion,
    ask: ask.mutate,
    isBusy: ask.isPending,
    problem: ask.error ? errorText(ask.error) : refusal ? REFUSALS[refusal] : null,
    insert: () => note('inserted'),
    dismiss: () => note('dismissed'),
  }
}
