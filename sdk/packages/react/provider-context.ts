import { createContext } from 'react'
import type { IdentityToken, WidgetSettings } from '../widget/index.ts'

/** What a provider gives to the elements below it. */
export type Provided = {
  readonly defaults: Pick<WidgetSettings, 'tenant' | 'email' | 'name' | 'locale' | 'theme'>
  /** What verifies the visitor, once the page's elements have been told; else null. */
  readonly identity: { current: IdentityToken | null }
}

/** The value of the nearest `LapwingProvider`; without one, there are no defaults. */
export const ProviderContext = createContext<Provided>({ defaults: {}, identity: { current: null } })
