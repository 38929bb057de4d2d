import { CONSENT_DAYS, SITE_STORAGE_KEYS } from '#contract/constants/site.ts'

/** A configuration in the format of klaro (https://klaro.org/docs), as far as this notice supports it. */
type ConsentConfig = {
  readonly storageMethod: 'localStorage'
  readonly storageName: string
  readonly cookieExpiresAfterDays: number
  /** The choice for services without a default. */
  readonly default: boolean
  /** The notice never blocks the page. */
  readonly mustConsent: false
  readonly acceptAll: boolean
  readonly hideDeclineAll: boolean
  /** Hides the button that opens the preferences. */
  readonly hideLearnMore: boolean
  /** There is no third party to name. */
  readonly disablePoweredBy: true
  /** Whether texts may contain simple HTML. */
  readonly htmlTexts: boolean
  readonly styling: { readonly theme: readonly string[] }
  readonly services: readonly ConsentService[]
  readonly texts: {
    readonly notice: { readonly title: string; readonly description: string }
    readonly preferences: { readonly title: string; readonly description: string }
    readonly decline: string
    readonly learnMore: string
    readonly acceptAll: string
    readonly save: string
    readonly required: string
  }
}

/** A service that needs consent, or a required one. */
export type ConsentService = {
  readonly name: string
  readonly purposes: readonly string[]
  readonly required?: boolean
  readonly default?: boolean
  /** Names of the cookies to delete when consent is withdrawn. */
  readonly cookies: readonly string[]
  readonly title: string
  readonly description: string
}

/** The consent configuration (Spec 3, 'Consent configuration'). */
export const CONSENT_CONFIG = {
  storageMethod: 'localStorage',
  storageName: SITE_STORAGE_KEYS.consent,
  cookieExpiresAfterDays: CONSENT_DAYS,
  default: false,
  mustConsent: false,
  acceptAll: true,
  hideDeclineAll: false,
  hideLearnMore: false,
  disablePoweredBy: true,
  htmlTexts: true,
  styling: { theme: ['light', 'bottom', 'left'] },
  services: [
    {
      name: 'essential',
      purposes: ['essential'],
      required: true,
      default: true,
      cookies: [],
      title: 'Essential',
      description: 'Keeps you signed in, remembers your workspace and this choice.',
    },
    {
      name: 'analytics',
      purposes: ['analytics'],
      required: false,
      default: false,
      cookies: ['_ga', '_gid', '_gat'],
      title: 'Analytics',
      description:
        'Would count visits, with the cookies _ga, _gid and _gat. <em>Not in use today</em>: your choice applies once it is.',
    },
    {
      name: 'marketing',
      purposes: ['marketing'],
      required: false,
      default: false,
      cookies: [],
      title: 'Marketing',
      description:
        'Would tell us which of our announcements led here. <em>Not in use today</em>, and it sets no cookies.',
    },
  ],
  texts: {
    notice: {
      title: "Let's talk cookies!",
      description:
        'We store what the site needs to work. <strong>Anything else needs your consent.</strong> Read more in our <a href="/legal/privacy">privacy policy</a>.',
    },
    preferences: {
      title: 'Cookie preferences',
      description:
        'Choose what we may store in this browser. You can change your choice at any time; the <a href="/legal/privacy">privacy policy</a> has the details.',
    },
    decline: 'Reject non-essential',
    learnMore: 'Manage cookies',
    acceptAll: 'Allow all',
    save: 'Save choices',
    required: 'always on',
  },
} as const satisfies ConsentConfig

const SERVICES: readonly ConsentService[] = CONSENT_CONFIG.services

/** The services that a visitor can choose. */
export const OPTIONAL_SERVICES = SERVICES.filter(({ required }) => !required)
