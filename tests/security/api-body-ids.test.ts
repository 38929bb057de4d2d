/**
 * An id in a body gives no more access than one in a path: another tenant's id is answered like a
 * nonexistent one.
 */
import { describe, expect, it } from 'vitest'
import { BODY_IDS, idsToTry } from './api-body-ids.ts'
import { callCell, targetsOf } from './api-calls.ts'
import { API_IDENTITIES, type ApiIdentity, IDENTITY_NAMES } from './api-identities.ts'
import { changesOf, type Row } from './api-mass-assignment.ts'
import { expectedAnswer } from './api-policy.ts'
import { apiStage } from './api-stage.ts'
import { CANARY } from './api-world.ts'

/** Parts that differ in every answer: tokens, ids, instants and ticket numbers. */
const NEW = /eyJ[\w.-]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="number":)\d+/g

describe('[GUARD-07] the ids in bodies', () => {
  const stage = apiStage()

  it.each(Object.entries(BODY_IDS))('tell another tenant’s from none: never at %s', async (field, rule) => {
    const [method, path, name] = field.split(' ') as [string, string, string]
    const route = `${method} ${path}`
    const wrong: string[] = []
    let tried = 0
    for (const identity of IDENTITY_NAMES) {
      const target = targetsOf(route, identity)[0]!
      if (!expectedAnswer(route, identity, target).endsWith(' ok')) continue
      const { tenant }: ApiIdentity = API_IDENTITIES[identity]
      const tries = await idsToTry(stage.world, rule, tenant)
      const answers = new Map<string, string>()
      for (const [what, id] of Object.entries(tries)) {
        const field = rule.within?.(id, stage.world, tenant) ?? { [name]: rule.isList ? [id] : id }
        const over = { ...rule.beside?.(stage.world, tenant), ...field }
        const call = () => callCell(stage, { route, identity, target }, { over })
        const { answer, rows } = await changesOf(stage.world, call)
        const expected = what === 'told' ? rule.other! : rule.answer
        if (answer.outcome !== expected)
          wrong.push(`${identity}, ${what}: ${answer.outcome}, not ${expected}`)
        if (tenant !== 'noor' && answer.bytes.includes(CANARY)) wrong.push(`${identity}, ${what}: the canary`)
        // A browser's own key is stored with the row that it created.
        const isOwnKey = (row: Row['row']) =>
          rule.names.endsWith(' key') && row['company_id'] === stage.world.company(tenant)
        const touched = rows.filter(({ row }) => JSON.stringify(row).includes(id) && !isOwnKey(row))
        if (what !== 'told' && touched.length > 0)
          wrong.push(`${identity}, ${what}: wrote to ${touched.map(({ table }) => table)}`)
        answers.set(what, answer.bytes.replaceAll(NEW, 'new'))
        tried++
      }
      for (const what of ['other', 'neighbour'])
        if (answers.has(what) && answers.get(what) !== answers.get('random'))
          wrong.push(`${identity} tells ${what} from none`)
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(1)
  })
})
