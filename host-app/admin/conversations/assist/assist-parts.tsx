/** The AI beside the agent, where it shows. Its code loads with the first thread. */
import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'

const Dock = lazyPart(async () => (await import('./assist-dock.tsx')).AssistDock)
const Summary = lazyPart(async () => (await import('./conversation-summary.tsx')).ConversationSummary)
const Mark = lazyPart(async () => (await import('./sent-mark.tsx')).SentMark)

/** What the AI, the articles and the macros offer above the composer. */
export function AssistDock(props: ComponentProps<typeof Dock>) {
  return (
    <Suspense fallback={null}>
      <Dock {...props} />
    </Suspense>
  )
}

/** The summary of a conversation by the AI. */
export function ConversationSummary(props: ComponentProps<typeof Summary>) {
  return (
    <Suspense fallback={null}>
      <Summary {...props} />
    </Suspense>
  )
}

/** Marks a reply that was sent from a text of the AI. */
export function SentMark(props: ComponentProps<typeof Mark>) {
  return (
    <Suspense fallback={null}>
      <Mark {...props} />
    </Suspense>
  )
}
