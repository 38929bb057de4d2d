import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'

const Part = lazyPart(async () => (await import('./assist-part.tsx')).AssistPart)

/** A part of the AI beside the agent. Its code loads with the first thread. */
export function Assist(props: ComponentProps<typeof Part>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}
