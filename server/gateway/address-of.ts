import type { Context } from 'hono'

/** The address that a request came from; undefined when nobody knows. */
export type AddressOf = (c: Context) => string | undefined
