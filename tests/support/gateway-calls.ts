/**
 * What the gateway does with the calls of supabase-js, from which docs/gateway.md has its tables: tests/server/
 * gateway-calls.test.ts makes each call with the real client, tests/deploy compares the tables with this list.
 */
import type { SupabaseClient } from '@supabase/supabase-js'

/** What a call gets to know. */
export type CallScene = {
  /** Signed in as a member of the company, who may read the conversation. */
  readonly client: SupabaseClient
  readonly conversationId: string
  /** Key of an uploaded file. */
  readonly fileKey: string
  readonly newKey: () => string
}

/** A call as the documentation writes it. `result` is `works`, or how it is refused: status and code, or a reason. */
export type GatewayCall = {
  readonly call: string
  readonly result: string
  readonly run: (scene: CallScene) => PromiseLike<unknown>
}

const NO_OPTIONS = { config: {} }
const BUCKET = 'conversation-uploads'
const messages = ({ client }: CallScene) => client.from('messages')
const files = ({ client }: CallScene) => client.storage.from(BUCKET)

/** Refusals of the calls, by the client's part. */
export const GATEWAY_CALLS: Readonly<
  Record<'Rows' | 'Files' | 'Accounts' | 'Realtime', readonly GatewayCall[]>
> = {
  Rows: [
    call("from('messages').select('id, text:content')", 'works', s => messages(s).select('id, text:content')),
    call('.eq() .neq() .gt() .gte() .lt() .lte() .in()', 'works', s =>
      messages(s)
        .select()
        .eq('sequence', 1)
        .neq('content', 'x')
        .gt('sequence', 0)
        .gte('sequence', 1)
        .lt('sequence', 9)
        .lte('sequence', 9)
        .in('sequence', [1, 2]),
    ),
    call('.like() .ilike() .is() .not() .or()', 'works', s =>
      messages(s)
        .select()
        .like('content', '%')
        .ilike('content', '%')
        .is('sender_name', null)
        .not('id', 'is', null)
        .or('sequence.gt.0,content.eq.x'),
    ),
    call('.order() .limit() .range()', 'works', s =>
      messages(s).select().order('sequence').limit(1).range(0, 0),
    ),
    call('.single() .maybeSingle()', 'works', s =>
      s.client.from('conversations').select().eq('id', s.conversationId).single(),
    ),
    call("select('*', { count: 'exact', head: true })", 'works', s =>
      messages(s).select('*', { count: 'exact', head: true }),
    ),
    call("select('*', { count: 'planned' })", '400 PGRST122', s =>
      messages(s).select('*', { count: 'planned' }),
    ),
    call("select('*', { count: 'estimated' })", '400 PGRST122', s =>
      messages(s).select('*', { count: 'estimated' }),
    ),
    call("select('*, conversations(*)')", '400 PGRST200', s => messages(s).select('*, conversations(*)')),
    call("select('sequence.max()')", '400 PGRST123', s => messages(s).select('sequence.max()')),
    call("select('count()')", '400 PGRST123', s => messages(s).select('count()')),
    call("select('id::text')", '400 PGRST100', s => messages(s).select('id::text')),
    call("select('meta->>type')", '400 PGRST100', s => messages(s).select('meta->>type')),
    call("select('unknown')", '400 42703', s => messages(s).select('unknown')),
    call(".eq('unknown', 1)", '400 42703', s => messages(s).select().eq('unknown', 1)),
    call(".filter('content', 'unknown', 1)", '400 PGRST100', s =>
      messages(s).select().filter('content', 'unknown', 1),
    ),
    call('.textSearch()', '400 PGRST100', s => messages(s).select().textSearch('content', 'a')),
    call('.contains() .containedBy() .overlaps()', '400 PGRST100', s =>
      messages(s).select().contains('meta', {}),
    ),
    call('.rangeGt() .rangeLt() .rangeAdjacent()', '400 PGRST100', s =>
      messages(s).select().rangeGt('created_at', '[a,b)'),
    ),
    call('.likeAnyOf() .likeAllOf()', '400 PGRST100', s => messages(s).select().likeAnyOf('content', ['a'])),
    call('range(100, 199), beyond the exact count', '416 PGRST103', s =>
      messages(s).select('*', { count: 'exact' }).range(100, 199),
    ),
    call('.csv()', '406 PGRST107', s => messages(s).select().csv()),
    call('.geojson()', '406 PGRST107', s => messages(s).select().geojson()),
    call('.explain()', '406 PGRST107', s => messages(s).select().explain()),
    call('.stripNulls()', '406 PGRST107', s => messages(s).select().stripNulls()),
    call("schema('app').from('companies')", '406 PGRST106', s =>
      s.client.schema('app').from('companies').select(),
    ),
    call("from('unknown')", '404 PGRST205', s => s.client.from('unknown').select()),
    call("rpc('unknown')", '404 PGRST202', s => s.client.rpc('unknown')),
    call('.insert() .upsert() .update() .delete()', '405 PGRST117', s =>
      messages(s).upsert({ content: 'x' }),
    ),
  ],
  Files: [
    call('upload(key, file)', 'works', s => files(s).upload(s.newKey(), 'text')),
    call('download(key)', 'works', s => files(s).download(s.fileKey)),
    call('exists(key)', 'works', s => files(s).exists(s.fileKey)),
    call('getPublicUrl(key)', 'works', async s => {
      const { status } = await fetch(files(s).getPublicUrl(s.fileKey).data.publicUrl)
      return { error: status === 200 ? null : status }
    }),
    call('upload(key, file) of a key that exists', '409 Duplicate', s => files(s).upload(s.fileKey, 'text')),
    call('upload(key, file, { upsert: true })', '400 InvalidUpsert', s =>
      files(s).upload(s.newKey(), 'text', { upsert: true }),
    ),
    call('update(key, file)', '404 NotOffered', s => files(s).update(s.fileKey, 'text')),
    call('list()', '404 NotOffered', s => files(s).list()),
    call('info(key)', '404 NotOffered', s => files(s).info(s.fileKey)),
    call('move() copy()', '404 NotOffered', s => files(s).move(s.fileKey, s.newKey())),
    call('remove([key])', '404 NotOffered', s => files(s).remove([s.fileKey])),
    call('createSignedUrl() createSignedUrls()', '404 NotOffered', s =>
      files(s).createSignedUrl(s.fileKey, 60),
    ),
    call('createSignedUploadUrl()', '404 NotOffered', s => files(s).createSignedUploadUrl(s.newKey())),
    call('download(key, { transform })', '404 NotOffered', s =>
      files(s).download(s.fileKey, { transform: { width: 10 } }),
    ),
    call("from('unknown').upload()", '404 NotOffered', s =>
      s.client.storage.from('unknown').upload(s.newKey(), 'text'),
    ),
    call('listBuckets() createBucket() …', '404 NotOffered', s => s.client.storage.listBuckets()),
  ],
  Accounts: [
    call('getUser() getSession() getClaims()', 'works', s => s.client.auth.getUser()),
    call('refreshSession()', 'works', s => s.client.auth.refreshSession()),
    call('updateUser({ data })', 'works', s => s.client.auth.updateUser({ data: { theme: 'dark' } })),
    call('resetPasswordForEmail()', 'works', s => s.client.auth.resetPasswordForEmail('nobody@acme.example')),
    call('updateUser({ password })', '400 current_password_required', s =>
      s.client.auth.updateUser({ password: 'a new long password' }),
    ),
    call('updateUser({ email })', '400 validation_failed', s =>
      s.client.auth.updateUser({ email: 'x@acme.example' }),
    ),
    call('signUp()', '422 signup_disabled', s =>
      s.client.auth.signUp({ email: 'x@acme.example', password: 'a long password' }),
    ),
    call('signInAnonymously()', '422 anonymous_provider_disabled', s => s.client.auth.signInAnonymously()),
    call('signInWithOtp()', '422 otp_disabled', s =>
      s.client.auth.signInWithOtp({ email: 'x@acme.example' }),
    ),
    call('signInWithPassword({ phone })', '400 validation_failed', s =>
      s.client.auth.signInWithPassword({ phone: '123', password: 'x' }),
    ),
    call('verifyOtp({ email, token })', '400 validation_failed', s =>
      s.client.auth.verifyOtp({ email: 'x@acme.example', token: '123456', type: 'email' }),
    ),
    call('signInWithOAuth(), at the URL that it opens', '400 provider_disabled', async s => {
      const { data } = await s.client.auth.signInWithOAuth({
        provider: 'github',
        options: { skipBrowserRedirect: true },
      })
      const response = await fetch(data.url!)
      return { error: { status: response.status, code: response.headers.get('x-sb-error-code') } }
    }),
    call('signInWithIdToken()', '400 validation_failed', s =>
      s.client.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
    ),
    call('signInWithSSO()', '400 provider_disabled', s =>
      s.client.auth.signInWithSSO({ domain: 'acme.example' }),
    ),
    call('linkIdentity()', '400 provider_disabled', s =>
      s.client.auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } }),
    ),
    call("mfa.enroll({ factorType: 'phone' })", '400 validation_failed', s =>
      s.client.auth.mfa.enroll({ factorType: 'phone', phone: '+4912345' }),
    ),
    call('reauthenticate()', '404 not_found', s => s.client.auth.reauthenticate()),
    call('admin.listUsers() admin.createUser() …', '403 not_admin', s => s.client.auth.admin.listUsers()),
    call('admin.inviteUserByEmail()', '403 not_admin', s =>
      s.client.auth.admin.inviteUserByEmail('x@acme.example'),
    ),
  ],
  Realtime: [
    call("channel(…).on('postgres_changes', …).subscribe()", 'works', s =>
      joined(s, NO_OPTIONS, channel =>
        channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages' }, () => {}),
      ),
    ),
    call("on('postgres_changes', { event: 'DELETE' })", 'Unable to subscribe to these changes', s =>
      joined(s, NO_OPTIONS, channel =>
        channel.on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'messages' }, () => {}),
      ),
    ),
    call("on('presence', …)", 'presence is not offered', s =>
      joined(s, NO_OPTIONS, channel => channel.on('presence', { event: 'sync' }, () => {})),
    ),
    call('channel(…, { config: { private: true } })', 'private channels are not offered', s =>
      joined(s, { config: { private: true } }),
    ),
    call('channel.track()', 'an error frame', s => pushed(s, channel => channel.track({ at: 1 }))),
    call("channel.send({ type: 'broadcast' })", 'an error frame', s =>
      pushed(s, channel => channel.send({ type: 'broadcast', event: 'x', payload: { a: 1 } })),
    ),
    call("channel.send({ type: 'broadcast' }) before it is joined", '403', async s => {
      const answer = await s.client.channel('calls').send({ type: 'broadcast', event: 'x', payload: {} })
      return { error: answer === 'error' ? answer : null }
    }),
    call('channel.httpSend()', '403', s => s.client.channel('calls').httpSend('x', { a: 1 })),
  ],
}

