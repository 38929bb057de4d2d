import type { ReactNode } from 'react'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'

/** The parts of a query that `QueryState` reads, of one answer or of many pages. */
type Query<Data> = {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => Promise<unknown>
}

type QueryStateProps<Data> = {
  readonly query: Query<Data>
  /** The text shown while it loads, such as 'Loading people'. */
  readonly label: string
  /** A placeholder shaped like the content; replaces the spinner. */
  readonly skeleton?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Renders a query's data, or its loading state, or its error. */
export function QueryState<Data>({ query, label, skeleton, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    return (
      <Notice title="This could not be loaded" text={errorText(query.error)} role="alert">
        <Button busy={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      </Notice>
    )
  }
  if (skeleton === undefined)
    return (
      <p role="status">
        <Spinner /> {label}
      </p>
    )
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {skeleton}
    </div>
  )
}
