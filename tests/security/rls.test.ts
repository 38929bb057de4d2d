/** Row-level security, column grants and definer functions, tested cell by cell against the policy. */
import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '#tests/support/describe-each-database.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { addCells, CELLS, wrongCells } from './rls-cells.ts'
import { GRANTS, readGrants } from './rls-grants.ts'
import { ID, IDENTITIES, type Label } from './rls-identities.ts'
import { POLICY } from './rls-policy.ts'

describeEachDatabase(
  'row-level security',
  given => {
    beforeAll(() => addCells(given.database))

    it('is expected of every table and view, every column and function that a role can use, and of nothing else', async () => {
      const grants = await given.database.asOwner(readGrants)
      // The probe's own table, which no role can use.
      delete grants['app.test_cells']
      delete grants['app.test_probe(text,text,text,text)']
      expect(grants).toEqual(GRANTS)
      const tables = Object.keys(GRANTS).filter(name => /^(?:public|app|storage)\.\w+$/.test(name))
      expect(Object.keys(POLICY).sort()).toEqual(tables.sort())
    })

    it('is measured on every row', async () => {
      for (const [table, { select }] of Object.entries(POLICY)) {
        const labels = Object.keys(select) as Label[]
        if (labels.length === 0) continue
        const rows = await given.database.asOwner(query => query<{ id: string }>(`select id from ${table}`))
        expect(rows.map(({ id }) => id).sort(), table).toEqual(labels.map(label => ID[label]).sort())
      }
    })

    it('[GUARD-07] lets each identity touch exactly the rows it may', {
      timeout: scaleTimeout(300_000),
    }, async () => {
      const wrong: string[] = []
      for (const about of new Set(CELLS.map(cell => cell.about)))
        wrong.push(...(await given.database.asOwner(query => wrongCells(query, [about], 20))))
      expect(wrong).toEqual([])
    })
  },
  { statementTimeoutMs: scaleTimeout(60_000) },
)

/** Identities without a session, a conversation or an active company can do nothing. */
const OUT = ['anon', 'visitorS', 'api visitorS', 'api tenantS']

it('is measured in more than 25,000 cells, and every identity may do something', () => {
  expect(CELLS.length).toBeGreaterThan(44_000)
  const idle = Object.keys(IDENTITIES).filter(
    identity => !CELLS.some(cell => cell.identity === identity && cell.expected > 0),
  )
  expect(idle).toEqual(OUT)
})

it('lets a token as it is handed out write nothing but files, which the file store takes with it', () => {
  const written = CELLS.filter(
    ({ sql, identity, role, expected }) =>
      expected > 0 && role !== 'none' && !sql.startsWith('select') && !identity.startsWith('api '),
  )
  expect([...new Set(written.map(({ about, sql }) => `${about} ${sql.split(' ')[0]}`))]).toEqual([
    'storage.objects insert',
  ])
})
