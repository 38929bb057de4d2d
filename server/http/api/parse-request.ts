import type { Context } from 'hono'
import type { ZodType } from 'zod'
import { BODY_MAX_BYTES } from '#contract/constants/server.ts'
import type { Route } from '#contract/routes/route.ts'
import { AppError } from '#server/domain/app-error.ts'
import { isEncoded } from '../is-encoded.ts'
import { isStorable, parseJson, UnstorableTextError } from '../storable.ts'

/** Returns the request as parsed by the route's schemas. @throws invalid_request (400) with every invalid field. */
export async function parseRequest(c: Context, route: Route): Promise<Record<string, unknown>> {
  return {
    ...(route.params && { params: parse('params', route.params, c.req.param()) }),
    ...(route.query && { query: parse('query', route.query, queryOf(c)) }),
    ...(route.body && {
      body: parse('body', route.body, await readJson(c, route)),
    }),
  }
}

/** Returns the query's fields. @throws invalid_request (400) for a text that cannot be stored. */
function queryOf(c: Context): Record<string, string> {
  const query = c.req.query()
  for (const [key, value] of Object.entries(query))
    if (!isStorable(key) || !isStorable(value)) throw unstorable('query', isStorable(key) ? key : '')
  return query
}

/** Whether the path's id is malformed. It is answered like an unknown one. */
export function isUnknownId(route: Route, params: Readonly<Record<string, string>>): boolean {
  return !Object.values(params).every(isStorable) || route.params?.safeParse(params).success === false
}

function parse(part: string, schema: ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new AppError(
    'invalid_request',
    parsed.error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message })),
  )
}

async function readJson(c: Context, { maxBytes = BODY_MAX_BYTES, dispensable }: Route): Promise<unknown> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('media_type')
  if (isEncoded(c)) throw new AppError('encoding_unsupported')
  const text = await readText(c, maxBytes)
  try {
    return parseJson(text, dispensable)
  } catch (error) {
    if (error instanceof UnstorableTextError) throw unstorable('body', error.key)
    throw new AppError('malformed_json')
  }
}

function unstorable(part: string, key: string): AppError {
  const message = 'Contains a character that cannot be stored.'
  return new AppError('invalid_request', [{ path: [part, key].filter(Boolean).join('.'), message }])
}

/** Reads at most the allowed number of bytes, whatever the length header says. */
async function readText(c: Context, maxBytes: number): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('body_too_large')
  const decoder = new TextDecoder()
  let size = 0
  let text = ''
  for await (const bytes of c.req.raw.body ?? []) {
    size += bytes.byteLength
    if (size > maxBytes) throw new AppError('body_too_large')
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}
