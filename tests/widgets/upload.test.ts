/** Uploading a file, with the wire format of supabase-js's storage client. */
import { expect } from 'chai'
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { UPLOAD_MAX_BYTES } from '#contract/constants/conversation.ts'
import { uploadFile } from '#sdk/runtime/files/upload.ts'

const CONVERSATION = 'a0000000-0000-4000-8000-0000000000c1'
const KEY = `${CONVERSATION}/1700000000000-${'f'.repeat(32)}-%D7%AA-cat.png`
const worker = setupWorker()

type Seen = { path: string; headers: Record<string, string | null>; fields: [string, unknown][] }

/** Uploads to a store with this response, and returns what the store received. */
async function upload(answer: () => Response | Promise<Response>, change = {}) {
  const seen: Seen[] = []
  worker.use(
    http.post('*/storage/v1/*', async ({ request }) => {
      const names = ['authorization', 'apikey', 'x-upsert']
      const headers = Object.fromEntries(names.map(name => [name, request.headers.get(name)]))
      const fields = [...(await request.formData()).entries()]
      seen.push({ path: new URL(request.url).pathname, headers, fields })
      return answer()
    }),
  )
  const result = await uploadFile({
    realtime: { url: `${location.origin}/project`, key: 'public' },
    token: 'a.b.c',
    conversationId: CONVERSATION,
    file: new File(['meow'], 'ת cat.png', { type: 'image/png' }),
    onProgress: () => {},
    signal: new AbortController().signal,
    now: 1_700_000_000_000,
    randomPart: 'f'.repeat(32),
    ...change,
  })
  return { result, seen }
}

const said = (statusCode: string, error: string, message: string, status = 400) =>
  upload(() => HttpResponse.json({ statusCode, error, message }, { status }))

describe('uploadFile', () => {
  before(() => worker.start({ quiet: true, onUnhandledRequest: 'bypass' }))
  afterEach(() => worker.resetHandlers())
  after(() => worker.stop())

  it('[CHAT-24] posts a form to the bucket and gives the public address', async () => {
    const { result, seen } = await upload(() => HttpResponse.json({ Key: 'x', Id: 'y' }))
    expect(result).to.deep.equal({
      kind: 'ok',
      value: { url: `${location.origin}/project/storage/v1/object/public/conversation-uploads/${KEY}` },
    })
    expect(seen).to.have.length(1)
    const [{ path, headers, fields }] = seen as [Seen]
    expect(path).to.equal(`/project/storage/v1/object/conversation-uploads/${KEY}`)
    expect(headers).to.deep.equal({ authorization: 'Bearer a.b.c', apikey: 'public', 'x-upsert': null })
    expect(fields[0]).to.deep.equal(['cacheControl', '3600'])
    const [name, file] = fields[1] as [string, File]
    expect([name, file.type, await file.text()]).to.deep.equal(['', 'image/png', 'meow'])
  })

  it('asks nothing for a file that cannot be taken', async () => {
    const empty = new File([], 'a.txt')
    const big = new File([new Uint8Array(UPLOAD_MAX_BYTES + 1)], 'a.bin')
    const answers = [
      await upload(() => HttpResponse.json({}), { file: empty }),
      await upload(() => HttpResponse.json({}), { file: big }),
    ]
    expect(answers).to.deep.equal([
      { result: { kind: 'refused', status: 400, code: 'invalid_request' }, seen: [] },
      { result: { kind: 'refused', status: 413, code: 'body_too_large' }, seen: [] },
    ])
  })

  it('[CHAT-25] takes a 403 that is not about a row for a token that must be renewed', async () => {
    const { result } = await said('403', 'Unauthorized', '"exp" claim timestamp check failed')
    expect(result).to.deep.equal({ kind: 'refused', status: 401, code: 'token_expired' })
  })

  it('tells the refusals apart', async () => {
    const foreign = await said('403', 'Unauthorized', 'new row violates row-level security policy')
    expect(foreign.result).to.deep.equal({ kind: 'refused', status: 403, code: null })
    const full = await said('413', 'QuotaExceeded', 'no room', 413)
    expect(full.result).to.deep.equal({ kind: 'refused', status: 413, code: 'uploads_full' })
    const odd = await upload(() => new HttpResponse('<html>', { status: 404 }))
    expect(odd.result).to.deep.equal({ kind: 'refused', status: 404, code: null })
  })

  for (const [what, answer] of [
    ['no network', () => HttpResponse.error()],
    ['a server in trouble', () => new HttpResponse('', { status: 503 })],
    ['a server that is asked too much', () => new HttpResponse('', { status: 429 })],
  ] as const) {
    it(`can be tried again after ${what}`, async () => {
      expect((await upload(answer)).result).to.deep.equal({ kind: 'unreachable' })
    })
  }

  it('is given up by its signal, before and on the way', async () => {
    expect((await upload(() => HttpResponse.json({}), { signal: AbortSignal.abort() })).seen).to.deep.equal(
      [],
    )
    const controller = new AbortController()
    const answer = () => {
      controller.abort()
      return new Promise<Response>(() => {})
    }
    const { result } = await upload(answer, { signal: controller.signal })
    expect(result).to.deep.equal({ kind: 'unreachable' })
  })

  it('tells how much has been sent', async () => {
    // Behind a service worker the browser reports no upload progress.
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      const tell = (init: ProgressEventInit) => this.upload.dispatchEvent(new ProgressEvent('progress', init))
      tell({ loaded: 1, total: 4, lengthComputable: true })
      tell({ loaded: 2, total: 0, lengthComputable: false })
      tell({ loaded: 4, total: 4, lengthComputable: true })
      send.call(this, body)
    }
    const shares: number[] = []
    await upload(() => HttpResponse.json({}), { onProgress: (share: number) => shares.push(share) })
    XMLHttpRequest.prototype.send = send
    expect(shares).to.deep.equal([0.25, 1])
  })
})
