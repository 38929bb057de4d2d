-- The schema that the migrations produce, for reading and searching. `npm run schema` writes it from a migrated
-- database, and a test checks that it is current. It is never applied.

schema app: usage to anon
schema app: usage to authenticated
schema app: usage to service_role
schema public: usage to anon
schema public: usage to authenticated
schema public: usage to public
schema public: usage to service_role
default privileges in schema public: delete, insert, maintain, references, select, trigger, truncate, update on tables to anon
default privileges in schema public: delete, insert, maintain, references, select, trigger, truncate, update on tables to authenticated
default privileges in schema public: delete, insert, maintain, references, select, trigger, truncate, update on tables to service_role
default privileges in schema public: execute on functions to anon
default privileges in schema public: execute on functions to authenticated
default privileges in schema public: execute on functions to service_role
default privileges in schema public: select, update, usage on sequences to anon
default privileges in schema public: select, update, usage on sequences to authenticated
default privileges in schema public: select, update, usage on sequences to service_role
sequence app.event_ids: nobody
sequence app.rule_events_id_seq: nobody
sequence public.activities_position_seq: service_role select, service_role update, service_role usage
publication supabase_realtime: insert, update
bucket brand-images: public, at most 10485760 bytes a file, types any
bucket content-attachments: public, at most 10485760 bytes a file, types any
bucket conversation-uploads: public, at most 10485760 bytes a file, types any
bucket note-files: private, at most 10485760 bytes a file, types any

row of app.installation: mode not chosen yet
row of public.companies: Lapwing, subdomain app, id c0a00000-0000-4000-8000-000000000005

table app.account_emails -- row security forced
    id uuid not null
    kind text not null
    place text not null
    secret text not null
    attempts integer not null default 0
    due_at timestamp with time zone not null
    expires_at timestamp with time zone not null
    constraint account_emails_attempts_check CHECK ((attempts >= 0))
    constraint account_emails_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 40)))
    constraint account_emails_pkey PRIMARY KEY (id)
    constraint account_emails_place_key UNIQUE (place)
    create INDEX account_emails_due ON app.account_emails USING btree (due_at)
    grant delete, insert, select, update to service_role

table app.article_vectors -- row security forced
    content_id uuid not null
    model text not null
    article_changed timestamp with time zone not null
    vectors text[] not null
    constraint article_vectors_content_id_fkey FOREIGN KEY (content_id) REFERENCES content(id) ON DELETE CASCADE
    constraint article_vectors_pkey PRIMARY KEY (content_id, model)
    grant delete, insert, select, update to service_role

table app.calls -- row security forced
    id uuid not null
    company_id uuid not null
    conversation_id uuid
    provider text not null
    token_hash text not null
    page_origin text not null
    network_hash text
    provider_call_id text
    granted_at timestamp with time zone not null
    connected_at timestamp with time zone
    ends_at timestamp with time zone
    ended_at timestamp with time zone
    constraint calls_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint calls_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint calls_pkey PRIMARY KEY (id)
    constraint calls_provider_check CHECK ((provider = ANY (ARRAY['server'::text, 'openai'::text, 'elevenlabs'::text])))
    constraint calls_token_hash_key UNIQUE (token_hash)
    create INDEX calls_conversation ON app.calls USING btree (conversation_id)
    create INDEX calls_granted ON app.calls USING btree (granted_at)
    create INDEX calls_of_day ON app.calls USING btree (company_id, granted_at)
    create INDEX calls_under_way ON app.calls USING btree (company_id) WHERE ((connected_at IS NOT NULL) AND (ended_at IS NULL))
    grant delete, insert, select, update to service_role

table app.consumers -- row security forced
    name text not null
    generation smallint not null
    xid xid8 not null
    event_id bigint not null
    attempts integer not null default 0
    retry_at timestamp with time zone
    constraint consumers_pkey PRIMARY KEY (name)
    grant insert, select, update to service_role

table app.content_changes -- row security off
    company_id uuid not null
    changes bigint not null
    constraint content_changes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint content_changes_pkey PRIMARY KEY (company_id)

table app.conversation_networks -- row security forced
    id uuid not null
    company_id uuid not null
    network_hash text not null
    noted_at timestamp with time zone not null
    constraint conversation_networks_company_id_id_fkey FOREIGN KEY (company_id, id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint conversation_networks_pkey PRIMARY KEY (id)
    create INDEX conversation_networks_old ON app.conversation_networks USING btree (noted_at)
    grant delete, select, update to service_role

table app.email_sources -- row security forced
    email_id uuid not null
    company_id uuid not null
    part integer not null
    bytes bytea not null
    constraint email_sources_company_id_email_id_fkey FOREIGN KEY (company_id, email_id) REFERENCES incoming_emails(company_id, id) ON DELETE CASCADE
    constraint email_sources_pkey PRIMARY KEY (email_id, part)
    grant delete, insert, select to service_role

table app.events -- row security forced
    generation smallint not null
    xid xid8 not null default pg_current_xact_id()
    id bigint not null default nextval('app.event_ids'::regclass)
    version smallint not null default 1
    kind text not null
    company_id uuid not null
    conversation_id uuid not null
    subject_id uuid not null
    actor_type text not null
    actor_id uuid
    is_undo boolean not null
    rule_depth smallint not null
    data jsonb not null default '{}'::jsonb
    at timestamp with time zone not null
    recorded_at timestamp with time zone not null default now()
    constraint events_actor_type_check CHECK ((actor_type = ANY (ARRAY['visitor'::text, 'ai'::text, 'agent'::text, 'system'::text])))
    constraint events_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint events_pkey PRIMARY KEY (generation, xid, id, recorded_at)
    create INDEX events_of_conversation ON ONLY app.events USING btree (conversation_id, generation, xid, id)
    grant select to service_role

table app.installation -- row security forced
    is_only_row boolean not null default true
    mode text
    first_run_nonce uuid not null default gen_random_uuid()
    oldest_version text not null default '0.2.0'::text
    event_generation smallint not null default 1
    constraint installation_is_only_row_check CHECK (is_only_row)
    constraint installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'production'::text])))
    constraint installation_pkey PRIMARY KEY (is_only_row)
    grant select (event_generation) to service_role

table app.job_runs -- row security forced
    name text not null
    every_ms integer not null
    started_at timestamp with time zone not null
    duration_ms integer
    succeeded_at timestamp with time zone
    failed_at timestamp with time zone
    constraint job_runs_pkey PRIMARY KEY (name)
    grant insert, select, update to service_role

table app.presences -- row security forced
    company_id uuid not null
    person_id uuid not null
    tab_id uuid not null
    session_id uuid not null
    status text not null
    active_at timestamp with time zone
    conversation_id uuid
    is_typing boolean not null default false
    expires_at timestamp with time zone not null
    constraint presences_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE SET NULL (conversation_id)
    constraint presences_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint presences_pkey PRIMARY KEY (person_id, tab_id)
    constraint presences_status_check CHECK ((status = ANY (ARRAY['online'::text, 'away'::text])))
    create INDEX presences_in_conversation ON app.presences USING btree (company_id, conversation_id) WHERE (conversation_id IS NOT NULL)
    create INDEX presences_of_company ON app.presences USING btree (company_id, expires_at)
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role

table app.rate_limits -- row security off
    key text not null
    count integer not null
    resets_at timestamp with time zone not null
    constraint rate_limits_pkey PRIMARY KEY (key)
    create INDEX rate_limits_over ON app.rate_limits USING btree (resets_at)

table app.reply_emails -- row security forced
    conversation_id uuid not null
    company_id uuid not null
    due_at timestamp with time zone
    mailed_sequence integer not null
    constraint reply_emails_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint reply_emails_pkey PRIMARY KEY (conversation_id)
    create INDEX reply_emails_due ON app.reply_emails USING btree (due_at) WHERE (due_at IS NOT NULL)
    grant insert, select, update to service_role

table app.rule_events -- row security forced
    id bigint not null identity
    company_id uuid not null
    conversation_id uuid not null
    event text not null
    key text not null
    message_id uuid
    rule_id uuid
    depth integer not null
    happened_at timestamp with time zone not null
    due_at timestamp with time zone not null
    taken_until timestamp with time zone
    attempts integer not null default 0
    constraint rule_events_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint rule_events_company_id_rule_id_fkey FOREIGN KEY (company_id, rule_id) REFERENCES rules(company_id, id) ON DELETE CASCADE
    constraint rule_events_pkey PRIMARY KEY (id)
    create INDEX rule_events_due ON app.rule_events USING btree (due_at)
    create INDEX rule_events_of_conversation ON app.rule_events USING btree (conversation_id, id)
    create INDEX rule_events_of_rule ON app.rule_events USING btree (rule_id) WHERE (rule_id IS NOT NULL)
    grant delete, insert, select, update to service_role

table app.sla_checks -- row security forced
    conversation_id uuid not null
    company_id uuid not null
    retry_at timestamp with time zone not null default '-infinity'::timestamp with time zone
    constraint sla_checks_pkey PRIMARY KEY (conversation_id)
    create INDEX sla_checks_due ON app.sla_checks USING btree (retry_at)
    grant delete, insert, select, update to service_role

table public.activities -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    kind text not null
    actor_type text not null
    actor_id uuid
    actor_name text
    detail jsonb not null default '{}'::jsonb
    created_at timestamp with time zone not null
    "position" bigint not null identity
    constraint activities_actor_type_check CHECK ((actor_type = ANY (ARRAY['visitor'::text, 'ai'::text, 'agent'::text, 'system'::text])))
    constraint activities_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint activities_kind_check CHECK ((kind = ANY (ARRAY['created'::text, 'status'::text, 'assignee'::text, 'team'::text, 'priority'::text, 'labels'::text, 'snoozed'::text, 'woken'::text, 'human-requested'::text, 'merged'::text, 'unmerged'::text, 'spam'::text, 'rule-applied'::text, 'sla-warned'::text, 'sla-breached'::text, 'email-problem'::text])))
    constraint activities_pkey PRIMARY KEY (id)
    create INDEX activities_of_conversation ON public.activities USING btree (company_id, conversation_id, "position")
    policy activities_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER INSERT ON public.activities FOR EACH ROW WHEN ((new.kind <> 'email-problem'::text)) EXECUTE FUNCTION app.append_events()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    in publication supabase_realtime

table public.agent_states -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    person_id uuid not null
    is_away boolean not null default false
    capacity integer
    last_assigned_at timestamp with time zone
    changed_at timestamp with time zone not null
    constraint agent_states_capacity_check CHECK (((capacity >= 1) AND (capacity <= 100)))
    constraint agent_states_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint agent_states_person_id_key UNIQUE (person_id)
    constraint agent_states_pkey PRIMARY KEY (id)
    create INDEX agent_states_of_company ON public.agent_states USING btree (company_id)
    policy agent_state_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (( SELECT app.may('settings.edit'::text) AS may) OR ((person_id = ( SELECT auth.uid() AS uid)) AND (capacity IS NULL) AND ( SELECT app.may('conversations.reply'::text) AS may))))
    policy agent_state_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (( SELECT app.may('settings.edit'::text) AS may) OR ((person_id = ( SELECT auth.uid() AS uid)) AND ( SELECT app.may('conversations.reply'::text) AS may))))
    policy agent_states_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.agent_states FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER guard_capacity BEFORE UPDATE ON public.agent_states FOR EACH ROW EXECUTE FUNCTION app.guard_capacity()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant insert (capacity, changed_at, company_id, is_away, person_id) to authenticated
    grant update (capacity, changed_at, is_away) to authenticated
    in publication supabase_realtime

table public.ai_assists -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    person_id uuid
    task text not null
    digest text not null
    offered_at timestamp with time zone not null
    inserted_at timestamp with time zone
    dismissed_at timestamp with time zone
    sent_at timestamp with time zone
    sent_sequence integer
    is_unchanged boolean
    constraint a_sent_text_has_a_message CHECK ((((sent_at IS NULL) = (sent_sequence IS NULL)) AND ((sent_at IS NULL) = (is_unchanged IS NULL))))
    constraint ai_assists_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint ai_assists_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE SET NULL (person_id)
    constraint ai_assists_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text))
    constraint ai_assists_pkey PRIMARY KEY (id)
    constraint ai_assists_task_check CHECK ((task = ANY (ARRAY['draft'::text, 'summary'::text, 'rewrite'::text, 'translate'::text])))
    constraint only_an_inserted_text_is_sent CHECK (((sent_at IS NULL) OR (inserted_at IS NOT NULL)))
    create INDEX ai_assists_of_conversation ON public.ai_assists USING btree (company_id, conversation_id)
    create INDEX ai_assists_recent ON public.ai_assists USING btree (company_id, offered_at)
    policy ai_assist_offered as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    policy ai_assist_used as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    policy ai_assists_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.ai_assists FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated
    grant update (dismissed_at, inserted_at, is_unchanged, sent_at, sent_sequence) to authenticated

table public.ai_models -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    url text not null
    name text not null
    secret text
    has_key boolean not null generated always as ((secret IS NOT NULL)) stored
    updated_at timestamp with time zone not null
    constraint ai_models_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint ai_models_company_id_key UNIQUE (company_id)
    constraint ai_models_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
    constraint ai_models_pkey PRIMARY KEY (id)
    constraint ai_models_url_check CHECK (((length(url) >= 1) AND (length(url) <= 500)))
    policy ai_model_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy ai_model_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy ai_model_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy ai_models_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.ai_models FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (company_id, name, secret, updated_at, url) to authenticated
    grant select (company_id, has_key, id, name, updated_at, url) to authenticated
    grant update (name, secret, updated_at, url) to authenticated

table public.ai_usage -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    day date not null
    answers integer not null
    constraint ai_usage_answers_check CHECK ((answers >= 0))
    constraint ai_usage_company_id_day_key UNIQUE (company_id, day)
    constraint ai_usage_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint ai_usage_pkey PRIMARY KEY (id)
    policy ai_usage_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.audit -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    actor_id uuid
    actor_name text
    impersonation_id uuid default app.claimed_impersonation()
    action text not null
    target_id uuid
    detail jsonb not null default '{}'::jsonb
    created_at timestamp with time zone not null default now()
    constraint audit_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint audit_company_id_impersonation_id_fkey FOREIGN KEY (company_id, impersonation_id) REFERENCES impersonations(company_id, id) ON DELETE SET NULL (impersonation_id)
    constraint audit_pkey PRIMARY KEY (id)
    constraint only_visitors_and_jobs_are_nameless CHECK (((actor_id IS NOT NULL) OR (action = ANY (ARRAY['conversation.erased_by_visitor'::text, 'conversations.expired'::text, 'files.expired'::text]))))
    create INDEX audit_recent ON public.audit USING btree (company_id, created_at DESC)
    policy audit_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (actor_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (NOT (impersonation_id IS DISTINCT FROM ( SELECT app.claimed_impersonation() AS claimed_impersonation))))
    policy audit_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.may('audit.view'::text) AS may))
    policy audit_of_erasure as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (actor_id IS NULL) AND (action = 'conversation.erased_by_visitor'::text) AND (target_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated
    grant insert (action, actor_name, company_id, target_id) to anon

table public.blocked_networks -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    network_hash text not null
    conversation_id uuid
    reason text not null
    blocked_by_name text not null
    blocked_at timestamp with time zone not null
    expires_at timestamp with time zone not null
    constraint blocked_networks_check CHECK ((expires_at > blocked_at))
    constraint blocked_networks_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE SET NULL (conversation_id)
    constraint blocked_networks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint blocked_networks_company_id_network_hash_key UNIQUE (company_id, network_hash)
    constraint blocked_networks_pkey PRIMARY KEY (id)
    constraint blocked_networks_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
    create INDEX blocked_networks_conversation ON public.blocked_networks USING btree (company_id, conversation_id)
    create INDEX blocked_networks_expiring ON public.blocked_networks USING btree (expires_at)
    policy blocked_networks_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy network_blocked as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy network_unblocked as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.blocked_networks FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER fill_in_network BEFORE INSERT ON public.blocked_networks FOR EACH ROW EXECUTE FUNCTION app.fill_in_network()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (blocked_at, blocked_by_name, company_id, conversation_id, expires_at, reason) to authenticated
    grant select (blocked_at, blocked_by_name, company_id, conversation_id, expires_at, id, reason) to authenticated

table public.canned_replies -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    owner_id uuid
    shortcut text not null
    content text not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint canned_replies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint canned_replies_company_id_owner_id_fkey FOREIGN KEY (company_id, owner_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint canned_replies_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint canned_replies_pkey PRIMARY KEY (id)
    constraint canned_replies_shortcut_check CHECK ((shortcut ~ '^[^[:space:]/]{1,40}$'::text))
    constraint one_shortcut UNIQUE NULLS NOT DISTINCT (company_id, owner_id, shortcut)
    policy canned_replies_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ((owner_id IS NULL) OR (owner_id = ( SELECT auth.uid() AS uid))))
    policy canned_reply_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND app.may_edit_canned_reply(owner_id))
    policy canned_reply_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND app.may_edit_canned_reply(owner_id))
    policy canned_reply_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND app.may_edit_canned_reply(owner_id))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.canned_replies FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (content, owner_id, shortcut, updated_at) to authenticated

table public.companies -- row security forced
    id uuid not null default gen_random_uuid()
    name text not null
    subdomain text not null
    subdomain_skeleton text generated always as (app.skeleton(subdomain)) stored
    email_domain text
    widget_sites text[] not null default '{}'::text[]
    last_ticket_number integer not null default 1000
    auto_assign boolean not null default false
    agent_capacity integer not null default 5
    identity_secret text
    has_identity_key boolean not null generated always as ((identity_secret IS NOT NULL)) stored
    identity_key_set_at timestamp with time zone
    identity_key_set_by_name text
    suspended_at timestamp with time zone
    suspended_reason text
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint companies_agent_capacity_check CHECK (((agent_capacity >= 1) AND (agent_capacity <= 100)))
    constraint companies_email_domain_check CHECK ((email_domain = lower(email_domain)))
    constraint companies_email_domain_key UNIQUE (email_domain)
    constraint companies_identity_secret_check CHECK ((length(identity_secret) >= 32))
    constraint companies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
    constraint companies_pkey PRIMARY KEY (id)
    constraint companies_subdomain_check CHECK (((subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'::text) AND (subdomain !~ '^xn--'::text)))
    constraint companies_subdomain_key UNIQUE (subdomain)
    constraint companies_suspended_reason_check CHECK (((length(suspended_reason) >= 1) AND (length(suspended_reason) <= 500)))
    constraint subdomain_looks_like_no_other UNIQUE (subdomain_skeleton)
    constraint suspension_has_a_reason CHECK (((suspended_at IS NULL) = (suspended_reason IS NULL)))
    policy companies_by_tenant as permissive for select to anon, authenticated
      using (((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (subdomain = (( SELECT auth.jwt() AS jwt) ->> 'tenant_subdomain'::text)) AND (suspended_at IS NULL)) OR ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (id = ( SELECT app.claimed_company() AS claimed_company))))
    policy companies_of_member as permissive for select to authenticated
      using ((id = ( SELECT app.member_company() AS member_company)) OR (subdomain = 'app'::text))
    policy company_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER notify_rights AFTER UPDATE OF suspended_at ON public.companies FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION app.notify_rights()
    create TRIGGER notify_sites AFTER UPDATE OF widget_sites ON public.companies FOR EACH ROW WHEN ((old.widget_sites IS DISTINCT FROM new.widget_sites)) EXECUTE FUNCTION app.notify_rights('sites')
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select (agent_capacity, auto_assign, created_at, has_identity_key, id, identity_key_set_at, identity_key_set_by_name, name, subdomain, updated_at, widget_sites) to authenticated
    grant select (created_at, id, name, subdomain, updated_at, widget_sites) to anon
    grant update (agent_capacity, auto_assign, name, updated_at, widget_sites) to authenticated

table public.content -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    type text not null default 'article'::text
    slug text not null
    title text not null
    excerpt text not null default ''::text
    body text not null
    alternate_questions text[] not null default '{}'::text[]
    category_id uuid
    section_id uuid
    language text not null default 'en'::text
    translation_group uuid not null default gen_random_uuid()
    seo_title text not null default ''::text
    seo_description text not null default ''::text
    status text not null default 'draft'::text
    visibility text not null default 'public'::text
    published_at timestamp with time zone
    publish_at timestamp with time zone
    scheduled_by uuid
    scheduled_by_name text
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint content_body_length CHECK ((length(body) <= 200000))
    constraint content_category FOREIGN KEY (company_id, category_id) REFERENCES content_categories(company_id, id)
    constraint content_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint content_excerpt_check CHECK ((length(excerpt) <= 500))
    constraint content_is_of_company UNIQUE (company_id, id)
    constraint content_language_form CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
    constraint content_pkey PRIMARY KEY (id)
    constraint content_section FOREIGN KEY (company_id, section_id) REFERENCES content_sections(company_id, id)
    constraint content_seo_description_check CHECK ((length(seo_description) <= 320))
    constraint content_seo_title_check CHECK ((length(seo_title) <= 120))
    constraint content_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
    constraint content_slug_length CHECK ((length(slug) <= 120))
    constraint content_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])))
    constraint content_title_length CHECK (((length(title) >= 1) AND (length(title) <= 200)))
    constraint content_type_check CHECK ((type = ANY (ARRAY['article'::text, 'faq'::text, 'comparison'::text, 'changelog'::text, 'announcement'::text, 'cms_page'::text, 'blog'::text])))
    constraint content_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'internal'::text])))
    constraint count_content_change TRIGGER DEFERRABLE INITIALLY DEFERRED
    constraint count_content_end TRIGGER DEFERRABLE INITIALLY DEFERRED
    constraint count_new_content TRIGGER DEFERRABLE INITIALLY DEFERRED
    constraint one_row_a_language UNIQUE (company_id, translation_group, language)
    constraint one_slug_a_company UNIQUE (company_id, slug)
    constraint schedule_is_somebodys CHECK (((publish_at IS NULL) = (scheduled_by_name IS NULL)))
    create INDEX content_due ON public.content USING btree (publish_at) WHERE (publish_at IS NOT NULL)
    create INDEX content_of_category ON public.content USING btree (company_id, category_id)
    create INDEX content_published ON public.content USING btree (company_id, updated_at) WHERE ((status = 'published'::text) AND (visibility = 'public'::text))
    policy content_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_created as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (status = 'draft'::text) AND (published_at IS NULL) AND (publish_at IS NULL))
    policy content_for_visitors as permissive for select to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)) AND (status = 'published'::text) AND (visibility = 'public'::text))
    policy content_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy content_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create CONSTRAINT TRIGGER count_content_change AFTER UPDATE ON public.content DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((old.status = 'published'::text) AND (old.visibility = 'public'::text)) OR ((new.status = 'published'::text) AND (new.visibility = 'public'::text)))) EXECUTE FUNCTION app.count_content_change()
    create CONSTRAINT TRIGGER count_content_end AFTER DELETE ON public.content DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.status = 'published'::text) AND (old.visibility = 'public'::text))) EXECUTE FUNCTION app.count_content_change()
    create CONSTRAINT TRIGGER count_new_content AFTER INSERT ON public.content DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status = 'published'::text) AND (new.visibility = 'public'::text))) EXECUTE FUNCTION app.count_content_change()
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER create_draft AFTER INSERT ON public.content FOR EACH ROW EXECUTE FUNCTION app.create_draft()
    create TRIGGER set_content_updated_at BEFORE UPDATE OF company_id, type, slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title, seo_description, visibility, status, language, translation_group ON public.content FOR EACH ROW EXECUTE FUNCTION app.set_content_updated_at()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant select (alternate_questions, body, category_id, company_id, created_at, excerpt, id, language, published_at, section_id, seo_description, seo_title, slug, status, title, translation_group, type, updated_at, visibility) to anon
    grant update (alternate_questions, body, category_id, excerpt, publish_at, published_at, scheduled_by, scheduled_by_name, section_id, seo_description, seo_title, slug, status, title, visibility) to authenticated

