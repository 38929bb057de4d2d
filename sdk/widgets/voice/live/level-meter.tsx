import type { ReadableAtom } from 'nanostores'
import { useEffect, useState } from 'react'
import type { Clock } from '#core/clock.ts'
import { partCatalog } from '#sdk/locales/catalog.ts'
import { MESSAGES } from '#sdk/locales/voice/en.ts'
import { useVoiceMessages } from '#sdk/locales/voice/voice-messages.ts'

const BARS = 34
const BAR_PX = 7
const HEIGHT_PX = 56
/** Bar heights in px for silence and for the full level. */
const LOW_PX = 2
const HIGH_PX = 46
/** Time between two bars, in ms. */
const BAR_MS = 80
/** Time between two changes for visitors who want less motion, in ms. */
const CALM_MS = 1_000
const SILENT: readonly number[] = Array.from({ length: BARS }, () => 0)

type Props = { readonly clock: Clock; readonly $level: ReadableAtom<number> }

/**
 * How loud the visitor was in the last seconds, the newest at the end. For visitors who want less motion, nothing moves
 * along: all bars have the current level.
 */
export function LevelMeter({ clock, $level }: Props) {
  const { t } = partCatalog(useVoiceMessages(), MESSAGES)
  const [levels, setLevels] = useState(SILENT)

  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    let timer: unknown
    function read(): void {
      const level = $level.get()
      setLevels(before => (isCalm ? SILENT.map(() => level) : [...before.slice(1), level]))
      timer = clock.setTimeout(read, isCalm ? CALM_MS : BAR_MS)
    }
    read()
    return () => clock.clearTimeout(timer)
  }, [clock, $level])

  return (
    <svg className="level" viewBox={`0 0 ${BARS * BAR_PX} ${HEIGHT_PX}`} role="img" aria-label={t.level}>
      <path d={levels.map(barOf).join('')} />
    </svg>
  )
}

/** Returns a bar as SVG path data. */
function barOf(level: number, index: number): string {
  const height = LOW_PX + Math.min(1, level) * (HIGH_PX - LOW_PX)
  return `M${index * BAR_PX + BAR_PX / 2} ${((HEIGHT_PX - height) / 2).toFixed(1)}v${height.toFixed(1)}`
}
