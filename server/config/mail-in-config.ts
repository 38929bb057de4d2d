/** The variables of the door through which mail comes in. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A port, or the address and the port: `25`, `0.0.0.0:25`, `[::]:25`. */
const PLACE = /^(?:(?:\[([\da-f:]+)\]|([\w.-]+)):)?(\d{1,5})$/i

/** Variables of the environment. */
export const MAIL_IN_VARIABLES = {
  MAIL_IN_PORT: z
    .string()
    .regex(PLACE, 'must be a port, or an address and a port such as 0.0.0.0:25')
    .optional(),
  MAIL_IN_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'must be a domain such as in.example.com')
    .optional(),
  MAIL_IN_CERT: z.string().min(1).optional(),
  MAIL_IN_KEY: z.string().min(1).optional(),
}

/** Where mail comes in. */
export type MailInConfig = {
  readonly host: string
  readonly port: number
  /** The domain of the companies' addresses. */
  readonly domain: string
  /** In PEM; null for a door without STARTTLS. */
  readonly certificate: { readonly cert: string; readonly key: string } | null
}

type MailInInput = { readonly HOST: string } & Partial<
  Record<keyof typeof MAIL_IN_VARIABLES, string | undefined>
>

/** Returns where mail comes in; null without `MAIL_IN_PORT`. @throws Error for the operator. */
export function mailInOf({
  HOST,
  MAIL_IN_PORT,
  MAIL_IN_DOMAIN,
  MAIL_IN_CERT,
  MAIL_IN_KEY,
}: MailInInput): MailInConfig | null {
  if (MAIL_IN_PORT === undefined) return null
  if (MAIL_IN_DOMAIN === undefined)
    throw new Error('MAIL_IN_DOMAIN is missing: MAIL_IN_PORT needs the domain whose mail comes in.')
  if ((MAIL_IN_CERT === undefined) !== (MAIL_IN_KEY === undefined))
    throw new Error('Set MAIL_IN_CERT and MAIL_IN_KEY together: the files of a certificate and of its key.')
  const [, ip6, host = ip6 ?? HOST, port] = PLACE.exec(MAIL_IN_PORT)!
  if (Number(port) > 65_535) throw new Error('MAIL_IN_PORT: there is no port above 65535.')
  const certificate =
    MAIL_IN_CERT !== undefined && MAIL_IN_KEY !== undefined
      ? { cert: readPem('MAIL_IN_CERT', MAIL_IN_CERT), key: readPem('MAIL_IN_KEY', MAIL_IN_KEY) }
      : null
  return { host, port: Number(port), domain: MAIL_IN_DOMAIN, certificate }
}

function readPem(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(
      `${variable}: the file ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
}
