import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useOnDemandWording } from '#sdk/ui/on-demand-wording.ts'
import { attachLimits } from './attach-limits.ts'
import dropCss from './drop-hint.css?inline'

/** Covers the panel while files are above it, and says what becomes of them. */
export function DropHint() {
  const { words } = useOnDemandWording()
  const hint = useRef<HTMLDivElement>(null)
  useStyleSheet(hint, dropCss)
  return (
    <div ref={hint} className="drop">
      <p className="drop-title">{words.dropFiles}</p>
      <p>{attachLimits(words)}</p>
    </div>
  )
}
