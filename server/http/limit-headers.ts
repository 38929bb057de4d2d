import type { MiddlewareHandler } from 'hono'
import { HEADER_MAX_CHARACTERS } from '#contract/constants/server.ts'
import { HEADERS } from '#contract/headers.ts'
import { refuse } from './error-response.ts'

/** Headers that the server looks up, verifies or stores. Node limits all headers together to 16 KiB (431). */
const LIMITED = ['authorization', 'apikey', ...Object.values(HEADERS)]

/** Refuses a credential, or one of our own headers, that is longer than any valid one. */
export const limitHeaders: MiddlewareHandler = async (c, next) => {
  const name = LIMITED.find(each => (c.req.header(each)?.length ?? 0) > HEADER_MAX_CHARACTERS)
  if (name === undefined) return next()
  const message = `Has more than ${HEADER_MAX_CHARACTERS} characters.`
  return refuse(c, 'invalid_request', [{ path: `headers.${name}`, message }])
}
