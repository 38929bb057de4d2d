-- Nobody asks again for the texts of an import that was cancelled.
create function app.forget_import_texts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.import_items set body = null
   where company_id = new.company_id and import_id = new.id and body is not null;
  return null;
end $$;
revoke all on function app.forget_import_texts() from public;
create trigger forget_import_texts after update on public.imports
  for each row when (new.state = 'cancelled' and old.state <> 'cancelled')
  execute function app.forget_import_texts();
update public.import_items t set body = null
  from public.imports i where i.id = t.import_id and i.state = 'cancelled' and t.body is not null;
