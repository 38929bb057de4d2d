import { Download } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { type Csv, useSaveCsv } from './csv-button.tsx'
import styles from './export-menu.module.css'
import { useReports } from './filters/use-reports.ts'

const FILES = {
  exportConversations: ['Conversations', 'conversations.csv'],
  exportMessages: ['Messages', 'messages.csv'],
  exportRatings: ['Ratings', 'ratings.csv'],
} as const

/** Downloads the conversations, messages or ratings of the range, one row each. */
export function ExportMenu() {
  const { query } = useReports()
  const saving = useSaveCsv()
  if (!saving) return null
  return (
    <span className={styles['export']}>
      <Popover
        label="Download as CSV"
        button={
          <>
            <Download size={16} aria-hidden="true" />
            Download CSV
          </>
        }
      >
        {() => (
          <div className={styles['menu']}>
            <p>One row for each, of the range and the filters.</p>
            {(Object.keys(FILES) as Csv['route'][]).map(route => (
              <Button
                key={route}
                look="quiet"
                size="small"
                busy={saving.isPending && saving.variables.route === route}
                onClick={() => saving.mutate({ route, query, fileName: FILES[route][1] })}
              >
                {FILES[route][0]}
              </Button>
            ))}
          </div>
        )}
      </Popover>
    </span>
  )
}
