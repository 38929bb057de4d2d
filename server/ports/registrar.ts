/** Where accounts are made: the gateway's own store, or the Supabase project's auth service. */
export type Registration = { readonly email: string; readonly password: string; readonly fullName: string }

export type Registrar = {
  /**
   * Makes an unconfirmed account and sends its confirmation mail to `email`. `taken` when the address has one
   * already; that must not show to the caller.
   */
  readonly register: (registration: Registration) => Promise<{ readonly userId: string } | 'taken'>
}
