import { describe, expect, it } from 'vitest'
import { DatabaseError } from '#server/ports/database.ts'
import { createLog } from './create-log.ts'

const SECRET = 'not-for-the-log'

function logged(detail: object): string {
  const lines: string[] = []
  createLog('debug', { to: { write: line => void lines.push(line) } }).error(detail, 'happened')
  return lines.join('')
}

describe('createLog', () => {
  it.each([
    'password',
    'token',
    'access_token',
    'refresh_token',
    'token_hash',
    'code',
    'secret',
    'authorization',
    'cookie',
  ])('writes no %s down, at any depth', key => {
    for (const nested of [0, 1, 2, 3, 4, 5]) {
      let detail: Record<string, unknown> = { [key]: SECRET, kept: 'kept' }
      for (let depth = 0; depth < nested; depth++) detail = { inner: detail }
      const text = logged(detail)
      expect(text, `depth ${nested}`).not.toContain(SECRET)
      expect(text).toContain('[secret]')
      expect(text).toContain('kept')
    }
    expect(logged({ list: [{ [key]: SECRET }] })).not.toContain(SECRET)
    expect(logged({ error: Object.assign(new Error('x'), { [key]: SECRET }) })).toMatch(
      key === 'code' ? /errorCode/ : /\[secret\]/,
    )
  })

  it('tells what went wrong, with its place and its code', () => {
    const error = new DatabaseError('08006', 'the connection is lost')
    for (const detail of [{ error }, { err: error }]) {
      const [key] = Object.keys(detail) as ['error']
      const line = JSON.parse(logged(detail))
      expect(line[key]).toMatchObject({ message: 'the connection is lost', errorCode: '08006' })
      expect(line[key].stack).toContain('create-log.test')
    }
    expect(JSON.parse(logged({ error: 'only words' })).error).toBe('only words')
  })

  it('names the request that caused a line', () => {
    const lines: string[] = []
    const to = { write: (line: string) => void lines.push(line) }
    const ids = ['abc12345', undefined]
    const log = createLog('info', { to, requestId: () => ids.shift() })
    log.error({}, 'in a request')
    log.error({}, 'in a job')
    expect(lines.map(line => JSON.parse(line).requestId)).toEqual(['abc12345', undefined])
  })
})
