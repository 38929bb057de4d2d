import { expect, it } from 'vitest'
import { INITIAL_CONVERSATION, type OutgoingMessage } from '#core/conversation/state.ts'
import { viewConversation } from '#core/conversation/view/view.ts'
import { isAnswerWanted } from './messages.tsx'

const WORDS: OutgoingMessage = {
  clientId: 'first',
  content: 'Where is my invoice?',
  sentAt: 0,
  attempts: 1,
  delivery: 'sending',
  choice: null,
  file: null,
}
const ADDRESS = { ...WORDS, content: 'https://example.com/a.png' }
const FILE = { ...WORDS, content: '', file: { name: 'a.png', size: 1, mediaType: 'image/png', progress: 0 } }

it.each([
  ['not for a new conversation', null, [], false],
  ['not while the first words are on their way', 'c', [WORDS], false],
  ['once the server has all that was written, or a conversation of before is taken up', 'c', [], true],
  ['for an address', null, [ADDRESS], true],
  ['for a file', null, [FILE], true],
] as const)('what draws answers is wanted %s', (_case, conversationId, outbox, expected) => {
  const state = { ...INITIAL_CONVERSATION, conversationId, outbox }
  expect(isAnswerWanted(state, viewConversation(state).entries)).toBe(expected)
})
