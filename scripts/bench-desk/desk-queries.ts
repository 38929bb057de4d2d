import { CONVERSATION_SORTS, CONVERSATION_STATES } from '#contract/constants/lists.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import type { Desk } from './seed-desk.ts'

type Asked = NonNullable<RequestOf<'listConversations'>['query']>
type DeskQuery = { readonly name: string; readonly query: Asked; readonly isDeep?: true }

/** Returns the inbox's queries: each state, sort and filter, deep pages, and searches for frequent and rare words. */
export function deskQueries({ colleagueId, teamId, customerId, words }: Desk): readonly DeskQuery[] {
  const frequent = words[1]!
  const middling = words[100]!
  const rare = words.at(-1)!
  return [
    ...CONVERSATION_STATES.map(state => ({ name: `state ${state}`, query: { state } })),
    ...CONVERSATION_SORTS.map(sort => ({ name: `open by ${sort}`, query: { state: 'open', sort } as const })),
    ...CONVERSATION_SORTS.map(sort => ({ name: `all by ${sort}`, query: { sort } })),
    { name: 'waiting, who asked first', query: { state: 'waiting', sort: 'waiting-longest' } },
    { name: 'all, the 200th page', query: {}, isDeep: true },
    { name: 'a colleague’s', query: { assignee: colleagueId } },
    { name: 'a colleague’s, open', query: { assignee: colleagueId, state: 'open' } },
    { name: 'of a team', query: { team: teamId } },
    { name: 'of no team, open', query: { team: 'none', state: 'open' } },
    { name: 'of a customer', query: { customer: customerId } },
    { name: 'urgent, open', query: { priority: 'urgent', state: 'open' } },
    { name: 'calls', query: { call: 'any' } },
    { name: 'ended calls, open', query: { call: 'ended', state: 'open' } },
    { name: 'waiting, on a live call', query: { call: 'live', state: 'waiting' } },
    { name: 'low, resolved', query: { priority: 'low', state: 'resolved' } },
    { name: 'a label of 20%', query: { label: 'common' } },
    { name: 'a label of 0.1%', query: { label: 'rare' } },
    { name: 'a label of 0.1%, open', query: { label: 'rare', state: 'open' } },
    { name: 'words: the second most frequent', query: { q: frequent } },
    { name: 'words: frequent, and open', query: { q: frequent, state: 'open' } },
    { name: 'words: the hundredth', query: { q: middling } },
    { name: 'words: a rare one', query: { q: rare } },
    { name: 'words: two', query: { q: `${frequent} ${middling}` } },
    { name: 'words: two first letters', query: { q: 'st' } },
    { name: 'words: an address', query: { q: 'customer7@shop7.test' } },
    { name: 'words: none such', query: { q: 'nosuchword' } },
  ]
}
