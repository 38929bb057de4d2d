import { useEffect, useState } from 'react'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import { elementOf } from '#contract/embed.ts'
import type { ElementAttributes } from '#contract/embed-attributes.ts'
import { useFocusReturn } from '#sdk/ui/hooks/use-focus-return.ts'
import { CsatMessagesContext, useCsatMessages } from '../../locales/csat/csat-messages.ts'
import { toJson } from '../../runtime/api/to-json.ts'
import { defineWidget, usePlace, type ViewProps } from '../../runtime/element/define-widget.tsx'
import { browserEnvironment, type Environment } from '../../runtime/element/environment.ts'
import { styleSheet } from '../../runtime/element/style-sheet.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import widget from '../../ui/controls/widget.css?inline'
import { useStore } from '../../ui/hooks/use-store.ts'
import { CsatCard } from './card/csat-card.tsx'
import { type CsatSession, createCsatSession } from './create-csat-session.ts'
import csat from './csat.css?inline'
import { createSources } from './sources/create-sources.ts'
import type { CreateSources, SurveyTarget } from './sources/survey-source.ts'

const NO_LAUNCHER = { current: null }
/** Attributes that are no props. */
const OWN = ['kind', 'survey', 'conversation', 'score'] satisfies (keyof ElementAttributes['support-csat'])[]

/** The style sheet of the survey's shadow root. Parsed when the module loads. */
const CSAT_SHEET = styleSheet(widget + csat)

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
  defineWidget(elementOf('csat'), {
    sheet: CSAT_SHEET,
    messages: CsatMessagesContext,
    useKey: useTargetKey,
    createSession: ({ tenant, host }) =>
      createCsatSession(environment, { host, tenant, target: targetOf(host), createSources: create }),
    View: Csat,
  })
}

/** The view of a survey. Floating, it has no button: a command opens it. */
function Csat({ session, tenant, mode, host }: ViewProps<CsatSession>) {
  const { locale } = useCsatMessages()
  const target = targetOf(host)
  const ownPlace = usePlace(host, mode)
  const place = target.conversationId === null ? ownPlace : 'chat'
  const isShown = useStore(host.$isOpen) || place !== 'floating'
  useFocusReturn(host, NO_LAUNCHER)

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, the server is asked again
  useEffect(() => {
    if (isShown) session.start()
  }, [session, isShown, locale])

  return (
    isShown && (
      <CsatCard
        key={toJson([tenant, target])}
        session={session}
        host={host}
        place={place}
        given={host.getAttribute('score')}
      />
    )
  )
}

/** Returns what an element asks about, as a key. Renders again when an attribute changes that is no prop. */
function useTargetKey(host: WidgetHost): string {
  const [, setCount] = useState(0)

  useEffect(() => {
    const observer = new MutationObserver(() => setCount(count => count + 1))
    observer.observe(host, { attributeFilter: OWN })
    return () => observer.disconnect()
  }, [host])

  return toJson(targetOf(host))
}

function targetOf(host: WidgetHost): SurveyTarget {
  return {
    kind: SURVEY_KINDS.find(known => known === host.getAttribute('kind')) ?? null,
    token: host.getAttribute('survey'),
    conversationId: host.getAttribute('conversation'),
  }
}
