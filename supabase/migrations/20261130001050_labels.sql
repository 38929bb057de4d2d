-- The labels of a company: renaming, merging and deleting one changes everything that names it.

-- A list of actions or conditions with one label in place of another. `field` is the name under which an entry has its label:
-- 'label' of an action, 'value' of a condition.
create function app.relabel(entries jsonb, field text, old_label text, new_label text) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(
    case when coalesce(e.entry ->> 'field', 'label') = 'label' and lower(e.entry ->> field) = lower(old_label)
      then jsonb_set(e.entry, array[field], to_jsonb(new_label)) else e.entry end order by e.place), '[]')
    from jsonb_array_elements(entries) with ordinality e (entry, place)
$$;
revoke all on function app.relabel(jsonb, text, text, text) from public;

-- Replaces a label in all conversations of the caller's company, views, macros, rules and SLA policies; returns the number of
-- conversations. A conversation with both labels keeps one. Without a new label, it removes the old one from conversations
-- only. No rule reacts to it. Security definer: it changes other members' views, too.
create function app.replace_label(old_label text, new_label text, as_of timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.member_company();
  changed integer;
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  perform set_config('app.rule_depth', '2', true);
  update public.conversations c
     set tags = (
           select coalesce(array_agg(kept.label order by kept.place), '{}') from (
             select distinct on (lower(named.label)) named.label, named.place from (
               select case when lower(t.label) = lower(old_label) then new_label else t.label end as label, t.place
                 from unnest(c.tags) with ordinality t (label, place)) named
              where named.label is not null
              order by lower(named.label), named.place) kept),
         updated_at = greatest(c.updated_at, as_of)
   where c.id in (select app.conversations_labelled(old_label, null));
  get diagnostics changed = row_count;
  if new_label is not null then
    update public.views
       set filter = jsonb_set(filter, '{label}', to_jsonb(new_label)), updated_at = as_of
     where company_id = company and lower(filter ->> 'label') = lower(old_label);
    update public.macros
       set actions = app.relabel(actions, 'label', old_label, new_label), updated_at = as_of
     where company_id = company and actions <> app.relabel(actions, 'label', old_label, new_label);
    update public.rules
       set actions = app.relabel(actions, 'label', old_label, new_label),
           conditions = app.relabel(conditions, 'value', old_label, new_label), updated_at = as_of
     where company_id = company
       and (actions, conditions) <> (app.relabel(actions, 'label', old_label, new_label),
         app.relabel(conditions, 'value', old_label, new_label));
    update public.sla_policies
       set conditions = app.relabel(conditions, 'value', old_label, new_label), updated_at = as_of
     where company_id = company and conditions <> app.relabel(conditions, 'value', old_label, new_label);
  end if;
  return changed;
end $$;
revoke all on function app.replace_label(text, text, timestamptz) from public;
grant execute on function app.replace_label(text, text, timestamptz) to authenticated;
