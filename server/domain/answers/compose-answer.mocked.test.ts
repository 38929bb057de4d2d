/** What becomes of each kind of reply that is chosen. The choice itself is in the place of a mock. */
import { describe, expect, it, vi } from 'vitest'
import { AI_DEFAULTS } from '#contract/constants/ai.ts'
import type { AiSettings } from '#contract/entities/answers.ts'
import { copyOf } from '#core/copies.ts'
import { COPY } from '#core/copy.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import type { Model } from '#server/ports/model.ts'
import type { SearchHit } from '../knowledge/search-index.ts'
import type { ReplyChoice } from './choose-reply.ts'
import { type ComposeInput, type ComposeMeans, composeAnswer } from './compose-answer.ts'

let chosen: (hits: readonly SearchHit[]) => ReplyChoice
vi.mock('./choose-reply.ts', () => ({ chooseReply: (hits: readonly SearchHit[]) => chosen(hits) }))

const suggest = (hits: readonly SearchHit[]): ReplyChoice => ({ kind: 'suggestions', hits })
const hit = (slug: string, title: string): SearchHit => ({
  article: { slug, title, body: `About ${title}.`, alternate_questions: [] },
  confidence: 0.01,
  hasQueryWord: true,
  excerpt: `About ${title}.`,
  text: `About ${title}.`,
})
const HITS = [hit('plans', 'Plans and prices'), hit('trial', 'The free trial')]

function compose(
  question: string,
  {
    answer = localModel.answer,
    ...given
  }: Partial<ComposeInput> & { readonly answer?: Model['answer'] } = {},
) {
  const means: ComposeMeans = {
    clock: { now: () => 0 },
    modelOf: async () => ({ name: 'm', model: { answer } }),
    originOf: async () => 'https://acme.example',
    log: { warn: () => {} },
  }
  return composeAnswer(means, {
    companyId: 'acme',
    claims: { role: 'anon' },
    locale: 'en',
    turns: [{ sender_type: 'visitor', content: question }],
    search: async () => HITS,
    settings: AI_DEFAULTS as unknown as AiSettings,
    signal: new AbortController().signal,
    ...given,
  })
}

describe('a reply', () => {
  it('that suggests says so and names the articles, the likeliest first', async () => {
    chosen = suggest
    const { content, meta, trace } = await compose('free?')
    expect(content).toBe(COPY.unsure)
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

  it('that suggests is in the language of the visitor’s message', async () => {
    chosen = suggest
    expect((await compose('Was kostet das im Monat?')).content).toBe(copyOf('de').unsure)
  })

  it('that suggests leaves out what the company keeps the AI off', async () => {
    chosen = suggest
    const settings = { ...(AI_DEFAULTS as unknown as AiSettings), forbidden_topics: ['prices'] }
    const { meta } = await compose('free?', { settings })
    expect(meta.articles).toEqual([{ slug: 'trial', title: 'The free trial' }])
    const none = { ...settings, forbidden_topics: ['prices', 'trial'] }
    expect((await compose('free?', { settings: none })).meta).toEqual({ type: 'offer' })
  })

  it('is a model’s own answer where that finds one, whatever was chosen', async () => {
    chosen = suggest
    const answer: Model['answer'] = async ({ callTool }) => {
      await callTool({ name: 'query_knowledge_base', arguments: '{"query":"trial"}' })
      return { kind: 'answer', text: 'It is free.', used: ['trial'] }
    }
    const sure = HITS.map(each => ({ ...each, confidence: 1 }))
    const { meta } = await compose('free?', { answer, search: async () => sure })
    expect(meta).toMatchObject({ type: 'answer', citations: [{ slug: 'trial' }] })
  })

  it('suggests where a model’s answer cites nothing', async () => {
    chosen = suggest
    const answer: Model['answer'] = async () => ({ kind: 'answer', text: 'It is free.', used: ['other'] })
    expect((await compose('free?', { answer })).meta.type).toBe('suggestions')
  })

  it('[CHAT-13] is the offer of a human where that is chosen', async () => {
    chosen = () => ({ kind: 'offer' })
    const { content, meta, trace } = await compose('free?')
    expect([content, meta, trace.outcome]).toEqual([COPY.noInformation, { type: 'offer' }, 'no-information'])
  })

  it('is an answer from the chosen passages', async () => {
    chosen = hits => ({ kind: 'answer', hits: hits.slice(1) })
    const { content, meta } = await compose('free?')
    expect(content).toBe('About The free trial.')
    expect(meta).toEqual({ type: 'answer', citations: [{ slug: 'trial', title: 'The free trial' }] })
  })
})
