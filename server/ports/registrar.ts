/** An account to create, in the gateway's own store or in a Supabase project. */
export type Registration = {
  readonly email: string
  readonly password: string
  readonly userMetadata: Readonly<Record<string, unknown>>
  /** Origin of the person's pages, without a trailing slash. The auth service's own emails link there. */
  readonly origin: string
}

/** Creates accounts. Both calls do the same work for an address that has an account, and return `taken`. */
export type Registrar = {
  /**
   * Creates an account with an unconfirmed address. `tokenHash` is for the confirmation link; null if the auth
   * service has emailed its own.
   */
  readonly register: (
    registration: Registration,
  ) => Promise<{ readonly userId: string; readonly tokenHash: string | null } | 'taken'>
  /**
   * Creates an account for somebody who has confirmed the address. `isConfirmed` false: the auth service asks again
   * by email.
   */
  readonly registerProved: (
    registration: Registration,
  ) => Promise<{ readonly userId: string; readonly isConfirmed: boolean } | 'taken'>
}
