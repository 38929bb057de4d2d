import { describe, expect, it } from 'vitest'
import { messageRow } from '../../test-rows.ts'
import { type Outgoing, putOutgoing, stillOutgoing } from './outgoing.ts'

const first: Outgoing = { clientId: 'client-1', kind: 'reply', content: 'One', status: 'sending' }
const second: Outgoing = { clientId: 'client-2', kind: 'reply', content: 'Two', status: 'sending' }

describe('outgoing messages', () => {
  it('disappear once the thread has them, by client_id', () => {
    expect(stillOutgoing([first, second], [messageRow(1)])).toEqual([second])
  })

  it('keep their place when their status changes', () => {
    const failed: Outgoing = { ...first, status: 'failed', reason: 'No network.' }
    expect(putOutgoing([first, second], failed)).toEqual([failed, second])
    expect(putOutgoing([first], second)).toEqual([first, second])
  })
})
