import {
  blockNetwork,
  listBlockedNetworks,
  readNetwork,
  unblockNetwork,
} from '#server/domain/conversations/spam/blocked-networks.ts'
import {
  addCustomerNote,
  blockCustomer,
  removeCustomerNote,
  updateCustomer,
} from '#server/domain/people/customers/change-customer.ts'
import { listCustomerCompanies } from '#server/domain/people/customers/customer-companies.ts'
import {
  createCustomerList,
  listCustomerLists,
  removeCustomerList,
  updateCustomerList,
} from '#server/domain/people/customers/customer-lists.ts'
import { eraseCustomer } from '#server/domain/people/customers/erase-customer.ts'
import { exportCustomer } from '#server/domain/people/customers/export-customer.ts'
import { importCustomers } from '#server/domain/people/customers/import-customers.ts'
import {
  countCustomers,
  exportCustomers,
  listCustomers,
} from '#server/domain/people/customers/list-customers.ts'
import { mergeCustomers } from '#server/domain/people/customers/merge-customers.ts'
import { getCustomer } from '#server/domain/people/customers/read-customer.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

const OK = { ok: true } as const

/** Handlers of what the company's people do with its customers. */
export function customerHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listCustomers: ({ actor, query }) => listCustomers(deps, actor, query),
    countCustomers: ({ actor, query }) => countCustomers(deps, actor, query),
    getCustomer: ({ actor, params }) => getCustomer(database, actor, params.id),
    updateCustomer: ({ actor, params, body }) => updateCustomer(deps, actor, params.id, body),
    blockCustomer: ({ actor, params, body }) => blockCustomer(deps, actor, params.id, body.blocked),
    addCustomerNote: ({ actor, params, body }) => addCustomerNote(deps, actor, params.id, body.content),
    async removeCustomerNote({ actor, params, body }) {
      await removeCustomerNote(deps, actor, params.id, body.note_id)
      return OK
    },
    mergeCustomer: ({ actor, params, body }) => mergeCustomers(deps, actor, params.id, body.into_id),
    eraseCustomer: ({ actor, params }) => eraseCustomer(deps, actor, params.id),
    exportCustomer: ({ actor, params }) => exportCustomer(deps, actor, params.id),
    exportCustomers: ({ actor, query }) => exportCustomers(deps, actor, query),
    importCustomers: ({ actor, body }) => importCustomers(deps, actor, body),
    listCustomerCompanies: ({ actor, query }) => listCustomerCompanies(database, actor, query),
    listCustomerLists: async ({ actor }) => ({ lists: await listCustomerLists(database, actor) }),
    createCustomerList: ({ actor, body }) => createCustomerList(deps, actor, body),
    updateCustomerList: ({ actor, params, body }) => updateCustomerList(deps, actor, params.id, body),
    readNetwork: ({ actor, params }) => readNetwork(deps, actor, params.id),
    blockNetwork: ({ actor, params, body }) => blockNetwork(deps, actor, params.id, body.reason),
    listBlockedNetworks: async ({ actor }) => ({ networks: await listBlockedNetworks(deps, actor) }),
    async unblockNetwork({ actor, params }) {
      await unblockNetwork(deps, actor, params.id)
      return OK
    },
    async removeCustomerList({ actor, params }) {
      await removeCustomerList(database, actor, params.id)
      return OK
    },
  } satisfies Partial<Handlers>
}
