/** What reads a company's, a visitor's or a language model's text, with the longest that it gets. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MESSAGE_MAX_LENGTH } from '#contract/constants/conversation.ts'
import { CONTENT_BODY_MAX, SEARCH_QUERY_MAX } from '#contract/constants/knowledge.ts'
import { MODEL_TEXT_MAX } from '#contract/constants/text-limits.ts'
import { cannedContent } from '#contract/entities/thread-tools.ts'
import { conditionsHold, type Facts } from '#core/automation/conditions-hold.ts'
import { newWords } from '#core/email/new-words.ts'
import { asksForHuman, asksOnlyForHuman } from '#core/handoff/asks-for-human.ts'
import { asksCompanyForHuman } from '#core/handoff/company-phrases.ts'
import { yesOrNo } from '#core/handoff/yes-or-no.ts'
import { plainBlocks } from '#core/markdown/blocks.ts'
import { isTooComplex } from '#core/markdown/lex-markdown.ts'
import { containsBlockedWord } from '#core/text/blocked-words.ts'
import { fillVariables, openVariables } from '#core/text/canned-variables.ts'
import { highlight } from '#core/text/highlight.ts'
import { isRightToLeft } from '#core/text/is-right-to-left.ts'
import { messageAsText } from '#core/text/message-as-text.ts'
import { messageLink } from '#core/text/message-link.ts'
import { messagePreview } from '#core/text/message-preview.ts'
import { safeHref } from '#core/text/safe-href.ts'
import { isGoodbye } from '#core/voice-call/goodbye.ts'
import { triggerAt } from '#host-app/admin/conversations/composer/suggestions/trigger-at.ts'
import { readTable } from '#host-app/admin/customers/import/read-table.ts'
import { withoutStyles } from '#host-app/admin/knowledge/editor/body/body-editor.tsx'
import { keepsMarkdown } from '#host-app/admin/knowledge/markdown/write-markdown.ts'
import { Markdown } from '#host-app/help-center/markdown/markdown.tsx'
import { readMarkdown } from '#host-app/help-center/markdown/read-markdown.ts'
import { parseAddresses } from '#sdk/ui/text/markdown-inline.ts'
import { parseMarkdown } from '#sdk/ui/text/rich-text.tsx'
import { readArticle } from '#sdk/widgets/kb/article/read-article.ts'
import { readAnswer, readUnfinished } from '#server/adapters/model/read-answer.ts'
import { sentencesOf } from '#server/adapters/voice/media/sentences.ts'
import { htmlLines } from '#server/domain/emails/incoming/html-lines.ts'
import type { Mime } from '#server/domain/emails/incoming/mime.ts'
import { readBounce } from '#server/domain/emails/incoming/read-bounce.ts'
import { renderEmail } from '#server/domain/emails/render-email.ts'
import { createMaterial } from '#server/domain/knowledge/answers/answer-material.ts'
import { speaksOf } from '#server/domain/knowledge/answers/forbidden-topics.ts'
import { createAnswerCheck } from '#server/domain/knowledge/answers/grounding/check-answer.ts'
import { languageOfMessage } from '#server/domain/knowledge/answers/message-language.ts'
import { asksOfEnding } from '#server/domain/knowledge/answers/retrieval/find-quotes.ts'
import {
  leansOnBefore,
  saysNoHelp,
  tellingWords,
} from '#server/domain/knowledge/answers/retrieval/follow-up.ts'
import { priceQuestion, reckon } from '#server/domain/knowledge/answers/retrieval/price-totals.ts'
import { coreOf, lastQuestion, partsOf } from '#server/domain/knowledge/answers/retrieval/question-parts.ts'
import { safeAnswer } from '#server/domain/knowledge/answers/safe-answer.ts'
import { mayBeSmallTalk, smallTalkOf } from '#server/domain/knowledge/answers/small-talk/small-talk.ts'
import { checkWritten } from '#server/domain/knowledge/assist/check-written.ts'
import { draftOf } from '#server/domain/knowledge/gaps/thread-draft.ts'
import { readHtml } from '#server/domain/knowledge/imports/read-html.ts'
import { readMarkdown as importMarkdown } from '#server/domain/knowledge/imports/read-item.ts'
import { readSitemap } from '#server/domain/knowledge/imports/read-sitemap.ts'
import { textsOf } from '#server/domain/knowledge/search/meaning/article-texts.ts'
import { readUnits } from '#server/domain/knowledge/search/quote/units.ts'
import { createSearchIndex } from '#server/domain/knowledge/search/search-index.ts'
import { parseJson } from '#server/http/storable.ts'

/** A parser, and the characters of the longest text that reaches it. */
type Parser = { readonly most: number; readonly read: (text: string) => unknown }

