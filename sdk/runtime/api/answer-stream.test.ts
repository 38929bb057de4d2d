import { describe, expect, it } from 'vitest'
import { createEventReader } from './answer-stream.ts'

function read(pieces: readonly string[]): string[] {
  const heard: string[] = []
  const take = createEventReader(data => heard.push(data))
  for (const piece of pieces) take(piece)
  return heard
}

describe('the reader of an event stream', () => {
  const stream = 'data: one\n\n: still there\n\nevent: x\ndata:two\ndata: lines\nid: 1\n\n'
  const events = ['one', 'two\nlines']

  it.each([
    ['line feeds', '\n'],
    ['carriage returns and line feeds', '\r\n'],
    ['carriage returns', '\r'],
  ])('takes lines that end in %s', (_what, end) => {
    // The reader must see the next character to know whether a line feed belongs to the carriage return.
    expect(read([stream.replaceAll('\n', end), ':'])).toEqual(events)
  })

  it('takes the text in pieces of any length', () => {
    const text = stream.replaceAll('\n', '\r\n')
    for (let length = 1; length < text.length; length += 1) {
      const pieces = text.match(new RegExp(`[^]{1,${length}}`, 'g'))!
      expect(read([...pieces, ':'])).toEqual(events)
    }
  })

  it('gives no event that has not ended', () => {
    expect(read(['data: half\n'])).toEqual([])
  })
})
