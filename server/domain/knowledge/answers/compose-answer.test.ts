/** What the visitor gets, depending on how likely the found articles answer the question. */
import { describe, expect, it } from 'vitest'
import type { AiSettings } from '#contract/entities/answers.ts'
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import { SHARED_MESSAGES } from '#core/messages/conversation-messages.ts'
import { messagesFor } from '#core/messages/messages-for.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Model } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'
import { type ComposeDeps, type ComposeInput, composeAnswer } from './compose-answer.ts'

const hit = (slug: string, title: string, likelihood: number): SearchHit => ({
  article: { slug, title, body: `About ${title}.`, alternate_questions: [], language: 'en' },
  confidence: likelihood,
  likelihood,
  hasQueryWord: true,
  missingWords: [],
  excerpt: `About ${title}.`,
  text: `About ${title}.`,
})
const found = (plans: number, trial: number) => [
  hit('plans', 'Plans and prices', plans),
  hit('trial', 'The free trial', trial),
]
const UNSURE = found(0.2, 0.1)
const SETTINGS = AI_DEFAULTS as unknown as AiSettings

type Options = Partial<ComposeInput> & { readonly model?: Model; readonly hits?: readonly SearchHit[] }
function compose(question: string, { model = localModel, hits = UNSURE, ...given }: Options = {}) {
  const deps: ComposeDeps = {
    clock: { now: () => 0 },
    modelOf: async () => ({ name: 'm', model }),
    languagesOf: async () => hits.map(({ article }) => article.language ?? 'en'),
    originOf: async () => 'https://acme.example',
    log: { warn: () => {} },
  }
  return composeAnswer(deps, {
    companyId: 'acme',
    claims: { role: 'anon' },
    locale: 'en',
    turns: [{ sender_type: 'visitor', content: question }],
    search: async () => [...hits],
    settings: SETTINGS,
    signal: new AbortController().signal,
    ...given,
  })
}

describe('a reply', () => {
  it('is an answer from the likeliest article', async () => {
    const { content, meta } = await compose('free?', { hits: found(0.4, 0.1) })
    expect(content).toBe('About Plans and prices.')
    expect(meta).toEqual({ type: 'answer', citations: [{ slug: 'plans', title: 'Plans and prices' }] })
  })

  it('multiplies a quoted price by the people whom the visitor speaks of', async () => {
    const excerpt = 'It costs €6 per person per month.'
    const hits = found(0.9, 0.1).map(each => ({ ...each, excerpt }))
    const { content } = await compose('what do 20 people pay?', { hits })
    expect(content).toBe(`${excerpt}\n\n20 × €6 = €120`)
  })

  it('says that it leaves a question out where it answers only the other', async () => {
    const { content } = await compose('Is it free? Can I bring a zeppelin?', {
      search: async (_company, _claims, question) => (question.includes('free') ? found(0.9, 0.1) : UNSURE),
    })
    expect(content).toBe(`About Plans and prices.\n\n${SHARED_MESSAGES.otherQuestion}`)
  })

  it('says that it is not sure and names the articles, the likeliest first, where none is likely enough', async () => {
    const { content, meta, trace } = await compose('free?', { hits: found(0.399, 0.1) })
    expect(content).toBe(SHARED_MESSAGES.unsure)
    expect(meta).toEqual({
      type: 'suggestions',
      articles: [
        { slug: 'plans', title: 'Plans and prices' },
        { slug: 'trial', title: 'The free trial' },
      ],
    })
    expect(trace).toMatchObject({ outcome: 'suggestions', used: [] })
    expect(trace.passages.map(({ slug }) => slug)).toEqual(['plans', 'trial'])
  })

  it('[CHAT-13] is the offer of a human where nothing may answer', async () => {
    const { content, meta, trace } = await compose('free?', { hits: found(0.099, 0.05) })
    expect([content, meta, trace.outcome]).toEqual([
      SHARED_MESSAGES.noInformation,
      { type: 'offer' },
      'no-information',
    ])
  })

  it('that suggests is in the language of the visitor’s message', async () => {
    const hits = UNSURE.map(each => ({ ...each, article: { ...each.article, language: 'de' } }))
    expect((await compose('Was kostet das im Monat?', { hits })).content).toBe(messagesFor('de').unsure)
  })

  it('to a question in a language that no article is in says so, and names the articles that share a word with it', async () => {
    const { content, meta } = await compose('Was kostet das im Monat?', { hits: found(0.9, 0.1) })
    expect(content).toBe(`Unsere Hilfeartikel gibt es auf Englisch. ${messagesFor('de').unsure}`)
    expect(meta.articles?.map(({ slug }) => slug)).toEqual(['plans', 'trial'])
    const unshared = found(0.9, 0.1).map(each => ({ ...each, hasQueryWord: false }))
    expect(await compose('Was kostet das im Monat?', { hits: unshared })).toMatchObject({
      content: `Unsere Hilfeartikel gibt es auf Englisch. ${messagesFor('de').noInformation}`,
      meta: { type: 'offer' },
    })
  })

  it('is the answer of an article that the visitor has picked, in whatever language it is', async () => {
    const hits = [hit('plans', 'Plans and prices', 1)]
    const { meta } = await compose('Was kostet das im Monat?', { hits, isPicked: true })
    expect(meta).toMatchObject({ type: 'answer', citations: [{ slug: 'plans' }] })
  })

  it('that suggests leaves out what the company keeps the AI off', async () => {
    const settings = { ...SETTINGS, forbidden_topics: ['prices'] }
    const { meta } = await compose('free?', { settings })
    expect(meta.articles).toEqual([{ slug: 'trial', title: 'The free trial' }])
    const none = { ...settings, forbidden_topics: ['prices', 'trial'] }
    expect((await compose('free?', { settings: none })).meta).toEqual({ type: 'offer' })
  })

  it('to a question about what the company keeps the AI off is the offer of a human, though an article answers it', async () => {
    const settings = { ...SETTINGS, forbidden_topics: ['tax'] }
    const { meta, trace } = await compose('Is tax included?', { settings, hits: found(0.9, 0.1) })
    expect([meta, trace.outcome]).toEqual([{ type: 'offer' }, 'refused-topic'])
  })

  it('is a language model’s own answer where that finds one', async () => {
    const model: Model = {
      async answer({ callTool }) {
        await callTool({ name: 'query_knowledge_base', arguments: '{"query":"trial"}' })
        return { kind: 'answer', text: 'It is free.', used: ['trial'] }
      },
    }
    const { meta } = await compose('free?', { model })
    expect(meta).toMatchObject({ type: 'answer', citations: [{ slug: 'trial' }] })
  })

  it('is the offer of a human where a language model, which has read the articles, gives no answer from them', async () => {
    const answer: Model['answer'] = async () => ({ kind: 'answer', text: 'It is free.', used: ['other'] })
    expect((await compose('free?', { model: { answer } })).meta.type).toBe('offer')
  })
})
