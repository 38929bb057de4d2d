/** Failures of PostgreSQL only: lost connections. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPostgres } from '#server/adapters/postgres/open-postgres.ts'
import type { Database } from '#server/ports/database.ts'
import type { PostgresDatabase } from '#tests/support/copy-database.ts'
import { createPostgresDatabase } from '#tests/support/postgres-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

it('hears again after the listening connection was lost, and stops hearing when told', async () => {
  const database = await openTestDatabase('postgres', { content: 'empty' })
  const heard: string[] = []
  let resumptions = 0
  const stop = await database.listen(
    'room',
    payload => heard.push(payload),
    () => {
      resumptions += 1
    },
  )
  expect(resumptions).toBe(0)
  await database.asOwner(query => query(`select pg_terminate_backend(pid) ${OTHERS}`))

  await waitFor(
    async () => {
      await database.asOwner(query => query(`select pg_notify('room', 'again')`))
      expect(heard).toContain('again')
    },
    { timeout: scaleTimeout(10_000) },
  )
  expect(resumptions).toBe(1)

  await stop()
  const last: string[] = []
  await database.listen('room', payload => last.push(payload))
  const before = heard.length
  await database.asOwner(query => query(`select pg_notify('room', 'late')`))
  await waitFor(() => expect(last).toContain('late'))
  expect(heard).toHaveLength(before)
  await database.close()
})

it('hears again after the database was not to be reached for a while, and tells what listens to catch up', async () => {
  const fresh = await createPostgresDatabase('empty')
  const elsewhere = new URL(fresh.url)
  const name = elsewhere.pathname.slice(1)
  elsewhere.pathname = '/postgres'
  const operator = openPostgres({ url: elsewhere.href, maxConnections: 1 })
  const database = openPostgres({ url: fresh.url })
  const heard: string[] = []
  const missed = vi.fn()
  await database.listen('room', payload => heard.push(payload), missed)

  await operator.script(`alter database ${name} allow_connections false`)
  await operator.asOwner(query =>
    query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  )
  for (let refusals = 0; refusals < 3; refusals += 1)
    await expect(database.asOwner(query => query('select 1'))).rejects.toThrow()
  expect(missed).not.toHaveBeenCalled()
  await operator.script(`alter database ${name} allow_connections true`)

  await waitFor(() => expect(missed).toHaveBeenCalledOnce(), { timeout: scaleTimeout(10_000) })
  await database.asOwner(query => query(`select pg_notify('room', 'again')`))
  await waitFor(() => expect(heard).toEqual(['again']), { timeout: scaleTimeout(10_000) })
  await Promise.all([database.close(), operator.close()])
  await fresh.drop()
})

describe('a connection that is lost', () => {
  let fresh: PostgresDatabase
  let database: Database
  let other: Database

  beforeEach(async () => {
    fresh = await createPostgresDatabase('empty')
    database = openPostgres({ url: fresh.url, maxConnections: 1 })
    other = openPostgres({ url: fresh.url })
    await database.script('create table kept (id int)')
  })

  afterEach(async () => {
    await Promise.all([database.close(), other.close()])
    await fresh.drop()
  })

  async function loseConnections(): Promise<void> {
    await other.asOwner(query => query(`select pg_terminate_backend(pid, 5000) ${OTHERS}`))
  }

  it('fails the statement that is under way, and the next transaction gets a new one', async () => {
    const lost = database.asOwner(async query => {
      await query('insert into kept values (1)')
      const asleep = query('select pg_sleep(60)')
      await expect
        .poll(() => other.asOwner(queryOther => queryOther(`select state ${OTHERS}`)))
        .toEqual([{ state: 'active' }])
      await loseConnections()
      await asleep
    })
    await expect(lost).rejects.toMatchObject({
      name: 'DatabaseError',
      code: expect.stringMatching(/^(08006|57P01)$/),
    })
    expect(await database.asOwner(query => query('select * from kept'))).toEqual([])
  })

  it('between two statements fails the transaction, whose rest never runs on another one', async () => {
    const lost = database.asOwner(async query => {
      await query('insert into kept values (1)')
      await loseConnections()
      // Once the server answers again, this process has noticed the loss as well.
      await other.asOwner(queryOther => queryOther('select 1'))
      await query('insert into kept values (2)')
    })
    await expect(lost).rejects.toMatchObject({ name: 'DatabaseError', code: '08006' })
    expect(await database.asOwner(query => query('select * from kept'))).toEqual([])
  })
})

it('rejects with 08006 when there is no server, and once it is closed', async () => {
  const nowhere = openPostgres({ url: 'postgres://postgres@%2Fnowhere/postgres' })
  await expect(nowhere.asOwner(query => query('select 1'))).rejects.toMatchObject({ code: '08006' })
  await expect(nowhere.script('select 1')).rejects.toMatchObject({ code: '08006' })
  await expect(nowhere.listen('room', () => {})).rejects.toMatchObject({ code: '08006' })
  await nowhere.close()
  await expect(nowhere.asOwner(query => query('select 1'))).rejects.toMatchObject({ code: '08006' })
})

it('works without prepared statements, as a transaction pooler needs it', async () => {
  const { url, drop } = await createPostgresDatabase('empty')
  const database = openPostgres({ url, directUrl: url })
  const rows = await database.asOwner(query =>
    query('select $1::int as id, name from pg_prepared_statements', [1]),
  )
  expect(rows).toEqual([])
  await database.close()
  await drop()
})

it('lends its connections in turn, and closes after those that are at work', async () => {
  const { url, drop } = await createPostgresDatabase('empty')
  const database = openPostgres({ url, maxConnections: 2 })
  const done: number[] = []
  const work = [1, 2, 3, 4, 5].map(id =>
    database.asOwner(async query => {
      await query('select pg_sleep(0.02)')
      done.push(id)
    }),
  )
  await database.close()
  expect(done).toHaveLength(5)
  await Promise.all(work)
  await drop()
})
