import { describe, expect, it } from 'vitest'
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import type { ModelRequest, WrittenAnswer } from '#server/ports/model.ts'
import { modelRequest, passageOf } from '#tests/support/model-request.ts'
import { localModel } from './local-model.ts'

const ask = (change: Partial<ModelRequest> = {}) => localModel.answer(modelRequest(change))

describe('localModel', () => {
  it('quotes the best passage word for word and names it', async () => {
    expect(await ask()).toEqual({ kind: 'answer', text: 'About refunds.', used: ['refunds'] })
  })

  it('says that it has no information without a passage', async () => {
    expect(await ask({ passages: [] })).toEqual({ kind: 'no-information' })
  })

  it('tells an answer once, and nothing when it has none', async () => {
    const told: string[] = []
    const onText = ({ text }: WrittenAnswer) => void told.push(text)
    await ask({ onText })
    await ask({ passages: [], onText })
    expect(told).toEqual(['About refunds.'])
  })

  it.each([
    ['the visitor’s own before a surer one', 0.6, 'visitor', 'de', 'erstattung'],
    ['but not before one that is far surer', 0.3, 'visitor', 'de', 'refunds'],
    ['whatever its region', 0.6, 'visitor', 'de-AT', 'erstattung'],
    ['the surest where there is none in it', 0.6, 'visitor', 'fr', 'refunds'],
    ['the one that the company wants, whatever the visitor’s', 0.6, 'de', 'en', 'erstattung'],
  ])(
    'quotes an article in the wanted language first: %s',
    async (_case, likelihood, answer_language, locale, slug) => {
      const passages = [passageOf('refunds'), passageOf('erstattung', { language: 'de', likelihood })]
      const guidance = { ...AI_DEFAULTS, answer_language }
      expect(await ask({ passages, guidance, locale })).toMatchObject({ used: [slug] })
    },
  )
})
