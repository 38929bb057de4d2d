import { atom, type ReadableAtom } from 'nanostores'
import { SURVEY_KINDS } from '#contract/constants/surveys.ts'

import type { VisitorSurvey } from '#contract/entities/survey.ts'
import { BRAND_ENDPOINTS } from '#contract/routes/visitor-endpoints.ts'
import { surveyMachine } from '#core/survey/survey-machine.ts'
import {
  INITIAL_SURVEY,
  type SurveyAnswer,
  type SurveyEffect,
  type SurveyEvent,
  type SurveyState,
} from '#core/survey/survey-state.ts'
import { CSAT_LANGUAGES, type CsatCatalog, ENGLISH_CSAT } from '../../locales/csat/csat-messages.ts'
import { followLocale, wantedLocale } from '../../locales/follow-locale.ts'
import { createApi, type Result } from '../../runtime/api/create-api.ts'
import { createReport } from '../../runtime/browser/report-trouble.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import { ANSWERS_SUFFIX, storageKey } from '../../runtime/storage/storage-key.ts'
import { forgetAnswers } from './sources/answer-memory.ts'
import type { CreateSources, SourceOptions, SurveySource, SurveyTarget } from './sources/survey-source.ts'

type Options = {
  readonly host: WidgetHost
  readonly tenant: string
  readonly target: SurveyTarget
  readonly createSources: CreateSources
}

/** The state and actions of one survey element while it is in the page and asks the same. */
export type CsatSession = {
  readonly $state: ReadableAtom<SurveyState>
  readonly $catalog: ReadableAtom<CsatCatalog>
  readonly dispatch: (event: SurveyEvent) => void
  /** Asks the server what to ask, and again in another language. */
  readonly start: () => void
  readonly stop: () => void
}

/** Creates the session of a survey element. */
export function createCsatSession(environment: Environment, options: Options): CsatSession {
  const { host, tenant, target, createSources } = options
  const { clock, baseUrl } = environment
  const report = createReport(host)
  const locale = () => wantedLocale(host)
  const $state = atom(INITIAL_SURVEY)
  const $catalog = atom(ENGLISH_CSAT)
  let source: SurveySource | null = null
  let asked: string | null = null
  let timer: unknown = null
  let isStopped = false
  let loads = 0

  // Not `runMachine`: its code would bring along what only the chat needs.
  function dispatch(event: SurveyEvent): void {
    if (isStopped) return
    const { state, effects } = surveyMachine.transition($state.get(), event, clock.now())
    $state.set(state)
    for (const effect of effects) perform(effect)
    clock.clearTimeout(timer)
    const at = surveyMachine.nextDeadline($state.get())
    if (at !== null)
      timer = clock.setTimeout(() => dispatch(surveyMachine.deadline), Math.max(0, at - clock.now()))
  }

  function perform(effect: SurveyEffect): void {
    if (effect.type === 'load') void load()
    else if (effect.type === 'save') void save(effect.answer)
    else tell(effect.survey)
  }

  /**
   * Asks the sources, one after the other, until one has a survey. Results of an earlier call are ignored: the language
   * or the visitor has changed since.
   */
  async function load(): Promise<void> {
    asked = locale()
    const call = ++loads
    const sources = source ? [source] : createSources({ environment, tenant, locale }, target)
    let result: Awaited<ReturnType<SurveySource['read']>> | undefined
    for (const candidate of sources) {
      result = await candidate.read()
      if (call !== loads) return
      if (hasNone(result)) continue
      if (result.kind === 'ok') source = candidate
      break
    }
    if (result!.kind === 'ok') return dispatch({ type: 'loaded', survey: result!.value })
    if (!refuse(result!)) dispatch({ type: 'not-loaded' })
    if (result!.kind === 'unreachable') report('load', 'the survey could not be loaded')
  }

  async function save(answer: SurveyAnswer): Promise<void> {
    const from = source!
    const result = await from.answer(answer)
    // After a logout, the answer is somebody else's.
    if (from !== source) return
    if (result.kind === 'ok') return dispatch({ type: 'saved', survey: result.value })
    if (!refuse(result)) dispatch({ type: 'not-saved' })
  }

  /** Handles the refusals that no second attempt would change. Returns whether the result is one. */
  function refuse(result: Result<unknown>): boolean {
    const code = result.kind === 'refused' && result.code
    if (code === 'survey_closed') dispatch({ type: 'refused', reason: 'closed' })
    else if (code === 'survey_link_invalid') dispatch({ type: 'refused', reason: 'invalid' })
    else if (code === 'survey_not_found' && $state.get().phase === 'loading')
      dispatch({ type: 'loaded', survey: null })
    else return false
    return true
  }

  function tell(survey: VisitorSurvey): void {
    const { kind, score, comment } = survey
    const { subject, conversationId: conversation_id } = source!
    elsewhere.tell({ subject, survey })
    host.announce('support:csat', { kind, score, comment, conversation_id })
  }

  /** Forgets what this browser knows of its answers, and asks as if for the first time. */
  function forget(): void {
    forgetAnswers({ environment, tenant })
    source = null
    $state.set(INITIAL_SURVEY)
    if (asked !== null) void load()
  }

  const elsewhere = hearOtherSurveys(baseUrl, tenant, ({ subject, survey }) => {
    if (subject === source?.subject) dispatch({ type: 'heard', survey })
  })
  const unfollow = followLocale(host, $catalog, CSAT_LANGUAGES)
  host.handle({
    // All widgets receive these.
    identify() {},
    setContext() {},
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
    get: name => (name === 'answered' ? typeof $state.get().survey?.answered_at === 'string' : undefined),
  })
  return {
    $state,
    $catalog,
    dispatch,
    start() {
      if (asked === null) void fetchBrand(host, { environment, tenant, locale })
      if (asked !== locale()) void load()
    },
    stop() {
      isStopped = true
      unfollow()
      elsewhere.stop()
      clock.clearTimeout(timer)
    },
  }
}

/** Whether a source has no survey for this visitor, so that the next one is asked. */
function hasNone(result: Awaited<ReturnType<SurveySource['read']>>): boolean {
  return result.kind === 'refused' || (result.kind === 'ok' && result.value === null)
}

/** Gives an element the company's look, unless the page has given it one. Never rejects. */
async function fetchBrand(
  host: WidgetHost,
  { environment: { baseUrl, clock }, tenant, locale }: SourceOptions,
): Promise<void> {
  if (host.hasAttribute('brand')) return
  const api = createApi(BRAND_ENDPOINTS, { baseUrl, clock, tenant })
  const result = await api('getWidgetBrand', { query: { tenant, locale: locale() } })
  if (result.kind !== 'ok') return
  host.setAttribute('brand', result.value.style)
  if (!host.hasAttribute('position')) host.setAttribute('position', result.value.position)
}

type News = { readonly subject: string; readonly survey: VisitorSurvey }

/** The elements of this browser that show the same company's surveys, in this tab and in others. */
type OtherSurveys = {
  readonly tell: (news: News) => void
  readonly stop: () => void
}

/** Hears of the answers that are given in other elements, and tells them of this one's. */
function hearOtherSurveys(baseUrl: string, tenant: string, onNews: (news: News) => void): OtherSurveys {
  const channel = new BroadcastChannel(storageKey(baseUrl, tenant) + ANSWERS_SUFFIX)
  channel.onmessage = ({ data }: MessageEvent<News>) => onNews(data)
  return { tell: news => channel.postMessage(news), stop: () => channel.close() }
}
