import { describe, expect, it } from 'vitest'
import { whatIsMissing } from './admin-gate.tsx'

describe('[GUARD-03] whatIsMissing', () => {
  it.each([
    [{ profile_setup_completed: true }, null],
    [{ profile_setup_completed: true, password_required: false }, null],
    [{ profile_setup_completed: true, password_required: 'false' }, null],
    [{ profile_setup_completed: true, password_required: true }, '/set-password'],
    [{ profile_setup_completed: true, password_required: 'true' }, '/set-password'],
    [{ password_required: true }, '/set-password'],
    [{ profile_setup_completed: false }, '/complete-profile'],
    [{ profile_setup_completed: 'yes' }, '/complete-profile'],
    [{}, '/complete-profile'],
  ])('%j leads to %s', (metadata, path) => expect(whatIsMissing(metadata)).toBe(path))
})
