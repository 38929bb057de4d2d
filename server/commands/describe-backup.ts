import type { Manifest } from '#server/archive/manifest.ts'

const NUMBER = new Intl.NumberFormat('en-US')
/** The tables that say how large an installation is, as the operator calls them. */
const TOLD = [
  ['public.companies', 'companies'],
  ['public.conversations', 'conversations'],
  ['public.messages', 'messages'],
  ['public.content', 'articles'],
] as const

/** Returns what a backup holds, in lines for the operator. */
export function describeBackup({ takenAt, version, mode, tables, files, missingFiles }: Manifest): string[] {
  const rowsOf = (name: string) => tables.find(table => table.name === name)?.rows ?? 0
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const told = TOLD.map(([table, noun]) => `${NUMBER.format(rowsOf(table))} ${noun}`)
  return [
    `It holds what was committed at ${takenAt}, of version ${version} in ${mode ?? 'no'} mode:`,
    `  ${NUMBER.format(rows)} rows of ${tables.length} tables, among them ${told.join(', ')}`,
    `  ${NUMBER.format(files.length)} files of ${NUMBER.format(Math.ceil(bytes / 1_024))} KB`,
    ...(missingFiles.length === 0
      ? []
      : [`  without ${NUMBER.format(missingFiles.length)} files that were erased meanwhile or lost before`]),
  ]
}
