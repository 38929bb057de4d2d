/** Values that requests have in common, within what PostgreSQL stores. */
import { z } from 'zod'
import { isBlank } from '../text/is-blank.ts'

/** The largest value of a column of the type `integer`. */
const INTEGER_MAX = 2_147_483_647
/** Instants are from the years 1970 to 9999, in ms: what both PostgreSQL and JavaScript print with four digits. */
const YEAR_10000 = Date.UTC(10_000, 0)

/** A whole number of a request's body, of up to 32 bits. */
export const integer = z.int32()

/** A whole number of a request's query, from 0, of up to 32 bits. */
export const queryInteger = z.coerce.number().int().min(0).max(INTEGER_MAX)

/** An instant in ISO 8601 with an offset, from the years 1970 to 9999. */
export const instant = z.iso.datetime({ offset: true }).refine(text => {
  const ms = Date.parse(text)
  return ms >= 0 && ms < YEAR_10000
}, 'Give a time between the years 1970 and 9999.')

/** A text, trimmed; empty if it shows nothing. */
export const visibleText = z
  .string()
  .trim()
  .overwrite(text => (isBlank(text) ? '' : text))

/** A trimmed text of 1 to `max` characters that shows something. */
export const filledText = (max: number) => visibleText.min(1).max(max)

/** The host name or IP address of a mail server, as in a URL, without brackets. */
export const mailHost = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(253)
  .regex(/^[a-z0-9.:-]+$/, 'Give a host name such as mail.example.com.')

/** Printable characters: the value goes into a line of a protocol, such as SMTP. */
export const oneLine = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}+$/u)
