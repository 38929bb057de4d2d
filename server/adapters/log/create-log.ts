import pino, { type DestinationStream, type Logger } from 'pino'

/** Keys whose values are never logged, at whatever depth (R5, R26). */
const SECRET_KEYS = [
  'password',
  'token',
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'token_hash',
  'tokenHash',
  'code',
  'secret',
  'authorization',
  'cookie',
]
const DEPTH = 6

/** A path for each depth: `token`, `*.token`, `*.*.token` and so on. */
const SECRET_PATHS = Array.from({ length: DEPTH }, (_, depth) => '*.'.repeat(depth)).flatMap(prefix =>
  SECRET_KEYS.map(key => prefix + key),
)

/** Where the log goes, standard output by default, and how the id of the request that is being answered is read. */
export type LogOptions = {
  readonly to?: DestinationStream
  readonly requestId?: () => string | undefined
}

/**
 * Returns the server's log: one JSON object per line, with the id of the request that caused it. Values of secret keys
 * are redacted (R5, R26).
 */
export function createLog(level: string, { to, requestId = () => undefined }: LogOptions = {}): Logger {
  return pino(
    {
      level,
      mixin: () => {
        const id = requestId()
        return id === undefined ? {} : { requestId: id }
      },
      redact: { paths: SECRET_PATHS, censor: '[secret]' },
      serializers: { err: describeError, error: describeError },
    },
    to,
  )
}

/** Returns an error for the log. Its `code` is logged although that key is among the secret ones. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, ...described } = pino.stdSerializers.err(error)
  return code === undefined ? described : { ...described, errorCode: code }
}
