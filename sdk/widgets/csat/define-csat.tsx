import { useEffect, useLayoutEffect, useState } from 'react'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import { DEFAULT_SUBDOMAIN } from '#contract/constants/tenant.ts'
import { elementOf } from '#contract/embed.ts'
import type { ElementAttributes } from '#contract/embed-attributes.ts'
import launcher from '#contract/launcher.css?inline'
import theme from '#contract/theme.css?inline'
import { toJson } from '../../runtime/api/to-json.ts'
import { defineElement } from '../../runtime/element/define-element.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetHost, WidgetProps } from '../../runtime/element/widget-host.ts'
import contrast from '../../ui/controls/contrast.css?inline'
import controls from '../../ui/controls/controls.css?inline'
import { useStore } from '../../ui/hooks/use-store.ts'
import { CsatMessagesContext } from '../../ui/messages/use-csat-messages.ts'
import host from '../chat/host.css?inline'
import { useFocusReturn } from '../chat/panel/use-focus-return.ts'
import { CsatCard } from './card/csat-card.tsx'
import { createCsatSession } from './create-csat-session.ts'
import csat from './csat.css?inline'
import type { CsatPlace } from './csat-session.ts'
import { createSources } from './sources/create-sources.ts'
import type { CreateSources } from './sources/survey-source.ts'

const NO_LAUNCHER = { current: null }

/** The style sheet of the survey's shadow root. Parsed when the module loads. */
const CSAT_SHEET = styleSheet(theme + launcher + contrast + host + controls + csat)

/**
 * Defines `<support-csat>`: a satisfaction survey in one of five kinds. A score is sent at once; the reason may follow,
 * and the answer can be changed for 24 hours. Floating, it has no button: the command `startSurvey` opens it. A second
 * call does nothing.
 * @element support-csat
 * @example
 * <support-csat tenant="acme" kind="stars"></support-csat>
 * @fires support:ready - the element is ready; once
 * @fires support:open - the card opened
 * @fires support:close - the card closed
 * @fires support:csat - `{ kind, score, comment, conversation_id }`: an answer was saved, or changed
 * @fires support:error - `{ code, message }`; `code` is `load`, `realtime`, `identity`, `action`, `tenant` or `command`
 * @csspart panel - the card
 * @csspart close - the button that closes the floating card
 * @csspart send - the button that sends the comment
 * @cssprop [--support-accent=#0c6b62] - color of buttons and of what is chosen
 * @cssprop --support-accent-contrast - text color on the accent; default: black or white, whichever reads better
 * @cssprop --support-surface - background color; default: from the theme
 * @cssprop --support-text - text color; default: from the theme
 * @cssprop [--support-radius=12px] - radius of the corners
 * @cssprop [--support-font=system-ui] - font family
 * @cssprop [--support-z=2000000000] - z-index of the floating card
 * @cssprop [--support-offset-x=20px] - distance from the left or right edge of the window
 * @cssprop [--support-offset-y=20px] - distance from the bottom edge of the window
 * @param environment what the element uses of the browser; tests pass their own clock and id generator
 * @param create replaces the surveys of the server; a preview passes its own
 */
export function defineCsat(
  environment: Environment = browserEnvironment,
  create: CreateSources = createSources,
): void {
  const Widget = (props: WidgetProps) => <Csat {...props} environment={environment} createSources={create} />
  defineElement(elementOf('csat'), Widget, CSAT_SHEET)
}

type Props = WidgetProps & { readonly environment: Environment; readonly createSources: CreateSources }

/** The root component of a survey. Floating, it has no button: a command opens it. */
function Csat({ tenant = DEFAULT_SUBDOMAIN, mode, host, environment, createSources }: Props) {
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

/** Returns attributes of an element that are not props, and renders again when one changes. */
function useAttributes<const Names extends readonly (keyof ElementAttributes['support-csat'])[]>(
  host: WidgetHost,
  names: Names,
): { readonly [Index in keyof Names]: string | null } {
  const [, setCount] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are always the same
  useEffect(() => {
    const observer = new MutationObserver(() => setCount(count => count + 1))
    observer.observe(host, { attributeFilter: [...names] })
    return () => observer.disconnect()
  }, [host])

  return names.map(name => host.getAttribute(name)) as never
}
