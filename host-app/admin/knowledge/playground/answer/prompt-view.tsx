import type { AnswerTrace } from '#contract/entities/answers.ts'
import styles from './prompt-view.module.css'

/** The messages that the language model received, and the tools that it called. */
export function PromptView({
  trace: { messages, tool_calls: calls },
}: {
  readonly trace: Pick<AnswerTrace, 'messages' | 'tool_calls'>
}) {
  if (messages === null)
    return (
      <p className={styles['none']}>
        No prompt was sent: the built-in answerer quotes the best passage word for word.
      </p>
    )
  return (
    <details className={styles['prompt']}>
      <summary>Prompt as sent, {messages.length} messages</summary>
      <ol>
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no name, and their order never changes.
          <li key={place}>
            <h3>{message.role}</h3>
            <pre dir="auto">{message.content}</pre>
          </li>
        ))}
        {calls.map((call, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={`call ${place}`}>
            <h3>
              Tool {call.name}
              {call.error && `: ${call.error}`}
            </h3>
            <pre dir="auto">{call.arguments}</pre>
          </li>
        ))}
      </ol>
    </details>
  )
}
