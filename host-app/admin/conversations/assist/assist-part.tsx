import type { ComponentProps } from 'react'
import { AssistDock } from './assist-dock.tsx'
import { ConversationSummary } from './conversation-summary.tsx'
import { SentMark } from './sent-mark.tsx'

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
