import { expect, it } from 'vitest'
import { createPacketizer, frameOf } from './rtp.ts'

const FRAME = Uint8Array.from([1, 2, 3])

it('packs a frame, and counts packets and samples over the ends of their fields', () => {
  const pack = createPacketizer(7, 111)
  const first = pack(FRAME)
  expect([...frameOf(first, 111)!]).toEqual([1, 2, 3])
  expect([first.readUInt16BE(2), first.readUInt32BE(4), first.readUInt32BE(8)]).toEqual([0, 0, 7])
  let last = first
  for (let packet = 1; packet <= 65_537; packet++) last = pack(FRAME)
  expect([last.readUInt16BE(2), last.readUInt32BE(4)]).toEqual([1, 65_537 * 960])
})

it('reads a frame behind contributing sources, an extension and padding', () => {
  const header = [0b1011_0001, 111, 0, 1, 0, 0, 0, 0, 0, 0, 0, 7]
  const sources = [0, 0, 0, 9]
  const extension = [0xbe, 0xde, 0, 1, 1, 1, 1, 1]
  const packet = Buffer.from([...header, ...sources, ...extension, 5, 6, 0, 0, 3])
  expect([...frameOf(packet, 111)!]).toEqual([5, 6])
})

it('passes over what is no frame', () => {
  const packet = createPacketizer(7, 111)(FRAME)
  const other = Buffer.from(packet)
  other[1] = 200
  const padded = Buffer.from(packet)
  padded[0] = 0xa0
  padded[packet.length - 1] = 255
  const cut = Buffer.from([0x90, 111, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  for (const none of [Buffer.alloc(0), packet.subarray(0, 12), other, padded, cut, Buffer.alloc(40, 1)])
    expect(frameOf(none, 111)).toBeNull()
})
