import type { ContentImport, ImportError } from '#contract/entities/imports.ts'

/** Import polling interval, in ms. */
export const IMPORT_POLL_INTERVAL_MS = 1_500

/** Labels of an import's states. */
export const IMPORT_STATE_LABELS: Readonly<Record<ContentImport['state'], string>> = {
  open: 'Needs files',
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
}

/** Explains why an import, or a part of it, failed, and what helps. */
export const IMPORT_ERROR_MESSAGES: Readonly<Record<ImportError, string>> = {
  address_refused: 'This address is not on the public web, or leads to another site.',
  unreachable: 'The site did not answer. Is the address right?',
  too_large: 'It is too large. Split it into several articles.',
  too_complex: 'Its lists, quotes or elements are nested too deep, or it has too many lines.',
  wrong_answer: 'The response is not a page, or the site refused it.',
  empty: 'It has no text.',
  too_many_pages: 'It lists more pages than one import takes. Use the sitemap of part of the site.',
}

/** Returns whether the server is still working on it. */
export function isUnderWay({ state }: Pick<ContentImport, 'state'>): boolean {
  return state === 'queued' || state === 'running'
}

/** Returns the import's title in lists and headings. */
export function importTitle({ kind, url }: Pick<ContentImport, 'kind' | 'url'>): string {
  return kind === 'files' ? 'Import of files' : (url ?? 'A website')
}
