import type { ResponseOf } from '#contract/routes/index.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Section } from '../../common/section.tsx'
import styles from './import-failures.module.css'
import { IMPORT_ERROR_MESSAGES } from './import-labels.ts'

/** Lists the files or pages that failed, with reasons. Renders nothing if there are none. */
export function ImportFailures({ of }: { readonly of: ResponseOf<'getImport'> }) {
  const { failures, failed, kind } = of
  if (failures.length === 0) return null
  const lead =
    failures.length < failed
      ? `The first ${failures.length} of ${failed.toLocaleString()}.`
      : 'No draft was created from these.'
  return (
    <Section title="Skipped" lead={lead}>
      <DataTable caption="Skipped" columns={[kind === 'files' ? 'File' : 'Page', 'Reason']}>
        {failures.map(({ id, source, error }) => (
          <tr key={id}>
            <td className={styles['source']}>{source}</td>
            <td data-label="Reason">{error && IMPORT_ERROR_MESSAGES[error]}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  )
}