type Channel = ReturnType<SupabaseClient['channel']>

function call(call: string, result: string, run: GatewayCall['run']): GatewayCall {
  return { call, result, run }
}

/** Joins a channel; the error says why not. */
function joined(
  { client }: CallScene,
  options: NonNullable<Parameters<SupabaseClient['channel']>[1]>,
  bind: (channel: Channel) => Channel = channel => channel,
): Promise<unknown> {
  return new Promise(resolve => {
    const channel = bind(client.channel('calls', options))
    channel.subscribe((status, error) => {
      if (status === 'CLOSED') return
      void client.removeChannel(channel)
      resolve({ error: status === 'SUBSCRIBED' ? null : { reason: error?.message ?? status } })
    })
  })
}

/** Pushes an event on a joined channel, and waits for the server's answer, which the client reduces to one word. */
async function pushed({ client }: CallScene, push: (channel: Channel) => Promise<unknown>): Promise<unknown> {
  const channel = client.channel('calls', { config: { broadcast: { ack: true } } })
  await new Promise<void>(resolve => {
    channel.subscribe(status => status === 'SUBSCRIBED' && resolve())
  })
  const answer = await push(channel)
  await client.removeChannel(channel)
  return { error: answer === 'error' ? { reason: 'an error frame' } : null }
}

/** Returns a table of the documentation. */
export function tableOf(calls: readonly GatewayCall[]): string {
  const rows = calls.map(
    ({ call, result }) => `| \`${call}\` | ${result === 'works' ? result : `refused: ${result}`} |`,
  )
  return ['| Call | Result |', '|---|---|', ...rows].join('\n')
}
