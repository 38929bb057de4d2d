import { createContext, useContext } from 'react'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import type { Impersonation } from '#core/session/impersonation.ts'

/** The impersonation of this tab and its actions. */
export type ImpersonationControl = {
  /** True while a token from the address is being exchanged; the principal is unknown until then. */
  readonly isLoading: boolean
  /** The tab's impersonation; null for none. */
  readonly current: Impersonation | null
  /**
   * Starts with the token that `createImpersonation` returned, and reloads the admin pages. Does nothing if
   * this tab already impersonates that company. Rejects with `ApiError` if the token is refused.
   */
  readonly start: (company: ImpersonatedCompany, token: string) => Promise<void>
  /** Ends it on the server and in this tab, and reloads the admin pages; never rejects. */
  readonly stop: () => Promise<void>
}

/** The context of `useImpersonation`. */
export const ImpersonationContext = createContext<ImpersonationControl | null>(null)

/** Returns the tab's impersonation (Spec 4.4). Works only below `ImpersonationProvider`. */
export function useImpersonation(): ImpersonationControl {
  const control = useContext(ImpersonationContext)
  if (!control) throw new Error('useImpersonation must be used within an ImpersonationProvider')
  return control
}
