import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { errorText } from '../../adapters/api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/picker/popover.tsx'
import styles from './export-menu.module.css'
import { useReports } from './filters/use-reports.ts'
import { saveCsv } from './save-csv.ts'

const FILES = {
  exportConversations: ['Conversations', 'conversations.csv'],
  exportMessages: ['Messages', 'messages.csv'],
  exportRatings: ['Ratings', 'ratings.csv'],
} as const
type Route = keyof typeof FILES

/** Downloads the conversations, messages or ratings of the range, one row each. */
export function ExportMenu() {
  const { query } = useReports()
  const saving = useMutation({
    mutationFn: (route: Route) => saveCsv(route, query, FILES[route][1]),
    onError: error => toast.error(errorText(error)),
  })
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
            {(Object.keys(FILES) as Route[]).map(route => (
              <Button
                key={route}
                look="quiet"
                size="small"
                busy={saving.isPending && saving.variables === route}
                onClick={() => saving.mutate(route)}
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
