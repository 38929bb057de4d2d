/** Headers of a read: what rest/v1 offers of them. Everything else is refused, or a client would get something else. */
import { RestError } from './rest-error.ts'

/** The media type of a response with one row. */
export const SINGLE = 'application/vnd.pgrst.object+json'
const LIST = ['application/json', 'application/*', '*/*']

/** How a read is answered: with a list or one row, and with the number of all rows or without. */
export type ReadHeaders = { readonly isSingle: boolean; readonly isCounted: boolean }

/** Returns the wishes of the headers `Accept` and `Prefer`. @throws RestError for what is not offered. */
export function readHeaders(header: (name: string) => string | undefined): ReadHeaders {
  if ((header('accept-profile') ?? 'public') !== 'public') throw new RestError('PGRST106')
  if (header('range') !== undefined) throw new RestError('PGRST103', 'Use limit and offset')
  return { isSingle: isSingle(header('accept') ?? '*/*'), isCounted: isCounted(header('prefer') ?? '') }
}

function isSingle(accept: string): boolean {
  for (const type of accept.split(',').map(withoutCommonParameters)) {
    if (type === SINGLE) return true
    if (LIST.includes(type)) return false
  }
  throw new RestError('PGRST107', accept.slice(0, 200))
}

/** Charset and weight change nothing. Others do, such as `nulls=stripped`. */
function withoutCommonParameters(type: string): string {
  return type.replace(/;\s*(?:charset|q)=[^;]*/gi, '').trim()
}

function isCounted(prefer: string): boolean {
  const count = /(?:^|[,\s])count=(\w+)/.exec(prefer)?.[1]
  if (count !== undefined && count !== 'exact') throw new RestError('PGRST122', `count=${count}`)
  return count === 'exact'
}
