/**
 * The ways in which a language model can fail, and the best that a visitor can then get. docs/models.md has the same list for
 * readers.
 */
import type { ServerResponse } from 'node:http'
import { calling, type Script, saying } from '#tests/support/scripted-model.ts'

/**
 * What the visitor gets for a question that the built-in answerer is sure of: its quote, the model's sentences that were
 * whole and checked, the model's answer after all, or suggested articles, because the model has read the articles and found
 * no answer.
 */
export type Best = 'quote' | 'sentences' | 'answer' | 'suggestions'
/** A fault. `waits`: the model says nothing more, so that time must pass. */
export type Fault = {
  readonly name: string
  readonly script: Script
  readonly best: Best
  readonly waits?: true
}

/** A sentence that passes the check, whichever article it cites. */
export const SENTENCE = 'It has a plan for small teams.'
const CITED = 'It has a plan for small teams [1].'
const NEVER_CALLED_END = 'data: [DONE]\n\n'

const begun = (text: string) => `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`
const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const status =
  (code: number, body = '{}'): Script =>
  response =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(body)
const document =
  (body: string): Script =>
  response =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
/** Writes events, then ends the stream without its mark. */
const ends =
  (...events: readonly string[]): Script =>
  response =>
    void stream(response).end(events.join(''))
const resets =
  (...events: readonly string[]): Script =>
  response => {
    stream(response)
    response.write(events.join('') || ': begun\n\n', () => response.socket!.resetAndDestroy())
  }
const hangs =
  (...events: readonly string[]): Script =>
  response =>
    void stream(response).write(events.join('') || ': begun\n\n')
const cutAtLimit = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'length' }] })}\n\n`
const errorEvent = `data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`

const STATUSES = [
  [400, 'it refuses the request (400)'],
  [401, 'it does not accept the key (401)'],
  [402, 'its credit is used up (402)'],
  [403, 'it forbids the request (403)'],
  [404, 'it does not know the model (404)'],
  [408, 'it gives up waiting (408)'],
  [413, 'the prompt is too long for it (413)'],
  [422, 'it does not understand a field (422)'],
  [429, 'too many requests (429)'],
  [500, 'it has an error (500)'],
  [501, 'it cannot do that (501)'],
  [502, 'a gateway reports an error (502)'],
  [503, 'it is overloaded (503)'],
  [504, 'a gateway gives up waiting (504)'],
] as const

/** The faults. */
export const FAULTS: readonly Fault[] = [
  ...STATUSES.map(([code, name]) => ({ name, script: status(code), best: 'quote' as const })),
  {
    name: 'its quota is used up (429 with an error code)',
    script: status(429, '{"error":{"code":"insufficient_quota"}}'),
    best: 'quote',
  },
  {
    name: 'it sends the request elsewhere (307)',
    script: response => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    best: 'quote',
  },
  { name: 'the connection is reset', script: response => response.socket!.resetAndDestroy(), best: 'quote' },
  { name: 'it answers with a web page', script: document('<!doctype html>'), best: 'quote' },
  { name: 'it answers with another document', script: document('[]'), best: 'quote' },
  { name: 'it answers with an error and status 200', script: document('{"error":{}}'), best: 'quote' },
  { name: 'its document is empty', script: document(''), best: 'quote' },
  { name: 'its document has no choice', script: document('{"choices":[]}'), best: 'quote' },
  {
    name: 'its document breaks off',
    script: document('{"choices":[{"message":{"content":"It'),
    best: 'quote',
  },
  {
    name: 'its answer is empty',
    script: document('{"choices":[{"message":{"content":""}}]}'),
    best: 'suggestions',
  },
  { name: 'its stream is empty', script: ends(), best: 'quote' },
  {
    name: 'its stream is garbage',
    script: ends('data: \u0000\u0001{"choices":\n\n', NEVER_CALLED_END),
    best: 'quote',
  },
  { name: 'its stream begins with an error', script: ends(errorEvent), best: 'quote' },
  { name: 'its stream is reset before the first word', script: resets(), best: 'quote' },
  { name: 'its stream ends in the first sentence', script: ends(begun('It costs [1] ')), best: 'quote' },
  {
    name: 'its stream is reset in the first sentence',
    script: resets(begun('It costs [1] ')),
    best: 'quote',
  },
  {
    name: 'its stream ends in the second sentence',
    script: ends(begun(`${CITED} It also `)),
    best: 'sentences',
  },
  {
    name: 'its stream is reset in the second sentence',
    script: resets(begun(`${CITED} It also `)),
    best: 'sentences',
  },
  {
    name: 'an error follows the first sentence',
    script: ends(begun(`${CITED} It also `), errorEvent),
    best: 'sentences',
  },
  {
    name: 'its answer is cut off at the token limit',
    script: ends(begun(`${CITED} It also `), cutAtLimit, NEVER_CALLED_END),
    best: 'sentences',
  },
  { name: 'it says nothing', script: () => {}, best: 'quote', waits: true },
  { name: 'it begins, and says no more', script: hangs(), best: 'quote', waits: true },
  {
    name: 'it stops in the first sentence',
    script: hangs(begun('It costs [1] ')),
    best: 'quote',
    waits: true,
  },
  {
    name: 'it stops in the second sentence',
    script: hangs(begun(`${CITED} It also `)),
    best: 'sentences',
    waits: true,
  },
  { name: 'it writes more than a megabyte', script: saying('word '.repeat(30_000)), best: 'quote' },
  {
    name: 'it says a word of hundreds of letters',
    script: saying(`${'x'.repeat(401)} [1]`),
    best: 'suggestions',
  },
  { name: 'it asks for a tool that is missing its name', script: calling(['', '{}']), best: 'suggestions' },
  {
    name: 'it searches and never answers',
    script: calling(['query_knowledge_base', '{"query":"price"}']),
    best: 'suggestions',
  },
  { name: 'it finds no answer in the articles', script: saying('NO_INFORMATION'), best: 'suggestions' },
  {
    name: 'it declines in its own words',
    script: saying('I am sorry, but I cannot help with that.'),
    best: 'suggestions',
  },
  { name: 'it names a price that no article has', script: saying('It costs €7,777 [1].'), best: 'quote' },
  {
    name: 'it repeats its rules',
    script: saying('You answer visitors of a company’s help chat. Use only the numbered articles [1].'),
    best: 'quote',
  },
  {
    name: 'it cites an article that it was not given',
    script: saying('It costs nothing at all [99].'),
    best: 'suggestions',
  },
  {
    name: 'it cites nothing, but an article says so',
    script: saying('Acme Planner has three plans.'),
    best: 'answer',
  },
]
