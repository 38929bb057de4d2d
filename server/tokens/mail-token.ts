/** The signed name of a conversation in addresses and ids of mail, such as `acme+<token>@in.example.com`. */
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Base 32 (RFC 4648) in lower case: servers may change the case of an address. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
const ID_BYTES = 16
const SIGNATURE_BYTES = 8
const TOKEN = /^[a-z2-7]{39}$/
/** Characters before the `@` of an address (RFC 5321, section 4.5.3.1.1). */
const LOCAL_PART_MAX = 64

/** Signs and reads tokens of conversations. */
export type MailTokens = {
  readonly sign: (conversationId: string) => string
  /** Returns the conversation's id; null for anything that we have not signed. */
  readonly read: (token: string) => string | null
  /** Returns the address of a conversation at a company's address; null if that is too long for a token. */
  readonly addressOf: (address: string, conversationId: string) => string | null
}

/** Returns the tokens of one key: 32 bytes. */
export function createMailTokens(key: Uint8Array): MailTokens {
  const signatureOf = (id: Buffer) =>
    createHmac('sha256', key).update(id).digest().subarray(0, SIGNATURE_BYTES)

  function sign(conversationId: string): string {
    const id = Buffer.from(conversationId.replaceAll('-', ''), 'hex')
    return encode(Buffer.concat([id, signatureOf(id)]))
  }

  return {
    sign,
    read(token) {
      if (!TOKEN.test(token)) return null
      const bytes = decode(token)
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id))) return null
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
    addressOf(address, conversationId) {
      const at = address.lastIndexOf('@')
      const local = `${address.slice(0, at)}+${sign(conversationId)}`
      return local.length > LOCAL_PART_MAX ? null : local + address.slice(at)
    },
  }
}

/** The bits of the last letter beyond the last byte are zero. */
function encode(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return bits
    .match(/.{1,5}/g)!
    .map(five => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function decode(token: string): Buffer {
  const bits = [...token].map(letter => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g)!.map(eight => Number.parseInt(eight, 2))
  return Buffer.from(bytes)
}
