/**
 * AWS Signature Version 4 as a store checks it, written from the documentation ("Signature Calculations for the
 * Authorization Header: Transferring Payload in a Single Chunk", Amazon S3 API reference), with nothing of the client's.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A request as it arrived. `target` is the path with its query, header names are in lower case. */
export type SignedRequest = {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: Uint8Array
}

/** What the store knows. */
export type StoreKeys = {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

/** How far a request's date may be from the store's clock, in ms. */
const SKEW_MAX_MS = 15 * 60_000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

/** Returns the S3 error code with which a store refuses the request; null if the signature is right. */
export function refusalOf(request: SignedRequest, keys: StoreKeys, now = Date.now()): string | null {
  const { headers, body } = request
  const match = AUTHORIZATION.exec(headers['authorization'] ?? '')
  if (!match) return 'AuthorizationHeaderMalformed'
  const [, accessKeyId, day = '', region = '', signedHeaders = '', signature = ''] = match
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region) return 'AuthorizationHeaderMalformed'
  const date = headers['x-amz-date'] ?? ''
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Number.isNaN(at) || !date.startsWith(day)) return 'AccessDenied'
  if (Math.abs(now - at) > SKEW_MAX_MS) return 'RequestTimeTooSkewed'
  const names = signedHeaders.split(';')
  const mustSign = ['host', ...Object.keys(headers).filter(name => name.startsWith('x-amz-'))]
  if (mustSign.some(name => !names.includes(name))) return 'AccessDenied'
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const [path = '', query = ''] = request.target.split('?')
  const canonicalRequest = [
    request.method,
    path
      .split('/')
      .map(segment => uriEncode(decodeURIComponent(segment)))
      .join('/'),
    canonicalQuery(query),
    ...names.map(name => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const stringToSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (derived, part) => hmac(derived, part),
    `AWS4${keys.secretAccessKey}`,
  )
  const expected = hmac(key, stringToSign)
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function canonicalQuery(query: string): string {
  return query
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const [name = '', value = ''] = pair.split('=').map(part => uriEncode(decodeURIComponent(part)))
      return `${name}=${value}`
    })
    .sort()
    .join('&')
}

/** Encodes every byte but the unreserved characters: A-Z, a-z, 0-9, hyphen, underscore, period and tilde. */
function uriEncode(text: string): string {
  return Array.from(Buffer.from(text), byte => {
    const character = String.fromCharCode(byte)
    return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }).join('')
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
