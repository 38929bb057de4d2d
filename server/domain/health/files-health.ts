import type { HealthCheck } from '#contract/entities/health.ts'
import type { FilesState } from '#server/ports/files.ts'
import { checkOf } from './check-of.ts'

const CAUSES = { disk: 'files-on-disk', database: 'files-in-database', s3: 'files-in-s3' } as const

/**
 * Says where the installation's files are, whether erased ones are gone, and whether the data folder's disk has space for
 * new ones. @param state null if a Supabase project keeps them
 */
export function checkFiles(state: FilesState | null, isDiskLow: boolean): HealthCheck {
  if (isDiskLow) return checkOf('files', 'files-disk-low')
  if (!state) return checkOf('files', 'files-elsewhere')
  const { kind, stuck, since } = state
  return stuck > 0 ? checkOf('files', 'files-stuck', { files: stuck }, since) : checkOf('files', CAUSES[kind])
}
