/** Customers, their notes, and customer lists. */
import { randomUUID } from 'node:crypto'
import { type Stage, slice } from './impersonation-slice.ts'

/** Creates an imported customer with a note by the staff member, and a list. */
async function prepare({ admin, staff }: Stage) {
  const email = `${randomUUID()}@customer.test`
  await admin('importCustomers', { body: { rows: [{ email, name: 'Ada Lovelace' }] } })
  const { customers } = (await admin('listCustomers', { query: { q: email } })).body
  const customer = customers[0]!.id
  const noted = await staff('addCustomerNote', { params: { id: customer }, body: { content: 'Called' } })
  const { id: list } = (await admin('createCustomerList', { body: { name: randomUUID(), filter: [] } })).body
  return { email, customer, note: noted.body.id, list }
}

/** The writing calls. */
export const CUSTOMER_WRITES = slice(
  prepare,
  {
    updateCustomer: ({ customer }) => ({ params: { id: customer }, body: { name: 'Ada King' } }),
    blockCustomer: ({ customer }) => ({ params: { id: customer }, body: { blocked: true } }),
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
    removeCustomerList: ({ list }) => [
      { params: { id: list } },
      { target: list, action: 'customer_lists.delete' },
    ],
  },
)
