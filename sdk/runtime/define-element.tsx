import r2wc from '@r2wc/react-to-web-component'
import { atom, type WritableAtom } from 'nanostores'
import type { ComponentType } from 'react'
import { ATTRIBUTES, EVENTS } from '#contract/embed.ts'
import { SilentBoundary } from '../ui/silent-boundary.tsx'
import { logQuietly } from './log-quietly.ts'

/** Props of a widget's outermost component: the element's attributes, and the element. */
export type WidgetProps = {
  readonly tenant?: string
  readonly email?: string
  readonly name?: string
  readonly host: WidgetHost
}

/** What a widget's component sees of its element. */
export type WidgetHost = HTMLElement & {
  readonly $isOpen: WritableAtom<boolean>
  /** Whether the field gets the focus when the panel appears. */
  readonly wantsFocus: boolean
  readonly open: (options?: { focus?: boolean }) => void
  readonly close: () => void
  readonly toggle: () => void
  /** Something that lives as long as the element, made anew when `key` changes. */
  readonly keep: <Kept extends Stoppable>(key: string, create: () => Kept) => Kept
  readonly announce: (name: string, detail?: unknown) => void
}

type Stoppable = { readonly stop: () => void }
type Mounted = HTMLElement & {
  connectedCallback(): void
  disconnectedCallback(): void
  attributeChangedCallback(name: string, before: string | null, after: string | null): void
}

const sheets = new Map<string, CSSStyleSheet>()

/** Defines a widget's element once; a second call with the same tag changes nothing. */
export function defineElement(tag: string, Component: ComponentType<WidgetProps>, css: string): void {
  if (customElements.get(tag)) return

  function Root({ container, ...props }: Omit<WidgetProps, 'host'> & { container: ShadowRoot }) {
    return (
      <SilentBoundary>
        <Component {...props} host={container.host as WidgetHost} />
      </SilentBoundary>
    )
  }

  const Wrapped = r2wc(Root as ComponentType<Omit<WidgetProps, 'host'>>, {
    shadow: 'open',
    props: { tenant: 'string', email: 'string', name: 'string' },
  }) as unknown as new () => Mounted

  customElements.define(tag, class extends closeGaps(Wrapped, css) {})
}

/** r2wc's element with what it leaves out: see the comments inside. */
function closeGaps(Wrapped: new () => Mounted, css: string) {
  return class extends Wrapped implements WidgetHost {
    readonly $isOpen = atom(false)
    wantsFocus = false
    #kept: { key: string; value: Stoppable } | null = null
    #isReady = false

    /** The loader may have attached the root already, to draw the launcher. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init)
    }

    override connectedCallback(): void {
      guarded(() => {
        this.shadowRoot!.replaceChildren()
        this.shadowRoot!.adoptedStyleSheets = [sharedSheet(css)]
        this.#readAttributes()
        super.connectedCallback()
        if (this.#isReady) return
        this.#isReady = true
        this.announce(EVENTS.ready)
      })
    }

    override disconnectedCallback(): void {
      guarded(() => super.disconnectedCallback())
      // An element that is moved is back before the microtask runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#kept?.value.stop()
        this.#kept = null
      })
    }

    /** r2wc would mount a detached element, and ignores an attribute that is taken away. */
    override attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (!this.isConnected || !this.#isReady || before === after) return
      guarded(() => {
        if (after) return super.attributeChangedCallback(name, before, after)
        this.#readAttributes()
        super.connectedCallback()
      })
    }

    open({ focus = true } = {}): void {
      if (this.$isOpen.get()) return
      this.wantsFocus = focus
      this.$isOpen.set(true)
      this.announce(EVENTS.open)
    }

    close(): void {
      if (!this.$isOpen.get()) return
      this.$isOpen.set(false)
      this.announce(EVENTS.close)
    }

    toggle(): void {
      if (this.$isOpen.get()) this.close()
      else this.open()
    }

    keep<Kept extends Stoppable>(key: string, create: () => Kept): Kept {
      if (this.#kept?.key !== key) {
        this.#kept?.value.stop()
        this.#kept = { key, value: create() }
      }
      return this.#kept.value as Kept
    }

    announce(name: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
    }

    /** Takes over attributes, and properties that the page set before the element was defined. */
    #readAttributes(): void {
      const fields = this as unknown as Record<string, string | undefined>
      for (const name of ATTRIBUTES) {
        const early = Object.hasOwn(this, name) ? fields[name] : undefined
        delete fields[name]
        fields[name] = early ?? (this.getAttribute(name) || undefined)
      }
    }
  }
}

function sharedSheet(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}

function guarded(act: () => void): void {
  try {
    act()
  } catch (error) {
    logQuietly('the widget could not be drawn', error)
  }
}
