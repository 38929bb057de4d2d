import type { EmbedContext, elementOf, Feature, Widget } from '#contract/embed.ts'

type Run = (context: EmbedContext, ...args: readonly unknown[]) => void

/** The global's commands, but those that the loader answers by itself. */
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
  newMessage: ask('newMessage'),
  showTicket: ask('showTicket'),
  showArticle,
  startCall: refuse,
  endCall: refuse,
  startSurvey: refuse,
  identify: tell('identify'),
  setContext: tell('setContext', 'chat'),
  logout,
  trigger,
}

/** The name is reserved for an element that is not there yet. @throws always. */
function refuse(): void {
  throw new Error('is not available yet')
}

/** A command for which a chat is made if there is none. */
function ask(name: string): Run {
  return (context, ...args) => {
    const element = elementsFor(context, 'chat')[0] ?? context.place('chat')
    context.ask('chat', element, name, args)
  }
}

/** A command for the panel: the chat's, or where there is none the knowledge base's. */
function askFront(name: string): Run {
  return (context, ...args) => {
    const [kb] = elementsFor(context, 'kb')
    if (kb && elementsFor(context, 'chat').length === 0) context.ask('kb', kb, name, args)
    else ask(name)(context, ...args)
  }
}

function close(context: EmbedContext): void {
  tell('close', 'chat')(context)
  tell('close', 'kb')(context)
}

/** In the knowledge base, where the page has one; else in a tab of its own. */
function showArticle(context: EmbedContext, ...args: readonly unknown[]): void {
  const [kb] = elementsFor(context, 'kb')
  if (kb) context.ask('kb', kb, 'showArticle', args)
  else ask('showArticle')(context, ...args)
}

/** A command for what stands on the page; an element without its code hears it when that has come. */
function tell(name: string, feature?: Feature): Run {
  return (context, ...args) => {
    for (const element of elementsFor(context, feature)) {
      void customElements.whenDefined(element.localName).then(() => element[name]?.(...args))
    }
  }
}

/** What the browser has stored is the widgets' own business, so their code comes for that. */
function logout(context: EmbedContext): void {
  for (const feature of context.features) {
    for (const element of elementsFor(context, feature)) {
      context.ask(feature, element, 'logout')
    }
  }
}

/** The page's own button: with the text to ask, the article to show, or neither. */
function trigger(context: EmbedContext, data: unknown): void {
  const { supportPrompt, supportArticle } = data as DOMStringMap
  if (supportPrompt) ask('newMessage')(context, supportPrompt)
  else if (supportArticle) showArticle(context, supportArticle)
  else askFront('open')(context)
}

/** Puts a chat on the page and makes it the one that commands are for; another tenant's stands beside the first. */
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
    element.remove()
  }
  context.chat = null
}

function change(context: EmbedContext, settings: unknown): void {
  const given = readSettings(context, settings)
  for (const element of elementsFor(context)) {
    for (const name of Object.keys(given)) {
      const value = given[name] ?? null
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
    }
  }
}

function setHidden(context: EmbedContext, isHidden: boolean): void {
  for (const element of elementsFor(context)) element.hidden = isHidden
}

/** The attributes that a page's settings name; null takes one away. The settings may be anything. */
function readSettings({ attributes }: EmbedContext, settings: unknown): Record<string, string | null> {
  const given = (settings ?? {}) as Record<string, unknown>
  const texts: Record<string, string | null> = {}
  for (const name of attributes) {
    const value = given[name]
    if (value === null || value === false) texts[name] = null
    else if (value !== undefined) texts[name] = value === true ? '' : String(value)
  }
  return texts
}

/** The elements on the page that commands are for: all, or those of a feature, but of one tenant alone. */
function elementsFor({ chat, features }: EmbedContext, feature?: Feature): Widget[] {
  const found: Widget[] = []
  for (const each of feature ? [feature] : features) {
    const element: ReturnType<typeof elementOf> = `support-${each}`
    found.push(...document.querySelectorAll<Widget>(element))
  }
  const first = chat ?? document.querySelector('support-chat') ?? found[0]
  return found.filter(element => element.getAttribute('tenant') === first?.getAttribute('tenant'))
}
