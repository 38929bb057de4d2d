import { expect, it } from 'vitest'
import { pageHeaders } from './create-api.ts'

const SERVER = 'https://support.test'

it.each([
  ['/widget/chat', { 'x-widget': 'chat' }],
  ['/widget/a1%20b?embed=1', { 'x-widget': 'a1%20b' }],
  [
    '/widget/ticket/?embed_origin=https%3A%2F%2Fshop.test%2Fpath',
    { 'x-widget': 'ticket', 'x-embed-origin': 'https://shop.test' },
  ],
  ['/widget/chat?embed_origin=null', { 'x-widget': 'chat' }],
  ['/widget/chat?embed_origin=data:text/plain,x', { 'x-widget': 'chat' }],
  ['/', {}],
])('[EMBED-02] our page %s names itself', (path, headers) => {
  expect(pageHeaders(new URL(path, SERVER), SERVER)).toEqual(headers)
})

it('a page of the customer names nothing, whatever its path', () => {
  expect(pageHeaders(new URL('https://shop.test/widget/chat'), SERVER)).toEqual({})
})
