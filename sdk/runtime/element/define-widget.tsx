import type { ReadableAtom } from 'nanostores'
import { type ComponentType, type Context, useLayoutEffect } from 'react'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { defineElement } from './define-element.tsx'
import type { Stoppable, WidgetHost, WidgetProps } from './widget-host.ts'

/** Props of a widget's view. */
export type ViewProps<Session> = WidgetProps & { readonly tenant: string; readonly session: Session }

type Widget<Session, AnyCatalog> = {
  readonly sheet: CSSStyleSheet
  /** The context of its messages. */
  readonly messages: Context<AnyCatalog>
  /** Creates what lives as long as the element is in the page and belongs to the same company. */
  readonly createSession: (props: WidgetProps & { readonly tenant: string }) => Session
  /** Returns what else a session belongs to, as a key. */
  readonly useKey?: (host: WidgetHost) => string
  readonly View: ComponentType<ViewProps<Session>>
}

/** Where an element shows: in a corner of the page, at its place in it, or in the whole window. */
export type Place = 'floating' | 'inline' | 'page'

/** Defines a widget's element: its view, with the session of its company and the messages of its language. */
export function defineWidget<
  Session extends Stoppable & { readonly $catalog: ReadableAtom<AnyCatalog> },
  AnyCatalog,
>(tag: string, { sheet, messages, createSession, useKey, View }: Widget<Session, AnyCatalog>): void {
  defineElement(
    tag,
    given => {
      const props = { tenant: DEFAULT_SUBDOMAIN, ...given }
      const session = given.host.keep(props.tenant + (useKey?.(given.host) ?? ''), () => createSession(props))
      return (
        <messages.Provider value={useStore(session.$catalog)}>
          <View {...props} session={session} />
        </messages.Provider>
      )
    },
    sheet,
  )
}

/**
 * Returns the place for the attribute `mode`. Default: `floating` if the loader added the element, outside the body;
 * `inline` if the page contains it.
 */
export function usePlace(host: WidgetHost, mode: string | undefined): Place {
  const place = /^(floating|inline|page)$/.test(mode!)
    ? (mode as Place)
    : host.matches(':root>*')
      ? 'floating'
      : 'inline'

  // The CSS of the element itself depends on the attribute.
  useLayoutEffect(() => {
    if (place === 'floating' && mode !== place) host.setAttribute('mode', place)
  }, [host, mode, place])

  return place
}
