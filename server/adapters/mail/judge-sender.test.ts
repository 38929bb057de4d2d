/** Judging senders by the DNS, with real signatures. */
import { generateKeyPairSync } from 'node:crypto'
import { dkimSign, sealMessage } from 'mailauth'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '#core/manual-clock.ts'
import type { ResolveDns } from '#server/ports/mail.ts'
import { createJudgeSender } from './judge-sender.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`
const ZONE: Readonly<Record<string, string>> = {
  'TXT shop.example': 'v=spf1 ip4:192.0.2.7 -all',
  'TXT _dmarc.shop.example': 'v=DMARC1; p=none',
  'TXT s1._domainkey.shop.example': record,
  'TXT s1._domainkey.forwarder.example': record,
}
const ENVELOPE = { helo: 'mx.example.net', sender: 'x@other.example', recipient: 'acme@in.example.com' }
const ELSEWHERE = { ...ENVELOPE, ip: '198.51.100.9' }
const MAIL =
  'From: Dana <dana@shop.example>\r\nTo: acme@in.example.com\r\nSubject: Lamp\r\nDate: Mon, 30 Nov 2026 10:00:00 +0000\r\nMessage-ID: <1@shop.example>\r\n\r\nMy lamp is broken.\r\n'

function failing(code: string): Error {
  return Object.assign(new Error(code), { code })
}

const resolveDns: ResolveDns = async (name, type) => {
  const found = ZONE[`${type} ${name}`]
  if (found === undefined) throw failing('ENOTFOUND')
  return [[found]]
}

async function signed(source: string): Promise<string> {
  const { signatures } = await dkimSign(source, {
    ...{ signingDomain: 'shop.example', selector: 's1', privateKey: pem },
    signatureData: [{ signingDomain: 'shop.example', selector: 's1', privateKey: pem }],
  })
  return signatures + source
}

describe('a judge of senders', () => {
  const judge = createJudgeSender('in.example.com', createManualClock(0), resolveDns)
  const judged = async (source: string, envelope = ELSEWHERE) =>
    (await judge(Buffer.from(source), envelope)).dmarc

  it('takes a signature of the sender’s domain as a proof, wherever the mail comes from', async () => {
    expect(await judged(await signed(MAIL))).toBe('pass')
  })

  it('takes a server that the domain allows as a proof', async () => {
    const envelope = { ...ENVELOPE, ip: '192.0.2.7', sender: 'dana@shop.example' }
    expect(await judged(MAIL, envelope)).toBe('pass')
  })

  it('calls a mail forged that has neither, or was changed on the way', async () => {
    expect(await judged(MAIL)).toBe('fail')
    expect(await judged((await signed(MAIL)).replace('broken', 'stolen'))).toBe('fail')
  })

  it('says nothing of a domain without a policy, of a mail without a sender, or of no mail at all', async () => {
    expect(await judged(MAIL.replaceAll('shop.example', 'other.example'))).toBe('none')
    expect(await judged('Subject: x\r\n\r\nx')).toBe('none')
    expect(await judged('')).toBe('none')
  })

  it('says nothing of a mail with more signatures than any has: each costs a hash of the whole mail', async () => {
    const source = await signed(MAIL)
    const more = (count: number) =>
      Array.from({ length: count }, (_, at) => `DKIM-Signature: v=1; d=d${at}.example; s=s1; b=x`).join(
        '\r\n',
      )
    expect(await judged(`${more(9)}\r\n${source}`)).toBe('pass')
    expect(await judged(`${more(10)}\r\n${source}`)).toBe('none')
  })

  it('says nothing while the DNS fails or does not answer', async () => {
    const clock = createManualClock(0)
    const failed = createJudgeSender('in.example.com', clock, async (name, type) => {
      if (name.startsWith('s1.')) throw failing('ESERVFAIL')
      return resolveDns(name, type)
    })
    const source = Buffer.from(await signed(MAIL))
    expect((await failed(source, ELSEWHERE)).dmarc).toBe('none')
    const silent = createJudgeSender('in.example.com', clock, () => new Promise(() => {}))
    let verdict: unknown = null
    const waiting = silent(source, ELSEWHERE).then(proof => (verdict = proof))
    await new Promise(resolve => setImmediate(resolve))
    clock.advance(9_999)
    await new Promise(resolve => setImmediate(resolve))
    expect(verdict).toBeNull()
    clock.advance(1)
    await waiting
    expect(verdict).toEqual({ dmarc: 'none', arc: null })
  })

  it('tells who sealed a mail last, and what that server had found', async () => {
    const source = await signed(MAIL)
    const options = {
      ...{ signingDomain: 'forwarder.example', selector: 's1', privateKey: pem },
      // The package's types lack these two.
      ...{ authResults: 'mx.forwarder.example; dmarc=pass header.from=shop.example', cv: 'none' },
    }
    const seal = await sealMessage(Buffer.from(source), options)
    const sealed = Buffer.concat([Buffer.from(seal), Buffer.from(source)])
    expect((await judge(sealed, ELSEWHERE)).arc).toEqual({ domain: 'forwarder.example', dmarc: 'pass' })
    const altered = Buffer.from(sealed.toString().replace('broken', 'stolen'))
    expect((await judge(altered, ELSEWHERE)).arc).toBeNull()
  })
})
