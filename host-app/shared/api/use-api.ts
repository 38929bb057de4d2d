import {
  type InfiniteData,
  type SkipToken,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import toast from 'react-hot-toast/headless'
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { CallApi } from './api.ts'
import { apiKey, changesOf, whileAsking } from './api-cache.ts'
import { errorText } from './api-error.ts'
import { callApi } from './call-api.ts'

type Options<Name extends EndpointName, Data> = Omit<
  UseQueryOptions<ResponseOf<Name>, Error, Data>,
  'queryKey' | 'queryFn'
> & {
  /**
   * A value at whose change the answer is out of date, such as a conversation's last message. The old answer stays until the
   * new one is there.
   */
  readonly asOf?: unknown
}
/** A route's request; null while there is nothing to ask. Left out for a route that takes none. */
type Asked<Name extends EndpointName, Data> = keyof RequestOf<Name> extends never
  ? [request?: RequestOf<Name> | null, options?: Options<Name, Data>]
  : [request: RequestOf<Name> | null, options?: Options<Name, Data>]

/**
 * Queries a route. All uses of the same request share one answer, which is fetched again after an action that changes it.
 */
export function useApi<Name extends EndpointName, Data = ResponseOf<Name>>(
  name: Name,
  ...[request = {} as RequestOf<Name>, { asOf, ...options } = {}]: Asked<Name, Data>
) {
  const { queryKey, queryFn } = apiQuery(name, request)
  return useQuery({
    ...(asOf !== undefined && { placeholderData: whileAsking(queryKey) }),
    ...options,
    queryKey: asOf === undefined ? queryKey : [...queryKey, asOf],
    queryFn,
  })
}

/** Returns the key and the function of a route's query, for other hooks than `useApi`. */
export function apiQuery<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name> | null,
): {
  readonly queryKey: ReturnType<typeof apiKey<Name>>
  readonly queryFn: SkipToken | (() => Promise<ResponseOf<Name>>)
} {
  return {
    queryKey: apiKey(name, request),
    queryFn: request === null ? skipToken : () => call(name, request),
  }
}

type QueryOf<Name extends EndpointName> =
  RequestOf<Name> extends { readonly query?: infer Query } ? Query : never
type PageOptions<Name extends EndpointName> = Pick<
  UseInfiniteQueryOptions<ResponseOf<Name>, Error, InfiniteData<ResponseOf<Name>>>,
  'enabled' | 'staleTime' | 'gcTime' | 'placeholderData' | 'refetchInterval'
> & {
  /** Returns what the request for the page after this one adds to the query; null for the last page. Default: its cursor. */
  readonly next?: (page: ResponseOf<Name>) => Partial<QueryOf<Name>> | null
}

/** Queries a list of which a request answers one page. */
export function useApiPages<Name extends EndpointName>(
  name: Name,
  query: QueryOf<Name>,
  { next = cursorOf as never, ...options }: PageOptions<Name> = {},
) {
  const requestOf = (more: unknown) =>
    ({ query: { ...(query as object), ...(more as object) } }) as unknown as RequestOf<Name>
  return useInfiniteQuery({
    ...options,
    // Not the key of the first page alone.
    queryKey: [...apiKey(name, requestOf({})), 'pages'],
    queryFn: ({ pageParam }) => call(name, requestOf(pageParam)),
    initialPageParam: {},
    getNextPageParam: page => next(page) ?? undefined,
  })
}

function cursorOf(page: { readonly next?: unknown }) {
  return page.next ? { cursor: page.next } : null
}

type Act<Input, Answer> = (call: CallApi, input: Input) => Promise<Answer>
type Action<Input, Answer> = {
  /** The toast's text on success. */
  readonly done?: string | ((answer: Answer, input: Input) => string)
  /** Called on success. */
  readonly onDone?: (answer: Answer, input: Input) => unknown
  /** The caller shows an error in its place, such as in a form; otherwise it is a toast. */
  readonly showsError?: boolean
}

/**
 * Runs an action. Shows the outcome in a toast, and fetches what the called routes change, even after a failure:
 * a colleague may have been faster. After a success, it is pending until the new answers are there.
 */
export function useApiAction<Answer, Input = void>(
  act: Act<Input, Answer>,
  { done, onDone, showsError = false }: Action<Input, Answer> = {},
) {
  const queryClient = useQueryClient()
  const called = useRef(new Set<EndpointName>())
  const note: CallApi = (name, ...request) => {
    called.current.add(name)
    return callApi(name, ...request)
  }
  return useMutation({
    mutationFn: (input: Input) => act(note, input),
    // An answer may hold a secret, such as a new key.
    gcTime: 0,
    onSuccess(answer, input) {
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(answer, input))
      onDone?.(answer, input)
    },
    onError(error) {
      if (!showsError) toast.error(errorText(error))
    },
    onSettled(_answer, error) {
      const keys = [...called.current].flatMap(changesOf)
      const asked = Promise.all(keys.map(queryKey => queryClient.invalidateQueries({ queryKey })))
      // An error shows at once.
      return error ? undefined : asked
    },
  })
}

/** Runs the action of a `FormDialog`. Returns its props: it shows the error. */
export function useApiForm<Answer, Input = FormData>(
  act: Act<Input, Answer>,
  action: Omit<Action<Input, Answer>, 'showsError'>,
) {
  const { mutate, isPending, error } = useApiAction(act, { ...action, showsError: true })
  return { busy: isPending, error: error && errorText(error), onSubmit: (input: Input) => mutate(input) }
}

/** `callApi` for any route, with a request that may be empty. */
const call = callApi as <Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<ResponseOf<Name>>
