import { useEffect, useLayoutEffect } from 'react'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { toJson } from '../../runtime/api/to-json.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost, WidgetProps } from '../../runtime/element/widget-host.ts'
import { useStore } from '../../ui/hooks/use-store.ts'
import { CsatMessagesContext } from '../../ui/messages/use-csat-messages.ts'
import { useFocusReturn } from '../chat/panel/use-focus-return.ts'
import { CsatCard } from './card/csat-card.tsx'
import { createCsatSession } from './create-csat-session.ts'
import type { CsatPlace } from './csat-session.ts'
import type { CreateSources } from './sources/survey-source.ts'
import { useAttributes } from './use-attributes.ts'

type Props = WidgetProps & { readonly environment: Environment; readonly createSources: CreateSources }

const NO_LAUNCHER = { current: null }

/** The root component of a survey. Floating, it has no button: a command opens it. */
export function Csat({ tenant = DEFAULT_SUBDOMAIN, mode, host, environment, createSources }: Props) {
  const [kind, token, conversationId, score] = useAttributes(host, [
    'kind',
    'survey',
    'conversation',
    'score',
  ])
  const target = {
    kind: SURVEY_KINDS.find(known => known === kind) ?? null,
    token,
    conversationId,
  }
  const session = host.keep(toJson([tenant, target]), () =>
    createCsatSession(environment, { host, tenant, target, createSources }),
  )
  const catalog = useStore(session.$catalog)
  const place = conversationId === null ? placeOf(host, mode) : 'chat'
  const isFloating = place === 'floating'
  const isShown = useStore(host.$isOpen) || !isFloating
  useFocusReturn(host, NO_LAUNCHER)

  // The CSS of the element itself depends on the attribute.
  useLayoutEffect(() => {
    if (isFloating && mode !== place) host.setAttribute('mode', place)
  }, [host, isFloating, mode, place])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, the server is asked again
  useEffect(() => {
    if (isShown) session.start()
  }, [session, isShown, catalog.locale])

  return (
    <CsatMessagesContext.Provider value={catalog}>
      {isShown && (
        <CsatCard key={toJson([tenant, target])} session={session} host={host} place={place} given={score} />
      )}
    </CsatMessagesContext.Provider>
  )
}

/** Default: `floating` if the loader added the element, outside the body; `inline` if the page contains it. */
function placeOf(host: WidgetHost, mode: string | undefined): CsatPlace {
  if (mode === 'page' || mode === 'inline' || mode === 'floating') return mode
  return host.parentElement === document.documentElement ? 'floating' : 'inline'
}
