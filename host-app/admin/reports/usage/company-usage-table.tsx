import { useQuery } from '@tanstack/react-query'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { formatBytes } from '../../common/format.ts'
import { QueryState } from '../../common/query-state.tsx'
import { ChartCard } from '../charts/chart-card.tsx'
import { formatCount } from '../figures/format-figure.ts'
import { USAGE_COLUMNS, usageCells } from './usage-cells.ts'

/** The current month of every company, for platform staff. */
export function CompanyUsageTable() {
  const companies = useQuery({
    queryKey: queryKeys.reports('company-usage'),
    queryFn: async () => (await callApi('listCompanyUsage')).companies,
  })
  return (
    <QueryState query={companies} label="Loading the companies">
      {shown => (
        <ChartCard
          title="By company"
          lead="This month (UTC), and what is there now. Only platform staff see this."
          fileName="usage-by-company"
          twin={{
            columns: ['Company', ...USAGE_COLUMNS, 'People', 'Articles', 'Files'],
            rows: shown.map(({ id, name, month, stock }) => [
              { value: name, text: name, href: `/admin/tenants/${id}` },
              ...usageCells(month),
              { value: stock.people, text: formatCount(stock.people) },
              { value: stock.articles, text: formatCount(stock.articles) },
              { value: stock.file_bytes, text: formatBytes(stock.file_bytes) },
            ]),
          }}
        />
      )}
    </QueryState>
  )
}
