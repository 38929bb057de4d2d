import { describe, expect, it } from 'vitest'
import { auditText } from './audit-table.tsx'

describe('auditText', () => {
  it('[IMP-05] says what was done, and to whom', () => {
    expect(auditText({ action: 'invitation.sent', detail: { email: 'a@b.test', role: 'agent' } })).toBe(
      'Invited somebody: a@b.test, agent',
    )
    expect(
      auditText({ action: 'impersonation.begun', detail: { reason: 'Asked us to look', can_write: true } }),
    ).toBe('Started an impersonation: Asked us to look')
  })

  it('[ADMIN-04] names the section of settings that somebody saved', () => {
    expect(
      auditText({
        action: 'settings.saved',
        detail: { section: 'hours', away_text: { from: 'a', to: 'b' } },
      }),
    ).toBe('Saved settings: hours')
  })

  it('[IMP-05] knows what the database itself writes down, and keeps what it does not know', () => {
    expect(auditText({ action: 'messages.insert', detail: {} })).toBe('Added to messages')
    expect(auditText({ action: 'role_permissions.update', detail: {} })).toBe('Changed role_permissions')
    expect(auditText({ action: 'something', detail: {} })).toBe('something')
  })
})
