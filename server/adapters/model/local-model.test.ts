import { describe, expect, it } from 'vitest'
import { localModel } from './local-model.ts'

const passage = (slug: string) => ({
  title: slug,
  slug,
  excerpt: `About ${slug}.`,
  text: `All about ${slug}.`,
})
const ask = (question: string, passages = [passage('refunds'), passage('plans')]) =>
  localModel.answer({ question, history: [], passages, signal: new AbortController().signal })

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

  it.each(['hi', 'Hello!', 'hey there', 'Good morning', 'hallo', 'Bonjour !', 'שלום', 'مرحبا'])(
    'greets after %s',
    async question => expect(await ask(question)).toMatchObject({ kind: 'answer', used: [] }),
  )

  it.each(['thanks', 'Thank you!', 'thank you so much', 'danke', 'תודה'])(
    'takes thanks: %s',
    async question => expect(await ask(question, [])).toMatchObject({ kind: 'answer', used: [] }),
  )

  it.each(['Hi, can I get a refund?', 'Thanks, but how do I pay?', 'hello world plan'])(
    'answers the question in %s',
    async question => expect(await ask(question)).toMatchObject({ used: ['refunds'] }),
  )

  it('tells an answer once, and nothing when it has none', async () => {
    const told: string[] = []
    const request = { question: 'Can I?', history: [], signal: new AbortController().signal }
    const onText = (soFar: string) => void told.push(soFar)
    await localModel.answer({ ...request, passages: [passage('refunds')], onText })
    await localModel.answer({ ...request, passages: [], onText })
    expect(told).toEqual(['About refunds.'])
  })
})
