import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Locale } from '#contract/constants/locales.ts'
import type { ReportTrouble } from '../../runtime/browser/report-trouble.ts'
import type { Environment } from '../../runtime/element/environment.ts'
import type { WidgetHost } from '../../runtime/element/widget-host.ts'
import type { CallVarsState, Company } from './voice-session.ts'

type Options = {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  readonly locale: () => Locale
  readonly report: ReportTrouble
}

/** What an element knows of its company and of calls there, and how it learns it. */
type CallFacts = {
  readonly $vars: WritableAtom<CallVarsState>
  readonly $company: ReadableAtom<Company | null>
  readonly $hasLook: ReadableAtom<boolean>
  /** Asks the server for both; again only if it did not answer, or in another language. Never rejects. */
  readonly prepare: () => Promise<void>
}

type Load = typeof import('./load-voice.ts')

/** Creates the facts of an element. Without a brand in the tag, the company is loaded at once, for the launcher. */
export function createCallFacts({ environment, host, tenant, locale, report }: Options): CallFacts {
  const $vars = atom<CallVarsState>('loading')
  const $company = atom<Company | null>(null)
  const $hasLook = atom(host.hasAttribute('brand'))
  let asking: Promise<void> | null = null
  let asked: Locale | null = null
  let isCompanyAsked = false

  /** Asks the server by code that loads with the first question. Null if there is no answer. */
  async function ask<Answer>(question: (load: Load) => Promise<Answer | null>): Promise<Answer | null> {
    const load = await import('./load-voice.ts').catch(() => null)
    return load && question(load)
  }

  async function askCompany(): Promise<void> {
    if (isCompanyAsked) return
    isCompanyAsked = true
    const company = await ask(load => load.loadCompany({ environment, tenant }))
    isCompanyAsked = company !== null
    if (company) {
      $company.set(company)
      if (!host.hasAttribute('brand')) host.setAttribute('brand', company.brand.style)
    }
    $hasLook.set(true)
  }

  async function askBoth(): Promise<void> {
    $vars.set('loading')
    const [vars] = await Promise.all([
      ask(load => load.loadVars({ environment, tenant }, locale())),
      askCompany(),
    ])
    if (vars === null) {
      asking = null
      report('load', 'the server could not be asked about calls')
    }
    $vars.set(vars ?? 'failed')
  }

  if (!$hasLook.get()) void askCompany()
  return {
    $vars,
    $company,
    $hasLook,
    prepare() {
      // What the server says is in the language of the interface.
      if (asked !== locale()) asking = null
      asked = locale()
      asking ??= askBoth()
      return asking
    },
  }
}
