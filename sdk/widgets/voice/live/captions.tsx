import { useEffect, useRef } from 'react'
import { type CallTranscript, linesOf } from '#core/voice-call/transcript.ts'
import { useLiveCallMessages } from '#sdk/ui/messages/use-live-call-messages.ts'
import type { VoiceCardSession } from '../voice-session.ts'
import { CaptionLine } from './caption-line.tsx'

type Props = { readonly session: VoiceCardSession; readonly transcript: CallTranscript }

/**
 * What both sides say. A screen reader announces each line once, when it is final: lines that still grow come after the
 * others, outside the live region.
 */
export function Captions({ session, transcript }: Props) {
  const { t } = useLiveCallMessages()
  const box = useRef<HTMLElement>(null)
  const lines = linesOf(transcript)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows each word
  useEffect(() => showNewest(box.current!), [transcript])

  // The field for typing takes some of the room.
  useEffect(() => {
    const { current } = box
    const observer = new ResizeObserver(() => showNewest(current!))
    observer.observe(current!)
    return () => observer.disconnect()
  }, [])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by the keyboard
    <section ref={box} className="captions" aria-label={t.captions} tabIndex={0}>
      <div aria-live="polite">
        {lines.map(line => line.isFinal && <CaptionLine key={line.itemId} session={session} line={line} />)}
      </div>
      {lines.map(line => line.isFinal || <CaptionLine key={line.itemId} session={session} line={line} />)}
    </section>
  )
}

function showNewest(box: HTMLElement): void {
  box.scrollTo(0, box.scrollHeight)
}
