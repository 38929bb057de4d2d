import { SURVEY_KINDS } from '#contract/constants/surveys.ts'
import type { SurveyState } from '#core/survey/survey-state.ts'
import type { CommandHandlers, WidgetHost } from '../../runtime/element/widget-host.ts'

type Options = {
  readonly host: WidgetHost
  readonly state: () => SurveyState
  /** Deletes the visitor's answers from this browser. */
  readonly forget: () => void
}

/**
 * Returns the handlers of the survey element's own commands. The commands that all widgets share are in
 * `element-commands.ts`.
 */
export function csatCommands({ host, state, forget }: Options): CommandHandlers {
  /** Ignores a command that all widgets receive. */
  const pass = () => {}

  return {
    /**
     * Opens the card, or scrolls to an element that stands in the page.
     * @throws Error for a kind that there is not
     */
    startSurvey(settings) {
      const kind = (settings as { kind?: unknown } | undefined)?.kind
      if (kind !== undefined) {
        if (!SURVEY_KINDS.some(known => known === kind)) throw new Error('no such kind of survey')
        host.setAttribute('kind', `${kind}`)
      }
      host.open()
      if (host.getAttribute('mode') !== 'floating') host.scrollIntoView({ block: 'nearest' })
    },
    logout: forget,
    identify: pass,
    setContext: pass,
    get: name => (name === 'answered' ? typeof state().survey?.answered_at === 'string' : undefined),
  }
}
