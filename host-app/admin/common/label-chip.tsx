import type { LabelColor } from '#contract/constants/desk.ts'
import styles from './label-chip.module.css'
import { useLabelSettings } from './use-label-settings.ts'

/** A label of a conversation, in the color that the company has chosen for it. */
export function LabelChip({ label }: { readonly label: string }) {
  const known = useLabelSettings().find(label)
  return <ColoredChip label={label} color={known?.color ?? 'gray'} title={known?.description} />
}

type ColoredChipProps = {
  readonly label: string
  readonly color: LabelColor
  readonly title?: string | undefined
}

/** A label in a color. */
export function ColoredChip({ label, color, title }: ColoredChipProps) {
  return (
    <span className={styles['chip']} data-color={color} title={title || undefined} dir="auto">
      {label}
    </span>
  )
}
