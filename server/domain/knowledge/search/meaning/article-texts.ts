import { sentences } from '../words/sentences.ts'

/** Words per text. A sentence model represents longer texts less well. */
const TEXT_WORDS = 60
/** Texts per article's body. The rest of a very long article is found by its words only. */
const BODY_TEXTS = 24
const HEADING = /^\s*#{1,6}\s/

/**
 * Returns the texts for which an article gets vectors: its title, its alternate questions, and its body in short runs
 * of sentences.
 */
export function textsOf(article: {
  readonly title: string
  readonly body: string
  readonly alternate_questions: readonly string[]
}): string[] {
  const texts = [article.title, ...article.alternate_questions, ...runsOf(article.body).slice(0, BODY_TEXTS)]
  return texts.filter(text => text.trim() !== '')
}

/** Returns runs of sentences, each within one section and below its heading. */
function runsOf(body: string): string[] {
  const runs: string[] = []
  let [heading, run, words] = ['', '', 0]
  const close = () => {
    if (run !== '') runs.push(heading + run)
    run = ''
    words = 0
  }
  for (const line of body.split(/\n+/)) {
    if (HEADING.test(line)) {
      close()
      heading = `${sentences(line).join(' ')}. `
      continue
    }
    for (const sentence of sentences(line)) {
      const count = sentence.split(/\s+/).length
      if (words > 0 && words + count > TEXT_WORDS) close()
      run = run === '' ? sentence : `${run} ${sentence}`
      words += count
    }
  }
  close()
  return runs
}
