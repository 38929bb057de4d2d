/** What is special about S3: signatures, both styles of addresses, and every way in which a store can fail. */
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileStoreError } from '#server/ports/files.ts'
import { type ScriptedS3, startScriptedS3 } from '#tests/support/s3/scripted-s3.ts'
import { refusalOf } from '#tests/support/s3/verify-signature.ts'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { createS3Files } from './s3-files.ts'

const NAME = 'a'.repeat(64)
const BYTES = new Uint8Array(100_000).fill(7)

let s3: ScriptedS3
beforeEach(async () => {
  s3 = await startScriptedS3()
})
afterEach(() => s3.close())

/** A time that a silent store takes, in ms. */
const SOON_MS = 300

/** The methods of all requests. */
const methods = () => s3.requests.map(request => request.split(' ')[0])

describe('the scripted store', () => {
  // "GET Object" of the documentation's examples, with their keys.
  const request = {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
    body: new Uint8Array(),
  }
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const at = Date.parse('2013-05-24T00:00:00Z')

  it('accepts the signature of the documentation’s example', () => {
    expect(refusalOf(request, keys, at)).toBeNull()
  })

  it.each([
    ['another path', { ...request, target: '/test2.txt' }, keys, at, 'SignatureDoesNotMatch'],
    ['another method', { ...request, method: 'DELETE' }, keys, at, 'SignatureDoesNotMatch'],
    ['another secret', request, { ...keys, secretAccessKey: 'x' }, at, 'SignatureDoesNotMatch'],
    ['another key', request, { ...keys, accessKeyId: 'x' }, at, 'InvalidAccessKeyId'],
    ['other bytes', { ...request, body: BYTES }, keys, at, 'XAmzContentSHA256Mismatch'],
    ['an old date', request, keys, at + 16 * 60_000, 'RequestTimeTooSkewed'],
    ['no signature', { ...request, headers: {} }, keys, at, 'AuthorizationHeaderMalformed'],
  ] as const)('refuses %s', (_, changed, known, now, code) => {
    expect(refusalOf(changed, known, now)).toBe(code)
  })
})

describe('files in S3', () => {
  it('are written, measured, read and deleted with one signed request each', async () => {
    const files = createS3Files(s3.options)
    await files.write(NAME, BYTES)
    expect(await files.sizeOf(NAME)).toBe(BYTES.length)
    expect(await buffer((await files.read(NAME))!.bytes)).toEqual(Buffer.from(BYTES))
    await files.remove(NAME)
    expect(s3.requests).toEqual(['PUT', 'HEAD', 'GET', 'DELETE'].map(method => `${method} ${NAME}`))
    expect(s3.objects.size).toBe(0)
  })

  it('are addressed by the host, if paths have no bucket', async () => {
    const { accessKeyId, secretAccessKey, region } = s3.options
    const sent: string[] = []
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input))
      sent.push(url.href)
      const headers = { ...Object.fromEntries(new Headers(init?.headers)), host: url.host }
      const request = { method: init?.method ?? '', target: url.pathname, headers, body: BYTES }
      return new Response(null, {
        status: refusalOf(request, { accessKeyId, secretAccessKey, region }) ? 403 : 200,
      })
    })
    const endpoint = 'https://s3.eu-test-1.example.com'
    await createS3Files({ ...s3.options, endpoint, isPathStyle: false }).write(NAME, BYTES)
    await createS3Files({ ...s3.options, endpoint: `${endpoint}/base/` }).write(NAME, BYTES)
    fetching.mockRestore()
    expect(sent).toEqual([
      `https://lapwing-files.s3.eu-test-1.example.com/${NAME}`,
      `https://s3.eu-test-1.example.com/base/lapwing-files/${NAME}`,
    ])
  })

  it.each([500, 503, 'cut'] as const)('are asked for again after %s, up to two times', async fault => {
    const files = createS3Files(s3.options)
    s3.faults.push(fault, fault)
    await files.write(NAME, BYTES)
    expect(methods()).toEqual(['PUT', 'PUT', 'PUT'])
    s3.breakWith(fault)
    await expect(files.read(NAME)).rejects.toThrow(FileStoreError)
    expect(methods().slice(3)).toEqual(['GET', 'GET', 'GET'])
  })

  it('fail at once, and are not asked for again, when S3 is silent', async () => {
    s3.breakWith('silent')
    const files = createS3Files({ ...s3.options, timeoutMs: SOON_MS })
    await expect(files.read(NAME)).rejects.toThrow('S3 did not answer within')
    expect(s3.requests.length).toBeLessThanOrEqual(1)
  })

  it('fail at once, and are not asked for again, when S3 refuses', async () => {
    s3.breakWith(403)
    await expect(createS3Files(s3.options).read(NAME)).rejects.toThrow(
      new FileStoreError('S3 answered GET with 403 AccessDenied.'),
    )
    expect(s3.requests).toHaveLength(1)
  })

  it('fail in the middle when the connection is cut', async () => {
    const files = createS3Files(s3.options)
    await files.write(NAME, BYTES)
    s3.faults.push('cut-body')
    await expect(buffer((await files.read(NAME))!.bytes)).rejects.toThrow(FileStoreError)
  })

  it('fail in the middle when no more bytes come', async () => {
    await createS3Files(s3.options).write(NAME, BYTES)
    s3.breakWith('stalled-body')
    // The store answers in time, and then waits for bytes that never come.
    const file = await createS3Files({ ...s3.options, timeoutMs: scaleTimeout(10 * SOON_MS) }).read(NAME)
    await expect(buffer(file!.bytes)).rejects.toThrow('S3 did not answer within')
  })

  it('fail with a sentence when nothing listens, and when the bucket is missing', async () => {
    const { options } = s3
    await expect(createS3Files({ ...options, bucket: 'none' }).check()).rejects.toThrow(
      'S3 has no bucket none.',
    )
    await expect(createS3Files({ ...options, bucket: 'none' }).read(NAME)).rejects.toThrow('404 NoSuchBucket')
    await expect(createS3Files({ ...options, bucket: 'none' }).remove(NAME)).rejects.toThrow('NoSuchBucket')
    await s3.close()
    await expect(createS3Files(options).check()).rejects.toThrow(/S3 could not be reached: .*ECONNREFUSED/)
  })

  it('are refused with a wrong secret or region', async () => {
    const { options } = s3
    await expect(createS3Files({ ...options, secretAccessKey: 'x' }).write(NAME, BYTES)).rejects.toThrow(
      '403 SignatureDoesNotMatch',
    )
    await expect(createS3Files({ ...options, region: 'us-east-1' }).remove(NAME)).rejects.toThrow(
      '403 AuthorizationHeaderMalformed',
    )
    expect(s3.objects.size).toBe(0)
  })

  it('are no longer sent once the reader leaves', async () => {
    const files = createS3Files(s3.options)
    await files.write(NAME, BYTES)
    s3.faults.push('stalled-body')
    const reader = (await files.read(NAME))!.bytes.getReader()
    await reader.read()
    await reader.cancel()
    await expect(reader.read()).resolves.toEqual({ done: true, value: undefined })
  })
})
