import type { ContentImport } from '#contract/entities/imports.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { ProgressBar } from '#host-app/shared/ui/loading/progress-bar.tsx'
import { IMPORT_ERROR_MESSAGES, IMPORT_STATE_LABELS, isUnderWay } from './import-labels.ts'

const TONES = {
  open: 'warning',
  queued: 'neutral',
  running: 'neutral',
  done: 'good',
  failed: 'danger',
  cancelled: 'neutral',
} as const

/** An import's progress in numbers, and as a bar while it runs. */
export function ImportProgress({ of }: { readonly of: ContentImport }) {
  const { kind, state, error, total, done, failed } = of
  const things = kind === 'files' ? 'files' : 'pages'
  if (state === 'open') return <span>{format(total)} files so far</span>
  if (error) return <span>{IMPORT_ERROR_MESSAGES[error]}</span>
  if (total === 0) return <span>{isUnderWay(of) ? 'Reading the sitemap' : 'Nothing'}</span>
  const text = `${format(done)} of ${format(total)} ${things}${failed > 0 ? `, ${format(failed)} failed` : ''}`
  return isUnderWay(of) ? <ProgressBar label={text} value={done + failed} max={total} /> : <span>{text}</span>
}

function format(count: number): string {
  return count.toLocaleString()
}

/** A badge with the state of an import. */
export function ImportState({ state }: Pick<ContentImport, 'state'>) {
  return <Badge tone={TONES[state]}>{IMPORT_STATE_LABELS[state]}</Badge>
}
