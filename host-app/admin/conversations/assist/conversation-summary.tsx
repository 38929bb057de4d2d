import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import styles from './assist.module.css'
import { ownLanguage, REFUSALS } from './assist-text.ts'
import { useAssist } from './use-assist.ts'

type Summary = { readonly text: string; readonly sequence: number }

/** A summary of the conversation by the AI, on request. Nothing shows without a language model. */
export function ConversationSummary({ conversation }: { readonly conversation: StaffConversation }) {
  const { id, last_sequence } = conversation
  const assist = useAssist(conversation)
  const queryClient = useQueryClient()
  const key = queryKeys.assist(id, 'summary')
  const { data: summary } = useQuery<Summary>({
    queryKey: key,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const ask = useMutation({
    mutationFn: () =>
      callApi('askAssist', { params: { id }, body: { task: 'summary', language: ownLanguage() } }),
    onSuccess: ({ assist: written }) => {
      if (written) queryClient.setQueryData<Summary>(key, { text: written.text, sequence: last_sequence })
    },
  })
  if (!assist?.may_ask || last_sequence === 0) return null
  const newer = summary ? last_sequence - summary.sequence : 0
  const problem = ask.error ? errorText(ask.error) : ask.data?.refusal && REFUSALS[ask.data.refusal]
  return (
    <section className={styles['summary']} aria-label="Summary">
      <h3>
        Summary{' '}
        <span className={styles['mark']}>
          <Sparkles size={11} aria-hidden="true" />
          AI
        </span>
      </h3>
      <div role="status">
        {summary && <p dir="auto">{summary.text}</p>}
        {problem && <p className={styles['soft']}>{problem}</p>}
      </div>
      {(!summary || newer > 0) && (
        <Button size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
          {summary ? `Add ${newer === 1 ? 'the new message' : `${newer} new messages`}` : 'Summarize'}
        </Button>
      )}
    </section>
  )
}
