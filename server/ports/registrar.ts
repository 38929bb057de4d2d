/** Where accounts are made: the gateway's own store, or the Supabase project's auth service. */
export type Registration = {
  readonly email: string
  readonly password: string
  readonly userMetadata: Readonly<Record<string, unknown>>
  /** Where the person's pages will be, without a slash at the end: there leads what the auth service mails itself. */
  readonly origin: string
}

/** Both take the same work for an address that has an account, which gives `taken`. */
export type Registrar = {
  /**
   * Makes an account whose address is yet to be proved. `tokenHash` is for the link that proves it; null where the
   * auth service has mailed such a link itself.
   */
  readonly register: (
    registration: Registration,
  ) => Promise<{ readonly userId: string; readonly tokenHash: string | null } | 'taken'>
  /** Makes an account for whoever has proved the address. `isConfirmed` false: the auth service asks once more by mail. */
  readonly registerProved: (
    registration: Registration,
  ) => Promise<{ readonly userId: string; readonly isConfirmed: boolean } | 'taken'>
}
