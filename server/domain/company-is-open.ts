/**
 * Returns the SQL condition that a company isn't suspended. Jobs use it, so that the due work of a suspended company
 * waits.
 * @param companyId SQL for the company's id, such as `c.company_id`.
 */
export function companyIsOpen(companyId: string): string {
  return `exists (select from public.companies where id = ${companyId} and suspended_at is null)`
}
