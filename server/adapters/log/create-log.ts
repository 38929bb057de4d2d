import pino, { type DestinationStream, type Logger } from 'pino'

/** Keys whose values are never written down, however deep they lie (R5, R26). */
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

/** Every depth is a path of its own: `token`, `*.token`, `*.*.token` and so on. */
const SECRET_PATHS = Array.from({ length: DEPTH }, (_, depth) => '*.'.repeat(depth)).flatMap(prefix =>
  SECRET_KEYS.map(key => prefix + key),
)

/**
 * Returns the server's log: one JSON object per line, to standard output unless `to` is given. Values of secret keys
 * are redacted (R5, R26).
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRET_PATHS, censor: '[secret]' },
      serializers: { err: describeError, error: describeError },
    },
    to,
  )
}

/** The code of an error is no secret, but has the name of one. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, ...described } = pino.stdSerializers.err(error)
  return code === undefined ? described : { ...described, errorCode: code }
}
