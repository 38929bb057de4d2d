import { expect, it } from 'vitest'
import { fakeStorage } from '#host-app/shared/browser/fake-storage.ts'
import { forgetVisitor } from './demo-stage.tsx'

it('forgets the visitor of that company alone', () => {
  const keyOf = (tenant: string) => `lapwing:http://localhost:3000/:${tenant}`
  const storage = fakeStorage()
  const kept = [keyOf('app'), keyOf('noor'), 'sb-localhost-auth-token', 'x:acme']
  for (const key of [keyOf('acme'), ...kept]) storage.setItem(key, '1')
  forgetVisitor(storage, 'acme')
  expect(storage.keys()).toEqual(kept)
})
