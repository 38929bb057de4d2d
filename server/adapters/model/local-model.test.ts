import { describe, expect, it } from 'vitest'
import { AI_DEFAULTS } from '#contract/constants/ai.ts'
import { localModel } from './local-model.ts'

const passage = (slug: string) => ({
  title: slug,
  slug,
  excerpt: `About ${slug}.`,
  text: `All about ${slug}.`,
})
const ask = (question: string, passages = [passage('refunds'), passage('plans')]) =>
  localModel.answer({
    question,
    history: [],
    passages,
    guidance: AI_DEFAULTS,
    signal: new AbortController().signal,
  })

describe('localModel', () => {
  it('quotes the best passage word for word and names it', async () => {
    expect(await ask('Can I get a refund?')).toEqual({
      kind: 'answer',
      text: 'About refunds.',
      used: ['refunds'],
    })
  })

  it('says that it has no information without a passage', async () => {
    expect(await ask('Can I get a refund?', [])).toEqual({ kind: 'no-information' })
  })

  it('tells an answer once, and nothing when it has none', async () => {
    const told: string[] = []
    const request = {
      question: 'Can I?',
      history: [],
      guidance: AI_DEFAULTS,
      signal: new AbortController().signal,
    }
    const onText = (soFar: string) => void told.push(soFar)
    await localModel.answer({ ...request, passages: [passage('refunds')], onText })
    await localModel.answer({ ...request, passages: [], onText })
    expect(told).toEqual(['About refunds.'])
  })
})