const PASSAGE = { title: 'A', slug: 'a', likelihood: 1, isSure: true, language: 'en' }
const ORIGINS = { pages: 'https://acme.test', files: 'https://help.test' }
const RULES = { rules: 'Answer.', instructions: 'Be kind.' }
const PLAIN = 'The price is €5 for 2 people per month. Write to a@b.test.'
const ARTICLE = { slug: 'a', title: 'A', alternate_questions: [] }
const article = (read: Parser['read']): Parser => ({ most: CONTENT_BODY_MAX, read })
const message = (read: Parser['read']): Parser => ({ most: MESSAGE_MAX_LENGTH, read })

/** Reads what a model wrote as an answer is read: with its citations, checked against a passage, made safe. */
function readModelText(written: string): void {
  const passages = [PASSAGE]
  readUnfinished(`${written} [1]`, passages)
  const answer = readAnswer(`${written} [1]`, passages)
  if (answer.kind !== 'answer') return
  const check = checkAgainst(PLAIN, 'What is €7 for 3 people?')
  check.finished(answer)
  check.whole(answer, ORIGINS.pages)
  safeAnswer(answer.text, { origin: ORIGINS.pages, maxSentences: 6 })
}

function checkAgainst(text: string, visitor: string) {
  const passages = new Map([['a', [{ ...PASSAGE, text, excerpt: text }]]])
  return createAnswerCheck({ passages, visitor: [visitor], ...RULES })
}

/** A report on a delivery and the mail that it returns, both of which are this text. */
function bounceWith(text: string): Mime {
  const part = { charset: null, filename: null, disposition: null, contentId: null, parameters: {} }
  const content = Buffer.from(text)
  const of = (type: string) => ({
    ...{ ...part, type, content },
    ...{ isFlowed: false, hasDelSp: false, within: ['multipart/report'] },
  })
  return {
    ...{ head: new Map(), type: 'multipart/report', parameters: {} },
    parts: [of('message/delivery-status'), of('message/rfc822')],
  }
}

