/** Customers, their notes, customer lists, and blocked networks. */
import { randomUUID } from 'node:crypto'
import { type Stage, slice } from './impersonation-slice.ts'

/** Creates an imported customer with a note by the staff member, and a list. */
async function prepare({ admin, staff, server, database }: Stage) {
  const email = `${randomUUID()}@customer.test`
  await admin('importCustomers', { body: { rows: [{ email, name: 'Ada Lovelace' }] } })
  const { customers } = (await admin('listCustomers', { query: { q: email } })).body
  const customer = customers[0]!.id
  const noted = await staff('addCustomerNote', { params: { id: customer }, body: { content: 'Called' } })
  const { id: list } = (await admin('createCustomerList', { body: { name: randomUUID(), filter: [] } })).body
  const [{ id: known }, { id: other }] = [await server.asVisitor('acme'), await server.asVisitor('acme')]
  await database.asOwner(query =>
    query(
      `insert into app.conversation_networks (id, company_id, network_hash, noted_at)
       select id, company_id, id::text, now() from public.conversations where id = any($1)`,
      [[known, other]],
    ),
  )
  const { block } = (await admin('blockNetwork', { params: { id: other }, body: { reason: 'Spam' } })).body
  return { email, customer, note: noted.body.id, list, known, block: block!.id }
}

/** The writing calls. */
export const CUSTOMER_WRITES = slice(
  prepare,
  {
    updateCustomer: ({ customer }) => ({ params: { id: customer }, body: { name: 'Ada King' } }),
    blockCustomer: ({ customer }) => ({ params: { id: customer }, body: { blocked: true } }),
    blockNetwork: ({ known }) => ({ params: { id: known }, body: { reason: 'Spam' } }),
    addCustomerNote: ({ customer }) => ({ params: { id: customer }, body: { content: 'Called again' } }),
    importCustomers: ({ email }) => ({
      body: { rows: [{ email, company_name: 'Engines' }, { email: `${randomUUID()}@customer.test` }] },
    }),
    createCustomerList: () => ({ body: { name: randomUUID(), filter: [] } }),
    updateCustomerList: ({ list }) => ({ params: { id: list }, body: { name: randomUUID() } }),
  },
  {
    removeCustomerNote: ({ customer, note }) => [
      { params: { id: customer }, body: { note_id: note } },
      { target: note, action: 'customer_notes.delete' },
    ],
    unblockNetwork: ({ block }) => [
      { params: { id: block } },
      { target: block, action: 'blocked_networks.delete' },
    ],
    removeCustomerList: ({ list }) => [
      { params: { id: list } },
      { target: list, action: 'customer_lists.delete' },
    ],
  },
)
