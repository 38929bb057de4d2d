import { expect, it } from 'vitest'
import { fakeStorage } from './fake-storage.ts'
import { clearFrameStorage, frameStorage } from './frame-storage.ts'

it('what the demo’s frame stores is there for it alone, until it is cleared', () => {
  const session = fakeStorage({ impersonation_session: 'the page’s own' })
  const storage = frameStorage(session)
  expect(storage.getItem('impersonation_session')).toBeNull()
  storage.setItem('impersonation_session', 'the frame’s')
  expect(storage.getItem('impersonation_session')).toBe('the frame’s')
  expect(session.getItem('impersonation_session')).toBe('the page’s own')
  storage.removeItem('impersonation_session')
  expect(storage.getItem('impersonation_session')).toBeNull()

  storage.setItem('impersonating', 'true')
  storage.setItem('saved_session', 'staff')
  clearFrameStorage(session)
  expect(session.keys()).toEqual(['impersonation_session'])
})
