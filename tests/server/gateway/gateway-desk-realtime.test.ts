/** Realtime changes of the desk: to members of the company, and of surveys and typing to the visitor whom they concern. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import {
  ACME,
  ADA,
  CONVERSATION,
  EMAIL,
  type GatewayHarness,
  NIL,
  NOOR,
  startGateway,
} from '#tests/support/gateway-harness.ts'
import { until } from '#tests/support/gateway-socket.ts'

describeEachDatabase('realtime of the desk', given => {
  let gateway: GatewayHarness

  beforeAll(async () => {
    gateway = await startGateway(given.database)
  })
  afterAll(async () => {
    await gateway.close()
    expect(gateway.logged).toEqual([])
  })

  async function hear(client: SupabaseClient, table: string, filter?: string) {
    await client.realtime.setAuth()
    const heard: string[] = []
    const rows: object[] = []
    const states: string[] = []
    client
      .channel(`room-${Math.random()}`)
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table, ...(filter && { filter }) },
        change => {
          heard.push(change.table)
          rows.push(change.new)
        },
      )
      .subscribe(state => states.push(state))
    await until(() => expect(states).not.toEqual([]))
    return { heard, rows, states }
  }

  it.each(['notes', 'activities'])(
    'tells of %s to members of the company, and to no visitor',
    async table => {
      const filter = `conversation_id=eq.${CONVERSATION.acme}`
      const member = await hear(await gateway.signedIn(), table, filter)
      const stranger = await hear(await gateway.signedIn(EMAIL.nil), table)
      const visitor = gateway.client(await gateway.visitorToken(CONVERSATION.acme, ACME))
      const refused = [await hear(visitor, table, filter), await hear(visitor, table)]
      await given.database.asOwner(async query => {
        await query(
          `insert into public.notes (company_id, conversation_id, author_id, author_name, content, created_at)
         values ($1, $2, $1, 'Name', 'Secret', now())`,
          [ACME, CONVERSATION.acme],
        )
        await query("update public.conversations set priority = 'urgent' where id = $1", [CONVERSATION.acme])
        await query("update public.conversations set priority = 'low' where id = $1", [CONVERSATION.acme])
      })
      await until(() => expect(member.heard).toContain(table))
      expect([stranger.heard, ...refused.map(({ heard }) => heard)]).toEqual([[], [], []])
      for (const { states } of refused) expect(states).not.toContain('SUBSCRIBED')
    },
  )

  it('[ADMIN-05] tells of surveys to members of the company and to its own visitor', async () => {
    const filter = `conversation_id=eq.${CONVERSATION.acme}`
    const member = await hear(await gateway.signedIn(), 'surveys', filter)
    const stranger = await hear(await gateway.signedIn(EMAIL.nil), 'surveys')
    const visitor = await hear(
      gateway.client(await gateway.visitorToken(CONVERSATION.acme, ACME)),
      'surveys',
      filter,
    )
    await given.database.asOwner(query =>
      query(
        `insert into public.surveys (company_id, conversation_id, kind, channel, locale, handled_by, asked_at)
         values ($1, $2, 'thumbs', 'chat', 'en', 'ai', now())`,
        [ACME, CONVERSATION.acme],
      ),
    )
    await until(() => expect([member.heard, visitor.heard]).toEqual([['surveys'], ['surveys']]))
    expect(stranger.heard).toEqual([])
  })

  it('tells of a typing visitor to members of the company, and of a typing agent to the visitor, by first name', async () => {
    const filter = `conversation_id=eq.${CONVERSATION.acme}`
    const visitorClient = async (id: string) => gateway.client(await gateway.visitorToken(id, ACME))
    const member = await hear(await gateway.signedIn(), 'typing', filter)
    const stranger = await hear(await gateway.signedIn(EMAIL.nil), 'typing')
    const visitor = await hear(await visitorClient(CONVERSATION.acme), 'typing', filter)
    const other = await hear(await visitorClient(CONVERSATION.acmeOther), 'typing', filter)
    const type = (person: string | null, name: string | null) =>
      given.database.asOwner(query =>
        query(
          `insert into public.typing (company_id, conversation_id, person_id, first_name, until)
           values ($1, $2, $3, $4, now())`,
          [ACME, CONVERSATION.acme, person, name],
        ),
      )
    await type(null, null)
    await until(() => expect(member.heard).toEqual(['typing']))
    await type(ADA, 'Ada')
    await until(() => expect(visitor.heard).toEqual(['typing']))
    expect(Object.keys(visitor.rows[0]!).sort()).toEqual([
      'company_id',
      'conversation_id',
      'first_name',
      'id',
      'until',
    ])
    expect([member.heard, stranger.heard, other.heard]).toEqual([['typing'], [], []])
  })

  describe('about one person, and about colleagues', () => {
    async function hearChanges(client: SupabaseClient, table: string, filter: string) {
      await client.realtime.setAuth()
      const heard: unknown[] = []
      const states: string[] = []
      const channel = client.channel(`room-${Math.random()}`)
      for (const event of ['INSERT', 'UPDATE'] as const)
        channel.on(
          'postgres_changes',
          { event: event as 'INSERT', schema: 'public', table, filter },
          change => heard.push(change.new),
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
      const own = await hearChanges(await gateway.signedIn(), 'notifications', `person_id=eq.${ADA}`)
      const foreign = await hearChanges(await gateway.signedIn(), 'notifications', `person_id=eq.${NIL}`)
      await notify(NOOR, NIL, CONVERSATION.noor, 'reply')
      await notify(ACME, ADA, CONVERSATION.acme, 'reply')
      await until(() => expect(own).toMatchObject([{ person_id: ADA, kind: 'reply' }]))
      expect(foreign).toEqual([])
    })

    it('tells colleagues when there is something new to see of somebody, and no other company', async () => {
      const heard = await hearChanges(await gateway.signedIn(), 'agent_states', `company_id=eq.${ACME}`)
      await states(NOOR, NIL)
      await states(ACME, ADA)
      await until(() => expect(heard).toMatchObject([{ person_id: ADA }]))
      await states(ACME, ADA)
      await until(() => expect(heard).toMatchObject([{ person_id: ADA }, { person_id: ADA }]))
    })
  })
})
