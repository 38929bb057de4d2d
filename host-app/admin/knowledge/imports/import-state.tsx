import type { ContentImport } from '#contract/entities/imports.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IMPORT_STATE_LABELS } from './import-texts.ts'

const TONES = {
  open: 'warning',
  queued: 'neutral',
  running: 'neutral',
  done: 'good',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** Where an import stands. */
export function ImportState({ state }: Pick<ContentImport, 'state'>) {
  return <Badge tone={TONES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>
}
