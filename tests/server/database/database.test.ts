/** The database port on both adapters: the product may rely on everything that passes here. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Claims, Database } from '#server/ports/database.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const ACME = '00000000-0000-4000-8000-00000000000a'
const NOOR = '00000000-0000-4000-8000-00000000000b'

const FIXTURE = `
  do $$ begin create role anon nologin; exception when duplicate_object then null; end $$;
  do $$ begin create role authenticated nologin; exception when duplicate_object then null; end $$;
  create table notes (
    id int primary key,
    company_id uuid not null default (current_setting('request.jwt.claims')::jsonb ->> 'company_id')::uuid,
    body text not null constraint short_body check (length(body) < 100)
  );
  alter table notes enable row level security;
  alter table notes force row level security;
  grant select, insert on notes to authenticated;
  create policy own_company on notes to authenticated
    using (company_id = (current_setting('request.jwt.claims')::jsonb ->> 'company_id')::uuid);
`

const SETTINGS = `select current_user as role, current_setting('request.jwt.claims', true) as claims`

function staffOf(company: string): Claims {
  return { role: 'authenticated', company_id: company }
}

function insertNote(database: Database, claims: Claims, id: number, body = 'hello'): Promise<unknown> {
  return database.as(claims, query => query('insert into notes (id, body) values ($1, $2)', [id, body]))
}

async function noteIds(database: Database): Promise<unknown[]> {
  const rows = await database.asOwner(query => query('select id from notes order by id'))
  return rows.map(row => row['id'])
}

describeBothDatabases(
  'the database',
  given => {
    beforeAll(() => given.database.script(FIXTURE))

    describe('role and claims', () => {
      it('hold for one transaction', async () => {
        const inside = await given.database.as(staffOf(ACME), query => query(SETTINGS))
        expect(inside).toEqual([{ role: 'authenticated', claims: JSON.stringify(staffOf(ACME)) }])
      })

      it('are gone after it, also when it failed', async () => {
        const owner = await given.database.asOwner(query => query('select current_user as role'))
        await given.database.as(staffOf(ACME), query => query(SETTINGS))
        await expect(given.database.as(staffOf(ACME), query => query('select 1/0'))).rejects.toThrow()
        const after = await Promise.all(
          Array.from({ length: 8 }, () => given.database.asOwner(query => query(SETTINGS))),
        )
        for (const [row] of after) {
          expect(row?.['role']).toBe(owner[0]?.['role'])
          expect(row?.['claims'] ?? '').toBe('')
        }
      })

      it('refuse an unknown role with its own reason', async () => {
        const unknown = { role: 'nobody_at_all' } as unknown as Claims
        await expect(given.database.as(unknown, query => query('select 1 as one'))).rejects.toMatchObject({
          name: 'DatabaseError',
          code: '22023',
        })
      })

      it('never leak between 64 transactions of two tenants at once, every third of which throws', async () => {
        const outcomes = await Promise.allSettled(
          Array.from({ length: 64 }, (_, index) => {
            const claims: Claims = { ...staffOf(index % 2 ? ACME : NOOR), index }
            return given.database.as(claims, async query => {
              const [before] = await query(SETTINGS)
              await query('insert into notes (id, body) values ($1, $2)', [1000 + index, 'x'])
              const companies = await query('select distinct company_id from notes')
              const [after] = await query(SETTINGS)
              expect(before).toEqual({ role: 'authenticated', claims: JSON.stringify(claims) })
              expect(after).toEqual(before)
              expect(companies).toEqual([{ company_id: claims['company_id'] }])
              if (index % 3 === 0) throw new RangeError(`planned ${index}`)
              return index
            })
          }),
        )
        const indices = Array.from({ length: 64 }, (_, index) => index)
        expect(
          outcomes.map(outcome => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason)),
        ).toEqual(indices.map(index => (index % 3 === 0 ? new RangeError(`planned ${index}`) : index)))
        const kept = (await noteIds(given.database)).filter(id => Number(id) >= 1000)
        expect(kept).toEqual(indices.filter(index => index % 3 !== 0).map(index => 1000 + index))
      })
    })

    describe('a refused statement', () => {
      it('of row-level security is 42501', async () => {
        const foreign = given.database.as(staffOf(ACME), query =>
          query('insert into notes (id, company_id, body) values (1, $1, $2)', [NOOR, 'x']),
        )
        await expect(foreign).rejects.toMatchObject({ name: 'DatabaseError', code: '42501' })
        await expect(
          given.database.as({ role: 'anon' }, query => query('select * from notes')),
        ).rejects.toMatchObject({ code: '42501' })
      })

      it('names its constraint, and carries neither the query nor its parameters', async () => {
        const tooLong = 'secret '.repeat(50)
        const error = await insertNote(given.database, staffOf(ACME), 2, tooLong).catch(
          (reason: unknown) => reason,
        )
        expect(error).toMatchObject({ name: 'DatabaseError', code: '23514', constraint: 'short_body' })
        const everything = Reflect.ownKeys(Object(error)).map(key => String(Reflect.get(Object(error), key)))
        expect(everything.join()).not.toContain('secret')
        expect(everything.join()).not.toContain('insert into')
      })

      it('ends the transaction, even when the error is caught', async () => {
        const caught = given.database.as(staffOf(ACME), async query => {
          await query('insert into notes (id, body) values (3, $1)', ['x'])
          await query('select 1/0').catch(() => {})
          return 'done'
        })
        await expect(caught).rejects.toMatchObject({ code: '22012' })
        expect(await noteIds(given.database)).not.toContain(3)
      })

      it('is not missed when nobody waits for it', async () => {
        const unawaited = given.database.as(staffOf(ACME), async query => {
          query('insert into notes (id, body) values (4, $1)', ['x'])
          query('select 1/0')
        })
        await expect(unawaited).rejects.toMatchObject({ code: '22012' })
        expect(await noteIds(given.database)).not.toContain(4)
      })

      it('at the commit fails the transaction', async () => {
        await given.database.script(
          'create table pairs (id int primary key, other int references pairs deferrable initially deferred)',
        )
        const dangling = given.database.asOwner(query => query('insert into pairs values (1, 2)'))
        await expect(dangling).rejects.toMatchObject({ name: 'DatabaseError', code: '23503' })
        expect(await given.database.asOwner(query => query('select * from pairs'))).toEqual([])
      })

      it('may not be several statements', async () => {
        await expect(given.database.asOwner(query => query('select 1; select 2'))).rejects.toMatchObject({
          code: '42601',
        })
      })
    })

    describe('a transaction', () => {
      it('rolls back when its work throws, and passes the very error on', async () => {
        const planned = new RangeError('planned')
        const failed = given.database.as(staffOf(ACME), async query => {
          await query('insert into notes (id, body) values (5, $1)', ['x'])
          throw planned
        })
        await expect(failed).rejects.toBe(planned)
        expect(await noteIds(given.database)).not.toContain(5)
      })

      it('takes back what was sent beside the failure, none of which runs after the rollback', async () => {
        const beside = given.database.as(staffOf(ACME), query =>
          Promise.all([
            query('select 1/0'),
            query('insert into notes (id, body) values (6, $1)', ['x']),
            query('insert into notes (id, body) values (7, $1)', ['x']),
          ]),
        )
        await expect(beside).rejects.toMatchObject({ code: '22012' })
        const unawaited = given.database.asOwner(async query => {
          for (const id of [8, 9, 10]) query('insert into notes values ($1, $2, $3)', [id, ACME, 'x'])
          throw new RangeError('planned')
        })
        await expect(unawaited).rejects.toThrow('planned')
        expect((await noteIds(given.database)).filter(id => Number(id) > 5 && Number(id) < 11)).toEqual([])
      })

      it('gives back what its work returns, arrays too', async () => {
        expect(await given.database.asOwner(async () => [1, [2]])).toEqual([1, [2]])
        expect(await given.database.asOwner(async () => undefined)).toBeUndefined()
      })

      it.each([
        ['as', (database: Database) => database.as(staffOf(ACME), async () => {})],
        ['asOwner', (database: Database) => database.asOwner(async () => {})],
        ['script', (database: Database) => database.script('select 1')],
        ['listen', (database: Database) => database.listen('x', () => {}).then(() => {})],
        ['close', (database: Database) => database.close()],
      ])('refuses %s inside it, and the database goes on', async (_, nested) => {
        const { database } = given
        await expect(database.asOwner(() => nested(database))).rejects.toThrow(
          'The database was used inside one of its own transactions',
        )
        expect(await database.asOwner(query => query('select 1 as one'))).toEqual([{ one: 1 }])
      })

      it('does not bind what it started and left behind', async () => {
        const { database } = given
        const gate: { open?: () => void } = {}
        const opened = new Promise<void>(resolve => {
          gate.open = resolve
        })
        const left = await database.asOwner(async () => ({
          later: opened.then(() => database.asOwner(query => query('select 1 as one'))),
        }))
        gate.open?.()
        expect(await left.later).toEqual([{ one: 1 }])
      })

      it('refuses a query after its end', async () => {
        const leaked = await given.database.as(staffOf(ACME), async query => () => query('select 1 as one'))
        await expect(leaked()).rejects.toThrow('after its transaction had ended')
      })
    })

    describe('values', () => {
      const moment = new Date('2026-03-01T12:34:56.789Z')
      const awkward = 'a "b" \\ {c}, NULL\nä 👋'

      it.each([
        ['a string', '$1::text', awkward, awkward],
        ['the string true as text', '$1::text', 'true', 'true'],
        ['the string true as a boolean', '$1::boolean', 'true', true],
        ['a string as a number', '$1::int', '42', 42],
        ['a string as a moment', '$1::timestamptz', moment.toISOString(), moment],
        ['a boolean', '$1::boolean', false, false],
        ['null', '$1::text', null, null],
        ['int4', '$1::int4', -7, -7],
        ['int8', '$1::int8', 9007199254740991, 9007199254740991],
        ['a bigint', '$1::int8', 12n, 12],
        ['float8', '$1::float8', 0.25, 0.25],
        ['numeric', '$1::numeric', 3.5, 3.5],
        ['count', 'count(*) + $1', 1, 2],
        ['timestamptz', '$1::timestamptz', moment, moment],
        ['date', '$1::date', '2026-03-01', '2026-03-01'],
        ['uuid', '$1::uuid', ACME, ACME],
        ['text[]', '$1::text[]', ['a', awkward, '', 'NULL', null], ['a', awkward, '', 'NULL', null]],
        ['an empty text[]', '$1::text[]', [], []],
        ['uuid[]', '$1::uuid[]', [ACME, NOOR], [ACME, NOOR]],
        ['int4[]', '$1::int4[]', [1, 2], [1, 2]],
        [
          'an object as jsonb',
          '$1::jsonb',
          { a: [1, 'x', null], b: { c: true } },
          { a: [1, 'x', null], b: { c: true } },
        ],
        ['JSON text as jsonb', '$1::jsonb', '["a",1]', ['a', 1]],
        ['a JSON string as jsonb', '$1::jsonb', '"true"', 'true'],
        ['JSON null as jsonb', '$1::jsonb', 'null', null],
        ['an object as json', '$1::json', { a: 1 }, { a: 1 }],
      ])('%s comes back equal', async (_, expression, value, expected) => {
        const rows = await given.database.asOwner(query => query(`select ${expression} as value`, [value]))
        expect(rows).toEqual([{ value: expected }])
      })

      it('take the type of the column they go into', async () => {
        await given.database.script(
          'create table things (flag boolean, at timestamptz, tags text[], data jsonb, size numeric)',
        )
        const rows = await given.database.asOwner(query =>
          query('insert into things values ($1, $2, $3, $4, $5) returning *', [
            'false',
            moment,
            ['a', 'b'],
            { x: 1 },
            '1.5',
          ]),
        )
        expect(rows).toEqual([{ flag: false, at: moment, tags: ['a', 'b'], data: { x: 1 }, size: 1.5 }])
      })

      it.each([
        ['undefined', undefined],
        ['a buffer', Buffer.from('x')],
        ['a map', new Map()],
      ])('%s is refused before it is sent', async (_, value) => {
        const sent = given.database.asOwner(query => query('select $1::text as value', [value]))
        await expect(sent).rejects.toThrow(TypeError)
      })

      it('with a NUL character are refused by the server alone', async () => {
        const sent = given.database.asOwner(query => query('select $1::text as value', ['a\0b']))
        await expect(sent).rejects.toMatchObject({ code: '22021' })
        expect(await given.database.asOwner(query => query('select 1 as one'))).toEqual([{ one: 1 }])
      })
    })

    describe('listen', () => {
      it('hears in commit order, on its own channel, until it is stopped', async () => {
        const heard: string[] = []
        const stop = await given.database.listen('Room "1"', payload => heard.push(payload))
        for (let index = 0; index < 20; index++) {
          await given.database.asOwner(query =>
            query('select pg_notify($1, $2), pg_notify($3, $4)', [
              'Room "1"',
              `n${index}`,
              'room "1"',
              'other',
            ]),
          )
        }
        const rolledBack = given.database.asOwner(async query => {
          await query('select pg_notify($1, $2)', ['Room "1"', 'never'])
          throw new Error('planned')
        })
        await expect(rolledBack).rejects.toThrow('planned')
        await waitFor(() => expect(heard).toHaveLength(20))
        expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => `n${index}`))

        const last: string[] = []
        await stop()
        await given.database.listen('Room "1"', payload => last.push(payload))
        await given.database.asOwner(query => query('select pg_notify($1, $2)', ['Room "1"', 'late']))
        await waitFor(() => expect(last).toEqual(['late']))
        expect(heard).toHaveLength(20)
      })
    })

    describe('script', () => {
      it('runs statements that no transaction allows', async () => {
        await given.database.script('vacuum analyze notes')
        await given.database.script('analyze')
        const [statistics] = await given.database.asOwner(query =>
          query(`select reltuples from pg_class where relname = 'notes'`),
        )
        expect(statistics?.['reltuples']).toBe((await noteIds(given.database)).length)
      })

      it('leaves no transaction open when it fails in the middle', async () => {
        const failing = given.database.script('begin; create table half (id int); select 1/0; commit;')
        await expect(failing).rejects.toMatchObject({ name: 'DatabaseError', code: '22012' })
        const rows = await given.database.asOwner(query => query(`select to_regclass('half') as half`))
        expect(rows).toEqual([{ half: null }])
      })
    })
  },
  { content: 'empty' },
)

it.each(['pglite', 'postgres'] as const)(
  'the time limit on %s refuses a statement with 57014, rolls its transaction back and goes on, and spares a script',
  async kind => {
    const database = await openTestDatabase(kind, { content: 'empty', statementTimeoutMs: 1_000 })
    try {
      await database.script('create table kept (id int)')
      const slow = database.asOwner(async query => {
        await query('insert into kept values (1)')
        // Not one long sleep: PGlite can't be interrupted, and waiting transactions have the same limit.
        await query('select pg_sleep(1.2)')
        await query('insert into kept values (2)')
      })
      await expect(slow).rejects.toMatchObject({ name: 'DatabaseError', code: '57014' })
      const rows = await Promise.all(
        [3, 4, 5].map(id =>
          database.asOwner(query => query('insert into kept values ($1) returning id', [id])),
        ),
      )
      expect(rows).toEqual([[{ id: 3 }], [{ id: 4 }], [{ id: 5 }]])
      expect(await database.asOwner(query => query('select id from kept order by id'))).toEqual([
        { id: 3 },
        { id: 4 },
        { id: 5 },
      ])
      await database.script('select pg_sleep(1.2)')
    } finally {
      await database.close()
    }
  },
)
