/** For `exists (…)` where a column `company_id` is at hand: what is due of a suspended company waits until it is open again. */
export const OPEN_COMPANY =
  'select from public.companies c where c.id = company_id and c.suspended_at is null'
