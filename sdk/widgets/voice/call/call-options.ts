import type { Locale } from '#contract/constants/locales.ts'
import type { Environment } from '#sdk/runtime/element/environment.ts'
import type { WidgetHost } from '#sdk/runtime/element/widget-host.ts'
import type { CallVars } from '../call-session.ts'
import type { CallPlatform } from './call-platform.ts'

/** What the calls of an element need. */
export type VoiceCallOptions = {
  readonly environment: Environment
  readonly host: WidgetHost
  readonly tenant: string
  /** The language of the interface, which the visitor is expected to speak. */
  readonly locale: () => Locale
  /** Returns what the server has said before the call; null if it has not answered. */
  readonly vars: () => CallVars | null
  /** Sends a test tone in place of the microphone (VOICE-07). */
  readonly usesTestTone: boolean
  /** Connects to the provider itself if the server cannot (VOICE-07). */
  readonly usesFallback: boolean
  /** The browser; tests pass their own. */
  readonly platform?: CallPlatform
}
