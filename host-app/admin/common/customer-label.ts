/** What the desk knows of a customer's identity. */
type KnownContact = {
  readonly customer_name: string | null
  readonly customer_email?: string | null
}

/** Returns how the desk names a customer: the name, else the email address, else 'Visitor'. */
export function customerLabel({ customer_name, customer_email }: KnownContact): string {
  return customer_name ?? customer_email ?? 'Visitor'
}
