import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { restErrorResponse, toRestError } from '#server/gateway/rest/rest-error.ts'
import { DatabaseError } from '#server/ports/database.ts'
import { classifyFailure, RETRY_AFTER_S } from './classify-failure.ts'
import { errorResponse } from './error-response.ts'

const ofFiles = (code: string) => Object.assign(new Error(`${code}: write`), { code })

describe('classifyFailure', () => {
  it.each(['08006', '25006', '53100', '53200', '53300', '57P01', '57P03', '57014', '40001', '40P01'])(
    'takes SQLSTATE %s as unavailable',
    code => expect(classifyFailure(new DatabaseError(code, ''))).toBe('unavailable'),
  )

  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('takes %s of the file system as unavailable', code =>
    expect(classifyFailure(ofFiles(code))).toBe('unavailable'),
  )

  it.each(['22P02', '22P05', '22021', '22003', '22007', '22008'])(
    'takes SQLSTATE %s as a value that the client must not send',
    code => expect(classifyFailure(new DatabaseError(code, ''))).toBe('invalid'),
  )

  it.each([
    new DatabaseError('25001', ''),
    new DatabaseError('23505', ''),
    new DatabaseError('42P01', ''),
    ofFiles('22P02'),
    ofFiles('ENOENT'),
    new Error('x'),
    'x',
    null,
  ])('takes %s as a failure of the server', error => expect(classifyFailure(error)).toBe('internal'))
})

describe('classifyFailure of a request', () => {
  const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const request = (isAborted: boolean) =>
    new Request('http://localhost', isAborted ? { signal: AbortSignal.abort() } : {})

  it('blames nobody if the client hung up, and the server if another connection was lost', () => {
    expect(classifyFailure(reset, request(true))).toBe('hung-up')
    expect([classifyFailure(reset, request(false)), classifyFailure(reset)]).toEqual(['internal', 'internal'])
    expect(classifyFailure(new DatabaseError('08006', ''), request(true))).toBe('unavailable')
  })
})

describe('an answer', () => {
  async function answer(error: unknown) {
    const logged: string[] = []
    const note = (_: object, text: string) => void logged.push(text)
    const app = new Hono().get('/api', c =>
      errorResponse(c, error, { error: note, info: () => {}, warn: note }),
    )
    app.get('/rest', c => restErrorResponse(c, toRestError(error), true))
    const [api, rest] = await Promise.all(['/api', '/rest'].map(path => app.request(path)))
    return {
      api: api!,
      rest: rest!,
      code: (await api!.json()).code,
      restCode: (await rest!.json()).code,
      logged,
    }
  }

  it('of the API and of rest/v1 says when to try again', async () => {
    const { api, rest, code, restCode, logged } = await answer(new DatabaseError('25006', 'secret'))
    expect([api.status, code, rest.status, restCode]).toEqual([503, 'unavailable', 503, 'PGRST001'])
    for (const { headers } of [api, rest]) expect(headers.get('retry-after')).toBe(String(RETRY_AFTER_S))
    expect(logged).toEqual(['the server is not available'])
  })

  it('to an unreadable value is 400, and is logged', async () => {
    const { api, rest, code, restCode, logged } = await answer(new DatabaseError('22P05', 'secret'))
    expect([api.status, code, rest.status, restCode]).toEqual([400, 'invalid_request', 400, '22P02'])
    expect(logged).toEqual(['the database could not read a value of a request'])
  })
})
