import { describe, expect, it } from 'vitest'
import { type CountedQuestion, clusterQuestions } from './cluster-questions.ts'

const questions = (...texts: readonly string[]): CountedQuestion[] => texts.map(text => ({ text, count: 1 }))
const groups = (questions: readonly CountedQuestion[]) =>
  clusterQuestions(questions).map(({ questions }) => questions.map(({ text }) => text).sort())

const SHOP = questions(
  'How do I get a refund?',
  'refund policy',
  'can I get refunds pls',
  'How to cancel my subscription',
  'cancle my subscripton',
  'Where is my order?',
  'Do you ship to Norway?',
  'shipping to norway',
)

describe('clusterQuestions', () => {
  it('puts together what asks the same, through word forms and typing errors', () => {
    expect(groups(SHOP)).toEqual([
      ['Do you ship to Norway?', 'shipping to norway'],
      ['How do I get a refund?', 'can I get refunds pls', 'refund policy'],
      ['How to cancel my subscription', 'cancle my subscripton'],
      ['Where is my order?'],
    ])
  })

  it.each([
    ['German', questions('Wie kann ich kündigen?', 'Kündigung', 'Abo kündigen')],
    ['Hebrew', questions('כמה עולה המשלוח?', 'כמה עולה משלוח', 'המשלוח')],
    ['Arabic', questions('كم سعر التوصيل؟', 'سعر توصيل', 'وسعر التوصيل')],
    ['Chinese', questions('如何申请退款', '怎么申请退款')],
  ])('goes by the words of the language: %s', (_language, questions) => {
    expect(groups(questions)).toHaveLength(1)
  })

  it('keeps apart what shares only the words that one asks with', () => {
    expect(groups(questions('How do I change my password?', 'How do I change the colour?'))).toHaveLength(2)
    expect(groups(questions('What can you do for me?', 'Where can I find the invoice?'))).toHaveLength(2)
  })

  it('is the same whatever the order', () => {
    const inOrder = clusterQuestions(SHOP)
    expect(clusterQuestions([...SHOP].reverse())).toEqual(inOrder)
    expect(clusterQuestions([...SHOP.slice(4), ...SHOP.slice(0, 4)])).toEqual(inOrder)
  })

  it('names a cluster by what was asked most', () => {
    const often = { text: 'refund policy', count: 9 }
    const [cluster] = clusterQuestions([...questions('refunds policy please', 'policy on refunds'), often])
    expect(cluster!.center).toBe(often)
    expect(cluster!.questions[0]).toBe(often)
  })

  it('takes nothing, signs and words of no meaning', () => {
    expect(clusterQuestions([])).toEqual([])
    expect(groups(questions('???', '!!', 'how?'))).toHaveLength(3)
  })
})
