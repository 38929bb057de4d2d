/**
 * The searches of the company $1 since $2, as a table: those that were typed on are none, since fields search while one
 * types. Who searched is not kept, so that a longer one within 15 s counts as the same visitor's.
 */
export const FINISHED_SEARCHES = `(
  select s.* from public.search_log s
   where s.company_id = $1 and s.searched_at > $2
     and not exists (
       select from public.search_log longer
        where longer.company_id = s.company_id and length(longer.query) > length(s.query)
          and longer.searched_at >= s.searched_at and longer.searched_at < s.searched_at + interval '15 seconds'
          and starts_with(lower(longer.query), lower(s.query)))) as finished`