table public.content_categories -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    slug text not null
    name text not null
    description text not null default ''::text
    language text not null default 'en'::text
    "position" integer not null default 0
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint content_categories_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint content_categories_company_id_id_key UNIQUE (company_id, id)
    constraint content_categories_company_id_slug_key UNIQUE (company_id, slug)
    constraint content_categories_description_check CHECK ((length(description) <= 500))
    constraint content_categories_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
    constraint content_categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
    constraint content_categories_pkey PRIMARY KEY (id)
    constraint content_categories_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)))
    policy content_categories_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_categories_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_categories_for_visitors as permissive for select to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy content_categories_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy content_categories_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_categories FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant select to anon
    grant update (description, language, name, position, slug, updated_at) to authenticated

table public.content_drafts -- row security forced
    id uuid not null
    company_id uuid not null
    slug text not null
    title text not null
    excerpt text not null
    body text not null
    alternate_questions text[] not null
    category_id uuid
    section_id uuid
    seo_title text not null
    seo_description text not null
    visibility text not null
    revision integer not null default 1
    has_changes boolean not null default false
    updated_by uuid
    updated_by_name text
    updated_at timestamp with time zone not null default now()
    constraint content_drafts_body_check CHECK ((length(body) <= 200000))
    constraint content_drafts_company_id_id_fkey FOREIGN KEY (company_id, id) REFERENCES content(company_id, id) ON DELETE CASCADE
    constraint content_drafts_excerpt_check CHECK ((length(excerpt) <= 500))
    constraint content_drafts_pkey PRIMARY KEY (id)
    constraint content_drafts_seo_description_check CHECK ((length(seo_description) <= 320))
    constraint content_drafts_seo_title_check CHECK ((length(seo_title) <= 120))
    constraint content_drafts_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)))
    constraint content_drafts_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200)))
    constraint content_drafts_visibility_check CHECK ((visibility = ANY (ARRAY['public'::text, 'internal'::text])))
    constraint draft_category FOREIGN KEY (company_id, category_id) REFERENCES content_categories(company_id, id)
    constraint draft_section FOREIGN KEY (company_id, section_id) REFERENCES content_sections(company_id, id)
    create INDEX content_drafts_recent ON public.content_drafts USING btree (company_id, updated_at DESC, id)
    policy content_drafts_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy draft_saved as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (( SELECT app.may('content.edit'::text) AS may) OR ( SELECT app.may('content.publish'::text) AS may)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_drafts FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant update (alternate_questions, body, category_id, excerpt, has_changes, revision, section_id, seo_description, seo_title, slug, title, updated_at, updated_by, updated_by_name, visibility) to authenticated

table public.content_feedback -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    content_id uuid not null
    visitor_key text not null
    helpful boolean not null
    comment text not null default ''::text
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint content_feedback_comment_check CHECK ((length(comment) <= 1000))
    constraint content_feedback_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE CASCADE
    constraint content_feedback_content_id_visitor_key_key UNIQUE (content_id, visitor_key)
    constraint content_feedback_pkey PRIMARY KEY (id)
    constraint content_feedback_visitor_key_check CHECK (((length(visitor_key) >= 16) AND (length(visitor_key) <= 64)))
    create INDEX content_feedback_recent ON public.content_feedback USING btree (company_id, updated_at DESC)
    policy content_feedback_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.content_redirects -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    content_id uuid not null
    type text not null
    slug text not null
    created_at timestamp with time zone not null default now()
    constraint content_redirects_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE CASCADE
    constraint content_redirects_company_id_type_slug_key UNIQUE (company_id, type, slug)
    constraint content_redirects_pkey PRIMARY KEY (id)
    policy content_redirects_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_redirects_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_redirects_for_visitors as permissive for select to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy content_redirects_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy content_redirects_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_redirects FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant select to anon
    grant update (content_id) to authenticated

table public.content_sections -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    category_id uuid not null
    slug text not null
    name text not null
    description text not null default ''::text
    "position" integer not null default 0
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint content_sections_company_id_category_id_fkey FOREIGN KEY (company_id, category_id) REFERENCES content_categories(company_id, id) ON DELETE CASCADE
    constraint content_sections_company_id_category_id_slug_key UNIQUE (company_id, category_id, slug)
    constraint content_sections_company_id_id_key UNIQUE (company_id, id)
    constraint content_sections_description_check CHECK ((length(description) <= 500))
    constraint content_sections_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)))
    constraint content_sections_pkey PRIMARY KEY (id)
    constraint content_sections_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 120)))
    policy content_sections_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_sections_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_sections_for_visitors as permissive for select to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy content_sections_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy content_sections_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_sections FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant select to anon
    grant update (description, name, position, slug, updated_at) to authenticated

table public.content_synonyms -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    language text not null default 'en'::text
    words text[] not null
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint content_synonyms_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint content_synonyms_pkey PRIMARY KEY (id)
    constraint content_synonyms_words_check CHECK (((cardinality(words) >= 2) AND (cardinality(words) <= 20)))
    constraint count_synonym_change TRIGGER DEFERRABLE INITIALLY DEFERRED
    create INDEX content_synonyms_of_company ON public.content_synonyms USING btree (company_id)
    policy content_synonyms_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_synonyms_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy content_synonyms_for_visitors as permissive for select to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy content_synonyms_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy content_synonyms_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create CONSTRAINT TRIGGER count_synonym_change AFTER INSERT OR DELETE OR UPDATE ON public.content_synonyms DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.count_content_change()
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_synonyms FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER set_synonym_updated_at BEFORE UPDATE ON public.content_synonyms FOR EACH ROW EXECUTE FUNCTION app.set_content_updated_at()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant select to anon
    grant update (words) to authenticated

table public.content_versions -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    content_id uuid not null
    number integer not null
    slug text not null
    title text not null
    excerpt text not null
    body text not null
    alternate_questions text[] not null
    category_id uuid
    section_id uuid
    seo_title text not null
    seo_description text not null
    visibility text not null
    published_at timestamp with time zone not null
    published_by uuid
    published_by_name text not null
    constraint content_versions_company_id_category_id_fkey FOREIGN KEY (company_id, category_id) REFERENCES content_categories(company_id, id) ON DELETE SET NULL (category_id)
    constraint content_versions_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE CASCADE
    constraint content_versions_company_id_section_id_fkey FOREIGN KEY (company_id, section_id) REFERENCES content_sections(company_id, id) ON DELETE SET NULL (section_id)
    constraint content_versions_content_id_number_key UNIQUE (content_id, number)
    constraint content_versions_number_check CHECK ((number > 0))
    constraint content_versions_pkey PRIMARY KEY (id)
    policy content_versions_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy version_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.publish'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (published_by = ( SELECT auth.uid() AS uid)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.content_versions FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated

table public.conversation_emails -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    direction text not null
    kind text not null
    rfc_id text
    subject text not null
    from_address text not null
    from_name text not null
    recipients jsonb not null
    people text[] not null
    authentication text not null
    quoted text not null default ''::text
    signature text not null default ''::text
    files jsonb not null default '[]'::jsonb
    sent_at timestamp with time zone
    created_at timestamp with time zone not null
    constraint conversation_emails_authentication_check CHECK ((authentication = ANY (ARRAY['pass'::text, 'fail'::text, 'none'::text])))
    constraint conversation_emails_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint conversation_emails_direction_check CHECK ((direction = ANY (ARRAY['in'::text, 'out'::text])))
    constraint conversation_emails_files_check CHECK ((jsonb_typeof(files) = 'array'::text))
    constraint conversation_emails_from_address_check CHECK ((length(from_address) <= 320))
    constraint conversation_emails_from_name_check CHECK ((length(from_name) <= 320))
    constraint conversation_emails_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'auto-reply'::text, 'bounce'::text, 'receipt'::text, 'list'::text])))
    constraint conversation_emails_pkey PRIMARY KEY (id)
    constraint conversation_emails_quoted_check CHECK ((length(quoted) <= 50000))
    constraint conversation_emails_recipients_check CHECK ((jsonb_typeof(recipients) = 'object'::text))
    constraint conversation_emails_rfc_id_check CHECK (((length(rfc_id) >= 3) AND (length(rfc_id) <= 1000)))
    constraint conversation_emails_signature_check CHECK ((length(signature) <= 20000))
    constraint conversation_emails_subject_check CHECK ((length(subject) <= 1000))
    constraint email_is_known_once UNIQUE (company_id, rfc_id)
    create INDEX conversation_emails_in_order ON public.conversation_emails USING btree (company_id, conversation_id, created_at)
    policy conversation_emails_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.conversation_emails FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.conversation_facts -- row security forced
    id uuid not null
    company_id uuid not null
    is_counted boolean not null
    started_at timestamp with time zone not null
    channel text not null
    locale text not null
    labels text[] not null
    agent_id uuid
    team_id uuid
    handled_by text not null
    asked_for_person_at timestamp with time zone
    awaited_at timestamp with time zone
    replied_at timestamp with time zone
    resolved_at timestamp with time zone
    ai_ending text
    reopened_count integer not null
    met_count integer not null
    missed_count integer not null
    call_started_at timestamp with time zone
    call_ended_at timestamp with time zone
    survey_channel text
    survey_kind text
    survey_score smallint
    survey_asked_at timestamp with time zone
    survey_answered_at timestamp with time zone
    survey_handled_by text
    survey_agent_id uuid
    survey_team_id uuid
    constraint conversation_facts_ai_ending_check CHECK ((ai_ending = ANY (ARRAY['confirmed'::text, 'assumed'::text, 'given-up'::text])))
    constraint conversation_facts_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'ticket'::text, 'voice'::text])))
    constraint conversation_facts_company_id_id_fkey FOREIGN KEY (company_id, id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint conversation_facts_handled_by_check CHECK ((handled_by = ANY (ARRAY['ai'::text, 'agent'::text])))
    constraint conversation_facts_pkey PRIMARY KEY (id)
    create INDEX facts_answered ON public.conversation_facts USING btree (company_id, survey_answered_at) WHERE (is_counted AND (survey_answered_at IS NOT NULL))
    create INDEX facts_asked ON public.conversation_facts USING btree (company_id, survey_asked_at) WHERE (is_counted AND (survey_asked_at IS NOT NULL))
    create INDEX facts_called ON public.conversation_facts USING btree (company_id, call_started_at) WHERE (is_counted AND (call_started_at IS NOT NULL))
    create INDEX facts_resolved ON public.conversation_facts USING btree (company_id, COALESCE(resolved_at, 'infinity'::timestamp with time zone)) WHERE is_counted
    create INDEX facts_started ON public.conversation_facts USING btree (company_id, started_at) WHERE is_counted
    policy facts_for_summaries as permissive for select to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'ai'::text) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy facts_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.conversations -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    client_id uuid not null default gen_random_uuid()
    number integer
    subject text not null
    description text
    source text not null
    status text not null default 'open'::text
    priority text not null default 'medium'::text
    tags text[] not null default '{}'::text[]
    category text
    custom_fields jsonb not null default '{}'::jsonb
    locale text not null default 'en'::text
    customer_id uuid
    customer_email text
    customer_name text
    customer_company_name text
    is_verified boolean not null default false
    is_identified boolean not null default false
    email_corrected_at timestamp with time zone
    visitor_blocked_at timestamp with time zone
    visitor_blocked_by_name text
    spam_at timestamp with time zone
    spam_reason text
    spam_cleared_at timestamp with time zone
    before_spam jsonb
    visitor_active_at timestamp with time zone
    visitor_seen_sequence integer not null default 0
    transcript_sent_at timestamp with time zone
    responder text not null default 'ai'::text
    needs_human boolean not null default false
    human_requested_at timestamp with time zone
    assignee_id uuid
    assignee_name text
    team_id uuid
    agent_seen_sequence integer not null default 0
    is_marked_unread boolean not null default false
    last_sequence integer not null default 0
    last_message_at timestamp with time zone
    preview text not null default ''::text
    waiting_since timestamp with time zone
    first_replied_at timestamp with time zone
    call_started_at timestamp with time zone
    call_ended_at timestamp with time zone
    call_state text generated always as (
CASE
    WHEN (call_started_at IS NULL) THEN NULL::text
    WHEN (call_ended_at IS NULL) THEN 'live'::text
    ELSE 'ended'::text
END) stored
    snoozed_until timestamp with time zone
    merged_into_id uuid
    before_merge jsonb
    sla jsonb
    timeout_rule text
    timeout_at timestamp with time zone
    ai_due_at timestamp with time zone
    receipt_due_at timestamp with time zone
    resolved_at timestamp with time zone
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint agent_is_assigned CHECK (((responder = 'agent'::text) = (assignee_id IS NOT NULL)))
    constraint ai_is_quiet_when_human_wanted CHECK ((NOT (needs_human AND (responder = 'ai'::text))))
    constraint conversations_category_check CHECK (((length(category) >= 1) AND (length(category) <= 80)))
    constraint conversations_company_id_assignee_id_fkey FOREIGN KEY (company_id, assignee_id) REFERENCES profiles(company_id, id)
    constraint conversations_company_id_client_id_key UNIQUE (company_id, client_id)
    constraint conversations_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id)
    constraint conversations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint conversations_company_id_id_key UNIQUE (company_id, id)
    constraint conversations_company_id_merged_into_id_fkey FOREIGN KEY (company_id, merged_into_id) REFERENCES conversations(company_id, id) ON DELETE SET NULL (merged_into_id)
    constraint conversations_company_id_team_id_fkey FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id) ON DELETE SET NULL (team_id)
    constraint conversations_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'fr'::text, 'he'::text, 'ar'::text])))
    constraint conversations_pkey PRIMARY KEY (id)
    constraint conversations_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text, 'urgent'::text])))
    constraint conversations_responder_check CHECK ((responder = ANY (ARRAY['ai'::text, 'agent'::text, 'none'::text])))
    constraint conversations_source_check CHECK ((source = ANY (ARRAY['widget'::text, 'chat'::text, 'email'::text])))
    constraint conversations_spam_reason_check CHECK ((spam_reason = ANY (ARRAY['words'::text, 'links'::text, 'agent'::text, 'sender'::text])))
    constraint conversations_status_check CHECK ((status = ANY (ARRAY['open'::text, 'resolved'::text, 'ticket'::text])))
    constraint conversations_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 80)))
    constraint conversations_timeout_rule_check CHECK ((timeout_rule = ANY (ARRAY['queue-timeout'::text, 'choice-timeout'::text, 'auto-close'::text])))
    constraint human_request_is_dated CHECK (((NOT needs_human) OR (human_requested_at IS NOT NULL)))
    constraint merged_into_another CHECK ((merged_into_id <> id))
    constraint number_is_of_company UNIQUE (company_id, number)
    constraint only_a_started_call_ends CHECK (((call_ended_at IS NULL) OR (call_ended_at >= call_started_at)))
    constraint only_open_conversations_time_out CHECK (((timeout_rule IS NULL) OR (status = 'open'::text)))
    constraint only_resolved_ones_have_an_end CHECK (((resolved_at IS NULL) OR (status = 'resolved'::text)))
    constraint only_the_ai_owes_an_answer CHECK (((ai_due_at IS NULL) OR (responder = 'ai'::text)))
    constraint rule_has_its_instant CHECK (((timeout_rule IS NULL) = (timeout_at IS NULL)))
    constraint spam_has_a_reason CHECK (((spam_at IS NULL) = (spam_reason IS NULL)))
    constraint ticket_is_numbered CHECK (((status <> 'ticket'::text) OR (number IS NOT NULL)))
    constraint visitor_block_is_named CHECK (((visitor_blocked_at IS NULL) = (visitor_blocked_by_name IS NULL)))
    create INDEX conversations_active ON public.conversations USING btree (company_id, COALESCE(last_message_at, created_at) DESC, id DESC)
    create INDEX conversations_ai_due ON public.conversations USING btree (ai_due_at) WHERE (ai_due_at IS NOT NULL)
    create INDEX conversations_by_priority ON public.conversations USING btree (company_id, (
CASE priority
    WHEN 'urgent'::text THEN 3
    WHEN 'high'::text THEN 2
    WHEN 'medium'::text THEN 1
    ELSE 0
END) DESC, COALESCE(last_message_at, created_at) DESC, id DESC)
    create INDEX conversations_by_turn ON public.conversations USING btree (company_id, (
CASE responder
    WHEN 'agent'::text THEN 2
    WHEN 'ai'::text THEN 1
    ELSE
    CASE
        WHEN (needs_human AND (status = 'open'::text)) THEN 3
        ELSE 0
    END
END) DESC, app.turn_key(((responder = 'none'::text) AND needs_human AND (status = 'open'::text)), human_requested_at, COALESCE(last_message_at, created_at)) DESC, id DESC)
    create INDEX conversations_calls ON public.conversations USING btree (company_id, COALESCE(last_message_at, created_at) DESC, id DESC) WHERE (call_state IS NOT NULL)
    create INDEX conversations_live_calls ON public.conversations USING btree (company_id, COALESCE(last_message_at, created_at) DESC, id DESC) WHERE (call_state = 'live'::text)
    create INDEX conversations_merged ON public.conversations USING btree (company_id, merged_into_id) WHERE (merged_into_id IS NOT NULL)
    create INDEX conversations_of_assignee ON public.conversations USING btree (company_id, assignee_id, COALESCE(last_message_at, created_at) DESC, id DESC)
    create INDEX conversations_of_customer ON public.conversations USING btree (company_id, customer_id, last_message_at DESC) WHERE (customer_id IS NOT NULL)
    create INDEX conversations_of_team ON public.conversations USING btree (company_id, team_id, COALESCE(last_message_at, created_at) DESC, id DESC) WHERE (team_id IS NOT NULL)
    create INDEX conversations_open ON public.conversations USING btree (company_id, COALESCE(last_message_at, created_at) DESC, id DESC) WHERE ((status <> 'resolved'::text) AND (snoozed_until IS NULL))
    create INDEX conversations_queue ON public.conversations USING btree (company_id, human_requested_at, id) WHERE app.is_waiting_for_human(needs_human, assignee_id, status)
    create INDEX conversations_receipt_due ON public.conversations USING btree (receipt_due_at) WHERE (receipt_due_at IS NOT NULL)
    create INDEX conversations_resolved ON public.conversations USING btree (company_id, resolved_at) WHERE (status = 'resolved'::text)
    create INDEX conversations_snoozed ON public.conversations USING btree (snoozed_until) WHERE (snoozed_until IS NOT NULL)
    create INDEX conversations_spam ON public.conversations USING btree (company_id, COALESCE(last_message_at, created_at) DESC, id DESC) WHERE (spam_at IS NOT NULL)
    create INDEX conversations_timeout_due ON public.conversations USING btree (timeout_at) WHERE (timeout_at IS NOT NULL)
    create INDEX conversations_unanswered ON public.conversations USING btree (company_id, COALESCE(waiting_since, 'infinity'::timestamp with time zone), id)
    create INDEX conversations_words ON public.conversations USING gin (app.conversation_search_vector(company_id, number, subject, customer_name, customer_email, customer_company_name, tags))
    policy conversation_changed_by_member as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
      with check (company_id = ( SELECT app.member_company() AS member_company))
    policy conversation_changed_by_token as permissive for update to anon, authenticated
      using ((( SELECT app.api_actor() AS api_actor) = ANY (ARRAY['visitor'::text, 'ai'::text])) AND (id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
      with check ((id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy conversation_erased_by_member as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy conversation_erased_by_visitor as permissive for delete to anon
      using ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy conversation_of_token as permissive for select to anon, authenticated
      using ((id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy conversation_started as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy conversations_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.append_events()
    create TRIGGER apply_status_change BEFORE UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.apply_status_change()
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER delete_typed_customer AFTER DELETE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.delete_typed_customer()
    create TRIGGER maintain_handoffs AFTER INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.maintain_handoffs()
    create TRIGGER number_ticket BEFORE INSERT OR UPDATE OF status ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.number_ticket()
    create TRIGGER record_activities AFTER INSERT OR UPDATE ON public.conversations FOR EACH ROW EXECUTE FUNCTION app.record_activities()
    create TRIGGER restart_wait BEFORE UPDATE ON public.conversations FOR EACH ROW WHEN (((old.status = 'resolved'::text) AND (new.status <> 'resolved'::text) AND (new.waiting_since IS NULL))) EXECUTE FUNCTION app.restart_wait()
    create TRIGGER suppress_spam BEFORE INSERT OR UPDATE ON public.conversations FOR EACH ROW WHEN ((new.spam_at IS NOT NULL)) EXECUTE FUNCTION app.suppress_spam()
    grant delete to anon
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (category, client_id, company_id, created_at, custom_fields, customer_company_name, customer_email, customer_id, customer_name, description, human_requested_at, id, is_identified, is_verified, locale, needs_human, priority, responder, source, spam_at, spam_reason, status, subject, tags, updated_at) to anon
    grant select (agent_seen_sequence, ai_due_at, assignee_id, assignee_name, before_merge, before_spam, call_ended_at, call_started_at, call_state, category, company_id, created_at, custom_fields, customer_company_name, customer_email, customer_id, customer_name, description, email_corrected_at, first_replied_at, human_requested_at, id, is_marked_unread, is_verified, last_message_at, last_sequence, locale, merged_into_id, needs_human, number, preview, priority, resolved_at, responder, sla, snoozed_until, source, spam_at, spam_cleared_at, spam_reason, status, subject, tags, team_id, timeout_at, timeout_rule, transcript_sent_at, updated_at, visitor_blocked_at, visitor_blocked_by_name, visitor_seen_sequence, waiting_since) to authenticated
    grant select (agent_seen_sequence, assignee_name, company_id, created_at, human_requested_at, id, last_message_at, last_sequence, locale, needs_human, number, preview, responder, status, subject, timeout_at, timeout_rule, updated_at, visitor_seen_sequence) to anon
    grant update (agent_seen_sequence, ai_due_at, assignee_id, assignee_name, before_merge, before_spam, customer_id, customer_name, human_requested_at, is_marked_unread, merged_into_id, needs_human, priority, resolved_at, responder, snoozed_until, spam_at, spam_cleared_at, spam_reason, status, tags, team_id, timeout_at, timeout_rule, updated_at, visitor_blocked_at, visitor_blocked_by_name, visitor_seen_sequence, waiting_since) to authenticated
    grant update (agent_seen_sequence, ai_due_at, assignee_id, assignee_name, customer_email, customer_id, customer_name, email_corrected_at, human_requested_at, is_identified, is_verified, needs_human, resolved_at, responder, spam_at, spam_reason, status, timeout_at, timeout_rule, transcript_sent_at, updated_at, visitor_active_at, visitor_seen_sequence) to anon
    in publication supabase_realtime

table public.customer_lists -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    name text not null
    filter jsonb not null
    created_by_name text not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint customer_lists_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint customer_lists_company_id_name_key UNIQUE (company_id, name)
    constraint customer_lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
    constraint customer_lists_pkey PRIMARY KEY (id)
    policy customer_list_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_list_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_list_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_lists_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.customer_lists FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (filter, name, updated_at) to authenticated

table public.customer_notes -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    customer_id uuid not null
    author_id uuid not null
    author_name text not null
    content text not null
    created_at timestamp with time zone not null
    constraint customer_notes_company_id_customer_id_fkey FOREIGN KEY (company_id, customer_id) REFERENCES customers(company_id, id) ON DELETE CASCADE
    constraint customer_notes_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint customer_notes_pkey PRIMARY KEY (id)
    create INDEX notes_of_customer ON public.customer_notes USING btree (company_id, customer_id, created_at DESC)
    policy customer_note_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (author_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_note_moved as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_note_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (author_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_notes_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.customer_notes FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (customer_id) to authenticated

table public.customers -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    external_id text
    is_verified boolean not null default false
    email text
    name text
    company_name text
    custom_fields jsonb not null default '{}'::jsonb
    source text not null default 'widget'::text
    last_seen_at timestamp with time zone
    blocked_at timestamp with time zone
    blocked_by_name text
    active_at timestamp with time zone generated always as (COALESCE(last_seen_at, '1970-01-01 00:00:00+00'::timestamp with time zone)) stored
    search tsvector generated always as (array_to_tsvector((COALESCE((company_id)::text, 'none'::text) || array_remove(string_to_array(translate(lower(((((((COALESCE(name, ''::text) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(company_name, ''::text)) || ' '::text) || COALESCE(external_id, ''::text))), ' !"#$%&''()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—·'::text, repeat(' '::text, 40)), ' '::text), ''::text)))) stored
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint block_is_named CHECK (((blocked_at IS NULL) = (blocked_by_name IS NULL)))
    constraint customer_fields_are_few CHECK ((length((custom_fields)::text) <= 20000))
    constraint customer_is_known_by_something CHECK (((email IS NOT NULL) OR (external_id IS NOT NULL)))
    constraint customers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint customers_company_id_id_key UNIQUE (company_id, id)
    constraint customers_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 120)))
    constraint customers_email_check CHECK ((email = lower(email)))
    constraint customers_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 255)))
    constraint customers_pkey PRIMARY KEY (id)
    constraint customers_source_check CHECK ((source = ANY (ARRAY['widget'::text, 'import'::text])))
    constraint external_id_is_of_company UNIQUE (company_id, external_id)
    constraint external_id_is_verified CHECK (((external_id IS NULL) OR is_verified))
    create INDEX customers_active ON public.customers USING btree (company_id, active_at DESC, id DESC)
    create INDEX customers_by_company ON public.customers USING btree (company_id, company_name) WHERE (company_name IS NOT NULL)
    create INDEX customers_by_email ON public.customers USING btree (company_id, email)
    create INDEX customers_newest ON public.customers USING btree (company_id, created_at DESC, id DESC)
    create INDEX customers_search ON public.customers USING gin (search)
    create UNIQUE INDEX customers_by_typed_email ON public.customers USING btree (company_id, email) WHERE (NOT is_verified)
    policy customer_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (( SELECT app.may('conversations.reply'::text) AS may) OR ( SELECT app.may('settings.edit'::text) AS may)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customer_imported as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (source = 'import'::text) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy customers_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant insert (company_id, company_name, created_at, custom_fields, email, name, source, updated_at) to authenticated
    grant update (blocked_at, blocked_by_name, company_name, custom_fields, name, updated_at) to authenticated

table public.drafts -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    person_id uuid not null
    kind text not null
    content text not null
    updated_at timestamp with time zone not null
    constraint drafts_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint drafts_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint drafts_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint drafts_conversation_id_person_id_key UNIQUE (conversation_id, person_id)
    constraint drafts_kind_check CHECK ((kind = ANY (ARRAY['reply'::text, 'note'::text])))
    constraint drafts_pkey PRIMARY KEY (id)
    create INDEX drafts_of_person ON public.drafts USING btree (company_id, person_id)
    policy draft_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    policy draft_created as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    policy draft_deleted as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    policy drafts_of_person as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND (person_id = ( SELECT auth.uid() AS uid)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (content, kind, updated_at) to authenticated

table public.emails -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid
    kind text not null
    recipient text not null
    subject text not null
    page jsonb
    state text not null default 'queued'::text
    attempts integer not null default 0
    due_at timestamp with time zone
    problem text
    reply text
    used_own_server boolean
    created_at timestamp with time zone not null
    last_attempt_at timestamp with time zone
    sent_at timestamp with time zone
    sequences integer[]
    bounced_at timestamp with time zone
    bounce_kind text
    bounce_cause text
    bounce_status text
    bounce_reply text
    constraint a_bounce_has_a_kind_and_a_cause CHECK ((num_nulls(bounced_at, bounce_kind, bounce_cause) = ANY (ARRAY[0, 3])))
    constraint emails_attempts_check CHECK ((attempts >= 0))
    constraint emails_bounce_cause_check CHECK (((length(bounce_cause) >= 1) AND (length(bounce_cause) <= 40)))
    constraint emails_bounce_kind_check CHECK ((bounce_kind = ANY (ARRAY['hard'::text, 'soft'::text, 'complaint'::text])))
    constraint emails_bounce_reply_check CHECK ((length(bounce_reply) <= 300))
    constraint emails_bounce_status_check CHECK (((length(bounce_status) >= 5) AND (length(bounce_status) <= 9)))
    constraint emails_check CHECK (((state = 'queued'::text) = (due_at IS NOT NULL)))
    constraint emails_check1 CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL)))
    constraint emails_check2 CHECK (((state <> 'queued'::text) OR (page IS NOT NULL)))
    constraint emails_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint emails_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint emails_kind_check CHECK ((kind = ANY (ARRAY['receipt'::text, 'reply'::text, 'transcript'::text, 'survey'::text, 'test'::text])))
    constraint emails_page_check CHECK ((jsonb_typeof(page) = 'object'::text))
    constraint emails_pkey PRIMARY KEY (id)
    constraint emails_problem_check CHECK (((length(problem) >= 1) AND (length(problem) <= 40)))
    constraint emails_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 320)))
    constraint emails_reply_check CHECK ((length(reply) <= 300))
    constraint emails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text])))
    constraint emails_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 500)))
    create INDEX emails_due ON public.emails USING btree (due_at) WHERE (state = 'queued'::text)
    create INDEX emails_of_company ON public.emails USING btree (company_id, created_at DESC, id DESC)
    create INDEX emails_of_conversation ON public.emails USING btree (company_id, conversation_id)
    create INDEX emails_old ON public.emails USING btree (created_at)
    policy email_of_visitor as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (kind = 'transcript'::text) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)))
    policy email_queued_after_pause as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (state = 'failed'::text) AND (problem = 'recipient_paused'::text) AND (page IS NOT NULL))
      with check ((company_id = ( SELECT app.member_company() AS member_company)) AND (state = 'queued'::text))
    policy email_queued_again as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (state = 'failed'::text) AND (page IS NOT NULL))
      with check ((company_id = ( SELECT app.member_company() AS member_company)) AND (state = 'queued'::text))
    policy emails_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.emails FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (company_id, conversation_id, created_at, due_at, kind, page, recipient, subject) to anon
    grant select (attempts, bounce_cause, bounce_kind, bounce_reply, bounce_status, bounced_at, company_id, conversation_id, created_at, due_at, id, kind, last_attempt_at, problem, recipient, reply, sent_at, state, subject, used_own_server) to authenticated
    grant update (attempts, due_at, state) to authenticated

