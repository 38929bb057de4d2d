import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createEmbeddingsServer } from './embeddings-server.ts'

type Asked = {
  readonly url: string | undefined
  readonly key: string | undefined
  readonly body: { model: string; input: string[] }
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(answer: (input: readonly string[]) => { status?: number; body: unknown }) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const piece of request) text += piece
    const body = JSON.parse(text)
    asked.push({ url: request.url, key: request.headers.authorization, body })
    const given = answer(body.input)
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(given.body))
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { asked, embedder: createEmbeddingsServer({ url, name: 'nomic', apiKey: 'secret' }) }
}
const data = (input: readonly string[]) =>
  input.map((text, index) => ({ index, embedding: [text.length, 1] }))

it('speaks the OpenAI protocol, with the key', async () => {
  const { embedder, asked } = await serve(input => ({ body: { data: data(input) } }))
  expect(await embedder.embed(['ab', 'c'], 'question')).toEqual([
    Float32Array.of(2, 1),
    Float32Array.of(1, 1),
  ])
  expect(asked).toEqual([
    { url: '/v1/embeddings', key: 'Bearer secret', body: { model: 'nomic', input: ['ab', 'c'] } },
  ])
})

it('puts vectors in the order of the texts, and asks for at most 64 at a time', async () => {
  const { embedder, asked } = await serve(input => ({ body: { data: data(input).reverse() } }))
  const texts = Array.from({ length: 70 }, (_, i) => 'x'.repeat(i))
  const vectors = await embedder.embed(texts, 'article')
  expect(vectors.map(vector => vector[0])).toEqual(texts.map(({ length }) => length))
  expect(asked.map(({ body }) => body.input.length)).toEqual([64, 6])
})

it.each([
  ['a refusal', { status: 401, body: {} }, 'status 401'],
  ['too few vectors', { body: { data: [] } }, '0 vectors for 1 texts'],
  ['something else', { body: { embeddings: [[1]] } }, 'data'],
])('rejects %s', async (_what, answer, problem) => {
  const { embedder } = await serve(() => answer)
  await expect(embedder.embed(['a'], 'question')).rejects.toThrow(problem)
})
