import type { EmbedContext, elementOf, Feature, REFUSED, Widget } from '#contract/embed.ts'
import { isSetting } from './check-arguments.ts'

const REFUSED_BY: typeof REFUSED = 'refused'

type Run = (context: EmbedContext, ...args: readonly unknown[]) => void

/** The commands of the global. */
export const RUNS: Readonly<Record<string, Run>> = {
  boot,
  update: change,
  shutdown,
  setLocale: (context, locale) => change(context, { locale }),
  setTheme: (context, theme) => change(context, { theme }),
  show: context => setHidden(context, false),
  hide: context => setHidden(context, true),
  open: askFront('open'),
  close,
  toggle: askFront('toggle'),
  newMessage: askOwn('chat', 'newMessage'),
  showTicket: askOwn('chat', 'showTicket'),
  showArticle,
  startCall: askOwn('voice', 'startCall'),
  endCall: tell('endCall', 'voice'),
  startSurvey: askOwn('csat', 'startSurvey'),
  identify: tell('identify'),
  setContext: tell('setContext', 'chat'),
  logout,
  trigger,
  // The loader runs these; here their arguments are checked.
  on() {},
  off() {},
  get() {},
}

/** The language and the theme that commands have set, also for elements that are added later. */
const chosen: Record<string, string> = {}

/** Returns a command of one feature's element. Adds the element if the page has none. */
function askOwn(feature: Feature, name: string): Run {
  return (context, ...args) =>
    context.ask(feature, elementsFor(context, feature)[0] ?? context.place(feature), name, args)
}

/**
 * Returns a command for the panel of the chat; on a page without a chat, of the help center, and without both, of the
 * voice element.
 */
function askFront(name: string): Run {
  return (context, ...args) => {
    const front = (['chat', 'kb', 'voice'] as const).find(feature => elementsFor(context, feature)[0])
    if (front) context.ask(front, elementsFor(context, front)[0], name, args)
    else askOwn('chat', name)(context, ...args)
  }
}

function close(context: EmbedContext): void {
  for (const feature of ['chat', 'kb', 'voice', 'csat'] as const) tell('close', feature)(context)
}

/** Shows an article in the page's help center, or else in the chat. */
function showArticle(context: EmbedContext, ...args: readonly unknown[]): void {
  const [kb] = elementsFor(context, 'kb')
  if (kb) context.ask('kb', kb, 'showArticle', args)
  else askOwn('chat', 'showArticle')(context, ...args)
}

/** Returns a command for the elements on the page. An element whose code has not loaded runs it later. */
function tell(name: string, feature?: Feature): Run {
  return (context, ...args) => {
    for (const element of elementsFor(context, feature)) {
      void customElements.whenDefined(element.localName).then(() => element[name]?.(...args))
    }
  }
}

/**
 * Logs the visitor out of every widget of the page, whichever tenant receives the other commands: who signs out of the
 * page leaves nothing behind. Loads their code, because only the widgets know what they store.
 */
function logout(context: EmbedContext): void {
  for (const feature of context.features) {
    for (const element of elementsOf(feature)) context.ask(feature, element, 'logout')
  }
  try {
    for (const key of Object.keys(sessionStorage)) if (/^lapwing/.test(key)) delete sessionStorage[key]
  } catch {
    // The page's storage is blocked.
  }
}

/**
 * Handles a click on one of the page's own buttons: puts its text in the message box, shows its article, or opens
 * the panel.
 */
function trigger(context: EmbedContext, data: unknown): void {
  const { supportPrompt, supportArticle } = data as DOMStringMap
  if (supportPrompt) askOwn('chat', 'newMessage')(context, supportPrompt)
  else if (supportArticle) showArticle(context, supportArticle)
  else askFront('open')(context)
}

/**
 * Adds a chat to the page and makes it the target of commands. If the page has a chat of another tenant, both
 * stay.
 */
function boot(context: EmbedContext, settings: unknown): void {
  const { tenant, ...others } = readSettings(context, settings)
  const first = elementsFor(context, 'chat')[0]
  const isKnown = first && (!tenant || tenant === first.getAttribute('tenant'))
  context.chat = isKnown ? first : context.place('chat', tenant ? { tenant } : undefined)
  change(context, others)
  setHidden(context, false)
}

function shutdown(context: EmbedContext): void {
  for (const element of elementsFor(context)) {
    const index = context.own.indexOf(element)
    if (index >= 0) context.own.splice(index, 1)
    ;(element['shutdown'] ?? element.remove).call(element)
  }
  context.chat = null
}

function change(context: EmbedContext, settings: unknown): void {
  const given = readSettings(context, settings)
  for (const element of elementsFor(context)) {
    for (const name of Object.keys(given)) {
      const value = given[name] as string | null
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
  for (const name of Object.keys(given))
    if (/locale|theme/.test(name)) chosen[name] = context.tag[name] = given[name] ?? ''
  context.reach = () => {
    for (const element of elementsFor(context))
      for (const name of Object.keys(chosen))
        if (!element.hasAttribute(name)) element.setAttribute(name, chosen[name]!)
  }
}

function setHidden(context: EmbedContext, isHidden: boolean): void {
  for (const element of elementsFor(context)) element.hidden = isHidden
}

/**
 * Returns the attributes in a page's settings, without wrong ones; null removes one.
 * @param settings any value
 */
function readSettings({ attributes }: EmbedContext, settings: unknown): Record<string, string | null> {
  const given = (settings ?? {}) as Record<string, unknown>
  const texts: Record<string, string | null> = {}
  for (const name of attributes) {
    const value = given[name]
    if (!isSetting(name, value)) continue
    if (value === null || value === false) texts[name] = null
    else if (value !== undefined) texts[name] = value === true ? '' : String(value)
  }
  return texts
}

/** Returns the elements that a command applies to: all of one tenant, or only those of a feature. */
function elementsFor({ chat, features }: EmbedContext, feature?: Feature): Widget[] {
  const found = (feature ? [feature] : features).flatMap(elementsOf)
  const first = targetOf(chat) ?? found[0]
  return found.filter(element => element.getAttribute('tenant') === first?.getAttribute('tenant'))
}

/** Returns the chat that receives commands, if there is one that was not refused: the booted one, else the page's first. */
function targetOf(chat: Widget | null): Widget | undefined {
  return [chat, ...elementsOf('chat')].find(
    (each): each is Widget => each?.hasAttribute(REFUSED_BY) === false,
  )
}

/**
 * Checks that the elements which a command is for may show.
 * @throws Error with the reason if the server has refused all of them
 */
export function checkTenant({ chat, features }: EmbedContext): void {
  const [refused] = features.flatMap(elementsOf).filter(element => element.hasAttribute(REFUSED_BY))
  if (refused && !targetOf(chat)) throw new Error(refused.getAttribute(REFUSED_BY)!)
}

/** Returns a feature's elements on the page, of every tenant. */
function elementsOf(feature: Feature): Widget[] {
  const tag: ReturnType<typeof elementOf> = `support-${feature}`
  return [...document.querySelectorAll<Widget>(tag)]
}
