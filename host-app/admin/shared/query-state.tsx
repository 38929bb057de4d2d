import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorText } from '../../adapters/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

type QueryStateProps<Data> = {
  readonly query: UseQueryResult<Data>
  /** Said while it loads, such as 'Loading people'. */
  readonly label: string
  readonly children: (data: Data) => ReactNode
}

/** What is asked of the server, once it is there; else that it loads, or why it is not. */
export function QueryState<Data>({ query, label, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <Notice title="This could not be loaded" text={errorText(query.error)} role="alert">
        <Button busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <p role="status">
      <Spinner /> {label}
    </p>
  )
}
