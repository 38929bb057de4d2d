import { createContext, useContext } from 'react'
import type { ImpersonatedCompany } from '#contract/entities/platform.ts'
import type { Impersonation } from '#core/session/impersonation.ts'

export type ImpersonationControl = {
  /** True while a token from the address is being traded; who acts is not known before. */
  readonly isLoading: boolean
  /** For whom this tab acts; null for nobody. */
  readonly current: Impersonation | null
  /**
   * Begins with the token that `createImpersonation` gave, and loads the admin pages anew; nothing when this tab acts
   * for that company already. Rejects with `ApiError` when the token is refused.
   */
  readonly start: (company: ImpersonatedCompany, token: string) => Promise<void>
  /** Ends it at the server and here, and loads the admin pages anew; never rejects. */
  readonly stop: () => Promise<void>
}

export const ImpersonationContext = createContext<ImpersonationControl | null>(null)

/** Acting for a company (spec section 4.4); only below `ImpersonationProvider`. */
export function useImpersonation(): ImpersonationControl {
  const control = useContext(ImpersonationContext)
  if (!control) throw new Error('useImpersonation must be used within an ImpersonationProvider')
  return control
}