table public.embed_reports -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    origin text not null
    finding text not null
    path text not null
    mode text not null
    features text[] not null
    brand text
    reports integer not null default 1
    first_seen_at timestamp with time zone not null
    last_seen_at timestamp with time zone not null
    constraint embed_reports_brand_check CHECK ((length(brand) <= 1000))
    constraint embed_reports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint embed_reports_company_id_origin_finding_key UNIQUE (company_id, origin, finding)
    constraint embed_reports_finding_check CHECK (((length(finding) >= 1) AND (length(finding) <= 40)))
    constraint embed_reports_mode_check CHECK ((mode = ANY (ARRAY['element'::text, 'iframe'::text])))
    constraint embed_reports_origin_check CHECK (((length(origin) >= 1) AND (length(origin) <= 255)))
    constraint embed_reports_path_check CHECK (((length(path) >= 1) AND (length(path) <= 500)))
    constraint embed_reports_pkey PRIMARY KEY (id)
    constraint embed_reports_reports_check CHECK ((reports > 0))
    create INDEX embed_reports_old ON public.embed_reports USING btree (last_seen_at)
    policy embed_reports_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.gap_dismissals -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    question_key text not null
    dismissed_at timestamp with time zone not null
    dismissed_by uuid not null
    dismissed_by_name text not null
    constraint gap_dismissals_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint gap_dismissals_company_id_question_key_key UNIQUE (company_id, question_key)
    constraint gap_dismissals_pkey PRIMARY KEY (id)
    constraint gap_dismissals_question_key_check CHECK (((length(question_key) >= 1) AND (length(question_key) <= 500)))
    policy gap_dismissals_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy gap_dismissed as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (dismissed_by = ( SELECT auth.uid() AS uid)))
    policy gap_dismissed_again as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
      with check ((company_id = ( SELECT app.member_company() AS member_company)) AND (dismissed_by = ( SELECT auth.uid() AS uid)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.gap_dismissals FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated
    grant update (dismissed_at, dismissed_by, dismissed_by_name) to authenticated

table public.handoffs -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    requested_at timestamp with time zone not null
    due_at timestamp with time zone not null
    ended_at timestamp with time zone
    outcome text
    constraint an_end_has_an_outcome CHECK (((ended_at IS NULL) = (outcome IS NULL)))
    constraint handoffs_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint handoffs_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'ticketed'::text, 'withdrawn'::text])))
    constraint handoffs_pkey PRIMARY KEY (id)
    create INDEX handoffs_of_conversation ON public.handoffs USING btree (company_id, conversation_id)
    create INDEX handoffs_recent ON public.handoffs USING btree (company_id, requested_at DESC)
    create UNIQUE INDEX one_open_handoff ON public.handoffs USING btree (conversation_id) WHERE (ended_at IS NULL)
    policy handoffs_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER INSERT ON public.handoffs FOR EACH ROW EXECUTE FUNCTION app.append_events()
    create TRIGGER append_events_of_changed AFTER UPDATE ON public.handoffs FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION app.append_events()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.impersonations -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    staff_id uuid not null
    staff_name text not null
    reason text
    can_write boolean not null default false
    token_hash text
    token_expires_at timestamp with time zone not null
    redeemed_at timestamp with time zone
    expires_at timestamp with time zone not null
    ended_at timestamp with time zone
    ended_by text
    created_at timestamp with time zone not null default now()
    constraint an_hour_at_most CHECK ((expires_at <= (created_at + '01:00:00'::interval)))
    constraint end_is_named CHECK (((ended_at IS NULL) = (ended_by IS NULL)))
    constraint impersonations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint impersonations_company_id_id_key UNIQUE (company_id, id)
    constraint impersonations_ended_by_check CHECK (((length(ended_by) >= 1) AND (length(ended_by) <= 120)))
    constraint impersonations_pkey PRIMARY KEY (id)
    constraint impersonations_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 500)))
    constraint impersonations_token_hash_key UNIQUE (token_hash)
    constraint token_is_short_lived CHECK ((token_expires_at <= (created_at + '00:02:00'::interval)))
    constraint writing_has_a_reason CHECK (((NOT can_write) OR (reason IS NOT NULL)))
    create INDEX impersonations_recent ON public.impersonations USING btree (company_id, created_at DESC)
    policy impersonation_ended as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (( SELECT app.access_status() AS access_status) = 'active'::text) AND (ended_at IS NULL) AND (((staff_id = ( SELECT auth.uid() AS uid)) AND (( SELECT app.is_staff() AS is_staff) OR (id = ( SELECT app.claimed_impersonation() AS claimed_impersonation)))) OR ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.may('people.manage'::text) AS may))))
      with check (ended_at IS NOT NULL)
    policy impersonation_started as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.is_staff() AS is_staff) AND (staff_id = ( SELECT auth.uid() AS uid)) AND (company_id <> ( SELECT app.member_company() AS member_company)))
    policy impersonations_of_company as permissive for select to authenticated
      using (((staff_id = ( SELECT auth.uid() AS uid)) AND ( SELECT app.is_staff() AS is_staff)) OR ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.may('audit.view'::text) AS may)))
    create TRIGGER notify_rights AFTER UPDATE OF ended_at ON public.impersonations FOR EACH ROW EXECUTE FUNCTION app.notify_rights()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (can_write, company_id, created_at, expires_at, reason, staff_id, staff_name, token_expires_at, token_hash) to authenticated
    grant select (can_write, company_id, created_at, ended_at, ended_by, expires_at, id, reason, redeemed_at, staff_id, staff_name) to authenticated
    grant update (ended_at, ended_by) to authenticated

table public.import_items -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    import_id uuid not null
    "position" integer not null
    source text not null
    body text
    state text not null default 'waiting'::text
    error text
    content_id uuid
    constraint import_items_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE SET NULL (content_id)
    constraint import_items_company_id_import_id_fkey FOREIGN KEY (company_id, import_id) REFERENCES imports(company_id, id) ON DELETE CASCADE
    constraint import_items_import_id_source_key UNIQUE (import_id, source)
    constraint import_items_pkey PRIMARY KEY (id)
    constraint import_items_source_check CHECK (((length(source) >= 1) AND (length(source) <= 2000)))
    constraint import_items_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
    create INDEX import_items_waiting ON public.import_items USING btree (import_id, "position") WHERE (state = 'waiting'::text)
    policy import_item_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy import_items_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant insert (body, company_id, import_id, position, source) to authenticated

table public.imports -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    kind text not null
    url text
    type text not null
    language text not null
    category_id uuid
    state text not null
    error text
    created_by uuid not null
    created_by_name text not null
    created_at timestamp with time zone not null
    finished_at timestamp with time zone
    due_at timestamp with time zone
    constraint imports_company_id_category_id_fkey FOREIGN KEY (company_id, category_id) REFERENCES content_categories(company_id, id) ON DELETE SET NULL (category_id)
    constraint imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint imports_company_id_id_key UNIQUE (company_id, id)
    constraint imports_kind_check CHECK ((kind = ANY (ARRAY['files'::text, 'sitemap'::text])))
    constraint imports_pkey PRIMARY KEY (id)
    constraint imports_state_check CHECK ((state = ANY (ARRAY['open'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
    constraint imports_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2000)))
    constraint only_what_is_under_way_is_due CHECK (((due_at IS NOT NULL) = (state = ANY (ARRAY['queued'::text, 'running'::text]))))
    constraint sitemap_has_an_address CHECK (((kind = 'sitemap'::text) = (url IS NOT NULL)))
    create INDEX imports_due ON public.imports USING btree (due_at) WHERE (due_at IS NOT NULL)
    create INDEX imports_recent ON public.imports USING btree (company_id, created_at DESC)
    policy import_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy import_created as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (created_by = ( SELECT auth.uid() AS uid)))
    policy imports_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER clear_import_texts AFTER UPDATE ON public.imports FOR EACH ROW WHEN (((new.state = 'cancelled'::text) AND (old.state <> 'cancelled'::text))) EXECUTE FUNCTION app.clear_import_texts()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated
    grant update (due_at, finished_at, state) to authenticated

table public.incoming_emails -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid
    door text not null
    state text not null default 'waiting'::text
    cause text
    envelope jsonb not null
    sha256 text not null
    byte_size integer not null
    kind text
    rfc_id text
    from_address text
    subject text
    authentication text
    threaded_by text
    attempts integer not null default 0
    due_at timestamp with time zone
    received_at timestamp with time zone not null
    handled_at timestamp with time zone
    history_at timestamp with time zone
    constraint incoming_emails_attempts_check CHECK ((attempts >= 0))
    constraint incoming_emails_authentication_check CHECK ((authentication = ANY (ARRAY['pass'::text, 'fail'::text, 'none'::text])))
    constraint incoming_emails_byte_size_check CHECK ((byte_size >= 0))
    constraint incoming_emails_cause_check CHECK (((length(cause) >= 1) AND (length(cause) <= 40)))
    constraint incoming_emails_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint incoming_emails_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint incoming_emails_company_id_id_key UNIQUE (company_id, id)
    constraint incoming_emails_door_check CHECK ((door = ANY (ARRAY['smtp'::text, 'imap'::text, 'webhook'::text])))
    constraint incoming_emails_envelope_check CHECK ((jsonb_typeof(envelope) = 'object'::text))
    constraint incoming_emails_from_address_check CHECK ((length(from_address) <= 320))
    constraint incoming_emails_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'auto-reply'::text, 'bounce'::text, 'receipt'::text, 'list'::text, 'loop'::text])))
    constraint incoming_emails_pkey PRIMARY KEY (id)
    constraint incoming_emails_rfc_id_check CHECK (((length(rfc_id) >= 3) AND (length(rfc_id) <= 1000)))
    constraint incoming_emails_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'left-out'::text, 'failed'::text])))
    constraint incoming_emails_subject_check CHECK ((length(subject) <= 1000))
    constraint incoming_emails_threaded_by_check CHECK ((threaded_by = ANY (ARRAY['token'::text, 'header'::text, 'number'::text])))
    constraint only_waiting_emails_are_due CHECK (((state = 'waiting'::text) = (due_at IS NOT NULL)))
    constraint same_email_once UNIQUE (company_id, sha256)
    constraint what_is_no_message_has_a_cause CHECK (((state = ANY (ARRAY['left-out'::text, 'failed'::text])) = (cause IS NOT NULL)))
    create INDEX incoming_emails_due ON public.incoming_emails USING btree (due_at) WHERE (state = 'waiting'::text)
    create INDEX incoming_emails_of_company ON public.incoming_emails USING btree (company_id, received_at DESC, id DESC)
    create INDEX incoming_emails_of_conversation ON public.incoming_emails USING btree (company_id, conversation_id)
    create INDEX incoming_emails_old ON public.incoming_emails USING btree (received_at)
    policy incoming_email_read_again as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (state = ANY (ARRAY['left-out'::text, 'failed'::text])))
      with check ((company_id = ( SELECT app.member_company() AS member_company)) AND (state = 'waiting'::text))
    policy incoming_emails_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.incoming_emails FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select (attempts, authentication, byte_size, cause, company_id, conversation_id, door, due_at, from_address, handled_at, id, kind, received_at, rfc_id, state, subject, threaded_by) to authenticated
    grant update (attempts, cause, due_at, handled_at, state) to authenticated

table public.invitations -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    email text not null
    role text not null
    token_hash text not null
    invited_by uuid not null
    inviter_name text not null
    created_at timestamp with time zone not null default now()
    expires_at timestamp with time zone not null
    accepted_at timestamp with time zone
    revoked_at timestamp with time zone
    mail_problem text
    constraint invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint invitations_email_check CHECK ((email = lower(email)))
    constraint invitations_mail_problem_check CHECK ((mail_problem = ANY (ARRAY['delayed'::text, 'refused'::text])))
    constraint invitations_pkey PRIMARY KEY (id)
    constraint invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'agent'::text, 'viewer'::text])))
    constraint invitations_token_hash_key UNIQUE (token_hash)
    create UNIQUE INDEX one_open_invitation ON public.invitations USING btree (company_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL))
    policy invitation_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('people.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (accepted_at IS NULL))
    policy invitation_sent as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('people.manage'::text) AS may) AND (role <> 'owner'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (invited_by = ( SELECT auth.uid() AS uid)))
    policy invitations_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.may('people.manage'::text) AS may))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.invitations FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (company_id, created_at, email, expires_at, invited_by, inviter_name, role, token_hash) to authenticated
    grant select (accepted_at, company_id, created_at, email, expires_at, id, inviter_name, mail_problem, revoked_at, role) to authenticated
    grant update (expires_at, mail_problem, revoked_at, token_hash) to authenticated

table public.leads -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    email text not null
    source text not null
    page_path text
    referrer text
    session_id text
    created_at timestamp with time zone not null default now()
    constraint leads_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint leads_pkey PRIMARY KEY (id)
    constraint leads_source_check CHECK ((source = ANY (ARRAY['hero'::text, 'global'::text, 'exit-intent'::text])))
    policy lead_added as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (EXISTS ( SELECT 1
   FROM companies c
  WHERE ((c.id = leads.company_id) AND (c.subdomain = 'app'::text)))))
    policy leads_of_platform as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.is_staff() AS is_staff))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert to anon
    grant select to authenticated

table public.macros -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    name text not null
    actions jsonb not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint macros_actions_check CHECK ((jsonb_typeof(actions) = 'array'::text))
    constraint macros_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint macros_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
    constraint macros_pkey PRIMARY KEY (id)
    constraint one_macro_of_a_name UNIQUE (company_id, name)
    policy macro_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy macro_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy macro_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy macros_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.macros FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (actions, name, updated_at) to authenticated

table public.mail_servers -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    host text not null
    port integer not null
    security text not null
    username text
    secret text
    has_password boolean not null generated always as ((secret IS NOT NULL)) stored
    password_saved_at timestamp with time zone
    password_saved_by_name text
    from_address text not null
    constraint mail_servers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint mail_servers_company_id_key UNIQUE (company_id)
    constraint mail_servers_from_address_check CHECK (((length(from_address) >= 3) AND (length(from_address) <= 254)))
    constraint mail_servers_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253)))
    constraint mail_servers_pkey PRIMARY KEY (id)
    constraint mail_servers_port_check CHECK (((port >= 1) AND (port <= 65535)))
    constraint mail_servers_security_check CHECK ((security = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])))
    constraint mail_servers_username_check CHECK (((length(username) >= 1) AND (length(username) <= 254)))
    policy mail_server_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mail_server_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mail_server_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mail_servers_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.mail_servers FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (company_id, from_address, host, password_saved_at, password_saved_by_name, port, secret, security, username) to authenticated
    grant select (company_id, from_address, has_password, host, id, password_saved_at, password_saved_by_name, port, security, username) to authenticated
    grant update (from_address, host, password_saved_at, password_saved_by_name, port, secret, security, username) to authenticated

