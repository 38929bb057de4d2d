/**
 * Checks what a page gives to a command, in one place for all of them. It loads with the first command, so it repeats what
 * the contract has as values; the types keep them equal.
 */
import type { CONTEXT_FIELDS } from '#contract/constants/conversation.ts'
import type { Locale } from '#contract/constants/locales.ts'
import type { SurveyKind } from '#contract/constants/surveys.ts'
import type { EmbedContext } from '#contract/embed.ts'
import type { Theme, WidgetSettings } from '#contract/embed-attributes.ts'
import type { EventName, LapwingValues } from '#contract/embed-types.ts'

type Names<Name extends string> = Readonly<Record<Name, 1>>

const LOCALES: Names<Locale> = { en: 1, de: 1, es: 1, fr: 1, he: 1, ar: 1 }
const THEMES: Names<Theme> = { light: 1, dark: 1, auto: 1 }
const SIDES: Names<NonNullable<WidgetSettings['position']>> = { left: 1, right: 1 }
const KINDS: Names<SurveyKind> = { emoji: 1, stars: 1, numbers: 1, thumbs: 1, comment: 1 }
const VALUES: Names<keyof LapwingValues> = { open: 1, unread: 1, conversationId: 1, tenant: 1, locale: 1 }
const EVENT_NAMES: Names<EventName> = {
  ...{ ready: 1, open: 1, close: 1, unread: 1, 'conversation-start': 1, message: 1, handoff: 1, resolved: 1 },
  ...{ ticket: 1, csat: 1, call: 1, error: 1, 'before-send': 1, 'before-call': 1 },
}
const FIELDS_MAX: typeof CONTEXT_FIELDS = 20

/** Throws an Error that says what is wrong with the arguments of a command. */
type Check = (first: unknown, second: unknown, attributes: readonly string[]) => void

const CHECKS: Readonly<Record<string, Check>> = {
  setLocale: locale => checkSetting('locale', locale),
  setTheme: theme => checkSetting('theme', theme),
  setContext: checkFields,
  newMessage: text => text === undefined || checkText(text),
  showArticle: checkText,
  showTicket: ticket => typeof ticket === 'number' || checkText(ticket),
  startSurvey(options) {
    const { kind } = (options ?? {}) as { kind?: unknown }
    if (kind !== undefined) checkOne(KINDS, kind)
  },
  on(event, handler) {
    checkOne(EVENT_NAMES, String(event).replace('support:', ''))
    if (typeof handler !== 'function') throw new Error('the handler is no function')
  },
  off: event => checkOne(EVENT_NAMES, String(event).replace('support:', '')),
  get: (name, _, attributes) => attributes.includes(`${name}`) || checkOne(VALUES, name),
}

/**
 * Checks the arguments of a command, except those of `boot` and `update`, which leave out a wrong setting instead: a page
 * that sets a language of its own still gets its chat.
 * @throws Error
 */
export function checkArguments(
  { attributes }: EmbedContext,
  name: string,
  [first, second]: readonly unknown[],
): void {
  if (Object.hasOwn(CHECKS, name)) CHECKS[name]?.(first, second, attributes)
}

/** Whether a setting has a value that the widgets know. */
export function isSetting(name: string, value: unknown): boolean {
  try {
    checkSetting(name, value)
    return true
  } catch {
    return false
  }
}

/**
 * Checks the settings of `boot` and `update`.
 * @throws Error
 */
export function checkSettings(settings: unknown): void {
  for (const [name, value] of Object.entries(settings ?? {})) checkSetting(name, value)
}

/** A language may have a region, such as `de-AT`. */
function checkSetting(name: string, value: unknown): void {
  if (value == null) return
  if (name === 'locale') checkOne(LOCALES, String(value).toLowerCase().split(/[-_]/)[0], value)
  if (name === 'theme') checkOne(THEMES, value)
  if (name === 'position') checkOne(SIDES, value)
}

function checkOne(known: Names<string>, name: unknown, shown = name): void {
  if (!Object.hasOwn(known, String(name)))
    throw new Error(`“${shown}” is none of ${Object.keys(known).join(', ')}`)
}

function checkText(value: unknown): void {
  if (typeof value !== 'string') throw new Error(`“${value}” is no text`)
}

/** A field whose value is null or undefined is left out, as in JSON. */
function checkFields(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null) throw new Error('the fields are no object')
  const given = Object.entries(fields).filter(([, value]) => value != null)
  if (given.length > FIELDS_MAX) throw new Error(`${given.length} fields are more than ${FIELDS_MAX}`)
  for (const [name, value] of given)
    if (!['string', 'number', 'boolean'].includes(typeof value))
      throw new Error(`the field “${name}” is no string, number or boolean`)
}
