import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { ticketCommands } from '../../widgets/ticket/ticket-driver.ts'
import { chatCommands } from './chat-commands.ts'

/** Returns what stands in the box of the chat, and of the ticket form, after the page's command `newMessage`. */
function boxesAfter(typed: string, text: unknown): readonly (string | undefined)[] {
  const $draft = atom(typed)
  const host = { open: () => {} }
  const stores = { $draft, $page: atom('home') }
  const chat = chatCommands({ host, stores } as unknown as Parameters<typeof chatCommands>[0])
  chat['newMessage']!(text)
  const $values = atom<{ content?: string }>(typed === '' ? {} : { content: typed })
  const session = {
    $values,
    write: (_field: string, value: string) => $values.set({ content: value }),
    show: () => {},
  }
  const ticket = ticketCommands({ session } as unknown as Parameters<typeof ticketCommands>[0])
  ticket['newMessage']!(text)
  return [$draft.get(), $values.get().content]
}

it.each([
  ['', 'Where is it?', 'Where is it?'],
  [' \n', 'Where is it?', 'Where is it?'],
  ['My order is late', 'Where is it?', 'My order is late\nWhere is it?'],
  ['My order is late\n', 'Where is it?', 'My order is late\nWhere is it?'],
  ['My order is late\nWhere is it?', 'Where is it?', 'My order is late\nWhere is it?'],
  ['My order is late', '', 'My order is late'],
  ['My order is late', 7, 'My order is late'],
])('a page’s words never replace what is typed: %j and %j', (typed, text, box) => {
  expect(boxesAfter(typed, text)).toEqual([box, box])
})
