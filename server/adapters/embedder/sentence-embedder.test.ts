/** The model itself, in its thread: it starts within a second, and each text takes some 20 ms. */
import { afterAll, describe, expect, it } from 'vitest'
import { createSentenceEmbedder } from './sentence-embedder.ts'

const embedder = createSentenceEmbedder()
afterAll(() => embedder.close())

async function nearness(one: string, other: string): Promise<number> {
  const [a, b] = await embedder.embed([one, other], 'question')
  const dot = (x: Float32Array, y: Float32Array) => x.reduce((sum, value, i) => sum + value * y[i]!, 0)
  return dot(a!, b!) / Math.sqrt(dot(a!, a!) * dot(b!, b!))
}

describe('the sentence model', () => {
  it.each([
    ['I want my money back', 'How do I get a refund?', 'How do I change my photo?'],
    ['my parcel never came', 'The delivery is late', 'Opening hours on Sunday'],
    ['I forgot my login', 'Reset your password', 'Download our app'],
  ])('finds %j nearer to %j than to %j', async (question, alike, other) =>
    expect(await nearness(question, alike)).toBeGreaterThan((await nearness(question, other)) + 0.1),
  )

  it('finds two texts about nothing alike not to be near', async () =>
    expect(await nearness('How do I reset my password?', 'The recipe needs two eggs')).toBeLessThan(0.15))

  it('reads a question before the articles that wait', async () => {
    const order: string[] = []
    const read = (text: string, what: 'question' | 'article') =>
      embedder.embed([text], what).then(() => order.push(text))
    await Promise.all([read('one', 'article'), read('two', 'article'), read('asked', 'question')])
    expect(order).toEqual(['one', 'asked', 'two'])
  })

  it('refuses all once it is closed', async () => {
    const closed = createSentenceEmbedder()
    await closed.embed(['a'], 'question')
    // Two, as the thread may have read the first one by the time it ends.
    const waiting = closed.embed(['b', 'c'], 'article')
    await Promise.all([expect(waiting).rejects.toThrow('has stopped'), closed.close()])
    await expect(closed.embed(['d'], 'question')).rejects.toThrow('has stopped')
  })
})
