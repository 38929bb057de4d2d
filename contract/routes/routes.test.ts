import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ERRORS } from '../errors.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ROUTES } from './index.ts'
import type { Route } from './route.ts'

type Bounds = {
  readonly type?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}
const routes: readonly (readonly [string, Route])[] = Object.entries(ROUTES)
const pathOf = (name: string) => ENDPOINTS[name as keyof typeof ENDPOINTS][1]

describe('the route table', () => {
  it('holds the same calls as the endpoints', () => {
    expect(Object.keys(ROUTES).sort()).toEqual(Object.keys(ENDPOINTS).sort())
  })

  it('gives every call its own method and path', () => {
    const calls = Object.values(ENDPOINTS).map(([method, path]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it.each(routes)('%s reads exactly the parameters of its path', (name, { params }) => {
    const inPath = [...pathOf(name).matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    expect(params instanceof z.ZodObject ? Object.keys(params.shape) : []).toEqual(inPath)
  })

  it.each(routes)('%s says what is not there where its path names something', (_name, { params, absent }) => {
    expect(absent !== undefined).toBe(params !== undefined)
    if (absent) expect([absent, ERRORS[absent].status]).toEqual([expect.stringMatching(/_not_found$/), 404])
  })

  it.each(routes)('%s says who may call it', (_name, { access }) => {
    expect(access.length).toBeGreaterThan(0)
    expect(new Set(access).size).toBe(access.length)
    if (access.includes('anyone')) expect(access).toEqual(['anyone'])
  })

  it.each(routes)(
    '%s may only be called so often where any visitor of a tenant may call it',
    (_name, route) => {
      if (route.access.includes('tenant')) expect(route.limit).toBeDefined()
    },
  )

  it.each(routes)('%s takes a body only where the method has one', (name, { body }) => {
    const [method] = ENDPOINTS[name as keyof typeof ENDPOINTS]
    if (method === 'GET') expect(body).toBeUndefined()
  })

  it.each(routes)('%s takes no number that a column of 32 bits cannot hold', (name, { query, body }) => {
    // It takes any number for its nearest count of articles.
    const schemas = name === 'searchForCall' ? [] : [query, body]
    for (const schema of schemas) {
      const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      expect(widerThan32Bits(json), name).toEqual([])
    }
  })

  const isExport = ([name, { isCsv }]: readonly [string, Route]) =>
    isCsv === true ||
    /^(?:export|download|dump)|(?:Export|Download|Archive)$/.test(name) ||
    /export|download|\.\w+$/.test(pathOf(name))

  it('[R4] [IMP-05] exports nothing to staff who act for a company', () => {
    const exports = routes.filter(isExport)
    expect(exports.map(([name]) => name)).toEqual(
      expect.arrayContaining(['exportCustomers', 'exportCustomer', 'exportMessages']),
    )
    const careless = exports.filter(([, { access, refusesImpersonation }]) => {
      return access.some(who => who === 'member' || who === 'user') && refusesImpersonation !== true
    })
    expect(careless.map(([name]) => name)).toEqual([])
  })

  it('defers exports, imports and reports while the server is busy, and no conversation', () => {
    const mayWait = ([name, route]: readonly [string, Route]) =>
      isExport([name, route]) ||
      /^(?:import|addImport)/.test(name) ||
      /^\/api\/(?:reports|insights)\b/.test(pathOf(name))
    const impatient = routes.filter(route => mayWait(route) && !route[1].isDeferrable)
    expect(impatient.map(([name]) => name)).toEqual([])
    const neglected = routes.filter(
      ([name, { isDeferrable }]) => isDeferrable && /conversations\/:id/.test(pathOf(name)),
    )
    expect(neglected.map(([name]) => name)).toEqual([])
  })

  it.each(routes)('%s leaves a conversation to visitor or member only', (name, { access }) => {
    if (pathOf(name).startsWith('/api/conversations/:id'))
      expect(access.every(who => who === 'visitor' || who === 'member')).toBe(true)
  })
})

describe('the errors', () => {
  const errors = Object.entries(ERRORS)

  it.each(errors)('%s has a text and a status of an error', (code, { status, text }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(text.trim()).not.toBe('')
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  it('say different things', () => {
    expect(new Set(errors.map(([, { text }]) => text)).size).toBe(errors.length)
  })
})

/** Returns the numbers anywhere in a JSON schema that may be beyond 32 bits. */
function widerThan32Bits(node: unknown): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum = minimum } = node as Bounds
  const isWide = Math.max(minimum, exclusiveMinimum) < -(2 ** 31) || maximum >= 2 ** 31
  const found = (type === 'integer' || type === 'number') && isWide ? [node] : []
  return [...found, ...Object.values(node).flatMap(widerThan32Bits)]
}
