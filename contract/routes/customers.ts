import { z } from 'zod'
import { BLOCK_REASON_MAX, CUSTOMER_BATCH } from '../constants/customers.ts'
import {
  blockedNetwork,
  customer,
  customerCompany,
  customerConversation,
  customerFields,
  customerName,
  customerNote,
  customerRating,
  importedCustomer,
  listedCustomer,
} from '../entities/customer.ts'
import { customerExport } from '../entities/customer-export.ts'
import { customerFilter, customerList } from '../entities/customer-list.ts'
import { pausedAddress } from '../entities/email.ts'
import { filledText, queryInteger, visibleText } from '../entities/values.ts'
import type { Route } from './route.ts'

const ofCustomer = { params: z.object({ id: z.uuid() }), absent: 'customer_not_found' } as const
const ofList = { params: z.object({ id: z.uuid() }), absent: 'list_not_found' } as const
const ofConversation = { params: z.object({ id: z.uuid() }), absent: 'conversation_not_found' } as const
const networkOfConversation = z.object({ is_known: z.boolean(), block: blockedNetwork.nullable() })
const reply = { access: ['member'], permission: 'conversations.reply' } as const
/** What concerns everybody at once, or cannot be taken back. */
const decide = { access: ['member'], permission: 'settings.edit' } as const
const ok = z.object({ ok: z.literal(true) })
const listName = filledText(60)

/** A filter as JSON text, because it stands in a query. */
const filterText = z
  .string()
  .max(8_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('Is not JSON.')
      return z.NEVER
    }
  })
  .pipe(customerFilter)

/** Which customers are meant; what is not said does not matter. */
const which = z.object({
  /** Each word begins one of name, address, company or id. */
  q: visibleText.max(200).optional(),
  company: filledText(120).optional(),
  list_id: z.uuid().optional(),
  filter: filterText.optional(),
})

/** What the company's people do with its customers. */
export const customerRoutes = {
  listCustomers: {
    access: ['member'],
    query: which.extend({
      /** `active`: last seen first. `newest`: last created first. */
      sort: z.enum(['active', 'newest']).default('active'),
      cursor: z.string().max(200).optional(),
      limit: queryInteger.min(1).max(100).default(50),
    }),
    response: z.object({ customers: z.array(listedCustomer), next: z.string().nullable() }),
  },
  countCustomers: { access: ['member'], query: which, response: z.object({ count: z.int() }) },
  getCustomer: {
    access: ['member'],
    ...ofCustomer,
    response: z.object({
      customer: listedCustomer,
      /** The newest 100. */
      conversations: z.array(customerConversation),
      notes: z.array(customerNote),
      /** Answers to surveys, the newest first, at most 5. */
      ratings: z.array(customerRating),
      /** The number of other customers of the same company; 0 if the customer has none. */
      colleague_count: z.int().nonnegative(),
      /** Other customers with the same address. */
      namesakes: z.array(customer),
      /** Their addresses to which no emails are sent: that of the customer, and others given in conversations. */
      paused_addresses: z.array(pausedAddress),
      /**
       * Unresolved conversations of this customer, the latest first, then those of `namesakes`, at most 10; without spam. The
       * same address does not prove that the person is the same.
       */
      open_conversations: z.array(customerConversation.extend({ customer_id: z.uuid() })),
    }),
  },
  updateCustomer: {
    ...reply,
    ...ofCustomer,
    body: z
      .object({ name: customerName, company_name: customerName, custom_fields: customerFields })
      .partial(),
    response: customer,
  },
  blockCustomer: { ...reply, ...ofCustomer, body: z.object({ blocked: z.boolean() }), response: customer },
  addCustomerNote: {
    ...reply,
    ...ofCustomer,
    status: 201,
    body: z.object({ content: filledText(8_000) }),
    response: customerNote,
  },
  removeCustomerNote: { ...reply, ...ofCustomer, body: z.object({ note_id: z.uuid() }), response: ok },
  /** Moves conversations and notes to another customer and deletes this one. */
  mergeCustomer: {
    ...decide,
    ...ofCustomer,
    refusesImpersonation: true,
    body: z.object({ into_id: z.uuid() }),
    response: customer,
  },
  /** Deletes the customer with all conversations, messages and files, for good. */
  eraseCustomer: {
    ...decide,
    ...ofCustomer,
    refusesImpersonation: true,
    response: z.object({ conversations: z.int().nonnegative(), files: z.int().nonnegative() }),
  },
  /** Everything that is stored about the person (GDPR, article 15). */
  exportCustomer: {
    ...decide,
    ...ofCustomer,
    isDeferrable: true,
    refusesImpersonation: true,
    response: customerExport,
  },
  /** Customers for a file, page by page. The first page is audited. */
  exportCustomers: {
    ...decide,
    isDeferrable: true,
    refusesImpersonation: true,
    query: which.extend({ cursor: z.string().max(200).optional() }),
    response: z.object({ customers: z.array(listedCustomer), next: z.string().nullable() }),
  },
  /**
   * Imports rows of a file: a known address is updated, an unknown one added. With `is_trial` nothing is stored.
   * `index` counts the rows of the call from 0. `field` is the part of the row that is wrong, such as `name` or
   * `custom_fields.plan`; null for the whole row.
   */
  importCustomers: {
    isDeferrable: true,
    ...decide,
    maxBytes: 2_000_000,
    body: z.object({
      rows: z.array(importedCustomer).min(1).max(CUSTOMER_BATCH),
      is_trial: z.boolean().default(false),
    }),
    response: z.object({
      created: z.int().nonnegative(),
      updated: z.int().nonnegative(),
      unchanged: z.int().nonnegative(),
      errors: z.array(
        z.object({ index: z.int().nonnegative(), field: z.string().nullable(), message: z.string() }),
      ),
    }),
  },
  /** Customers' companies by name. `after` is the last name of the previous page. */
  listCustomerCompanies: {
    access: ['member'],
    query: z.object({
      q: visibleText.max(120).optional(),
      after: z.string().max(120).optional(),
    }),
    response: z.object({ companies: z.array(customerCompany), next: z.string().nullable() }),
  },
  listCustomerLists: { access: ['member'], response: z.object({ lists: z.array(customerList) }) },
  createCustomerList: {
    ...reply,
    status: 201,
    body: z.object({ name: listName, filter: customerFilter }),
    response: customerList,
  },
  updateCustomerList: {
    ...reply,
    ...ofList,
    body: z.object({ name: listName, filter: customerFilter }).partial(),
    response: customerList,
  },
  /** Whether the network of a conversation is known, which it is for `NETWORK_KEPT_MS`, and its block. */
  readNetwork: { access: ['member'], ...ofConversation, response: networkOfConversation },
  /**
   * Blocks the network from which a conversation's visitor wrote last, for `NETWORK_BLOCK_MS`. Repeating it changes nothing.
   * An unknown one is `network_unknown`.
   */
  blockNetwork: {
    ...reply,
    ...ofConversation,
    body: z.object({ reason: filledText(BLOCK_REASON_MAX) }),
    response: networkOfConversation,
  },
  /** The newest first. */
  listBlockedNetworks: { access: ['member'], response: z.object({ networks: z.array(blockedNetwork) }) },
  unblockNetwork: {
    ...reply,
    params: z.object({ id: z.uuid() }),
    absent: 'blocked_network_not_found',
    response: ok,
  },
  removeCustomerList: { ...reply, ...ofList, response: ok },
} as const satisfies Record<string, Route>
