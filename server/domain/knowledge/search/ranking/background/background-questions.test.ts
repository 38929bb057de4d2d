import { expect, it } from 'vitest'
import { splitWords } from '../../words/split-words.ts'
import { backgroundQuestions } from './background-questions.ts'

const knowing = (text: string) => {
  const words = new Set(splitWords(text))
  return backgroundQuestions(word => words.has(word))
}

it('gives the questions of the language of the articles', () => {
  expect(knowing('how do I reset the password of my account what is the')).toContain(
    'what is the capital of Mongolia',
  )
  expect(knowing('wie ist das wann der die wo finde ich ein gutes')).toContain(
    'wie backe ich einen Apfelkuchen',
  )
  expect(knowing('מה מתי איך כמה זמן של את')).toContain('ספר לי בדיחה')
})

it('gives none for articles in a language that it does not know', () => expect(knowing('xyzzy')).toEqual([]))
