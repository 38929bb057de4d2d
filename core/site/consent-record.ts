/** The cookie consent of a site visitor (Spec 3, 4.8). */
import { parseObject } from '../session/parse-object.ts'

/** The visitor's choices, by the name of the service. */
export type ConsentChoices = Readonly<Record<string, boolean>>

/** The choices and when they were made. `givenAt` is in ms since the epoch. */
export type ConsentRecord = { readonly givenAt: number; readonly choices: ConsentChoices }

type ConsentTerms = {
  /** Names of the services that need consent. */
  readonly services: readonly string[]
  readonly days: number
  readonly now: number
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Parses a stored consent. Null if it is invalid, misses a service, or has expired. */
export function readConsent(
  text: string | null,
  { services, days, now }: ConsentTerms,
): ConsentRecord | null {
  const stored = parseObject(text)
  const givenAt = Date.parse(String(stored?.['givenAt']))
  const isGood = givenAt <= now && now < givenAt + days * DAY_MS
  const choices = choicesOf(stored?.['choices'], services)
  return isGood && choices ? { givenAt, choices } : null
}

/** Returns the text to store. */
export function writeConsent({ givenAt, choices }: ConsentRecord): string {
  return JSON.stringify({ givenAt: new Date(givenAt).toISOString(), choices })
}

function choicesOf(value: unknown, services: readonly string[]): ConsentChoices | null {
  const fields = new Map<string, unknown>(Object.entries(typeof value === 'object' && value ? value : {}))
  const choices = services.flatMap(name => {
    const choice = fields.get(name)
    return typeof choice === 'boolean' ? [[name, choice] as const] : []
  })
  return choices.length === services.length ? Object.fromEntries(choices) : null
}
