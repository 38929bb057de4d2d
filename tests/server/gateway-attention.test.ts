/** Realtime changes about one person, and about colleagues. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  ACME,
  ADA,
  CONVERSATION,
  type GatewayHarness,
  NIL,
  NOOR,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { until } from '#tests/support/gateway-socket.ts'

describeEachDatabase('gateway realtime of attention', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })
  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  async function hear(client: SupabaseClient, table: string, filter: string) {
    await client.realtime.setAuth()
    const heard: unknown[] = []
    const states: string[] = []
    const channel = client.channel(`room-${Math.random()}`)
    for (const event of ['INSERT', 'UPDATE'] as const)
      channel.on('postgres_changes', { event: event as 'INSERT', schema: 'public', table, filter }, change =>
        heard.push(change.new),
      )
    channel.subscribe(state => states.push(state))
    await until(() => expect(states).toEqual(['SUBSCRIBED']))
    return heard
  }
  const sql = (text: string, values: readonly unknown[]) =>
    given.database.asOwner(query => query(text, values))
  const notify = (company: string, person: string, conversation: string, kind: string) =>
    sql(
      `insert into public.notifications (company_id, person_id, conversation_id, kind, created_at)
       values ($1, $2, $3, $4, now())`,
      [company, person, conversation, kind],
    )
  const states = (company: string, person: string) =>
    sql(
      `insert into public.agent_states (company_id, person_id, changed_at) values ($1, $2, now())
       on conflict (person_id) do update set changed_at = now()`,
      [company, person],
    )

  it('tells somebody of their own notifications, and of nobody else’s whatever they ask for', async () => {
    const own = await hear(await gateway.signedIn(), 'notifications', `person_id=eq.${ADA}`)
    const foreign = await hear(await gateway.signedIn(), 'notifications', `person_id=eq.${NIL}`)
    await notify(NOOR, NIL, CONVERSATION.noor, 'reply')
    await notify(ACME, ADA, CONVERSATION.acme, 'reply')
    await until(() => expect(own).toMatchObject([{ person_id: ADA, kind: 'reply' }]))
    expect(foreign).toEqual([])
  })

  it('tells colleagues when there is something new to see of somebody, and no other company', async () => {
    const heard = await hear(await gateway.signedIn(), 'agent_states', `company_id=eq.${ACME}`)
    await states(NOOR, NIL)
    await states(ACME, ADA)
    await until(() => expect(heard).toMatchObject([{ person_id: ADA }]))
    await states(ACME, ADA)
    await until(() => expect(heard).toMatchObject([{ person_id: ADA }, { person_id: ADA }]))
  })
})
