import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { AssistState } from '#contract/entities/assist.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { Message } from '#contract/entities/message.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { queryKeys } from '#host-app/shared/api/query-keys.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import styles from './assist.module.css'
import { AssistDock } from './assist-dock.tsx'
import { ownLanguage, REFUSALS } from './assist-text.ts'
import { useAssist } from './use-assist.ts'

/** A part of what helps an agent: offers above the composer, a summary, or the mark of a sent text. */
type AssistProps =
  | ({ readonly show: 'dock' } & ComponentProps<typeof AssistDock>)
  | ({ readonly show: 'summary' } & ComponentProps<typeof ConversationSummary>)
  | ({ readonly show: 'mark' } & ComponentProps<typeof SentMark>)

/** The AI beside the agent, one part at a time. */
export function AssistPart(props: AssistProps) {
  switch (props.show) {
    case 'dock':
      return <AssistDock {...props} />
    case 'summary':
      return <ConversationSummary {...props} />
    case 'mark':
      return <SentMark {...props} />
  }
}

/** Marks a reply that was sent from a text of the AI. Only colleagues see it. */
function SentMark({ message }: { readonly message: Pick<Message, 'conversation_id' | 'sequence'> }) {
  const { data } = useQuery<AssistState['sent']>({
    queryKey: queryKeys.assist(message.conversation_id, 'sent'),
    queryFn: skipToken,
  })
  const sent = data?.find(({ sequence }) => sequence === message.sequence)
  if (!sent) return null
  return (
    <span className={styles['mark']} title="Only colleagues see this.">
      <Sparkles size={11} aria-hidden="true" />
      {sent.is_unchanged ? 'Written with AI' : 'Written with AI, edited'}
    </span>
  )
}

type Summary = { readonly text: string; readonly sequence: number }

/** A summary of the conversation by the AI, on request. Nothing shows without a language model. */
function ConversationSummary({ conversation }: { readonly conversation: StaffConversation }) {
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
