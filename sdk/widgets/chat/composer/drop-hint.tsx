import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import { attachLimits } from './attach-limits.ts'
import dropCss from './drop-hint.css?inline'

/** Overlay that covers the panel while files are dragged over it, with a hint. */
export function DropHint() {
  const { t } = useLazyMessages()
  const hint = useRef<HTMLDivElement>(null)
  useStyleSheet(hint, dropCss)
  return (
    <div ref={hint} className="drop">
      <p className="drop-title">{t.dropFiles}</p>
      <p>{attachLimits(t)}</p>
    </div>
  )
}