table public.mailboxes -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    address text not null
    host text not null
    port integer not null
    security text not null
    username text not null
    login text not null
    client_id text
    client_secret text
    directory text
    secret text
    has_secret boolean not null generated always as ((secret IS NOT NULL)) stored
    secret_saved_at timestamp with time zone
    secret_saved_by_name text
    consent_nonce text
    folder text not null
    after_taking text not null
    move_to text
    created_at timestamp with time zone not null
    uid_validity bigint
    first_uid bigint
    last_uid bigint
    checked_at timestamp with time zone
    problem text
    problem_reply text
    problem_since timestamp with time zone
    failures integer not null default 0
    retry_at timestamp with time zone not null
    history_state text not null default 'none'::text
    history_since date
    history_uid bigint
    history_total integer
    history_done integer
    lease_id uuid
    lease_until timestamp with time zone
    constraint apps_are_for_consents CHECK (((login = 'password'::text) OR (client_id IS NOT NULL)))
    constraint history_has_a_start CHECK (((history_state = 'none'::text) OR (history_since IS NOT NULL)))
    constraint mailbox_once UNIQUE (company_id, address, folder)
    constraint mailboxes_address_check CHECK (((length(address) >= 3) AND (length(address) <= 254)))
    constraint mailboxes_after_taking_check CHECK ((after_taking = ANY (ARRAY['nothing'::text, 'mark'::text, 'move'::text])))
    constraint mailboxes_client_id_check CHECK (((length(client_id) >= 1) AND (length(client_id) <= 300)))
    constraint mailboxes_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint mailboxes_directory_check CHECK (((length(directory) >= 1) AND (length(directory) <= 253)))
    constraint mailboxes_failures_check CHECK ((failures >= 0))
    constraint mailboxes_folder_check CHECK (((length(folder) >= 1) AND (length(folder) <= 200)))
    constraint mailboxes_history_done_check CHECK ((history_done >= 0))
    constraint mailboxes_history_state_check CHECK ((history_state = ANY (ARRAY['none'::text, 'running'::text, 'done'::text])))
    constraint mailboxes_history_total_check CHECK ((history_total >= 0))
    constraint mailboxes_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253)))
    constraint mailboxes_login_check CHECK ((login = ANY (ARRAY['password'::text, 'google'::text, 'microsoft'::text])))
    constraint mailboxes_move_to_check CHECK (((length(move_to) >= 1) AND (length(move_to) <= 200)))
    constraint mailboxes_pkey PRIMARY KEY (id)
    constraint mailboxes_port_check CHECK (((port >= 1) AND (port <= 65535)))
    constraint mailboxes_problem_check CHECK (((length(problem) >= 1) AND (length(problem) <= 40)))
    constraint mailboxes_problem_reply_check CHECK ((length(problem_reply) <= 300))
    constraint mailboxes_security_check CHECK ((security = ANY (ARRAY['tls'::text, 'starttls'::text, 'none'::text])))
    constraint mailboxes_username_check CHECK (((length(username) >= 1) AND (length(username) <= 254)))
    constraint only_moved_emails_have_a_place CHECK (((after_taking = 'move'::text) = (move_to IS NOT NULL)))
    create INDEX mailboxes_to_open ON public.mailboxes USING btree (retry_at)
    policy mailbox_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mailbox_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mailbox_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy mailboxes_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.mailboxes FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (address, after_taking, client_id, client_secret, company_id, created_at, directory, folder, host, id, login, move_to, port, retry_at, secret, secret_saved_at, secret_saved_by_name, security, username) to authenticated
    grant select (address, after_taking, checked_at, client_id, company_id, created_at, directory, folder, has_secret, history_done, history_since, history_state, history_total, host, id, login, move_to, port, problem, problem_reply, problem_since, secret_saved_at, secret_saved_by_name, security, username) to authenticated
    grant update (address, after_taking, checked_at, client_id, client_secret, consent_nonce, directory, failures, first_uid, folder, history_done, history_since, history_state, history_total, history_uid, host, last_uid, lease_id, lease_until, login, move_to, port, problem, problem_reply, problem_since, retry_at, secret, secret_saved_at, secret_saved_by_name, security, uid_validity, username) to authenticated

table public.messages -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    sequence integer not null
    client_id uuid not null default gen_random_uuid()
    sender_type text not null
    sender_id uuid
    sender_name text
    content text not null
    meta jsonb not null default '{}'::jsonb
    helpful boolean
    rating_comment text
    outcome text
    model text
    model_problem text
    page_title text
    page_path text
    created_at timestamp with time zone not null default now()
    constraint messages_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint messages_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
    constraint messages_conversation_id_sequence_key UNIQUE (conversation_id, sequence)
    constraint messages_model_check CHECK (((length(model) >= 1) AND (length(model) <= 120)))
    constraint messages_model_problem_check CHECK ((model_problem = ANY (ARRAY['address_refused'::text, 'unreachable'::text, 'unauthorized'::text, 'not_found'::text, 'rate_limited'::text, 'failed'::text, 'bad_answer'::text, 'too_slow'::text, 'failed_check'::text, 'resting'::text])))
    constraint messages_outcome_check CHECK ((outcome = ANY (ARRAY['answer'::text, 'small-talk'::text, 'thanks'::text, 'complaint'::text, 'suggestions'::text, 'clarification'::text, 'no-information'::text, 'withheld'::text, 'refused-topic'::text, 'over-budget'::text, 'turn-limit'::text, 'unavailable'::text])))
    constraint messages_page_path_check CHECK (((length(page_path) <= 500) AND (page_path ~ '^/[^?#]*$'::text)))
    constraint messages_page_title_check CHECK ((length(page_title) <= 200))
    constraint messages_pkey PRIMARY KEY (id)
    constraint messages_rating_comment_check CHECK (((length(rating_comment) >= 1) AND (length(rating_comment) <= 1000)))
    constraint messages_sender_type_check CHECK ((sender_type = ANY (ARRAY['visitor'::text, 'ai'::text, 'agent'::text, 'system'::text])))
    constraint only_a_visitor_is_on_a_page CHECK (((sender_type = 'visitor'::text) OR (page_path IS NULL)))
    constraint only_an_unhelpful_answer_has_a_comment CHECK (((rating_comment IS NULL) OR (helpful IS FALSE)))
    constraint only_the_ai_has_an_outcome CHECK (((sender_type = 'ai'::text) OR ((outcome IS NULL) AND (model IS NULL) AND (model_problem IS NULL))))
    constraint page_has_path_and_title CHECK (((page_path IS NULL) = (page_title IS NULL)))
    create INDEX messages_of_ai ON public.messages USING btree (company_id, created_at DESC) WHERE (sender_type = 'ai'::text)
    create INDEX messages_words ON public.messages USING gin (app.search_vector(company_id, content))
    policy answer_rated_by_visitor as permissive for update to anon
      using ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (sender_type = 'ai'::text) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy message_of_ai as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'ai'::text) AND (sender_id IS NULL) AND (NOT (meta ? 'deleted_by'::text)) AND ((sender_type = 'ai'::text) OR ((sender_type = 'system'::text) AND starts_with(content, '[system]'::text))) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy message_of_member as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (sender_type = 'agent'::text) AND (sender_id = ( SELECT auth.uid() AS uid)) AND (NOT (meta ? 'deleted_by'::text)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy message_of_visitor as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (sender_type = 'visitor'::text) AND (sender_id IS NULL) AND (NOT (meta ? 'deleted_by'::text)) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy messages_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy messages_of_token as permissive for select to anon, authenticated
      using ((conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    create TRIGGER append_events AFTER INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION app.append_events()
    create TRIGGER append_events_of_changed AFTER UPDATE ON public.messages FOR EACH ROW WHEN (((old.helpful IS DISTINCT FROM new.helpful) OR ((new.meta ? 'deleted_by'::text) AND (NOT (old.meta ? 'deleted_by'::text))))) EXECUTE FUNCTION app.append_events()
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.messages FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER clear_excerpts AFTER UPDATE OF content ON public.messages FOR EACH ROW WHEN ((new.content <> old.content)) EXECUTE FUNCTION app.clear_excerpts()
    create TRIGGER number_message BEFORE INSERT ON public.messages FOR EACH ROW EXECUTE FUNCTION app.number_message()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant insert (client_id, company_id, content, conversation_id, created_at, meta, model, model_problem, outcome, sender_id, sender_name, sender_type) to authenticated
    grant insert (client_id, company_id, content, conversation_id, created_at, meta, page_path, page_title, sender_id, sender_name, sender_type) to anon
    grant select (client_id, company_id, content, conversation_id, created_at, helpful, id, meta, sender_name, sender_type, sequence) to anon
    grant update (helpful, rating_comment) to anon
    in publication supabase_realtime

table public.notes -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    client_id uuid not null default gen_random_uuid()
    author_id uuid not null
    author_name text not null
    content text not null
    mentioned_ids uuid[] not null default '{}'::uuid[]
    file_key text
    created_at timestamp with time zone not null
    constraint file_of_its_conversation CHECK (starts_with(file_key, (conversation_id || '/'::text)))
    constraint notes_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint notes_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint notes_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
    constraint notes_file_key_key UNIQUE (file_key)
    constraint notes_pkey PRIMARY KEY (id)
    create INDEX notes_of_conversation ON public.notes USING btree (company_id, conversation_id, created_at)
    create INDEX notes_words ON public.notes USING gin (app.search_vector(company_id, content))
    policy note_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (author_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy note_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (author_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy notes_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER INSERT ON public.notes FOR EACH ROW EXECUTE FUNCTION app.append_events()
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.notes FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER clear_excerpts AFTER UPDATE OF content ON public.notes FOR EACH ROW WHEN ((new.content <> old.content)) EXECUTE FUNCTION app.clear_excerpts()
    create TRIGGER clear_excerpts_of_deleted AFTER DELETE ON public.notes FOR EACH ROW EXECUTE FUNCTION app.clear_excerpts()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    in publication supabase_realtime

table public.notification_choices -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    person_id uuid not null
    kind text not null
    in_app boolean not null
    sound boolean not null
    desktop boolean not null
    email boolean not null default false
    updated_at timestamp with time zone not null
    constraint notification_choices_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint notification_choices_kind_check CHECK ((kind = ANY (ARRAY['human-request'::text, 'assigned'::text, 'mentioned'::text, 'reply'::text, 'snooze-over'::text, 'sla-warned'::text, 'sla-breached'::text, 'rule'::text])))
    constraint notification_choices_person_id_kind_key UNIQUE (person_id, kind)
    constraint notification_choices_pkey PRIMARY KEY (id)
    policy choice_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy choice_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy choices_of_person as permissive for select to authenticated
      using ((person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.notification_choices FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated
    grant update (desktop, email, in_app, sound, updated_at) to authenticated

table public.notifications -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    person_id uuid not null
    conversation_id uuid not null
    kind text not null
    actor_name text
    excerpt text not null default ''::text
    count integer not null default 1
    is_on_call boolean not null default false
    is_listed boolean not null default true
    created_at timestamp with time zone not null
    read_at timestamp with time zone
    emailed_at timestamp with time zone
    constraint notifications_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint notifications_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint notifications_count_check CHECK ((count > 0))
    constraint notifications_kind_check CHECK ((kind = ANY (ARRAY['human-request'::text, 'assigned'::text, 'mentioned'::text, 'reply'::text, 'snooze-over'::text, 'sla-warned'::text, 'sla-breached'::text, 'rule'::text])))
    constraint notifications_pkey PRIMARY KEY (id)
    create INDEX notifications_by_age ON public.notifications USING btree (created_at)
    create INDEX notifications_emailed ON public.notifications USING btree (person_id, emailed_at) WHERE (emailed_at IS NOT NULL)
    create INDEX notifications_of_conversation ON public.notifications USING btree (company_id, conversation_id)
    create INDEX notifications_recent ON public.notifications USING btree (person_id, created_at DESC, id DESC)
    create INDEX notifications_to_email ON public.notifications USING btree (person_id) WHERE ((kind = 'human-request'::text) AND (read_at IS NULL) AND (emailed_at IS NULL))
    create UNIQUE INDEX one_unread_notification ON public.notifications USING btree (person_id, conversation_id, kind) WHERE (read_at IS NULL)
    policy notification_marked as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy notifications_of_person as permissive for select to authenticated
      using ((person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant update (read_at) to authenticated
    in publication supabase_realtime

table public.paused_addresses -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    address text not null
    cause text not null
    reply text
    paused_at timestamp with time zone not null
    constraint paused_addresses_address_check CHECK ((((length(address) >= 1) AND (length(address) <= 320)) AND (address = lower(address))))
    constraint paused_addresses_cause_check CHECK (((length(cause) >= 1) AND (length(cause) <= 40)))
    constraint paused_addresses_company_id_address_key UNIQUE (company_id, address)
    constraint paused_addresses_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint paused_addresses_pkey PRIMARY KEY (id)
    constraint paused_addresses_reply_check CHECK ((length(reply) <= 300))
    create INDEX paused_addresses_of_conversation ON public.paused_addresses USING btree (company_id, conversation_id)
    policy address_resumed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy paused_addresses_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.paused_addresses FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, select to authenticated

table public.pinned_questions -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    question text not null
    language text not null
    expected text not null
    content_id uuid
    created_by uuid not null
    created_by_name text not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint only_an_answer_rests_on_content CHECK (((expected = 'answer'::text) OR (content_id IS NULL)))
    constraint pinned_questions_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE SET NULL (content_id)
    constraint pinned_questions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint pinned_questions_company_id_question_language_key UNIQUE (company_id, question, language)
    constraint pinned_questions_expected_check CHECK ((expected = ANY (ARRAY['answer'::text, 'no-answer'::text])))
    constraint pinned_questions_language_check CHECK ((language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'::text))
    constraint pinned_questions_pkey PRIMARY KEY (id)
    constraint pinned_questions_question_check CHECK (((length(question) >= 1) AND (length(question) <= 500)))
    policy pinned_question_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy pinned_question_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy pinned_questions_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy question_pinned as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (created_by = ( SELECT auth.uid() AS uid)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.pinned_questions FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (content_id, expected, language, question, updated_at) to authenticated

table public.profiles -- row security forced
    id uuid not null
    company_id uuid not null
    full_name text not null
    role text not null
    status text not null default 'active'::text
    created_at timestamp with time zone not null default now()
    updated_at timestamp with time zone not null default now()
    constraint profiles_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint profiles_company_id_id_key UNIQUE (company_id, id)
    constraint profiles_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 120)))
    constraint profiles_pkey PRIMARY KEY (id)
    constraint profiles_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'agent'::text, 'viewer'::text, 'staff'::text])))
    constraint profiles_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])))
    policy profile_activated_by_self as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (id = ( SELECT auth.uid() AS uid)) AND (status = 'invited'::text) AND (( SELECT app.access_status() AS access_status) = 'invited'::text))
      with check ((id = ( SELECT auth.uid() AS uid)) AND (status = 'active'::text))
    policy profile_managed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('people.manage'::text) AS may) AND (id <> ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (role = ANY (ARRAY['admin'::text, 'agent'::text, 'viewer'::text])))
      with check ((role = ANY (ARRAY['admin'::text, 'agent'::text, 'viewer'::text])) AND (status = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text])))
    policy profile_named_by_self as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (id = ( SELECT auth.uid() AS uid)) AND (( SELECT app.access_status() AS access_status) = ANY (ARRAY['active'::text, 'invited'::text])) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL))
      with check (id = ( SELECT auth.uid() AS uid))
    policy profile_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('people.manage'::text) AS may) AND (id <> ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (role = ANY (ARRAY['admin'::text, 'agent'::text, 'viewer'::text])))
    policy profiles_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) OR ((id = ( SELECT auth.uid() AS uid)) AND (( SELECT app.access_status() AS access_status) <> ALL (ARRAY['session-ended'::text, 'second-factor'::text]))))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER delete_account AFTER DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.delete_account()
    create TRIGGER guard_profile BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.guard_profile()
    create TRIGGER notify_rights AFTER DELETE OR UPDATE OF role, status ON public.profiles FOR EACH ROW EXECUTE FUNCTION app.notify_rights()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, select to authenticated
    grant update (full_name, role, status, updated_at) to authenticated

table public.role_permissions -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    role text not null
    permissions text[] not null
    updated_at timestamp with time zone not null default now()
    constraint role_permissions_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint role_permissions_company_id_role_key UNIQUE (company_id, role)
    constraint role_permissions_pkey PRIMARY KEY (id)
    constraint role_permissions_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'agent'::text, 'viewer'::text])))
    policy permissions_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('permissions.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy permissions_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('permissions.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy permissions_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.role_permissions FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant insert (company_id, permissions, role, updated_at) to authenticated
    grant update (permissions, updated_at) to authenticated

table public.rule_runs -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    rule_id uuid not null
    rule_name text not null
    conversation_id uuid not null
    event text not null
    event_key text not null
    outcome text not null
    error text
    created_at timestamp with time zone not null
    constraint a_failure_has_its_reason CHECK (((outcome = 'failed'::text) = (error IS NOT NULL)))
    constraint rule_runs_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint rule_runs_company_id_rule_id_fkey FOREIGN KEY (company_id, rule_id) REFERENCES rules(company_id, id) ON DELETE CASCADE
    constraint rule_runs_outcome_check CHECK ((outcome = ANY (ARRAY['applied'::text, 'failed'::text])))
    constraint rule_runs_pkey PRIMARY KEY (id)
    constraint rule_runs_rule_id_event_key_key UNIQUE (rule_id, event_key)
    create INDEX rule_runs_of_conversation ON public.rule_runs USING btree (company_id, conversation_id)
    create INDEX rule_runs_recent ON public.rule_runs USING btree (company_id, created_at DESC)
    policy rule_runs_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.rules -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    name text not null
    is_enabled boolean not null
    "position" integer not null
    event text not null
    after_minutes integer
    match text not null
    conditions jsonb not null
    actions jsonb not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint minutes_are_of_no_reply CHECK (((event = 'no-reply'::text) = (after_minutes IS NOT NULL)))
    constraint rules_after_minutes_check CHECK (((after_minutes >= 1) AND (after_minutes <= 43200)))
    constraint rules_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint rules_company_id_id_key UNIQUE (company_id, id)
    constraint rules_event_check CHECK ((event = ANY (ARRAY['conversation-created'::text, 'message-received'::text, 'message-sent'::text, 'human-requested'::text, 'status-changed'::text, 'assigned'::text, 'label-added'::text, 'sla-breached'::text, 'no-reply'::text])))
    constraint rules_match_check CHECK ((match = ANY (ARRAY['all'::text, 'any'::text])))
    constraint rules_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
    constraint rules_pkey PRIMARY KEY (id)
    create INDEX rules_of_event ON public.rules USING btree (company_id, event, "position") WHERE is_enabled
    policy rules_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy rules_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy rules_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy rules_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.rules FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER automation_on_rule AFTER INSERT OR UPDATE ON public.rules FOR EACH ROW EXECUTE FUNCTION app.automation_on_rule()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (actions, after_minutes, conditions, event, is_enabled, match, name, position, updated_at) to authenticated

table public.scheduled_messages -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    client_id uuid not null default gen_random_uuid()
    author_id uuid not null
    author_name text not null
    content text not null
    send_at timestamp with time zone not null
    created_at timestamp with time zone not null
    constraint scheduled_messages_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint scheduled_messages_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8000)))
    constraint scheduled_messages_conversation_id_client_id_key UNIQUE (conversation_id, client_id)
    constraint scheduled_messages_pkey PRIMARY KEY (id)
    create INDEX scheduled_messages_due ON public.scheduled_messages USING btree (send_at)
    create INDEX scheduled_messages_of_conversation ON public.scheduled_messages USING btree (company_id, conversation_id, send_at)
    policy message_scheduled as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (author_id = ( SELECT auth.uid() AS uid)))
    policy scheduled_message_canceled as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (company_id = ( SELECT app.member_company() AS member_company)) AND ((author_id = ( SELECT auth.uid() AS uid)) OR ( SELECT app.may('settings.edit'::text) AS may)) AND ( SELECT app.may('conversations.reply'::text) AS may))
    policy scheduled_messages_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.scheduled_messages FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated

table public.search_log -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    query text not null
    language text
    result_count integer not null
    confidence real not null
    searched_at timestamp with time zone not null
    constraint search_log_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint search_log_confidence_check CHECK (((confidence >= (0)::double precision) AND (confidence <= (1)::double precision)))
    constraint search_log_pkey PRIMARY KEY (id)
    constraint search_log_query_check CHECK (((length(query) >= 1) AND (length(query) <= 300)))
    constraint search_log_result_count_check CHECK ((result_count >= 0))
    create INDEX search_log_recent ON public.search_log USING btree (company_id, searched_at DESC)
    policy search_log_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy search_logged as permissive for insert to anon
      with check ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert to anon
    grant select to authenticated

table public.settings -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    section text not null
    version integer not null
    value jsonb not null
    saved_by uuid not null
    saved_by_name text not null
    saved_at timestamp with time zone not null
    constraint settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint settings_company_id_section_version_key UNIQUE (company_id, section, version)
    constraint settings_pkey PRIMARY KEY (id)
    constraint settings_section_check CHECK (((length(section) >= 1) AND (length(section) <= 40)))
    constraint settings_value_check CHECK (((jsonb_typeof(value) = 'object'::text) AND (pg_column_size(value) < 131072)))
    constraint settings_version_check CHECK ((version >= 1))
    policy settings_for_answers as permissive for select to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'ai'::text) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)) AND (section = ANY (ARRAY['ai'::text, 'chat-flow'::text, 'hours'::text, 'csat'::text])))
    policy settings_for_visitors as permissive for select to anon
      using ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)) AND (section = ANY (ARRAY['brand'::text, 'hours'::text, 'ticket-form'::text, 'chat-flow'::text, 'conversations'::text, 'help-center'::text, 'spam'::text, 'voice'::text, 'csat'::text])))
    policy settings_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ((section <> 'voice'::text) OR ( SELECT app.may('voice.manage'::text) AS may)))
    policy settings_saved as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (saved_by = ( SELECT auth.uid() AS uid)) AND ((section <> 'voice'::text) OR ( SELECT app.may('voice.manage'::text) AS may)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.settings FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to anon
    grant select to authenticated
    grant insert (company_id, saved_at, saved_by, saved_by_name, section, value, version) to authenticated

table public.settled_suggestions -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    outcome text not null
    content_id uuid
    settled_at timestamp with time zone not null
    settled_by uuid not null
    settled_by_name text not null
    constraint settled_suggestions_company_id_content_id_fkey FOREIGN KEY (company_id, content_id) REFERENCES content(company_id, id) ON DELETE SET NULL (content_id)
    constraint settled_suggestions_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint settled_suggestions_conversation_id_key UNIQUE (conversation_id)
    constraint settled_suggestions_outcome_check CHECK ((outcome = ANY (ARRAY['drafted'::text, 'question-added'::text, 'dismissed'::text])))
    constraint settled_suggestions_pkey PRIMARY KEY (id)
    policy settled_suggestions_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy suggestion_settled as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND (settled_by = ( SELECT auth.uid() AS uid)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.settled_suggestions FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert, select to authenticated

table public.sla_policies -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    name text not null
    is_enabled boolean not null
    "position" integer not null
    match text not null
    conditions jsonb not null
    first_reply_minutes integer
    next_reply_minutes integer
    resolution_minutes integer
    clock text not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint promises_something CHECK ((num_nonnulls(first_reply_minutes, next_reply_minutes, resolution_minutes) > 0))
    constraint sla_policies_clock_check CHECK ((clock = ANY (ARRAY['calendar'::text, 'office-hours'::text])))
    constraint sla_policies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint sla_policies_company_id_id_key UNIQUE (company_id, id)
    constraint sla_policies_first_reply_minutes_check CHECK (((first_reply_minutes >= 1) AND (first_reply_minutes <= 43200)))
    constraint sla_policies_match_check CHECK ((match = ANY (ARRAY['all'::text, 'any'::text])))
    constraint sla_policies_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80)))
    constraint sla_policies_next_reply_minutes_check CHECK (((next_reply_minutes >= 1) AND (next_reply_minutes <= 43200)))
    constraint sla_policies_pkey PRIMARY KEY (id)
    constraint sla_policies_resolution_minutes_check CHECK (((resolution_minutes >= 1) AND (resolution_minutes <= 43200)))
    create INDEX sla_policies_of_company ON public.sla_policies USING btree (company_id, "position")
    policy sla_policies_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy sla_policies_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy sla_policies_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy sla_policies_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.sla_policies FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    create TRIGGER automation_on_sla_policy AFTER INSERT OR DELETE OR UPDATE ON public.sla_policies FOR EACH ROW EXECUTE FUNCTION app.automation_on_sla_policy()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (clock, conditions, first_reply_minutes, is_enabled, match, name, next_reply_minutes, position, resolution_minutes, updated_at) to authenticated

