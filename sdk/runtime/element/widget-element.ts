import { atom } from 'nanostores'
import { COMMANDS, type Command } from '#contract/embed.ts'
import { ATTRIBUTES, isProperty } from '#contract/embed-attributes.ts'
import { guarded } from '../browser/guarded.ts'
import { type CommandHost, createElementCommands, type ElementCommands } from './element-commands.ts'
import { isAttribute, reflectAttribute } from './reflect-attribute.ts'
import type { CommandHandlers, Stoppable } from './widget-host.ts'

/** The part of r2wc's element that is used here. */
export type Mounted = HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
  attributeChangedCallback(name: string, before: string | null, after: string | null): void
}
/** The class of r2wc's element. */
export type MountedClass = new () => Mounted

/** The attributes that become props. */
export const PROPS = ATTRIBUTES.filter(isProperty)

/**
 * Returns a subclass of r2wc's element with the commands as methods, and with what r2wc lacks (see the comments
 * inside).
 */
export function widgetElement(Wrapped: MountedClass, sheet: CSSStyleSheet): CustomElementConstructor {
  class WidgetElement extends Wrapped {
    static readonly observedAttributes = ATTRIBUTES

    readonly $isOpen = atom(false)
    readonly #brand = new CSSStyleSheet()
    readonly commands = createElementCommands(this as unknown as CommandHost)
    wantsFocus = false
    #session: { key: string; value: Stoppable } | null = null
    #isReady = false

    /** Reuses the shadow root that the loader may have attached to render the launcher. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      guarded(this, () => {
        const root = this.shadowRoot!
        if (root.activeElement) focusWhenDrawn(root)
        root.replaceChildren()
        root.adoptedStyleSheets = [sheet, this.#brand]
        root.addEventListener('click', submitForm)
        this.#applyBrand()
        this.#takeEarlyProperties()
        this.#readAttributes()
        super.connectedCallback()
        if (this.#isReady) return
        this.#isReady = true
        this.announce('support:ready')
        if (this.hasAttribute('open')) this.#followOpen()
      })
    }

    override disconnectedCallback(): void {
      guarded(this, () => super.disconnectedCallback())
      // A moved element is connected again before the microtask runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.commands.release()
        this.#session?.value.stop()
        this.#session = null
      })
    }

    /** Fixes two faults of r2wc: it mounts detached elements, and ignores removed attributes. */
    override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.isConnected || !this.#isReady) return
      guarded(this, () => {
        if (name === 'open') return this.#followOpen()
        if (name === 'brand') return this.#applyBrand()
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
      this.announce(isOpen ? 'support:open' : 'support:close')
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

    /** Applies the style properties of the attribute `brand`. The page's own rules for the element win. */
    #applyBrand(): void {
      this.#brand.replaceSync(`:host{${this.getAttribute('brand') ?? ''}}`)
    }

    /**
     * Opens or closes the panel by the attribute. Does not move the focus, because no user action caused it.
     */
    #followOpen(): void {
      const value = this.getAttribute('open')
      this.setOpen(value !== null && value !== 'false', { focus: false })
    }

    /**
     * Removes properties that the page set before the element was defined, because they would hide the class's
     * own. Applies them as attributes.
     */
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
 * Adds a command as a method. Frameworks such as React set a property if the element has one of the attribute's
 * name. So setting `open` changes the attribute and keeps the method.
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

/**
 * Submits the form of a pressed button by an event alone: in a sandboxed frame without `allow-forms`, the browser refuses to
 * submit, and says nothing to the form. Enter in a field presses the form's button. Old libraries replace `Event`.
 */
function submitForm(event: Event): void {
  const button = (event.target as Element).closest<HTMLButtonElement>('[type=submit]')
  if (!button) return
  event.preventDefault()
  button.form!.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }))
}

/** Moves the focus from the loader's launcher to the widget's launcher. */
function focusWhenDrawn(root: ShadowRoot): void {
  const observer = new MutationObserver(() => {
    const successor = root.querySelector('button')
    if (!successor) return
    observer.disconnect()
    // In the next frame: usually the panel opens now and takes the focus, and each focus change forces a
    // layout.
    requestAnimationFrame(() => root.activeElement ?? successor.focus())
  })
  observer.observe(root, { childList: true, subtree: true })
}
