/** Sentences of an article pass the check of an answer that cites it, in every language of the demo. */
import { describe, expect, it } from 'vitest'
import { articlesOf } from '#demo/articles/index.ts'
import { createMaterial } from '../answer-material.ts'
import { createAnswerCheck } from './check-answer.ts'

describe('the sentences of an article', () => {
  it.each(['acme', 'noor', 'app', 'clinic'] as const)(
    'may be said by an answer that cites it: %s',
    company => {
      const dropped = articlesOf(company).flatMap(article => {
        const material = createMaterial()
        const text = article.body.replace(/<!--[\s\S]*?-->/g, '')
        material.add([
          {
            article: { ...article, alternate_questions: [] },
            confidence: 1,
            likelihood: 1,
            hasQueryWord: true,
            missingWords: [],
            excerpt: '',
            text,
          },
        ])
        const check = createAnswerCheck({
          passages: material.passages,
          visitor: [],
          rules: '',
          instructions: '',
        })
        return check
          .whole({ text, used: [article.slug] })
          .dropped.map(({ reason, found }) => `${article.slug}: ${reason} ${found}`)
      })
      expect(dropped).toEqual([])
    },
  )
})