table public.sla_timers -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    policy_id uuid
    policy_name text not null
    timer text not null
    started_at timestamp with time zone not null
    warn_at timestamp with time zone not null
    due_at timestamp with time zone not null
    warned_at timestamp with time zone
    breached_at timestamp with time zone
    ended_at timestamp with time zone
    constraint sla_timers_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint sla_timers_company_id_policy_id_fkey FOREIGN KEY (company_id, policy_id) REFERENCES sla_policies(company_id, id) ON DELETE SET NULL (policy_id)
    constraint sla_timers_pkey PRIMARY KEY (id)
    constraint sla_timers_timer_check CHECK ((timer = ANY (ARRAY['first-reply'::text, 'next-reply'::text, 'resolution'::text])))
    create INDEX sla_timers_breached ON public.sla_timers USING btree (company_id, due_at DESC) WHERE (breached_at IS NOT NULL)
    create INDEX sla_timers_of_conversation ON public.sla_timers USING btree (company_id, conversation_id)
    create INDEX sla_timers_running ON public.sla_timers USING btree (company_id, due_at) WHERE (ended_at IS NULL)
    create INDEX sla_timers_to_breach ON public.sla_timers USING btree (due_at) WHERE ((breached_at IS NULL) AND ((ended_at IS NULL) OR (ended_at >= due_at)))
    create INDEX sla_timers_to_warn ON public.sla_timers USING btree (warn_at) WHERE ((warned_at IS NULL) AND (breached_at IS NULL) AND (ended_at IS NULL))
    create UNIQUE INDEX one_running_sla_timer ON public.sla_timers USING btree (conversation_id, timer) WHERE (ended_at IS NULL)
    policy sla_timers_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER INSERT ON public.sla_timers FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION app.append_events()
    create TRIGGER append_events_of_changed AFTER UPDATE ON public.sla_timers FOR EACH ROW WHEN ((old.ended_at IS DISTINCT FROM new.ended_at)) EXECUTE FUNCTION app.append_events()
    create TRIGGER copy_next_deadline AFTER INSERT OR UPDATE OF ended_at ON public.sla_timers FOR EACH ROW EXECUTE FUNCTION app.copy_next_deadline()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated

