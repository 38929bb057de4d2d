import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { REPORT_FIGURES } from '#contract/constants/reports.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { isDay } from '#core/reports/days.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { oneOf } from '../../common/one-of.ts'
import type { ReportQuery } from '../filters/report-params.ts'

type Query = RequestOf<'listReportConversations'>['query']

/** The query of the list: the report's, the figure, and the mark. */
export type DrilledQuery = Omit<Query, 'cursor' | 'figure' | 'part'> & {
  readonly figure: NonNullable<Query['figure']>
  readonly part: NonNullable<Query['part']>
}

/** Parses which conversations of which figure an address means. What it does not understand is left out. */
export function parseDrill(search: URLSearchParams, query: ReportQuery): DrilledQuery {
  const day = (name: 'bucket_from' | 'bucket_to') => {
    const text = search.get(name)
    return text !== null && isDay(text) ? { [name]: text } : {}
  }
  const number = (name: 'weekday' | 'hour', min: number, max: number) => {
    const text = search.get(name)
    const value = Number(text)
    return text !== null && Number.isInteger(value) && value >= min && value <= max ? { [name]: value } : {}
  }
  return {
    ...query,
    figure: oneOf(REPORT_FIGURES, search.get('figure')) ?? 'conversations',
    part: search.get('part') === 'all' ? 'all' : 'counted',
    ...day('bucket_from'),
    ...day('bucket_to'),
    ...number('weekday', 1, 7),
    ...number('hour', 0, 23),
  }
}

/** Queries the conversations behind a figure page by page. */
export function useDrilled(query: DrilledQuery) {
  return useInfiniteQuery({
    queryKey: queryKeys.reports('conversations', query),
    queryFn: ({ pageParam }) =>
      callApi('listReportConversations', { query: { ...query, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}
