import { describe, expect, it } from 'vitest'
import { apiKey, changesOf, whileAsking } from './api-cache.ts'

describe('apiKey', () => {
  it('names the resource, the route and the request', () => {
    expect(apiKey('getCustomer', { params: { id: 'ann' } })).toEqual([
      'customers',
      'getCustomer',
      { params: { id: 'ann' } },
    ])
    expect(apiKey('listTeams')).toEqual(['teams', 'listTeams', {}])
    expect(apiKey('listTenants', { query: {} })[0]).toBe('tenants')
  })

  it('is another key while there is nothing to ask', () => {
    expect(apiKey('listTeams', null)).not.toEqual(apiKey('listTeams'))
  })

  it('keeps the parts of a conversation apart from its row', () => {
    const request = { params: { id: 'one' } }
    expect(apiKey('getConversation', request)[0]).toBe('conversation')
    expect(apiKey('listNotes', request)[0]).toBe('notes')
    expect(apiKey('listConversations', { query: {} })[0]).toBe('conversations')
  })
})

describe('whileAsking', () => {
  const key = apiKey('listVisitedPages', { params: { id: 'one' } })
  const kept = (before: readonly unknown[]) => whileAsking(key)('the old answer', { queryKey: before })

  it('keeps the answer to the same request while a message arrives', () => {
    expect(kept([...key, 7])).toBe('the old answer')
  })

  it('keeps no answer about another conversation', () => {
    expect(kept([...apiKey('listVisitedPages', { params: { id: 'two' } }), 7])).toBeUndefined()
    expect(whileAsking(key)('the old answer', undefined)).toBeUndefined()
  })
})

describe('changesOf', () => {
  it('is the resource of the action’s own path', () => {
    expect(changesOf('updateTeam')).toEqual([['teams']])
    expect(changesOf('updateCustomer')).toEqual([['customers']])
  })

  it('is what an action changes elsewhere', () => {
    expect(changesOf('updateCustomerList')).toEqual([['lists'], ['customers']])
    expect(changesOf('tryAiModel')).toEqual([])
  })

  it.each([
    ['dismissGap', 'listGaps'],
    ['dismissGap', 'listWordingGaps'],
    ['removeCategory', 'listTopics'],
    ['revokeInvitation', 'listPeople'],
    ['setAiModel', 'getAiUsage'],
    ['orderRules', 'listRules'],
    ['orderSlaPolicies', 'listSlaPolicies'],
    ['unblockNetwork', 'listBlockedNetworks'],
    ['unblockNetwork', 'readNetwork'],
    ['resumeAddress', 'getCustomer'],
    ['resumeAddress', 'listEmails'],
    ['setAway', 'listAgents'],
    ['sendTestEmail', 'listEmails'],
    ['importCustomers', 'listCustomers'],
    ['cancelScheduled', 'listScheduled'],
    ['removeIdentityKey', 'getIdentityKey'],
    ['updateProfile', 'userProfile'],
  ] as const)('%s has %s asked again', (action, query) => {
    expect(changesOf(action).map(([resource]) => resource)).toContain(apiKey(query)[0])
  })
})
