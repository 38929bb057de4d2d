import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MAX_RETRIES = 2

/**
 * Creates the query cache. Client errors (4xx) are not retried. The library's own refetching is off:
 * `onWake` also detects pages restored from the browser's history.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && !isCallersFault(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

function isCallersFault(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