/** Every parser by its name. */
export const PARSERS: Readonly<Record<string, Parser>> = {
  'the limits of Markdown': article(isTooComplex),
  'Markdown of the help center and the desk': article(text => plainBlocks(readMarkdown(text))),
  'a page of the help center': article(text => renderToStaticMarkup(<Markdown text={text} />)),
  'an article in the widget': article(text => readArticle(text, ORIGINS)),
  // It reads and writes a text several times, but only its author waits.
  'the editor of articles': { most: CONTENT_BODY_MAX / 10, read: keepsMarkdown },
  'what is pasted into the editor': article(withoutStyles),
  'the words of an article': article(body => createSearchIndex([{ ...ARTICLE, body }])),
  'the quotes of an article': article(readUnits),
  'the runs that get vectors': article(body => textsOf({ ...ARTICLE, body })),
  'an article that is searched': article(body =>
    createSearchIndex([{ ...ARTICLE, body }]).search('how does the fox jump', 1),
  ),
  'an article as a passage for a model': article(body =>
    createMaterial().add([
      {
        article: { ...ARTICLE, body },
        excerpt: '',
        text: '',
        confidence: 1,
        likelihood: 1,
        hasQueryWord: true,
        missingWords: [],
      },
    ]),
  ),
  'a Markdown file that is imported': { most: 2 * CONTENT_BODY_MAX, read: importMarkdown },
  'an HTML file that is imported': {
    most: 2 * CONTENT_BODY_MAX,
    read: text => attempt(() => readHtml(text)),
  },
  'what is new in a mail': { most: 1_000_000, read: text => newWords(text) },
  'a bounce': { most: 1_000_000, read: text => readBounce(bounceWith(text), text) },
  'the HTML of a mail': { most: 1_000_000, read: text => newWords(htmlLines(text).text) },
  'a sitemap': { most: 2 * CONTENT_BODY_MAX, read: text => readSitemap(`<urlset>${text}</urlset>`) },
  'a file of customers': {
    most: 2 * CONTENT_BODY_MAX,
    read: text => attempt(() => readTable(new TextEncoder().encode(text))),
  },
  'a body of JSON': { most: 2 * CONTENT_BODY_MAX, read: text => parseJson(JSON.stringify({ text })) },
  'a body that is no JSON': { most: 2 * CONTENT_BODY_MAX, read: text => attempt(() => parseJson(text)) },
  'what a model writes': article(readModelText),
  'an answer of a model': { most: MODEL_TEXT_MAX - ' [1]'.length, read: readModelText },
  'what a model writes about a text': message(text =>
    checkWritten('summary', { text: text.slice(0, 4_000), source: text, rules: RULES.rules }),
  ),
  'a passage that an answer cites': {
    most: 2_400,
    read: text => checkAgainst(text, PLAIN).whole({ text: 'It is €123 for Ada in 7 days.', used: ['a'] }),
  },
  'a message that an answer repeats': message(text =>
    checkAgainst(PLAIN, text).whole({ text: 'It is €123.45 for Ada in 7 days.', used: ['a'] }),
  ),
  'a message that is spoken': message(sentencesOf),
  'a request for a human': message(text => [asksForHuman(text), asksOnlyForHuman(text)]),
  'a company’s phrases for a human': message(text =>
    asksCompanyForHuman(text, { handoff_phrases: ['a a a b', 'x'], handoff_exceptions: ['a a', 'ab cd'] }),
  ),
  'a yes or no': message(yesOrNo),
  'a goodbye': message(text => isGoodbye(text, 'en')),
  'small talk': message(text => [smallTalkOf(text), mayBeSmallTalk(text)]),
  'the language of a message': message(languageOfMessage),
  'the parts of a question': message(text => [partsOf(text), coreOf(text), lastQuestion(text)]),
  'a follow-up': message(text => [leansOnBefore(text), saysNoHelp(text), tellingWords(text)]),
  'a question about a price': message(text => [priceQuestion(text), reckon(text, text), asksOfEnding(text)]),
  'forbidden topics': message(text => speaksOf(text, ['a a a b', 'politics', 'x'])),
  'a draft from an agent’s messages': message(text => draftOf([text], ['Ab Cd', 'xxxx'])),
  'blocked words': message(text => containsBlockedWord(text, ['cash', 'a a a b', '!!'])),
  'the conditions of a rule': message(content =>
    conditionsHold({ match: 'all', conditions: [{ field: 'content', operator: 'contains', value: 'aab' }] }, {
      content,
    } as Facts),
  ),
  'Markdown of an answer in the chat': message(parseMarkdown),
  'links of a message in the chat': message(parseAddresses),
  'a message as a link': message(text => [messageLink(text), messageLink(`https://a/${text}`)]),
  'the address of a link': message(text => safeHref(`https://${text}`)),
  'a message in an email': message(text => {
    const content = messageAsText({ sender_type: 'agent', content: text })
    const parts = [{ kind: 'message', heading: '', text: content }] as const
    renderEmail({ to: '', subject: '', locale: 'en', sender: '', parts, reason: '' })
  }),
  'the preview of a message': message(text => messagePreview(text, { image: '{name}', file: '{name}' })),
  'the direction of a text': message(isRightToLeft),
  'a canned reply': message(text => cannedContent.safeParse(text)),
  'the variables of a canned reply': message(text => [openVariables(text), fillVariables(text, {} as never)]),
  'what is looked up in the composer': message(text => [
    triggerAt(text, text.length, 'note'),
    triggerAt(text, text.length, 'reply'),
  ]),
  'words to highlight': message(text => highlight(text, text.slice(0, SEARCH_QUERY_MAX))),
  'a search': {
    most: SEARCH_QUERY_MAX,
    read: text => INDEX.search(text, 10),
  },
  'a question to the AI': message(text => INDEX.search(text, 10)),
}

const INDEX = createSearchIndex([
  { ...ARTICLE, body: PLAIN.repeat(20) },
  { ...ARTICLE, slug: 'b', title: 'B', body: 'The quick brown fox jumps. '.repeat(50) },
])

function attempt(act: () => unknown): void {
  try {
    act()
  } catch {
    // Only the time counts here.
  }
}