table public.surveys -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid
    kind text not null
    channel text not null
    locale text not null
    answer_key uuid
    handled_by text
    agent_id uuid
    agent_name text
    team_id uuid
    asked_at timestamp with time zone not null
    email_due_at timestamp with time zone
    emailed_at timestamp with time zone
    score smallint
    comment text
    answered_at timestamp with time zone
    changed_at timestamp with time zone
    constraint answer_says_something CHECK ((((answered_at IS NULL) = ((score IS NULL) AND (comment IS NULL))) AND ((answered_at IS NULL) = (changed_at IS NULL))))
    constraint page_has_no_conversation CHECK ((((channel = 'page'::text) = (conversation_id IS NULL)) AND ((channel = 'page'::text) = (answer_key IS NOT NULL)) AND ((channel = 'page'::text) = (handled_by IS NULL))))
    constraint score_is_of_kind CHECK (((score IS NULL) OR
CASE kind
    WHEN 'emoji'::text THEN ((score >= 1) AND (score <= 5))
    WHEN 'stars'::text THEN ((score >= 1) AND (score <= 5))
    WHEN 'numbers'::text THEN ((score >= 0) AND (score <= 10))
    WHEN 'thumbs'::text THEN ((score >= 0) AND (score <= 1))
    ELSE false
END))
    constraint surveys_channel_check CHECK ((channel = ANY (ARRAY['chat'::text, 'voice'::text, 'email'::text, 'page'::text])))
    constraint surveys_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 2000)))
    constraint surveys_company_id_answer_key_key UNIQUE (company_id, answer_key)
    constraint surveys_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint surveys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint surveys_conversation_id_key UNIQUE (conversation_id)
    constraint surveys_handled_by_check CHECK ((handled_by = ANY (ARRAY['ai'::text, 'agent'::text])))
    constraint surveys_kind_check CHECK ((kind = ANY (ARRAY['emoji'::text, 'stars'::text, 'numbers'::text, 'thumbs'::text, 'comment'::text])))
    constraint surveys_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'fr'::text, 'he'::text, 'ar'::text])))
    constraint surveys_pkey PRIMARY KEY (id)
    create INDEX surveys_answered ON public.surveys USING btree (company_id, answered_at DESC, id DESC) WHERE (answered_at IS NOT NULL)
    create INDEX surveys_asked ON public.surveys USING btree (company_id, asked_at DESC, id DESC)
    create INDEX surveys_email_due ON public.surveys USING btree (email_due_at) WHERE (email_due_at IS NOT NULL)
    policy survey_answered_by_visitor as permissive for update to anon
      using ((( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy survey_of_token as permissive for select to anon
      using ((conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy surveys_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    create TRIGGER append_events AFTER INSERT ON public.surveys FOR EACH ROW WHEN ((new.conversation_id IS NOT NULL)) EXECUTE FUNCTION app.append_events()
    create TRIGGER append_events_of_changed AFTER UPDATE ON public.surveys FOR EACH ROW WHEN (((new.conversation_id IS NOT NULL) AND (((((((old.score IS DISTINCT FROM new.score) OR (old.answered_at IS DISTINCT FROM new.answered_at)) OR (old.changed_at IS DISTINCT FROM new.changed_at)) OR (old.asked_at IS DISTINCT FROM new.asked_at)) OR (old.handled_by IS DISTINCT FROM new.handled_by)) OR (old.agent_id IS DISTINCT FROM new.agent_id)) OR (old.team_id IS DISTINCT FROM new.team_id)))) EXECUTE FUNCTION app.append_events()
    create TRIGGER append_events_of_deleted AFTER DELETE ON public.surveys FOR EACH ROW WHEN ((old.conversation_id IS NOT NULL)) EXECUTE FUNCTION app.append_events()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant select (answered_at, channel, comment, company_id, conversation_id, id, kind, locale, score) to anon
    grant update (answered_at, changed_at, comment, score) to anon
    in publication supabase_realtime

table public.team_members -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    team_id uuid not null
    person_id uuid not null
    created_at timestamp with time zone not null
    constraint team_members_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint team_members_company_id_team_id_fkey FOREIGN KEY (company_id, team_id) REFERENCES teams(company_id, id) ON DELETE CASCADE
    constraint team_members_pkey PRIMARY KEY (id)
    constraint team_members_team_id_person_id_key UNIQUE (team_id, person_id)
    create INDEX team_members_of_person ON public.team_members USING btree (company_id, person_id)
    policy team_members_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy team_members_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy team_members_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.team_members FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated

table public.teams -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    name text not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint teams_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint teams_company_id_id_key UNIQUE (company_id, id)
    constraint teams_company_id_name_key UNIQUE (company_id, name)
    constraint teams_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
    constraint teams_pkey PRIMARY KEY (id)
    policy teams_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy teams_of_company as permissive for select to authenticated
      using (company_id = ( SELECT app.member_company() AS member_company))
    policy teams_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy teams_renamed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (name, updated_at) to authenticated

table public.typing -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    conversation_id uuid not null
    person_id uuid
    first_name text
    until timestamp with time zone not null
    constraint agent_has_a_name CHECK (((person_id IS NULL) = (first_name IS NULL)))
    constraint typing_company_id_conversation_id_fkey FOREIGN KEY (company_id, conversation_id) REFERENCES conversations(company_id, id) ON DELETE CASCADE
    constraint typing_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint typing_conversation_id_person_id_key UNIQUE NULLS NOT DISTINCT (conversation_id, person_id)
    constraint typing_pkey PRIMARY KEY (id)
    policy typing_of_agents as permissive for select to anon
      using ((first_name IS NOT NULL) AND (conversation_id = ( SELECT app.claimed_conversation() AS claimed_conversation)) AND (company_id = ( SELECT app.claimed_company() AS claimed_company)))
    policy typing_of_visitors as permissive for select to authenticated
      using ((first_name IS NULL) AND (company_id = ( SELECT app.member_company() AS member_company)))
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant select to authenticated
    grant select (company_id, conversation_id, first_name, id, until) to anon
    in publication supabase_realtime

table public.views -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    owner_id uuid not null
    is_shared boolean not null
    name text not null
    filter jsonb not null
    sort text not null
    "position" integer not null
    created_at timestamp with time zone not null
    updated_at timestamp with time zone not null
    constraint views_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint views_company_id_id_key UNIQUE (company_id, id)
    constraint views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
    constraint views_pkey PRIMARY KEY (id)
    constraint views_sort_check CHECK ((sort = ANY (ARRAY['newest'::text, 'oldest'::text, 'waiting-longest'::text, 'priority'::text, 'turn'::text])))
    create INDEX views_in_order ON public.views USING btree (company_id, "position", id)
    policy view_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (owner_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy view_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND ((owner_id = ( SELECT auth.uid() AS uid)) OR (is_shared AND ( SELECT app.may('settings.edit'::text) AS may))))
    policy view_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)) AND ((owner_id = ( SELECT auth.uid() AS uid)) OR (is_shared AND ( SELECT app.may('settings.edit'::text) AS may))))
    policy views_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND (is_shared OR (owner_id = ( SELECT auth.uid() AS uid))))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.views FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant delete, insert, select to authenticated
    grant update (filter, is_shared, name, position, sort, updated_at) to authenticated

table public.voice_accounts -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    provider text not null
    agent_id text
    secret text not null
    key_saved_at timestamp with time zone not null
    key_saved_by_name text not null
    constraint voice_accounts_agent_id_check CHECK (((length(agent_id) >= 1) AND (length(agent_id) <= 100)))
    constraint voice_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE
    constraint voice_accounts_company_id_key UNIQUE (company_id)
    constraint voice_accounts_pkey PRIMARY KEY (id)
    constraint voice_accounts_provider_check CHECK ((provider = ANY (ARRAY['openai'::text, 'elevenlabs'::text])))
    policy voice_account_added as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('voice.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy voice_account_changed as permissive for update to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('voice.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy voice_account_removed as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('voice.manage'::text) AS may) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy voice_accounts_of_company as permissive for select to authenticated
      using ((company_id = ( SELECT app.member_company() AS member_company)) AND ( SELECT app.may('voice.manage'::text) AS may))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.voice_accounts FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (agent_id, company_id, key_saved_at, key_saved_by_name, provider, secret) to authenticated
    grant select (agent_id, company_id, id, key_saved_at, key_saved_by_name, provider) to authenticated
    grant update (agent_id, key_saved_at, key_saved_by_name, provider, secret) to authenticated

table public.weekly_summaries -- row security forced
    id uuid not null default gen_random_uuid()
    company_id uuid not null
    person_id uuid not null
    handled_week date not null
    lease_until timestamp with time zone
    stop_key uuid not null default gen_random_uuid()
    created_at timestamp with time zone not null
    constraint weekly_summaries_company_id_person_id_fkey FOREIGN KEY (company_id, person_id) REFERENCES profiles(company_id, id) ON DELETE CASCADE
    constraint weekly_summaries_person_id_key UNIQUE (person_id)
    constraint weekly_summaries_pkey PRIMARY KEY (id)
    constraint weekly_summaries_stop_key_key UNIQUE (stop_key)
    create INDEX weekly_summaries_of_company ON public.weekly_summaries USING btree (company_id, handled_week)
    policy summary_asked_for as permissive for insert to authenticated
      with check ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy summary_ended as permissive for delete to authenticated
      using ((( SELECT app.api_actor() AS api_actor) = 'member'::text) AND (person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    policy summary_of_person as permissive for select to authenticated
      using ((person_id = ( SELECT auth.uid() AS uid)) AND (company_id = ( SELECT app.member_company() AS member_company)))
    create TRIGGER audit_impersonated_write AFTER INSERT OR DELETE OR UPDATE ON public.weekly_summaries FOR EACH ROW EXECUTE FUNCTION app.audit_impersonated_write()
    grant delete to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role
    grant insert (company_id, created_at, handled_week, person_id) to authenticated
    grant select (company_id, created_at, id, person_id) to authenticated

table storage.objects -- row security forced
    policy brand_image_added as permissive for insert to authenticated
      with check ((bucket_id = 'brand-images'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND ((storage.foldername(name))[1] = (( SELECT app.member_company() AS member_company))::text))
    policy brand_images_of_company as permissive for select to authenticated
      using ((bucket_id = 'brand-images'::text) AND ((storage.foldername(name))[1] = (( SELECT app.member_company() AS member_company))::text))
    policy content_attachment_added as permissive for insert to authenticated
      with check ((bucket_id = 'content-attachments'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (EXISTS ( SELECT 1
   FROM content c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy content_attachment_removed as permissive for delete to authenticated
      using ((bucket_id = 'content-attachments'::text) AND (( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('content.edit'::text) AS may) AND (EXISTS ( SELECT 1
   FROM content c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy content_attachments_of_company as permissive for select to authenticated
      using ((bucket_id = 'content-attachments'::text) AND (EXISTS ( SELECT 1
   FROM content c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy note_file_added as permissive for insert to authenticated
      with check ((bucket_id = 'note-files'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (owner_id = (( SELECT auth.uid() AS uid))::text) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy note_file_removed as permissive for delete to authenticated
      using ((bucket_id = 'note-files'::text) AND (( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (owner_id = (( SELECT auth.uid() AS uid))::text) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy note_files_erased_by_member as permissive for delete to authenticated
      using ((bucket_id = 'note-files'::text) AND (( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy note_files_of_company as permissive for select to authenticated
      using ((bucket_id = 'note-files'::text) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE (((c.id)::text = (storage.foldername(objects.name))[1]) AND (c.company_id = ( SELECT app.member_company() AS member_company))))))
    policy upload_by_member as permissive for insert to authenticated
      with check ((bucket_id = 'conversation-uploads'::text) AND ( SELECT app.may('conversations.reply'::text) AS may) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE ((c.id)::text = (storage.foldername(objects.name))[1]))))
    policy upload_by_visitor as permissive for insert to anon
      with check ((bucket_id = 'conversation-uploads'::text) AND (NOT ( SELECT app.visitor_is_blocked() AS visitor_is_blocked)) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE ((c.id)::text = (storage.foldername(objects.name))[1]))))
    policy uploads_erased_by_member as permissive for delete to authenticated
      using ((bucket_id = 'conversation-uploads'::text) AND (( SELECT app.api_actor() AS api_actor) = 'member'::text) AND ( SELECT app.may('settings.edit'::text) AS may) AND (( SELECT app.claimed_impersonation() AS claimed_impersonation) IS NULL) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE ((c.id)::text = (storage.foldername(objects.name))[1]))))
    policy uploads_erased_by_visitor as permissive for delete to anon
      using ((bucket_id = 'conversation-uploads'::text) AND (( SELECT app.api_actor() AS api_actor) = 'visitor'::text) AND ((storage.foldername(name))[1] = (( SELECT app.claimed_conversation() AS claimed_conversation))::text) AND (( SELECT app.claimed_company() AS claimed_company) IS NOT NULL))
    policy uploads_of_conversation as permissive for select to anon, authenticated
      using ((bucket_id = 'conversation-uploads'::text) AND (EXISTS ( SELECT 1
   FROM conversations c
  WHERE ((c.id)::text = (storage.foldername(objects.name))[1]))))
    create TRIGGER follow_object AFTER INSERT OR DELETE ON storage.objects FOR EACH ROW EXECUTE FUNCTION files.follow_object()
    grant delete, insert, maintain, references, select, trigger, truncate, update to anon
    grant delete, insert, maintain, references, select, trigger, truncate, update to authenticated
    grant delete, insert, maintain, references, select, trigger, truncate, update to service_role

CREATE OR REPLACE FUNCTION app.access_of(claims jsonb)
 RETURNS TABLE(access_status text, company_id uuid, role text, impersonation_id uuid)
 LANGUAGE sql
 STABLE ROWS 1
AS $function$
  select access.status, case when access.status = 'active' then access.company_id end,
         case when access.status = 'active' then access.role end, asked.impersonation_id
    from (select nullif(claims ->> 'sub', '')::uuid as person,
                 nullif(claims ->> 'session_id', '')::uuid as session_id,
                 nullif(claims ->> 'impersonation_id', '')::uuid as impersonation_id
          offset 0) asked -- reads the claims once
   cross join lateral (
     select case
              when not exists (
                select from auth.sessions s
                 where s.id = asked.session_id and s.user_id = asked.person) then 'session-ended'
              when coalesce(claims ->> 'aal', '') <> 'aal2' and exists (
                select from auth.mfa_factors f where f.user_id = asked.person and f.status = 'verified') then 'second-factor'
              when p.id is null then 'stranger'
              when c.suspended_at is not null then 'company-suspended'
              else p.status end as status,
            p.company_id, p.role
       from (select) caller
       left join public.profiles p on p.id = asked.person
       left join public.companies c on c.id = p.company_id
      where asked.impersonation_id is null
     union all
     -- Under impersonation nobody is staff: the role is the one that fits what the impersonation may do.
     select case when i.id is null then 'session-ended' else 'active' end,
            i.company_id, case when i.can_write then 'admin' else 'viewer' end
       from (select) caller
       left join (public.impersonations i join public.profiles staff on staff.id = i.staff_id)
         on i.id = asked.impersonation_id and i.staff_id = asked.person and i.redeemed_at is not null
        and i.ended_at is null and i.expires_at > now() and staff.role = 'staff' and staff.status = 'active'
      where asked.impersonation_id is not null) access
$function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.access_status()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ begin return (app.principal()).access_status; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.add_activity(conversation conversations, kind text, detail jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.activities (company_id, conversation_id, kind, actor_type, actor_id, actor_name, detail, created_at)
  select conversation.company_id, conversation.id, kind,
         case app.api_actor() when 'member' then 'agent' when 'visitor' then 'visitor' when 'ai' then 'ai' else 'system' end,
         case when app.api_actor() = 'member' then auth.uid() end,
         -- A job sets `app.automation` to the name it acts in, such as a rule's.
         case when app.api_actor() = 'member'
           then coalesce(
             (select staff_name from public.impersonations where id = app.claimed_impersonation()),
             (select full_name from public.profiles where id = auth.uid()))
           when app.api_actor() is null then nullif(current_setting('app.automation', true), '') end,
         detail, conversation.updated_at
$function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.ai_ending(conversation uuid, is_satisfied boolean)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when is_satisfied then 'confirmed'
    when is_satisfied is false then 'given-up'
    when told.type = 'thankyou' then 'confirmed'
    when told.type is distinct from 'answer' or told.outcome = 'complaint' or told.helpful is false then 'given-up'
    when told.helpful or exists (
      select from public.messages m
       where m.conversation_id = conversation and m.sequence > told.sequence and m.outcome = 'thanks') then 'confirmed'
    else 'assumed' end
    from (select) one
    left join lateral (
      select m.sequence, m.meta ->> 'type' as type, m.outcome, m.helpful from public.messages m
       where m.conversation_id = conversation
         and ((m.sender_type = 'visitor' and m.meta ->> 'type' = 'thankyou')
           or (m.sender_type = 'ai' and (m.meta ->> 'type' in ('suggestions', 'clarification', 'offer')
             or m.outcome = 'complaint' or jsonb_array_length(m.meta -> 'citations') > 0)))
       order by m.sequence desc limit 1
    ) told on true
$function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.ai_model()
 RETURNS TABLE(url text, name text, sealed_key text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.url, m.name, m.secret
    from public.ai_models m
   where app.api_actor() = 'ai' and m.company_id = app.claimed_company()
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.answer_page_survey(key uuid, asked_kind text, asked_locale text, given_score integer, given_comment text, at timestamp with time zone, changeable_since timestamp with time zone)
 RETURNS TABLE(kind text, score smallint, comment text, answered_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
#variable_conflict use_column
begin
  if app.api_actor() is distinct from 'visitor' or app.claimed_company() is null then
    raise insufficient_privilege;
  end if;
  return query
    insert into public.surveys as known (company_id, kind, channel, locale, answer_key, asked_at, score, comment, answered_at,
      changed_at)
    values (app.claimed_company(), asked_kind, 'page', asked_locale, key, at, given_score, given_comment, at, at)
    on conflict (company_id, answer_key) do update
       set kind = excluded.kind, locale = excluded.locale, score = excluded.score,
           comment = coalesce(excluded.comment, known.comment), changed_at = excluded.changed_at
     where known.answered_at > changeable_since
    returning known.kind, known.score, known.comment, known.answered_at;
end $function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.api_actor()
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$ begin return auth.jwt() ->> 'api_actor'; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.append_event(company uuid, conversation uuid, kind text, subject uuid, at timestamp with time zone, data jsonb DEFAULT '{}'::jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  actor text := app.api_actor();
begin
  insert into app.events (generation, kind, company_id, conversation_id, subject_id, actor_type, actor_id, is_undo, rule_depth,
    data, at)
  values ((select event_generation from app.installation), kind, company, conversation, subject,
    case actor when 'member' then 'agent' when 'visitor' then 'visitor' when 'ai' then 'ai' else 'system' end,
    case when actor = 'member' then auth.uid() end, app.is_undo(),
    -- The rules job sets it.
    coalesce(nullif(current_setting('app.rule_depth', true), '')::smallint, 0), data, at);
  perform pg_notify('events', '');
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.append_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  case tg_table_name
    when 'messages' then
      if tg_op = 'INSERT' then
        perform app.append_event(new.company_id, new.conversation_id, 'message.created', new.id, new.created_at,
          jsonb_build_object('sender', new.sender_type, 'sequence', new.sequence));
      else
        perform app.append_event(new.company_id, new.conversation_id,
          case when new.meta ? 'deleted_by' and not old.meta ? 'deleted_by' then 'message.deleted' else 'message.rated' end,
          new.id, now(), jsonb_build_object('sender', new.sender_type, 'sequence', new.sequence));
      end if;
    when 'activities' then
      -- Without the names and labels that it keeps for people.
      perform app.append_event(new.company_id, new.conversation_id,
        case new.kind
          when 'status' then 'conversation.status_changed'
          when 'assignee' then 'conversation.assigned'
          when 'team' then 'conversation.team_changed'
          when 'priority' then 'conversation.priority_changed'
          when 'labels' then 'conversation.labels_changed'
          when 'spam' then 'conversation.spam_changed'
          when 'human-requested' then 'conversation.human_requested'
          when 'rule-applied' then 'rule.applied'
          when 'sla-warned' then 'sla.warned'
          when 'sla-breached' then 'sla.breached'
          else 'conversation.' || new.kind end,
        new.id, new.created_at, new.detail - '{to_name,name,added,removed,until,is_undo}'::text[]
          -- Who has it now, whatever changes next in the same transaction.
          || case when new.kind in ('rule-applied', 'sla-breached', 'sla-warned', 'woken') then jsonb_build_object('assignee_id',
               (select assignee_id from public.conversations c where c.id = new.conversation_id)) else '{}' end);
    when 'notes' then
      perform app.append_event(new.company_id, new.conversation_id, 'note.created', new.id, new.created_at);
    when 'handoffs' then
      if tg_op = 'INSERT' or (old.ended_at is not null and new.ended_at is null) then
        perform app.append_event(new.company_id, new.conversation_id, 'handoff.opened', new.id, new.requested_at);
      end if;
      if new.ended_at is not null then
        perform app.append_event(new.company_id, new.conversation_id, 'handoff.ended', new.id, new.ended_at,
          jsonb_build_object('outcome', new.outcome));
      end if;
    when 'sla_timers' then
      perform app.append_event(new.company_id, new.conversation_id,
        case when new.ended_at is null then 'sla.resumed' else 'sla.ended' end, new.id,
        coalesce(new.ended_at, now()), jsonb_build_object('timer', new.timer));
    when 'surveys' then
      if tg_op = 'DELETE' then
        -- Not if the conversation goes with it.
        if exists (select from public.conversations c where c.id = old.conversation_id) then
          perform app.append_event(old.company_id, old.conversation_id, 'survey.withdrawn', old.id, now());
        end if;
      else
        perform app.append_event(new.company_id, new.conversation_id,
          case when new.answered_at is null then 'survey.asked' else 'survey.answered' end, new.id,
          coalesce(new.changed_at, new.asked_at));
      end if;
    when 'conversations' then
      if new.visitor_seen_sequence > old.visitor_seen_sequence then
        perform app.append_event(new.company_id, new.id, 'conversation.seen', new.id,
          coalesce(new.visitor_active_at, now()), jsonb_build_object('sequence', new.visitor_seen_sequence));
      end if;
      if new.waiting_since is distinct from old.waiting_since and new.waiting_since is not null then
        perform app.append_event(new.company_id, new.id, 'conversation.waiting', new.id, new.updated_at);
      end if;
      if new.customer_id is distinct from old.customer_id then
        perform app.append_event(new.company_id, new.id, 'conversation.customer_changed', new.id, new.updated_at);
      end if;
      if (new.customer_email, new.is_verified) is distinct from (old.customer_email, old.is_verified) then
        perform app.append_event(new.company_id, new.id, 'conversation.contact_changed', new.id, new.updated_at);
      end if;
      if new.responder <> old.responder then
        perform app.append_event(new.company_id, new.id, 'conversation.responder_changed', new.id, new.updated_at,
          jsonb_build_object('from', old.responder, 'to', new.responder));
      end if;
      if (new.call_started_at, new.call_ended_at) is distinct from (old.call_started_at, old.call_ended_at) then
        perform app.append_event(new.company_id, new.id,
          case new.call_state when 'live' then 'call.started' else 'call.ended' end, new.id, new.updated_at);
      end if;
  end case;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.apply_status_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.status = 'resolved' then
    new.snoozed_until := null;
    new.waiting_since := null;
  else
    new.merged_into_id := null;
  end if;
  if new.merged_into_id is null then
    new.before_merge := null;
  end if;
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.ask_survey(conversation uuid, asked_kind text, asks_about text, asks_in_chat boolean, email_at timestamp with time zone, quiet_since timestamp with time zone, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  c public.conversations;
  handler text;
  can_email boolean;
  asked_channel text;
begin
  select * into c from public.conversations x where x.id = conversation;
  if not coalesce(case
    when app.api_actor() = 'member' then c.company_id = app.member_company() and app.may('conversations.reply')
    when app.api_actor() in ('visitor', 'ai')
      then c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
    else auth.role() = 'service_role' end, false)
  then
    raise insufficient_privilege;
  end if;
  if c.status <> 'resolved' or c.merged_into_id is not null or c.spam_at is not null or c.visitor_blocked_at is not null
    or app.is_blocked(c.company_id, c.customer_id, c.customer_email)
  then
    return false;
  end if;
  handler := case when c.first_replied_at is null then 'ai' else 'agent' end;
  can_email := email_at is not null and c.customer_email is not null;
  asked_channel := case
    when can_email and (not asks_in_chat or c.number is not null) then 'email'
    when asks_in_chat then 'chat' end;
  if asked_channel is null or (asks_about <> 'all' and asks_about <> handler)
    or not exists (
      select from public.messages m
       where m.conversation_id = c.id and m.company_id = c.company_id and m.sender_type = 'visitor'
         and not app.is_mark(m.sender_type, m.content, m.meta))
    or (quiet_since is not null and exists (
      select from public.surveys s join public.conversations other on other.id = s.conversation_id
       where other.company_id = c.company_id and other.customer_id = c.customer_id and other.id <> c.id
         and s.asked_at > quiet_since))
  then
    return false;
  end if;
  insert into public.surveys as known (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, agent_name,
    team_id, asked_at, email_due_at)
  values (c.company_id, c.id, asked_kind, asked_channel, c.locale, handler, c.assignee_id, c.assignee_name, c.team_id, at,
    case when can_email then email_at end)
  on conflict (conversation_id) do update
     set handled_by = excluded.handled_by, agent_id = excluded.agent_id, agent_name = excluded.agent_name,
         team_id = excluded.team_id, asked_at = excluded.asked_at,
         email_due_at = case when known.emailed_at is null then excluded.email_due_at end
   where known.answered_at is null;
  return true;
end $function$
-- may be called by: anon, authenticated, service_role

CREATE OR REPLACE FUNCTION app.audit_impersonated_write()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  changed jsonb;
begin
  -- Writes of other triggers belong to the statement that caused them, which is in the audit.
  if app.claimed_impersonation() is null or pg_trigger_depth() > 1 then
    return null;
  end if;
  changed := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  insert into public.audit (company_id, actor_id, actor_name, impersonation_id, action, target_id)
  select i.company_id, i.staff_id, i.staff_name, i.id, tg_table_name || '.' || lower(tg_op), (changed ->> 'id')::uuid
    from public.impersonations i where i.id = app.claimed_impersonation();
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.automation_on_rule()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'UPDATE' and (new.event, new.after_minutes, new.is_enabled)
      is not distinct from (old.event, old.after_minutes, old.is_enabled) then
    return null;
  end if;
  delete from app.rule_events where rule_id = new.id;
  perform app.queue_no_reply_events(c, new.id) from public.conversations c
    where c.company_id = new.company_id and c.waiting_since is not null;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.automation_on_sla_policy()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  policy public.sla_policies := case when tg_op = 'DELETE' then old else new end;
begin
  insert into app.sla_checks (conversation_id, company_id)
  select c.id, c.company_id from public.conversations c
   where c.company_id = policy.company_id and c.status <> 'resolved' and c.responder <> 'ai'
  on conflict (conversation_id) do nothing;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.brand_faces()
 RETURNS TABLE(id uuid, full_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.full_name
    from public.profiles p,
         (select s.value -> 'faces' as faces from public.settings s
           where s.company_id = app.claimed_company() and s.section = 'brand'
           order by s.version desc limit 1) brand
   where app.api_actor() = 'visitor' and p.company_id = app.claimed_company() and p.status = 'active'
     and brand.faces ? p.id::text
$function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.claimed_company()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  claimed uuid := nullif(auth.jwt() ->> 'company_id', '')::uuid;
begin
  if claimed is null then
    return null;
  end if;
  if current_setting('app.claimed_company_of', true)
      is distinct from statement_timestamp() || coalesce(current_setting('request.jwt.claims', true), '') then
    perform set_config('app.claimed_company', coalesce((
        select c.id from public.companies c where c.id = claimed and c.suspended_at is null)::text, ''), true),
      set_config('app.claimed_company_of',
        statement_timestamp() || coalesce(current_setting('request.jwt.claims', true), ''), true);
  end if;
  return nullif(current_setting('app.claimed_company'), '')::uuid;
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.claimed_conversation()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$ begin return nullif(auth.jwt() ->> 'conversation_id', '')::uuid; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.claimed_impersonation()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$ begin return nullif(auth.jwt() ->> 'impersonation_id', '')::uuid; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.clear_excerpts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.notifications n set excerpt = ''
   where n.company_id = old.company_id and n.conversation_id = old.conversation_id
     and n.excerpt = app.message_preview(old.content);
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.clear_import_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.import_items set body = null
   where company_id = new.company_id and import_id = new.id and body is not null;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.colleague_at(company uuid, address text)
 RETURNS TABLE(id uuid, full_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.full_name from auth.users u
    join public.profiles p on p.id = u.id and p.company_id = company and p.status = 'active'
   where lower(u.email) = address
     and 'conversations.reply' = any (app.permissions_of(p.company_id, p.role, null))
   limit 1
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.colleagues_present(as_of timestamp with time zone)
 RETURNS TABLE(person_id uuid, status text, conversation_id uuid, is_typing boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.person_id, p.status, p.conversation_id, p.is_typing
    from app.current_presences(app.member_company(), as_of) p
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.company_accounts()
 RETURNS TABLE(id uuid, email text, last_sign_in_at timestamp with time zone, has_second_factor boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select u.id, u.email::text, u.last_sign_in_at,
         exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    from auth.users u join public.profiles p on p.id = u.id
   where app.api_actor() = 'member' and app.may('people.manage') and p.company_id = app.member_company()
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.compute_facts(conversation uuid)
 RETURNS SETOF conversation_facts
 LANGUAGE plpgsql
 STABLE ROWS 1
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query select c.id, c.company_id, c.spam_at is null and c.merged_into_id is null, c.created_at,
         case when c.call_started_at is not null then 'voice' when form.at is not null then 'ticket' else 'chat' end,
         c.locale,
         array(select distinct lower(t) from unnest(c.tags) t order by 1),
         coalesce(c.assignee_id, holder.id), c.team_id,
         case when c.first_replied_at is null then 'ai' else 'agent' end,
         asked.at,
         case when c.first_replied_at is null then null
              when least(asked.at, form.at, ticket.at, wrote.at) <= c.first_replied_at
                then least(asked.at, form.at, ticket.at, wrote.at)
              else c.created_at end,
         c.first_replied_at,
         case when c.status = 'resolved' then c.resolved_at end,
         case when c.status = 'resolved' and c.first_replied_at is null and asked.at is null
           then app.ai_ending(c.id, app.is_satisfied(s.kind, s.score)) end,
         reopened.count,
         deadlines.met, deadlines.missed,
         c.call_started_at, c.call_ended_at,
         s.channel, s.kind, s.score, s.asked_at, s.answered_at, s.handled_by, s.agent_id, s.team_id
    from public.conversations c
    left join public.surveys s on s.conversation_id = c.id
    cross join lateral (
      select min(h.requested_at) as at from public.handoffs h where h.company_id = c.company_id and h.conversation_id = c.id
    ) asked
    -- The ticket form opens a conversation as a ticket, and asks a person at once. The first change of the status, or else the
    -- status, says as what it was opened.
    cross join lateral (
      select case when coalesce((
          select a.detail ->> 'from' from public.activities a
           where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status' order by a.position limit 1),
          c.status) = 'ticket' then c.created_at end as at
    ) form
    cross join lateral (
      select min(a.created_at) as at from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status' and a.detail ->> 'to' = 'ticket'
    ) ticket
    -- The visitor's first message while a person had the conversation, up to the first reply.
    cross join lateral (
      select min(m.created_at) as at
        from (select a.detail ->> 'to' as holder, a.created_at as since,
                     lead(a.created_at, 1, 'infinity') over (order by a.position) as until
                from public.activities a
               where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'assignee') held
        join public.messages m
          on m.conversation_id = c.id and m.sender_type = 'visitor'
         and m.created_at >= held.since and m.created_at < held.until and m.created_at <= c.first_replied_at
       where held.holder is not null
    ) wrote
    left join lateral (
      select (a.detail ->> 'to')::uuid as id from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'assignee' and a.detail ->> 'to' is not null
       order by a.position desc limit 1
    ) holder on true
    -- The end of a merge reopens nothing, and neither does an undo.
    cross join lateral (
      select count(*)::integer as count from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status'
         and a.detail ->> 'from' = 'resolved' and not a.detail ? 'is_undo'
         and not exists (
           select from public.activities u
            where u.company_id = c.company_id and u.conversation_id = c.id and u.kind = 'unmerged'
              and u.created_at = a.created_at)
    ) reopened
    cross join lateral (
      select count(*) filter (where t.breached_at is null and t.ended_at < t.due_at)::integer as met,
             count(*) filter (where t.breached_at is not null or t.ended_at >= t.due_at)::integer as missed
        from public.sla_timers t where t.company_id = c.company_id and t.conversation_id = c.id
    ) deadlines
   where c.id = conversation;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.consume_ai_answer(on_day date, most integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'ai' then
    raise insufficient_privilege;
  end if;
  insert into public.ai_usage as used (company_id, day, answers)
  select id, on_day, 1 from public.companies where id = app.claimed_company() and most > 0
  on conflict (company_id, day) do update set answers = used.answers + 1 where used.answers < most;
  return found;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.contact_is_blocked(customer uuid, address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.api_actor() = 'visitor' and app.is_blocked(app.claimed_company(), customer, address)
$function$
-- may be called by: anon, service_role

CREATE OR REPLACE FUNCTION app.conversation_search_vector(company uuid, number integer, subject text, name text, email text, company_name text, labels text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select app.search_vector(company, concat_ws(' ', number, subject, name, email, company_name)) || app.label_vector(labels)
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.conversations_labelled(label text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 500
 SET search_path TO ''
AS $function$
declare
  wanted tsquery := quote_literal(app.member_company()::text)::tsquery
    && ('''' || replace(replace('label=' || lower(label), '\', '\\'), '''', '''''') || '''')::tsquery;
begin
  if wanted is null then return; end if;
  return query
    select c.id from public.conversations c
     where app.conversation_search_vector(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ wanted
     limit most;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.conversations_matching(search text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 500
 SET search_path TO ''
AS $function$
declare
  wanted tsquery := app.search_query(search);
begin
  if wanted is null then return; end if;
  return query
    select m.conversation_id from public.messages m
     where app.search_vector(m.company_id, m.content) @@ wanted and not app.is_mark(m.sender_type, m.content, m.meta)
    union all
    select n.conversation_id from public.notes n
     where app.search_vector(n.company_id, n.content) @@ wanted
    union all
    select c.id from public.conversations c
     where app.conversation_search_vector(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ wanted
    limit most;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.conversations_of_identity(customer_key text, most integer)
 RETURNS TABLE(customer_id uuid, id uuid, subject text, status text, needs_human boolean, responder text, assignee_name text, last_sequence integer, number integer, human_requested_at timestamp with time zone, agent_seen_sequence integer, visitor_seen_sequence integer, last_message_at timestamp with time zone, preview text, created_at timestamp with time zone, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.customer_id, c.id, c.subject, c.status, c.needs_human, c.responder, c.assignee_name,
         c.last_sequence, c.number, c.human_requested_at, c.agent_seen_sequence,
         c.visitor_seen_sequence, c.last_message_at, c.preview, c.created_at, c.updated_at
    from public.customers customer
    join public.conversations c
      on c.company_id = customer.company_id and c.customer_id = customer.id
     and c.is_identified and c.visitor_blocked_at is null
   where app.api_actor() = 'visitor' and customer.external_id = customer_key
     and customer.company_id = app.claimed_company()
   order by coalesce(c.last_message_at, c.created_at) desc, c.id
   limit most
$function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.copy_next_deadline()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  nearest jsonb := (
    select jsonb_build_object('timer', t.timer, 'warn_at', t.warn_at, 'due_at', t.due_at)
      from public.sla_timers t where t.conversation_id = new.conversation_id and t.ended_at is null
     order by t.due_at, t.timer limit 1);
begin
  update public.conversations set sla = nearest
   where id = new.conversation_id and company_id = new.company_id and sla is distinct from nearest;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.count_content_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into app.content_changes (company_id, changes)
  select c.id, 1 from public.companies c where c.id = coalesce(new.company_id, old.company_id)
  on conflict (company_id) do update set changes = app.content_changes.changes + 1;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.create_draft()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.content_drafts (id, company_id, slug, title, excerpt, body, alternate_questions, category_id,
    section_id, seo_title, seo_description, visibility, updated_by, updated_at)
  values (new.id, new.company_id, new.slug, new.title, new.excerpt, new.body, new.alternate_questions, new.category_id,
    new.section_id, new.seo_title, new.seo_description, new.visibility, auth.uid(), new.updated_at);
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.current_presences(company uuid, as_of timestamp with time zone)
 RETURNS SETOF app.presences
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.* from app.presences p
   where p.company_id = company and p.expires_at > as_of
     and exists (select from auth.sessions s where s.id = p.session_id)
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.day_start(day date, zone text)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((((((day)::timestamp without time zone AT TIME ZONE zone) - '01:00:00'::interval) AT TIME ZONE zone))::date = day) THEN (((day)::timestamp without time zone AT TIME ZONE zone) - '01:00:00'::interval) ELSE ((day)::timestamp without time zone AT TIME ZONE zone) END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.default_permissions(role text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case role
    when 'admin' then
      '{conversations.reply,content.edit,content.publish,settings.edit,people.manage,permissions.manage,voice.manage,
        audit.view}'
    when 'agent' then '{conversations.reply,content.edit}'
    else '{}'
  end::text[]
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.delete_account()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from auth.users where id = old.id;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.delete_message(message uuid, file text, only_unseen boolean, by_name text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  found_message public.messages;
  mark constant text := '[system] message deleted';
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  select m.* into found_message from public.messages m
   where m.id = message and m.company_id = app.member_company() and not app.is_mark(m.sender_type, m.content, m.meta);
  if not found then
    return null;
  end if;
  if found_message.sender_id is distinct from auth.uid() and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  perform from public.conversations c where c.id = found_message.conversation_id for no key update;
  if only_unseen and exists (
    select from public.conversations c left join app.reply_emails r on r.conversation_id = c.id
     where c.id = found_message.conversation_id
       and greatest(c.visitor_seen_sequence, r.mailed_sequence) >= found_message.sequence) then
    return false;
  end if;
  update public.messages
     set content = mark, meta = jsonb_build_object('deleted_by', by_name), helpful = null,
         rating_comment = null, page_title = null, page_path = null
   where id = message;
  -- What a visitor missed in an answer is stored with its rating, and is also their next message.
  if found_message.sender_type = 'visitor' then
    update public.messages set rating_comment = null
     where conversation_id = found_message.conversation_id and rating_comment = found_message.content;
  end if;
  update public.conversations c
     set preview = coalesce((
           select app.message_preview(m.content) from public.messages m
            where m.conversation_id = c.id and not app.is_mark(m.sender_type, m.content, m.meta)
            order by m.sequence desc limit 1), ''),
         -- A deleted answer answers nothing: the visitor waits again.
         waiting_since = case when found_message.sender_type = 'agent' and c.status <> 'resolved' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'visitor' and not app.is_mark(m.sender_type, m.content, m.meta)
              and m.sequence > coalesce((
                select max(a.sequence) from public.messages a
                 where a.conversation_id = c.id and not app.is_mark(a.sender_type, a.content, a.meta)
                   and (a.sender_type = 'agent'
                     or (a.sender_type = 'ai' and a.meta ->> 'type' is distinct from 'auto'))), 0))
           else c.waiting_since end,
         first_replied_at = case when found_message.sender_type = 'agent' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'agent' and not app.is_mark(m.sender_type, m.content, m.meta))
           else c.first_replied_at end,
         updated_at = greatest(c.updated_at, at)
   where c.id = found_message.conversation_id;
  if file is not null then
    -- Supabase lets SQL delete a file's row only with this setting.
    perform set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects
     where bucket_id = 'conversation-uploads' and name = file
       and (storage.foldername(name))[1] = found_message.conversation_id::text;
  end if;
  return true;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.delete_typed_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.customers customer
   where customer.id = old.customer_id and not customer.is_verified and customer.source = 'widget'
     and not exists (select 1 from public.conversations other where other.customer_id = customer.id);
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.end_own_session(session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'member' or app.claimed_impersonation() is not null
    or app.access_status() in ('session-ended', 'second-factor') then
    raise insufficient_privilege;
  end if;
  delete from auth.sessions s where s.id = session and s.user_id = auth.uid();
  return found;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.erase_note_files()
 RETURNS SETOF text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  -- Supabase lets SQL delete a file's row only with this setting.
  perform set_config('storage.allow_delete_query', 'true', true);
  return query
    delete from storage.objects o
     where o.bucket_id = 'note-files'
       and (storage.foldername(o.name))[1] = (
         select c.id::text from public.conversations c
          where c.id = app.claimed_conversation() and c.company_id = app.claimed_company())
    returning o.name;
end $function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.figure_counts(figure text, part text, fact conversation_facts, since timestamp with time zone, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN CASE figure WHEN 'conversations'::text THEN (((fact).started_at >= since) AND ((fact).started_at < until)) WHEN 'handoffs'::text THEN (((fact).started_at >= since) AND ((fact).started_at < until) AND ((part = 'all'::text) OR ((fact).asked_for_person_at IS NOT NULL))) WHEN 'first_reply'::text THEN (((fact).started_at >= since) AND ((fact).started_at < until) AND ((part = 'all'::text) OR ((fact).replied_at IS NOT NULL))) WHEN 'sla_met'::text THEN (((fact).started_at >= since) AND ((fact).started_at < until) AND (CASE part WHEN 'all'::text THEN ((fact).met_count + (fact).missed_count) ELSE (fact).met_count END > 0)) WHEN 'resolved'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until)) WHEN 'resolution_time'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until)) WHEN 'ai_confirmed'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until) AND ((part = 'all'::text) OR ((fact).ai_ending = 'confirmed'::text))) WHEN 'ai_assumed'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until) AND ((part = 'all'::text) OR ((fact).ai_ending = 'assumed'::text))) WHEN 'ai_given_up'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until) AND ((part = 'all'::text) OR ((fact).ai_ending = 'given-up'::text))) WHEN 'reopened'::text THEN ((COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= since) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) < until) AND ((part = 'all'::text) OR ((fact).reopened_count > 0))) WHEN 'backlog'::text THEN (((fact).started_at < until) AND (COALESCE((fact).resolved_at, 'infinity'::timestamp with time zone) >= until)) WHEN 'satisfaction'::text THEN (((fact).survey_answered_at >= since) AND ((fact).survey_answered_at < until) AND ((fact).survey_score IS NOT NULL) AND ((part = 'all'::text) OR app.is_satisfied((fact).survey_kind, ((fact).survey_score)::integer))) WHEN 'nps'::text THEN (((fact).survey_answered_at >= since) AND ((fact).survey_answered_at < until) AND ((fact).survey_kind = 'numbers'::text) AND ((part = 'all'::text) OR ((fact).survey_score >= 9))) WHEN 'response_rate'::text THEN (((fact).survey_asked_at >= since) AND ((fact).survey_asked_at < until) AND ((part = 'all'::text) OR ((fact).survey_answered_at IS NOT NULL))) WHEN 'calls'::text THEN (((fact).call_started_at >= since) AND ((fact).call_started_at < until)) WHEN 'call_length'::text THEN (((fact).call_started_at >= since) AND ((fact).call_started_at < until) AND ((part = 'all'::text) OR ((fact).call_ended_at IS NOT NULL))) ELSE NULL::boolean END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.fill_in_network()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.network_hash := coalesce(new.network_hash, (
    select n.network_hash from app.conversation_networks n
     where n.id = new.conversation_id and n.company_id = new.company_id));
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.find_customers(words text, most integer)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 10000
 SET search_path TO ''
AS $function$
  select id from public.customers
   where search @@ (select quote_literal(app.member_company())::tsquery && words::tsquery)
     and company_id = (select app.member_company())
   limit most
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.fold_text(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO ''
AS $function$
  select translate(
    lower(regexp_replace(normalize(content, nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]', '', 'g')),
    '@./_-:+=#''’', '           ')
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.guard_capacity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.capacity is distinct from old.capacity and app.api_actor() = 'member' and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  return new;
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.guard_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.id = auth.uid() and (
    new.role is distinct from old.role
    or (new.status is distinct from old.status and not (old.status = 'invited' and new.status = 'active'))
  ) then
    raise insufficient_privilege;
  end if;
  return new;
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.identity_secret()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select identity_secret from public.companies where app.api_actor() = 'visitor' and id = app.claimed_company()
$function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.is_blocked(company uuid, customer uuid, address text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.customers blocked
     where blocked.company_id = company and blocked.blocked_at is not null
       and (blocked.id = customer or (blocked.email = lower(address) and not known.is_verified)))
    or (not known.is_verified and exists (
      select from (
        select s.value -> 'blocked_senders' as senders from public.settings s
         where s.company_id = company and s.section = 'spam' order by s.version desc limit 1) newest
       where newest.senders ?| array[lower(address), split_part(lower(address), '@', 2)]))
    or (not known.is_verified and exists (
      select from public.blocked_networks n
       where n.company_id = company and n.network_hash = auth.jwt() ->> 'network'))
    from (select exists (select from public.customers own where own.id = customer and own.is_verified) as is_verified) known
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.is_mark(sender_type text, content text, meta jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (starts_with(content, '[system]'::text) AND ((sender_type = 'system'::text) OR (meta ? 'deleted_by'::text)))
-- may be called by: anon, authenticated, service_role

CREATE OR REPLACE FUNCTION app.is_same_request(before conversations, after conversations)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    app.is_undo() and before.human_requested_at = after.human_requested_at
    and exists (select from public.handoffs h
                 where h.conversation_id = after.id and h.requested_at = after.human_requested_at),
    false)
$function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.is_satisfied(kind text, score integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN CASE kind WHEN 'emoji'::text THEN (score >= 4) WHEN 'stars'::text THEN (score >= 4) WHEN 'numbers'::text THEN (score >= 7) WHEN 'thumbs'::text THEN (score >= 1) ELSE NULL::boolean END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.is_staff()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select coalesce(app.member_role() = 'staff', false) $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.is_undo()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select coalesce(current_setting('app.is_undo', true) = 'true', false) $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.is_waiting_for_human(needs_human boolean, assignee_id uuid, status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (needs_human AND (assignee_id IS NULL) AND (status = 'open'::text))
-- may be called by: anon, authenticated, service_role

CREATE OR REPLACE FUNCTION app.keys_of(by text, fact conversation_facts, at timestamp with time zone, edges timestamp with time zone[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
BEGIN ATOMIC
 SELECT
         CASE keys_of.by
             WHEN 'bucket'::text THEN (width_bucket(keys_of.at, keys_of.edges))::text
             WHEN 'agent'::text THEN ((keys_of.fact).agent_id)::text
             WHEN 'team'::text THEN ((keys_of.fact).team_id)::text
             WHEN 'channel'::text THEN (keys_of.fact).channel
             WHEN 'locale'::text THEN (keys_of.fact).locale
             WHEN 'handled_by'::text THEN (keys_of.fact).handled_by
             ELSE NULL::text
         END AS "case"
   WHERE (keys_of.by <> 'label'::text)
 UNION ALL
  SELECT unnest((keys_of.fact).labels) AS unnest
   WHERE (keys_of.by = 'label'::text);
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.known_zone(zone text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $function$
-- may be called by: authenticated, service_role

CREATE OR REPLACE FUNCTION app.label_vector(labels text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(coalesce(array_agg('label=' || lower(l)), '{}')) from unnest(labels) l where l is not null
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.maintain_event_partitions(names text[], oldest timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  month timestamptz;
  part text;
  unread timestamptz := coalesce((
    select min(next.recorded_at) from app.consumers c
     cross join lateral (
       select e.recorded_at from app.events e
        where (e.generation, e.xid, e.id) > (c.generation, c.xid, c.event_id)
        order by e.generation, e.xid, e.id limit 1) next
     where c.name = any (names)), 'infinity');
begin
  perform pg_advisory_xact_lock(hashtext('lapwing.events'));
  for step in 0..2 loop
    month := date_trunc('month', now(), 'UTC') + step * interval '1 month';
    part := 'events_' || to_char(month at time zone 'UTC', 'YYYYMM');
    if to_regclass('app.' || part) is null and not exists (
      select from app.events_other o where o.recorded_at >= month and o.recorded_at < month + interval '1 month')
    then
      execute format('create table app.%I partition of app.events for values from (%L) to (%L)', part, month,
        month + interval '1 month');
      execute format('alter table app.%I enable row level security', part);
      execute format('alter table app.%I force row level security', part);
      execute format('revoke all on app.%I from public, anon, authenticated, service_role', part);
    end if;
  end loop;
  for part, month in
    select c.relname, to_timestamp(right(c.relname, 6) || ' UTC', 'YYYYMM TZ') + interval '1 month'
      from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'app.events'::regclass and c.relname ~ '^events_[0-9]{6}$'
  loop
    if month <= least(oldest, unread) then
      execute format('drop table app.%I', part);
    end if;
  end loop;
  delete from app.events_other where recorded_at < least(oldest, unread);
end $function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.maintain_handoffs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  was_waiting boolean := tg_op = 'UPDATE' and app.is_waiting_for_human(old.needs_human, old.assignee_id, old.status);
  is_new_request boolean := tg_op = 'INSERT' or not old.needs_human;
  is_old_request boolean;
  due timestamptz;
begin
  if tg_op = 'UPDATE' and (old.needs_human, old.assignee_id, old.status, old.human_requested_at, old.timeout_rule, old.timeout_at)
    is not distinct from (new.needs_human, new.assignee_id, new.status, new.human_requested_at, new.timeout_rule, new.timeout_at)
  then
    return null;
  end if;
  is_old_request := tg_op = 'UPDATE' and app.is_same_request(old, new);
  due := coalesce(case when new.timeout_rule = 'queue-timeout' then new.timeout_at end,
                  new.human_requested_at + interval '60 seconds');
  if app.is_waiting_for_human(new.needs_human, new.assignee_id, new.status) and not was_waiting then
    if is_old_request then
      -- An undo that has dropped the timeout leaves the deadline as it was.
      update public.handoffs
         set ended_at = null, outcome = null,
             due_at = case when new.timeout_rule = 'queue-timeout' then new.timeout_at else due_at end
       where id = (select id from public.handoffs
                    where conversation_id = new.id and requested_at = new.human_requested_at
                      and outcome in ('withdrawn', 'answered')
                    order by ended_at desc limit 1);
      if found then
        return null;
      end if;
    end if;
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
    values (new.company_id, new.id, new.human_requested_at, due);
  elsif was_waiting and not app.is_waiting_for_human(new.needs_human, new.assignee_id, new.status) then
    update public.handoffs
       set ended_at = greatest(new.updated_at, requested_at),
           outcome = case when new.assignee_id is not null then 'answered'
                          when new.status = 'ticket' then 'ticketed' else 'withdrawn' end
     where conversation_id = new.id and ended_at is null;
  elsif was_waiting and new.timeout_rule = 'queue-timeout' and new.timeout_at is distinct from old.timeout_at then
    update public.handoffs set due_at = new.timeout_at where conversation_id = new.id and ended_at is null;
  elsif new.needs_human and new.status = 'ticket' and new.assignee_id is null and is_new_request and not is_old_request then
    -- The ticket form asks for a human: the ticket ends the request at once.
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at, ended_at, outcome)
    values (new.company_id, new.id, new.human_requested_at, new.human_requested_at, new.human_requested_at, 'ticketed');
  end if;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.may(permission text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$ begin return permission = any (app.member_permissions()); end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.may_become_spam()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select c.spam_at is null and c.spam_cleared_at is null and not c.is_verified and c.first_replied_at is null
      from public.conversations c
     where app.api_actor() = 'visitor' and c.id = app.claimed_conversation() and c.company_id = app.claimed_company()), false)
$function$
-- may be called by: anon, service_role

CREATE OR REPLACE FUNCTION app.may_edit_canned_reply(owner uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when owner is null then app.may('settings.edit')
    else owner = auth.uid() and app.may('conversations.reply') and app.claimed_impersonation() is null end
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.member_company()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ begin return (app.principal()).company_id; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.member_permissions()
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  me record := app.principal();
begin
  return app.permissions_of(me.company_id, me.role, me.impersonation_id);
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.member_role()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ begin return (app.principal()).role; end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.membership()
 RETURNS TABLE(access_status text, company_id uuid, subdomain text, company_name text, role text, full_name text, permissions text[], impersonation_id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO ''
AS $function$
begin
  return query select me.access_status, c.id, c.subdomain, c.name, me.role, p.full_name,
         app.permissions_of(me.company_id, me.role, me.impersonation_id), me.impersonation_id
    from app.principal() me
    left join public.companies c on c.id = me.company_id
    left join public.profiles p on p.id = auth.uid();
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.message_preview(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select case when content ~* '^\s*https?://\S+\s*$' then left(content, 2000) else left(content, 140) end $function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.network_block(conversation uuid)
 RETURNS TABLE(blocked_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.id from app.conversation_networks n
    left join public.blocked_networks b on b.company_id = n.company_id and b.network_hash = n.network_hash
   where n.id = conversation and n.company_id = app.member_company()
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.note_embed_report(page_origin text, page_path text, shown_in text, shown text[], tag_brand text, findings text[], sites_max integer, may_add boolean, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  company uuid := app.claimed_company();
begin
  if app.api_actor() is distinct from 'visitor' or company is null then
    raise insufficient_privilege;
  end if;
  if not exists (select from public.embed_reports r where r.company_id = company and r.origin = page_origin) then
    if not may_add then
      return false;
    end if;
    -- One new site at a time, or several could together exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended('lapwing.embed ' || company, 0));
    delete from public.embed_reports r
     where r.company_id = company and r.origin in (
       select site.origin from (
         select known.origin, bool_or(known.finding = 'configured') as is_configured,
                coalesce(max(known.reports) filter (where known.finding = 'configured'), max(known.reports)) as reports,
                max(known.last_seen_at) as last_seen_at
           from public.embed_reports known where known.company_id = company group by known.origin
          order by is_configured desc, reports desc, last_seen_at desc offset sites_max - 1) site
        where not site.is_configured or 'configured' = any (findings));
    if (select count(distinct r.origin) from public.embed_reports r where r.company_id = company) >= sites_max then
      return true;
    end if;
  end if;
  insert into public.embed_reports as known
    (company_id, origin, finding, path, mode, features, brand, first_seen_at, last_seen_at)
  select company, page_origin, finding, page_path, shown_in, shown, tag_brand, at, at
    -- In one order, or two reports of a site could deadlock.
    from unnest(findings) as finding order by finding
  on conflict (company_id, origin, finding) do update
     set path = excluded.path, mode = excluded.mode, features = excluded.features, brand = excluded.brand,
         reports = known.reports + 1, last_seen_at = excluded.last_seen_at
   where known.finding <> 'configured' or known.last_seen_at < excluded.last_seen_at - interval '1 day';
  return true;
end $function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.notify_rights()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform set_config('app.principal_of', '', true), set_config('app.claimed_company_of', '', true);
  perform pg_notify('rights', jsonb_build_object('table', coalesce(tg_argv[0], tg_table_name), 'id', old.id)::text);
  return null;
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.number_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_spoken boolean := new.sender_type = 'visitor' and not new.meta ?| array['is_automatic', 'is_history'];
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = greatest(last_message_at, new.created_at),
         preview = app.message_preview(new.content),
         waiting_since = case
           when is_spoken then coalesce(waiting_since, new.created_at)
           when new.sender_type in ('visitor', 'system') or new.meta ->> 'type' = 'auto' then waiting_since
         end,
         first_replied_at = case when new.sender_type = 'agent' then coalesce(first_replied_at, new.created_at)
           else first_replied_at end,
         snoozed_until = case when is_spoken then null else snoozed_until end,
         visitor_active_at = case when is_spoken then greatest(visitor_active_at, new.created_at)
           else visitor_active_at end,
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  if new.sender_type = 'visitor' and auth.jwt() ->> 'network' is not null then
    insert into app.conversation_networks as known (id, company_id, network_hash, noted_at)
    values (new.conversation_id, new.company_id, auth.jwt() ->> 'network', new.created_at)
    on conflict (id) do update set network_hash = excluded.network_hash, noted_at = excluded.noted_at;
  end if;
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.number_ticket()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.status = 'ticket' and new.number is null then
    update public.companies set last_ticket_number = last_ticket_number + 1
     where id = new.company_id returning last_ticket_number into new.number;
    if new.customer_email is not null then
      new.receipt_due_at := new.updated_at;
    end if;
  end if;
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.own_sessions()
 RETURNS TABLE(id uuid, is_current boolean, user_agent text, ip text, created_at timestamp with time zone, refreshed_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid, s.user_agent::text, host(s.ip), s.created_at,
         s.refreshed_at::timestamptz
    from auth.sessions s
   where app.api_actor() = 'member' and app.claimed_impersonation() is null
     and app.access_status() not in ('session-ended', 'second-factor') and s.user_id = auth.uid()
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.permissions_of(asked_company uuid, asked_role text, impersonation uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if impersonation is null and asked_role in ('admin', 'agent', 'viewer') then
    return coalesce(
      (select p.permissions from public.role_permissions p where p.company_id = asked_company and p.role = asked_role),
      app.default_permissions(asked_role));
  end if;
  return case
    when asked_role is null then '{}'
    when impersonation is not null
      then case when asked_role = 'admin'
             then '{conversations.reply,content.edit,content.publish,settings.edit,audit.view}'::text[]
             else '{audit.view}' end
    when asked_role in ('owner', 'staff') then app.default_permissions('admin')
    else '{}'
  end;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.post_merge_notice(conversation uuid, line text, said_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  insert into public.messages (company_id, conversation_id, sender_type, content, meta, created_at)
  select c.company_id, c.id, 'ai', line, '{"type":"auto"}', said_at
    from public.conversations c
   where c.id = conversation and c.company_id = app.member_company();
  return found;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.principal(OUT access_status text, OUT company_id uuid, OUT role text, OUT impersonation_id uuid)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  kept jsonb;
begin
  if current_setting('app.principal_of', true) = statement_timestamp() || current_setting('request.jwt.claims', true) then
    kept := current_setting('app.principal');
    access_status := kept ->> 'access_status';
    company_id := (kept ->> 'company_id')::uuid;
    role := kept ->> 'role';
    impersonation_id := (kept ->> 'impersonation_id')::uuid;
    return;
  end if;
  select a.* into access_status, company_id, role, impersonation_id from app.access_of(auth.jwt()) a;
  perform set_config('app.principal', jsonb_build_object('access_status', access_status, 'company_id', company_id, 'role', role,
      'impersonation_id', impersonation_id)::text, true),
    set_config('app.principal_of', statement_timestamp() || current_setting('request.jwt.claims', true), true);
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.published_content_version()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select changes from app.content_changes where company_id = (select app.claimed_company())), 0)::text
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.queue_no_reply_events(conversation conversations, rule uuid, over_by timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into app.rule_events (company_id, conversation_id, event, key, rule_id, depth, happened_at, due_at)
  select conversation.company_id, conversation.id, 'no-reply',
         conversation.id || ' ' || (extract(epoch from conversation.waiting_since) * 1000)::bigint,
         r.id, 0, conversation.waiting_since, conversation.waiting_since + r.after_minutes * interval '1 minute'
    from public.rules r
   where r.company_id = conversation.company_id and r.event = 'no-reply' and r.is_enabled
     and (rule is null or r.id = rule)
     and (over_by is null or conversation.waiting_since + r.after_minutes * interval '1 minute' > over_by)
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.queue_position(conversation uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*)::integer
    from public.conversations mine
    join public.conversations waiting
      on waiting.company_id = mine.company_id
     and app.is_waiting_for_human(waiting.needs_human, waiting.assignee_id, waiting.status)
     and (waiting.human_requested_at, waiting.id) <= (mine.human_requested_at, mine.id)
   where mine.id = conversation
     and (
       (mine.id = app.claimed_conversation() and mine.company_id = app.claimed_company())
       or mine.company_id = app.member_company()
     )
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.rate_content(article uuid, visitor text, helped boolean, words text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.content_feedback (company_id, content_id, visitor_key, helpful, comment, created_at, updated_at)
  select c.company_id, c.id, visitor, helped, words, at, at
    from public.content c
   where c.id = article and c.company_id = app.claimed_company() and c.status = 'published' and c.visibility = 'public'
  on conflict (content_id, visitor_key) do update
     set helpful = excluded.helpful, comment = excluded.comment, updated_at = excluded.updated_at;
  return found;
end $function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.rebuild_conversation_facts(company uuid, previous uuid, most integer)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  last uuid;
begin
  for last in
    select c.id from public.conversations c
     where c.company_id = company and (previous is null or c.id > previous) order by c.id limit most
  loop
    perform app.refresh_facts(last);
  end loop;
  return last;
end $function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.record_activities()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform app.add_activity(new, 'created', jsonb_build_object('source', new.source));
    if new.needs_human then
      perform app.add_activity(new, 'human-requested', '{}');
    end if;
    if new.spam_reason is not null then
      perform app.add_activity(new, 'spam', jsonb_build_object('reason', new.spam_reason));
    end if;
    return null;
  end if;
  if (old.needs_human, old.status, old.assignee_id, old.team_id, old.priority, old.tags, old.snoozed_until, old.merged_into_id,
      old.spam_reason) is not distinct from
     (new.needs_human, new.status, new.assignee_id, new.team_id, new.priority, new.tags, new.snoozed_until, new.merged_into_id,
      new.spam_reason) then
    return null;
  end if;
  if new.needs_human and not old.needs_human and not app.is_same_request(old, new) then
    perform app.add_activity(new, 'human-requested', '{}');
  end if;
  if new.status <> old.status then
    perform app.add_activity(new, 'status', jsonb_strip_nulls(jsonb_build_object(
      'from', old.status, 'to', new.status, 'is_undo', nullif(app.is_undo(), false))));
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    perform app.add_activity(new, 'assignee', jsonb_build_object(
      'from', old.assignee_id, 'to', new.assignee_id, 'to_name', new.assignee_name));
  end if;
  if new.team_id is distinct from old.team_id then
    perform app.add_activity(new, 'team', jsonb_build_object(
      'from', old.team_id, 'to', new.team_id, 'to_name', (select name from public.teams where id = new.team_id)));
  end if;
  if new.priority <> old.priority then
    perform app.add_activity(new, 'priority', jsonb_build_object('from', old.priority, 'to', new.priority));
  end if;
  if new.tags <> old.tags then
    perform app.add_activity(new, 'labels', jsonb_build_object(
      'added', (select coalesce(jsonb_agg(t), '[]') from unnest(new.tags) t where t <> all (old.tags)),
      'removed', (select coalesce(jsonb_agg(t), '[]') from unnest(old.tags) t where t <> all (new.tags))));
  end if;
  if new.snoozed_until is distinct from old.snoozed_until then
    perform app.add_activity(new, case when new.snoozed_until is null then 'woken' else 'snoozed' end,
      jsonb_build_object('until', new.snoozed_until));
  end if;
  if new.merged_into_id is distinct from old.merged_into_id then
    perform app.add_activity(new, case when new.merged_into_id is null then 'unmerged' else 'merged' end,
      jsonb_build_object('into', coalesce(new.merged_into_id, old.merged_into_id)));
  end if;
  if new.spam_reason is distinct from old.spam_reason then
    perform app.add_activity(new, 'spam', jsonb_build_object('reason', new.spam_reason));
  end if;
  return null;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.record_presence(tab uuid, its_status text, conversation uuid, typing boolean, as_of timestamp with time zone, until timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  company uuid := app.member_company();
  seen uuid;
  before app.presences;
begin
  if app.api_actor() is distinct from 'member' or company is null or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  select id into seen from public.conversations where id = conversation and company_id = company;
  select * into before from app.presences where person_id = auth.uid() and tab_id = tab for update;
  if its_status is null then
    delete from app.presences where person_id = auth.uid() and (tab_id = tab or expires_at <= as_of);
    if before.tab_id is null then
      return false;
    end if;
  else
    delete from app.presences where person_id = auth.uid() and tab_id <> tab and expires_at <= as_of;
    insert into app.presences
      (company_id, person_id, tab_id, session_id, status, active_at, conversation_id, is_typing, expires_at)
    values (company, auth.uid(), tab, (auth.jwt() ->> 'session_id')::uuid, its_status,
            case its_status when 'online' then as_of end, seen, typing and seen is not null, until)
    on conflict (person_id, tab_id) do update
      set session_id = excluded.session_id, status = excluded.status,
          active_at = coalesce(excluded.active_at, presences.active_at), conversation_id = excluded.conversation_id,
          is_typing = excluded.is_typing, expires_at = excluded.expires_at;
    if before.expires_at > as_of and before.status = its_status and before.conversation_id is not distinct from seen
      and before.is_typing = (typing and seen is not null) then
      return false;
    end if;
  end if;
  insert into public.agent_states (company_id, person_id, changed_at) values (company, auth.uid(), as_of)
  on conflict (person_id) do update set changed_at = excluded.changed_at;
  return true;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.record_typing(conversation uuid, its_name text, its_until timestamp with time zone, renewed_from timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with stored as (
    insert into public.typing as t (company_id, conversation_id, person_id, first_name, until)
    select c.company_id, c.id, case when app.api_actor() = 'member' then auth.uid() end, its_name, its_until
      from public.conversations c
     where c.id = conversation
       and case app.api_actor()
             when 'visitor' then c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
               and (c.responder <> 'ai' or c.needs_human) and not app.visitor_is_blocked()
             when 'member' then c.company_id = app.member_company() and app.may('conversations.reply')
               and app.claimed_impersonation() is null
             else false
           end
    on conflict (conversation_id, person_id) do update set first_name = excluded.first_name, until = excluded.until
     where t.until <= renewed_from
    returning t.id
  )
  select exists (select from stored)
$function$
-- may be called by: anon, authenticated

CREATE OR REPLACE FUNCTION app.refresh_facts(conversation uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from public.conversation_facts f where f.id = conversation for update;
  if not found then
    insert into public.conversation_facts select * from app.compute_facts(conversation) on conflict (id) do nothing;
    if found then
      return;
    end if;
    -- Another transaction has just added it, or the conversation is gone.
    perform from public.conversation_facts f where f.id = conversation for update;
  end if;
  update public.conversation_facts f
     set is_counted = n.is_counted, started_at = n.started_at, channel = n.channel, locale = n.locale, labels = n.labels,
         agent_id = n.agent_id, team_id = n.team_id, handled_by = n.handled_by,
         asked_for_person_at = n.asked_for_person_at, awaited_at = n.awaited_at, replied_at = n.replied_at,
         resolved_at = n.resolved_at, ai_ending = n.ai_ending, reopened_count = n.reopened_count, met_count = n.met_count,
         missed_count = n.missed_count, call_started_at = n.call_started_at, call_ended_at = n.call_ended_at,
         survey_channel = n.survey_channel, survey_kind = n.survey_kind, survey_score = n.survey_score,
         survey_asked_at = n.survey_asked_at, survey_answered_at = n.survey_answered_at,
         survey_handled_by = n.survey_handled_by, survey_agent_id = n.survey_agent_id, survey_team_id = n.survey_team_id
    from app.compute_facts(conversation) n
   where f.id = n.id and f.* is distinct from n.*;
end $function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.relabel(entries jsonb, field text, old_label text, new_label text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(
    case when coalesce(e.entry ->> 'field', 'label') = 'label' and lower(e.entry ->> field) = lower(old_label)
      then jsonb_set(e.entry, array[field], to_jsonb(new_label)) else e.entry end order by e.place), '[]')
    from jsonb_array_elements(entries) with ordinality e (entry, place)
$function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.remove_customer(customer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit')
    or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  delete from public.customers where id = customer and company_id = app.member_company();
  return found;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.replace_label(old_label text, new_label text, as_of timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_assists(since timestamp with time zone, until timestamp with time zone, in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(task text, offered bigint, inserted bigint, dismissed bigint, sent bigint, unchanged bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT a.task,
     count(*) AS count,
     count(a.inserted_at) AS count,
     count(a.dismissed_at) AS count,
     count(a.sent_at) AS count,
     count(*) FILTER (WHERE a.is_unchanged) AS count
    FROM (ai_assists a
      JOIN app.reported_facts(report_assists.in_channel, report_assists.of_team, report_assists.of_agent, report_assists.with_label, report_assists.in_locale, report_assists.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id) ON ((f.id = a.conversation_id)))
   WHERE ((a.offered_at >= report_assists.since) AND (a.offered_at < report_assists.until))
   GROUP BY a.task;
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_backlog(ends timestamp with time zone[], in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(bucket integer, backlog bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 WITH span AS (
          SELECT width_bucket(r.started_at, report_backlog.ends) AS started,
             GREATEST(width_bucket(r.started_at, report_backlog.ends), width_bucket(COALESCE(r.resolved_at, 'infinity'::timestamp with time zone), report_backlog.ends)) AS resolved
            FROM app.reported_facts(report_backlog.in_channel, report_backlog.of_team, report_backlog.of_agent, report_backlog.with_label, report_backlog.in_locale, report_backlog.handler) r(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
           WHERE ((COALESCE(r.resolved_at, 'infinity'::timestamp with time zone) >= (report_backlog.ends)[1]) AND (r.started_at < (report_backlog.ends)[cardinality(report_backlog.ends)]))
         ), change AS (
          SELECT c.bucket,
             sum(c.amount) AS amount
            FROM ( SELECT span.started AS bucket,
                     count(*) AS amount
                    FROM span
                   GROUP BY span.started
                 UNION ALL
                  SELECT span.resolved,
                     (- count(*))
                    FROM span
                   GROUP BY span.resolved) c
           GROUP BY c.bucket
         )
  SELECT n.n,
     (COALESCE(( SELECT sum(c.amount) AS sum
            FROM change c
           WHERE (c.bucket < n.n)), (0)::numeric))::bigint AS "coalesce"
    FROM generate_series(1, cardinality(report_backlog.ends)) n(n);
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_calls(since timestamp with time zone, until timestamp with time zone, in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(calls bigint, ended bigint, call_length double precision)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT count(*) AS count,
     count(f.call_ended_at) AS count,
     app.to_millisecond(percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY (date_part('epoch'::text, (f.call_ended_at - f.call_started_at))))) AS to_millisecond
    FROM app.reported_facts(report_calls.in_channel, report_calls.of_team, report_calls.of_agent, report_calls.with_label, report_calls.in_locale, report_calls.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
   WHERE ((f.call_started_at >= report_calls.since) AND (f.call_started_at < report_calls.until));
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_hours(since timestamp with time zone, until timestamp with time zone, zone text, in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(weekday integer, hour integer, conversations bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (EXTRACT(isodow FROM (q.quarter AT TIME ZONE report_hours.zone)))::integer AS "extract",
     (EXTRACT(hour FROM (q.quarter AT TIME ZONE report_hours.zone)))::integer AS "extract",
     (sum(q.count))::bigint AS sum
    FROM ( SELECT date_bin('00:15:00'::interval, f.started_at, '2000-01-01 00:00:00+00'::timestamp with time zone) AS quarter,
             count(*) AS count
            FROM app.reported_facts(report_hours.in_channel, report_hours.of_team, report_hours.of_agent, report_hours.with_label, report_hours.in_locale, report_hours.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
           WHERE ((f.started_at >= report_hours.since) AND (f.started_at < report_hours.until))
           GROUP BY (date_bin('00:15:00'::interval, f.started_at, '2000-01-01 00:00:00+00'::timestamp with time zone))) q
   GROUP BY ((EXTRACT(isodow FROM (q.quarter AT TIME ZONE report_hours.zone)))::integer), ((EXTRACT(hour FROM (q.quarter AT TIME ZONE report_hours.zone)))::integer);
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_ratings(since timestamp with time zone, until timestamp with time zone, by text, edges timestamp with time zone[], in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(key text, asked bigint, responded bigint, ratings bigint, satisfied bigint, points bigint, promoters bigint, detractors bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.key,
     count(*) FILTER (WHERE f.is_asked) AS count,
     count(*) FILTER (WHERE (f.is_asked AND (f.survey_answered_at IS NOT NULL))) AS count,
     count(f.is_satisfied) FILTER (WHERE f.is_answered) AS count,
     count(*) FILTER (WHERE (f.is_answered AND f.is_satisfied)) AS count,
     count(*) FILTER (WHERE (f.is_answered AND (f.survey_kind = 'numbers'::text))) AS count,
     count(*) FILTER (WHERE (f.is_answered AND (f.survey_kind = 'numbers'::text) AND (f.survey_score >= 9))) AS count,
     count(*) FILTER (WHERE (f.is_answered AND (f.survey_kind = 'numbers'::text) AND (f.survey_score <= 6))) AS count
    FROM ( SELECT r.id,
             r.company_id,
             r.is_counted,
             r.started_at,
             r.channel,
             r.locale,
             r.labels,
             r.agent_id,
             r.team_id,
             r.handled_by,
             r.asked_for_person_at,
             r.awaited_at,
             r.replied_at,
             r.resolved_at,
             r.ai_ending,
             r.reopened_count,
             r.met_count,
             r.missed_count,
             r.call_started_at,
             r.call_ended_at,
             r.survey_channel,
             r.survey_kind,
             r.survey_score,
             r.survey_asked_at,
             r.survey_answered_at,
             r.survey_handled_by,
             r.survey_agent_id,
             r.survey_team_id,
             ((r.survey_asked_at >= report_ratings.since) AND (r.survey_asked_at < report_ratings.until)) AS is_asked,
             COALESCE(((r.survey_answered_at >= report_ratings.since) AND (r.survey_answered_at < report_ratings.until)), false) AS is_answered,
             app.is_satisfied(r.survey_kind, (r.survey_score)::integer) AS is_satisfied,
             k.key
            FROM (app.surveyed_facts(report_ratings.in_channel, report_ratings.of_team, report_ratings.of_agent, report_ratings.with_label, report_ratings.in_locale, report_ratings.handler) r(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
              CROSS JOIN LATERAL app.survey_keys_of(report_ratings.by, r.*, report_ratings.edges) k(key))
           WHERE (((r.survey_asked_at >= report_ratings.since) AND (r.survey_asked_at < report_ratings.until)) OR ((r.survey_answered_at >= report_ratings.since) AND (r.survey_answered_at < report_ratings.until)))) f
   GROUP BY f.key;
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_resolved(since timestamp with time zone, until timestamp with time zone, by text, edges timestamp with time zone[], in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(key text, resolved bigint, ai_confirmed bigint, ai_assumed bigint, ai_given_up bigint, reopened bigint, resolution_time double precision)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT k.key,
     count(*) AS count,
     count(*) FILTER (WHERE (f.ai_ending = 'confirmed'::text)) AS count,
     count(*) FILTER (WHERE (f.ai_ending = 'assumed'::text)) AS count,
     count(*) FILTER (WHERE (f.ai_ending = 'given-up'::text)) AS count,
     count(*) FILTER (WHERE (f.reopened_count > 0)) AS count,
     app.to_millisecond(percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY (date_part('epoch'::text, (f.resolved_at - f.started_at))))) AS to_millisecond
    FROM (app.reported_facts(report_resolved.in_channel, report_resolved.of_team, report_resolved.of_agent, report_resolved.with_label, report_resolved.in_locale, report_resolved.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
      CROSS JOIN LATERAL app.keys_of(report_resolved.by, f.*, f.resolved_at, report_resolved.edges) k(key))
   WHERE ((COALESCE(f.resolved_at, 'infinity'::timestamp with time zone) >= report_resolved.since) AND (COALESCE(f.resolved_at, 'infinity'::timestamp with time zone) < report_resolved.until))
   GROUP BY k.key;
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_scores(since timestamp with time zone, until timestamp with time zone, in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(kind text, score integer, count bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.survey_kind,
     (f.survey_score)::integer AS survey_score,
     count(*) AS count
    FROM app.surveyed_facts(report_scores.in_channel, report_scores.of_team, report_scores.of_agent, report_scores.with_label, report_scores.in_locale, report_scores.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
   WHERE ((f.survey_answered_at >= report_scores.since) AND (f.survey_answered_at < report_scores.until) AND (f.survey_score IS NOT NULL))
   GROUP BY f.survey_kind, f.survey_score;
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.report_started(since timestamp with time zone, until timestamp with time zone, by text, edges timestamp with time zone[], in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS TABLE(key text, conversations bigint, handoffs bigint, replies bigint, first_reply double precision, met bigint, promises bigint)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT k.key,
     count(*) AS count,
     count(f.asked_for_person_at) AS count,
     count(f.replied_at) AS count,
     app.to_millisecond(percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY (date_part('epoch'::text, (f.replied_at - f.awaited_at))))) AS to_millisecond,
     sum(f.met_count) AS sum,
     sum((f.met_count + f.missed_count)) AS sum
    FROM (app.reported_facts(report_started.in_channel, report_started.of_team, report_started.of_agent, report_started.with_label, report_started.in_locale, report_started.handler) f(id, company_id, is_counted, started_at, channel, locale, labels, agent_id, team_id, handled_by, asked_for_person_at, awaited_at, replied_at, resolved_at, ai_ending, reopened_count, met_count, missed_count, call_started_at, call_ended_at, survey_channel, survey_kind, survey_score, survey_asked_at, survey_answered_at, survey_handled_by, survey_agent_id, survey_team_id)
      CROSS JOIN LATERAL app.keys_of(report_started.by, f.*, f.started_at, report_started.edges) k(key))
   WHERE ((f.started_at >= report_started.since) AND (f.started_at < report_started.until))
   GROUP BY k.key;
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.reported_facts(in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS SETOF conversation_facts
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.id,
     f.company_id,
     f.is_counted,
     f.started_at,
     f.channel,
     f.locale,
     f.labels,
     f.agent_id,
     f.team_id,
     f.handled_by,
     f.asked_for_person_at,
     f.awaited_at,
     f.replied_at,
     f.resolved_at,
     f.ai_ending,
     f.reopened_count,
     f.met_count,
     f.missed_count,
     f.call_started_at,
     f.call_ended_at,
     f.survey_channel,
     f.survey_kind,
     f.survey_score,
     f.survey_asked_at,
     f.survey_answered_at,
     f.survey_handled_by,
     f.survey_agent_id,
     f.survey_team_id
    FROM conversation_facts f
   WHERE (f.is_counted AND ((reported_facts.in_channel IS NULL) OR (f.channel = reported_facts.in_channel)) AND ((reported_facts.of_team IS NULL) OR (f.team_id = reported_facts.of_team)) AND ((reported_facts.of_agent IS NULL) OR (f.agent_id = reported_facts.of_agent)) AND ((reported_facts.with_label IS NULL) OR (lower(reported_facts.with_label) = ANY (f.labels))) AND ((reported_facts.in_locale IS NULL) OR (f.locale = reported_facts.in_locale)) AND ((reported_facts.handler IS NULL) OR (f.handled_by = reported_facts.handler)));
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.restart_wait()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.waiting_since := (
    select m.created_at from public.messages m
     where m.conversation_id = new.id and m.company_id = new.company_id and m.sequence = new.last_sequence
       and m.sender_type = 'visitor');
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.role_may_reply(company uuid, its_role text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select its_role in ('owner', 'staff')
      or 'conversations.reply' = any (coalesce(
        (select permissions from public.role_permissions where company_id = company and role = its_role),
        app.default_permissions(its_role)))
$function$
-- may be called by: authenticated, service_role

CREATE OR REPLACE FUNCTION app.search_query(search text)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when numnode(words) > 0
    then (quote_literal(company::text)::tsquery) && (words::text || ':*')::tsquery end
    from (select app.member_company() as company,
                 plainto_tsquery('pg_catalog.simple', app.fold_text(search)) as words) asked
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.search_vector(company uuid, content text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array_to_tsvector(array[company::text])
    || to_tsvector('pg_catalog.simple', app.fold_text(coalesce(content, '')))
$function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.set_content_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.set_identity_secret(secret text, replaces boolean, as_of timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit')
    or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  update public.companies
     set identity_secret = secret,
         identity_key_set_at = case when secret is not null then as_of end,
         identity_key_set_by_name =
           case when secret is not null then (select full_name from public.profiles where id = auth.uid()) end,
         updated_at = as_of
   where id = app.member_company() and (identity_secret is not null) = replaces;
  return found;
end $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.skeleton(label text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select replace(replace(translate(label, '01i3457-', 'olleast'), 'rn', 'm'), 'vv', 'w') $function$
-- may be called by: public

CREATE OR REPLACE FUNCTION app.stock(as_of timestamp with time zone)
 RETURNS TABLE(articles bigint, published_articles bigint, files bigint, file_bytes bigint, people bigint, answers_today bigint, calls_today bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select s.* from app.stock_of(app.member_company(), as_of) s where app.member_company() is not null $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.stock_of(company uuid, as_of timestamp with time zone)
 RETURNS TABLE(articles bigint, published_articles bigint, files bigint, file_bytes bigint, people bigint, answers_today bigint, calls_today bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select (select count(*) from public.content c where c.company_id = company),
         (select count(*) from public.content c where c.company_id = company and c.status = 'published'),
         stored.files, stored.bytes,
         (select count(*) from public.profiles p where p.company_id = company and p.status = 'active'),
         coalesce((select u.answers from public.ai_usage u
                    where u.company_id = company and u.day = (as_of at time zone 'UTC')::date), 0),
         (select count(*) from app.calls k
           where k.company_id = company and k.granted_at >= date_trunc('day', as_of, 'UTC') and k.connected_at is not null)
    from (
      select count(*) as files, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes
        from storage.objects o
       where (o.bucket_id = 'brand-images' and (storage.foldername(o.name))[1] = company::text)
          or (o.bucket_id in ('conversation-uploads', 'note-files')
              and exists (select from public.conversations c
                           where c.company_id = company and c.id::text = (storage.foldername(o.name))[1]))
          or (o.bucket_id = 'content-attachments'
              and exists (select from public.content c
                           where c.company_id = company and c.id::text = (storage.foldername(o.name))[1]))) stored
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.summary_week(at timestamp with time zone, zone text)
 RETURNS TABLE(monday date, due_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select w.monday::date, (w.monday + interval '8 hours') at time zone zone
    from (select date_trunc('week', at at time zone zone) as monday) w
$function$
-- may be called by: authenticated, service_role

CREATE OR REPLACE FUNCTION app.suppress_spam()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.needs_human := false;
  new.waiting_since := null;
  new.ai_due_at := null;
  new.receipt_due_at := null;
  new.timeout_rule := null;
  new.timeout_at := null;
  if new.assignee_id is null then
    new.responder := 'none';
  end if;
  return new;
end $function$
-- may be called by: nobody

CREATE OR REPLACE FUNCTION app.survey_keys_of(by text, fact conversation_facts, edges timestamp with time zone[])
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
BEGIN ATOMIC
 SELECT
         CASE survey_keys_of.by
             WHEN 'bucket'::text THEN (width_bucket((survey_keys_of.fact).survey_answered_at, survey_keys_of.edges))::text
             WHEN 'agent'::text THEN ((survey_keys_of.fact).survey_agent_id)::text
             WHEN 'team'::text THEN ((survey_keys_of.fact).survey_team_id)::text
             WHEN 'channel'::text THEN (survey_keys_of.fact).channel
             WHEN 'locale'::text THEN (survey_keys_of.fact).locale
             WHEN 'handled_by'::text THEN (survey_keys_of.fact).survey_handled_by
             WHEN 'survey_channel'::text THEN (survey_keys_of.fact).survey_channel
             ELSE NULL::text
         END AS "case"
   WHERE (survey_keys_of.by <> 'label'::text)
 UNION ALL
  SELECT unnest((survey_keys_of.fact).labels) AS unnest
   WHERE (survey_keys_of.by = 'label'::text);
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.surveyed_facts(in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text)
 RETURNS SETOF conversation_facts
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.id,
     f.company_id,
     f.is_counted,
     f.started_at,
     f.channel,
     f.locale,
     f.labels,
     f.agent_id,
     f.team_id,
     f.handled_by,
     f.asked_for_person_at,
     f.awaited_at,
     f.replied_at,
     f.resolved_at,
     f.ai_ending,
     f.reopened_count,
     f.met_count,
     f.missed_count,
     f.call_started_at,
     f.call_ended_at,
     f.survey_channel,
     f.survey_kind,
     f.survey_score,
     f.survey_asked_at,
     f.survey_answered_at,
     f.survey_handled_by,
     f.survey_agent_id,
     f.survey_team_id
    FROM conversation_facts f
   WHERE (f.is_counted AND (f.survey_asked_at IS NOT NULL) AND ((surveyed_facts.in_channel IS NULL) OR (f.channel = surveyed_facts.in_channel)) AND ((surveyed_facts.of_team IS NULL) OR (f.survey_team_id = surveyed_facts.of_team)) AND ((surveyed_facts.of_agent IS NULL) OR (f.survey_agent_id = surveyed_facts.of_agent)) AND ((surveyed_facts.with_label IS NULL) OR (lower(surveyed_facts.with_label) = ANY (f.labels))) AND ((surveyed_facts.in_locale IS NULL) OR (f.locale = surveyed_facts.in_locale)) AND ((surveyed_facts.handler IS NULL) OR (f.survey_handled_by = surveyed_facts.handler)));
END
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.to_millisecond(seconds double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
RETURN (round((seconds)::numeric, 3))::double precision
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.traces_of_customer(customer uuid)
 RETURNS TABLE(conversation_id uuid, visitor_active_at timestamp with time zone, email_corrected_at timestamp with time zone, transcript_sent_at timestamp with time zone, receipt_due_at timestamp with time zone, reply_mail_due_at timestamp with time zone, mailed_sequence integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.id, c.visitor_active_at, c.email_corrected_at, c.transcript_sent_at, c.receipt_due_at, r.due_at,
         r.mailed_sequence
    from public.conversations c left join app.reply_emails r on r.conversation_id = c.id
   where app.api_actor() = 'member' and app.may('settings.edit') and app.claimed_impersonation() is null
     and c.company_id = app.member_company() and c.customer_id = customer
$function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.turn_key(is_waiting boolean, requested_at timestamp with time zone, active_at timestamp with time zone)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
RETURN CASE WHEN is_waiting THEN (- EXTRACT(epoch FROM COALESCE(requested_at, active_at))) ELSE EXTRACT(epoch FROM active_at) END
-- may be called by: anon, authenticated, service_role

CREATE OR REPLACE FUNCTION app.upsert_typed_customer(customer_email text, customer_name text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare found uuid;
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.customers (company_id, email, name)
  values (app.claimed_company(), lower(customer_email), customer_name)
  on conflict (company_id, email) where not is_verified do update set updated_at = now()
  returning id into found;
  return found;
end $function$
-- may be called by: anon, service_role

CREATE OR REPLACE FUNCTION app.upsert_verified_customer(customer_key text, customer_email text, customer_name text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare found uuid;
begin
  if app.api_actor() is distinct from 'visitor' or app.claimed_company() is null then
    raise insufficient_privilege;
  end if;
  insert into public.customers (company_id, external_id, email, name, is_verified)
  values (app.claimed_company(), customer_key, lower(customer_email), customer_name, true)
  on conflict (company_id, external_id) do update
     set email = coalesce(excluded.email, customers.email), name = coalesce(excluded.name, customers.name),
         updated_at = now()
  returning id into found;
  return found;
end $function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.usage(since timestamp with time zone, zone text)
 RETURNS TABLE(month date, feature text, count bigint, seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select u.* from app.usage_of(app.member_company(), since, zone) u $function$
-- may be called by: authenticated

CREATE OR REPLACE FUNCTION app.usage_of(company uuid, since timestamp with time zone, zone text)
 RETURNS TABLE(month date, feature text, count bigint, seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select date_trunc('month', f.started_at at time zone zone)::date, 'conversations.' || f.channel, count(*), null::double precision
    from public.conversation_facts f where f.company_id = company and f.is_counted and f.started_at >= since group by 1, 2
  union all
  select date_trunc('month', f.call_started_at at time zone zone)::date, 'calls', count(*),
         coalesce(sum(extract(epoch from f.call_ended_at - f.call_started_at)), 0)::double precision
    from public.conversation_facts f
   where f.company_id = company and f.is_counted and f.call_started_at >= since group by 1
  union all
  -- What is said in calls is the vendor's.
  select date_trunc('month', m.created_at at time zone zone)::date,
         case when m.outcome is null then 'answers.unrecorded' when coalesce(m.model, 'local') = 'local' then 'answers.local'
              else 'answers.model' end, count(*), null
    from public.messages m
   where m.company_id = company and m.sender_type = 'ai' and m.created_at >= since
     and m.meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer') and not m.meta ? 'in_call'
   group by 1, 2
  union all
  select date_trunc('month', s.asked_at at time zone zone)::date, 'surveys.asked', count(*), null
    from public.surveys s where s.company_id = company and s.asked_at >= since group by 1
  union all
  select date_trunc('month', s.answered_at at time zone zone)::date, 'surveys.answered', count(*), null
    from public.surveys s where s.company_id = company and s.answered_at >= since group by 1
  union all
  select date_trunc('month', e.sent_at at time zone zone)::date, 'emails', count(*), null
    from public.emails e where e.company_id = company and e.sent_at >= since group by 1
$function$
-- may be called by: service_role

CREATE OR REPLACE FUNCTION app.visitor_contact()
 RETURNS TABLE(customer_id uuid, is_customer_verified boolean, customer_email text, customer_name text, email_corrected_at timestamp with time zone, transcript_sent_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select c.customer_id, coalesce(customer.is_verified, false), c.customer_email, c.customer_name, c.email_corrected_at,
         c.transcript_sent_at
    from public.conversations c left join public.customers customer on customer.id = c.customer_id
   where app.api_actor() = 'visitor' and c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
$function$
-- may be called by: anon

CREATE OR REPLACE FUNCTION app.visitor_is_blocked()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select c.visitor_blocked_at is not null or app.is_blocked(c.company_id, c.customer_id, c.customer_email)
      from public.conversations c
     where c.id = app.claimed_conversation() and c.company_id = app.claimed_company()), false)
$function$
-- may be called by: anon, authenticated, service_role
