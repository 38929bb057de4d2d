import { expect, it } from 'vitest'
import type { Embedder } from '#server/ports/embedder.ts'
import { centeredEmbedder } from './centered-embedder.ts'

/** Everything it reads lies near (1, 0), as with many models; two texts differ a little across. */
function narrow(failures = 0) {
  let left = failures
  const embedder: Embedder = {
    model: 'narrow',
    isEnglishOnly: false,
    async embed(texts) {
      if (left-- > 0) throw new Error('away')
      return texts.map(text =>
        Float32Array.of(1, text.startsWith('up') ? 0.1 : text.startsWith('down') ? -0.1 : 0),
      )
    },
  }
  return centeredEmbedder(embedder)
}

it('texts that share only what the model gives to each of them have nothing in common', async () => {
  const [up, down] = await narrow().embed(['up', 'down'], 'question')
  expect(up![1]! * down![1]!).toBeLessThan(0)
  expect(Math.abs(up![0]!)).toBeLessThan(0.01)
})

it('a model that was away for the first question is asked again for the next', async () => {
  const embedder = narrow(1)
  await expect(embedder.embed(['up'], 'question')).rejects.toThrow('away')
  await expect(embedder.embed(['up'], 'question')).resolves.toHaveLength(1)
})
