/**
 * The query cache in terms of the route table: the key of an answer is its route and its request, and an action's route
 * says which answers it makes out of date.
 */
import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query'
import { ENDPOINTS, type EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf, ResponseOf } from '#contract/routes/index.ts'

/** The resource of routes whose path begins with another word. */
const RESOURCES: Partial<Record<EndpointName, string>> = {
  countConversations: 'conversations',
  countCustomers: 'customers',
  listCustomerCompanies: 'customers',
  listBlockedNetworks: 'network',
}

/**
 * What an action changes, where it is not the resource of its own path alone: routes whose resources are asked again. None
 * for an action that changes nothing, or whose page asks for less than that.
 */
const CHANGES: Partial<Record<EndpointName, readonly EndpointName[]>> = {
  markRead: ['listConversations'],
  blockVisitor: ['getConversation'],
  /** One that was sent meanwhile is in the thread now. */
  cancelScheduled: ['listScheduled', 'listMessages'],
  renameLabel: ['listLabels', 'getSettings', 'listConversations', 'listViews'],
  removeLabel: ['listLabels', 'getSettings', 'listConversations', 'listViews'],
  setAway: ['listAgents'],
  updateAssignment: ['listAgents'],
  importCustomers: ['listCustomers'],
  createCustomerList: ['listCustomerLists', 'listCustomers'],
  updateCustomerList: ['listCustomerLists', 'listCustomers'],
  removeCustomerList: ['listCustomerLists', 'listCustomers'],
  blockNetwork: ['readNetwork'],
  unblockNetwork: ['readNetwork'],
  resumeAddress: ['getCustomer', 'listEmails'],
  createInvitation: ['listPeople'],
  resendInvitation: ['listPeople'],
  revokeInvitation: ['listPeople'],
  orderRules: ['listRules'],
  orderSlaPolicies: ['listSlaPolicies'],
  dismissGap: ['listGaps', 'listWordingGaps'],
  createContent: [],
  changeContents: ['listContent', 'listTopics'],
  createCategory: ['listTopics'],
  updateCategory: ['listTopics'],
  removeCategory: ['listTopics'],
  createSection: ['listTopics'],
  updateSection: ['listTopics'],
  removeSection: ['listTopics'],
  setAiModel: ['getAiUsage'],
  removeAiModel: ['getAiUsage'],
  tryAiModel: [],
  sendTestEmail: ['listEmails'],
}

/**
 * Returns the key of a route's answer: its resource, its name and its request, which is null while there is nothing to ask.
 * Without the request, the key matches all answers of the route.
 */
export function apiKey<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name> | null | undefined = undefined,
): DataTag<QueryKey, ResponseOf<Name>> {
  const key: QueryKey = [resourceOf(name), name, request === undefined ? {} : request]
  return key as DataTag<QueryKey, ResponseOf<Name>>
}

/** Returns the placeholder that keeps the answer to a request while the same one is asked again. */
export function whileAsking(key: QueryKey) {
  return <Data>(answer: Data | undefined, before: { readonly queryKey: QueryKey } | undefined) =>
    before && hashKey(before.queryKey.slice(0, key.length)) === hashKey(key) ? answer : undefined
}

/** Returns the key that matches the answers of all routes with the resource of this one. */
export function resourceKey(name: EndpointName): QueryKey {
  return [resourceOf(name)]
}

/** Returns the keys of the answers that an action makes out of date. */
export function changesOf(name: EndpointName): readonly QueryKey[] {
  return (CHANGES[name] ?? [name]).map(resourceKey)
}

/**
 * Returns the resource of a route: the first word of its path. A conversation's parts are resources of their own, such as
 * `notes`, because a new note says nothing about the rest.
 */
function resourceOf(name: EndpointName): string {
  const words = ENDPOINTS[name][1].split('/').slice(2)
  if (words[0] === 'platform') words.shift()
  const [first = '', second, part = 'conversation'] = words
  return RESOURCES[name] ?? (first === 'conversations' && second === ':id' ? part : first)
}
