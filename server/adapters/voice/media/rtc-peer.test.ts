import { expect, it } from 'vitest'
import { audioOf, withoutAddresses, withPublicAddress } from './rtc-peer.ts'

const OFFER = [
  'v=0',
  'a=group:BUNDLE 0 1',
  'm=audio 9 UDP/TLS/RTP/SAVPF 96 111',
  'a=candidate:1 1 udp 2113937151 10.0.0.7 25 typ host',
  'a=candidate:2 1 udp 2113937151 1b3f.local 50000 typ host',
  'a=mid:0',
  'a=rtpmap:96 red/48000/2',
  'a=rtpmap:111 opus/48000/2',
  'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
  'a=mid:1',
  'a=candidate:3 1 udp 1 192.0.2.1 53 typ host',
].join('\r\n')

it('[R19] takes no address from an offer, so that nobody has the server send to others', () => {
  expect(withoutAddresses(OFFER)).not.toContain('candidate')
  expect(withoutAddresses(OFFER).split('\r\n')).toHaveLength(9)
})

it('finds the audio of an offer, and the number of Opus', () => {
  expect(audioOf(OFFER)).toEqual({ mid: '0', payloadType: 111 })
})

it('names the public address alone, once for each port', () => {
  const answer = withPublicAddress(OFFER, '203.0.113.7')
  expect(answer.split('\r\n').filter(line => line.startsWith('a=candidate'))).toEqual([
    'a=candidate:1 1 udp 2113937151 203.0.113.7 25 typ host',
    'a=candidate:2 1 udp 2113937151 203.0.113.7 50000 typ host',
    'a=candidate:3 1 udp 1 203.0.113.7 53 typ host',
  ])
  expect(withPublicAddress(OFFER.replaceAll(' 53 ', ' 25 '), '203.0.113.7')).not.toContain('a=candidate:3')
})
