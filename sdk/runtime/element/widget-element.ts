import { atom } from 'nanostores'
import { ATTRIBUTES, COMMANDS, type Command, EVENTS } from '#contract/embed.ts'
import { guarded } from '../browser/guarded.ts'
import { type CommandHost, createElementCommands, type ElementCommands } from './element-commands.ts'
import { isAttribute, reflectAttribute } from './reflect-attribute.ts'
import type { CommandHandlers, Stoppable } from './widget-host.ts'

/** r2wc's element as far as it is used here. */
export type Mounted = HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
  attributeChangedCallback(name: string, before: string | null, after: string | null): void
}
export type MountedClass = { new (): Mounted; readonly observedAttributes: readonly string[] }

/** The attributes that become props. `open` is not one: it opens and closes. */
export const PROPS = ATTRIBUTES.filter(name => name !== 'open')

/** r2wc's element with what it leaves out (see the comments inside) and the commands as methods. */
export function widgetElement(Wrapped: MountedClass, sheet: CSSStyleSheet): CustomElementConstructor {
  class WidgetElement extends Wrapped {
    static override get observedAttributes(): readonly string[] {
      return [...Wrapped.observedAttributes, 'open']
    }

    readonly $isOpen = atom(false)
    readonly commands = createElementCommands(this as unknown as CommandHost)
    wantsFocus = false
    #session: { key: string; value: Stoppable } | null = null
    #isReady = false

    /** The loader may have attached the root already, to draw the launcher. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      guarded(this, () => {
        const root = this.shadowRoot!
        if (root.activeElement) focusWhenDrawn(root)
        root.replaceChildren()
        root.adoptedStyleSheets = [sheet]
        this.#takeEarlyProperties()
        this.#readAttributes()
        super.connectedCallback()
        if (this.#isReady) return
        this.#isReady = true
        this.announce(EVENTS.ready)
        if (this.hasAttribute('open')) this.#followOpen()
      })
    }

    override disconnectedCallback(): void {
      guarded(this, () => super.disconnectedCallback())
      // An element that is moved is back before the microtask runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.commands.release()
        this.#session?.value.stop()
        this.#session = null
      })
    }

    /** r2wc would mount a detached element, and ignores an attribute that is taken away. */
    override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.isConnected || !this.#isReady) return
      guarded(this, () => {
        if (name === 'open') return this.#followOpen()
        if (before === after) return
        if (after) return super.attributeChangedCallback(name, before, after)
        this.#readAttributes()
        super.connectedCallback()
      })
    }

    setOpen(isOpen: boolean, { focus = true } = {}): void {
      if (this.$isOpen.get() === isOpen) return
      this.wantsFocus = focus
      this.$isOpen.set(isOpen)
      this.announce(isOpen ? EVENTS.open : EVENTS.close)
    }

    keep<Session extends Stoppable>(key: string, create: () => Session): Session {
      if (this.#session?.key !== key) {
        this.#session?.value.stop()
        this.#session = { key, value: create() }
      }
      return this.#session.value as Session
    }

    announce(name: string, detail?: unknown, { cancelable = false } = {}): boolean {
      return this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }))
    }

    handle(handlers: CommandHandlers): void {
      guarded(this, () => this.commands.handle(handlers))
    }

    /** The attribute opens without taking the focus: nobody has asked for it by hand. */
    #followOpen(): void {
      const value = this.getAttribute('open')
      this.setOpen(value !== null && value !== 'false', { focus: false })
    }

    /** Properties that the page set before the element was defined would hide what the class has under their names. */
    #takeEarlyProperties(): void {
      const fields = this as unknown as Record<string, unknown>
      for (const name of [...ATTRIBUTES, ...COMMANDS]) {
        if (!Object.hasOwn(this, name)) continue
        const early = fields[name]
        delete fields[name]
        if (isAttribute(name)) reflectAttribute(this, name, early)
      }
    }

    #readAttributes(): void {
      const fields = this as unknown as Record<string, string | undefined>
      for (const name of PROPS) fields[name] = this.getAttribute(name) || undefined
    }
  }

  for (const name of COMMANDS) defineCommand(WidgetElement.prototype, name)
  return WidgetElement
}

/**
 * Makes a command a method. Frameworks write properties where an element has them: what React sets for the attribute
 * `open` must not take the method's place, so writing changes the attribute of that name, if there is one.
 */
function defineCommand(prototype: object, name: Command): void {
  function method(this: HTMLElement & { readonly commands: ElementCommands }, ...args: unknown[]): unknown {
    return guarded(this, () => this.commands.run(name, args))
  }
  Object.defineProperty(prototype, name, {
    configurable: true,
    get: () => method,
    set(this: HTMLElement, value: unknown) {
      if (isAttribute(name)) reflectAttribute(this, name, value)
    },
  })
}

/** The launcher that the loader drew has the focus: its successor gets it. */
function focusWhenDrawn(root: ShadowRoot): void {
  const observer = new MutationObserver(() => {
    const successor = root.querySelector('button')
    if (!successor) return
    observer.disconnect()
    // Not at once: the panel that mostly opens now takes the focus, and each focus lays the page out.
    requestAnimationFrame(() => root.activeElement ?? successor.focus())
  })
  observer.observe(root, { childList: true, subtree: true })
}
