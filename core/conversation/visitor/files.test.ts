import { describe, expect, it } from 'vitest'
import { conversation, CONVERSATION_ID as conversationId, drive, message, OPEN, PHOTO } from '../test-kit.ts'
import { viewConversation } from '../view/view.ts'

const URL_OF_A = 'https://files.example.test/conversation-uploads/1-photo.png'
const chosen = (...clientIds: string[]) =>
  ({
    type: 'sent',
    clientId: 'no-text',
    content: '',
    files: clientIds.map(clientId => ({ ...PHOTO, clientId })),
  }) as const
const upload = (clientId: string) => ({ type: 'upload-file', conversationId, clientId }) as const
const done = (clientId: string) => ({ type: 'uploaded', clientId, url: URL_OF_A }) as const
const post = (clientId: string) =>
  ({ type: 'post-message', conversationId, clientId, content: URL_OF_A, choice: null }) as const
const NONE = { ...OPEN, conversationId: null, status: 'none' } as const

describe('[CHAT-24] files', () => {
  it('are uploaded one after the other, and each address is posted as a message', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(chosen('client-1', 'client-2'))
    expect(takeEffects()).toEqual([upload('client-1')])
    dispatch({ type: 'upload-progressed', clientId: 'client-1', progress: 0.5 })
    expect(viewConversation(state()).entries).toMatchObject([
      { text: '', isAddress: false, delivery: 'sending', file: { name: 'photo.png', progress: 0.5 } },
      { delivery: 'waiting', file: { progress: 0 } },
    ])
    dispatch(done('client-1'))
    expect(takeEffects()).toEqual([post('client-1')])
    expect(viewConversation(state()).entries[0]).toMatchObject({
      isAddress: true,
      file: { progress: 1 },
    })
    const stored = message(1, 'visitor', { content: URL_OF_A })
    dispatch({ type: 'acknowledged', message: stored, conversation: conversation({ last_sequence: 1 }) })
    expect(takeEffects()).toContainEqual(upload('client-2'))
    expect(viewConversation(state()).entries[0]).toMatchObject({ isAddress: true, file: null })
  })

  it("keep their place among the visitor's words", () => {
    const { dispatch, takeEffects } = drive()
    dispatch(chosen('client-1'))
    dispatch({ type: 'sent', clientId: 'client-2', content: 'See above' })
    dispatch(done('client-1'))
    expect(takeEffects()).toEqual([upload('client-1'), post('client-1')])
  })

  it('[CHAT-07] come before the text that they are sent with, which names the conversation', () => {
    const { dispatch, takeEffects, state } = drive(NONE)
    dispatch({ ...chosen('client-1', 'client-2'), clientId: 'client-3', content: 'Is this a defect?' })
    expect(takeEffects()).toEqual([
      {
        type: 'create-conversation',
        clientId: 'client-1',
        subject: 'Is this a defect?',
        email: 'ann@example.test',
      },
    ])
    expect(state().outbox.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2', 'client-3'])
  })

  it('[CHAT-20] are sent also with a text that is sent again at once', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch({ type: 'sent', clientId: 'client-1', content: 'See here' })
    takeEffects()
    dispatch({ ...chosen('client-2'), clientId: 'client-3', content: 'See here' })
    expect(state().outbox.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2'])
  })

  it('[CHAT-07] open a conversation under the first 40 characters of their name', () => {
    const { dispatch, takeEffects } = drive(NONE)
    const name = `${'🙂'.repeat(39)}xyz.png`
    dispatch({ ...chosen(), files: [{ ...PHOTO, name, clientId: 'client-1' }] })
    expect(takeEffects()).toEqual([
      {
        type: 'create-conversation',
        clientId: 'client-1',
        subject: `${'🙂'.repeat(39)}x`,
        email: 'ann@example.test',
      },
    ])
    dispatch({ type: 'created', conversationId })
    expect(takeEffects()).toEqual([
      { type: 'remember', conversationId },
      { type: 'join-channel', conversationId },
      upload('client-1'),
    ])
  })

  it('[CHAT-06] without an email alert, and are not taken', () => {
    const { dispatch, takeEffects, state } = drive({ ...NONE, email: null })
    dispatch(chosen('client-1'))
    expect(takeEffects()).toEqual([{ type: 'alert', key: 'emailMissing' }])
    expect(state().outbox).toEqual([])
    dispatch(chosen())
    expect(takeEffects()).toEqual([])
  })

  it('are uploaded again after a loss; one that has its address is only posted again', () => {
    const { dispatch, advance, takeEffects } = drive()
    const lost = { type: 'delivery-failed', clientId: 'client-1', isFinal: false } as const
    dispatch(chosen('client-1'))
    dispatch(lost)
    takeEffects()
    advance(999)
    expect(takeEffects()).toEqual([])
    advance(1)
    expect(takeEffects()).toEqual([upload('client-1')])
    dispatch(done('client-1'))
    dispatch(lost)
    takeEffects()
    advance(2_000)
    expect(takeEffects()).toEqual([post('client-1')])
  })

  it('that failed for good let the next go, and can be tried again', () => {
    const { dispatch, takeEffects } = drive()
    dispatch(chosen('client-1', 'client-2'))
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(takeEffects()).toEqual([upload('client-1'), upload('client-2')])
    dispatch({ type: 'discarded', clientId: 'client-2' })
    dispatch({ type: 'retried', clientId: 'client-1' })
    expect(takeEffects()).toEqual([{ type: 'cancel-upload', clientId: 'client-2' }, upload('client-1')])
  })

  it('can be given up while they are uploaded; late words about them change nothing', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(chosen('client-1', 'client-2'))
    takeEffects()
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(takeEffects()).toEqual([{ type: 'cancel-upload', clientId: 'client-1' }, upload('client-2')])
    const before = state()
    dispatch({ type: 'upload-progressed', clientId: 'client-1', progress: 0.9 })
    dispatch(done('client-1'))
    dispatch({ type: 'delivery-failed', clientId: 'client-1', isFinal: true })
    expect(state()).toBe(before)
    expect(takeEffects()).toEqual([])
  })

  it('are posted once when their address is told twice', () => {
    const { dispatch, takeEffects } = drive()
    dispatch(chosen('client-1'))
    takeEffects()
    dispatch(done('client-1'))
    dispatch(done('client-1'))
    expect(takeEffects()).toEqual([post('client-1')])
  })

  it('wait for the conversation that is being created for them before they can be given up', () => {
    const { dispatch, takeEffects, state } = drive(NONE)
    dispatch(chosen('client-1', 'client-2'))
    takeEffects()
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(takeEffects()).toEqual([])
    expect(state().outbox).toHaveLength(2)
  })

  it('cannot be called back once their message is being posted', () => {
    const { dispatch, takeEffects, state } = drive()
    dispatch(chosen('client-1'))
    dispatch(done('client-1'))
    takeEffects()
    dispatch({ type: 'discarded', clientId: 'client-1' })
    expect(takeEffects()).toEqual([])
    expect(state().outbox).toHaveLength(1)
  })

  it.each([
    ['turns to another conversation', OPEN, [{ type: 'leave-channel' }]],
    ['turns away while their conversation is being created', NONE, []],
  ])('keep their bytes when the visitor %s', (_case, given, effects) => {
    const { dispatch, takeEffects, state } = drive(given)
    dispatch(chosen('client-1'))
    takeEffects()
    dispatch({ type: 'resumed', conversationId: null, outbox: [] })
    expect(takeEffects()).toEqual(effects)
    expect(state().outbox).toEqual([])
  })
})
