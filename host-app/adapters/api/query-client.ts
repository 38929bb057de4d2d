import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MAX_RETRIES = 2

/**
 * A cache of answers. What the caller got wrong is not tried again. Waking up is handled by `onWake`, which also knows
 * pages that come back from the browser's history, so the library's own refetching is off.
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
