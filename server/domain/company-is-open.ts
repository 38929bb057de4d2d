/**
 * The SQL condition that a company is not suspended: what is due of a suspended one waits until it is open again.
 * @param companyId the SQL of the company's id, such as `c.company_id`.
 */
export function companyIsOpen(companyId: string): string {
  return `exists (select from public.companies where id = ${companyId} and suspended_at is null)`
}
