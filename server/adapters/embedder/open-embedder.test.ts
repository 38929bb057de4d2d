import { expect, it } from 'vitest'
import { scriptedServers } from '#tests/support/scripted-servers.ts'
import { createEmbeddingsServer } from './open-embedder.ts'

type Body = { readonly model: string; readonly input: readonly string[] }
const start = scriptedServers<Body>()

async function serve(
  answer: (input: readonly string[]) => { readonly status?: number; readonly body: unknown },
) {
  const { url, asked } = await start((response, { input }) => {
    const { status = 200, body } = answer(input)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
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
  expect(asked).toMatchObject([
    {
      path: '/v1/embeddings',
      headers: { authorization: 'Bearer secret' },
      body: { model: 'nomic', input: ['ab', 'c'] },
    },
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
