/**
 * `npm run bench:stalls`: how long another company waits for an answer while one company's texts keep the server busy:
 * articles at the limits and beyond them, and a language model that writes one endless word. Build first. Prints Markdown.
 */
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { MARKDOWN_DEPTH_MAX, MARKDOWN_LINES_MAX } from '#contract/constants/text-limits.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import { DEMO_PASSWORD } from '#demo/demo.ts'
import { saying, startScriptedModel } from '../tests/support/scripted-model.ts'
import { createServerProcess } from '../tests/support/server-process.ts'

const ARTICLE = 200_000
const WORD = 100_000
/** The answer to a question must have come by then, in ms. */
const ANSWER_WITHIN_MS = 20_000

type Call = { readonly company: string; readonly token?: string; readonly body?: unknown }
type Answer = { readonly status: number; readonly text: string }

const model = await startScriptedModel(saying(`${'x'.repeat(WORD)} [1]`))
const server = await createServerProcess({ DATABASE_URL: '', MODEL_URL: model.url, MODEL_NAME: 'bench' })
try {
  await server.start()
  await measure()
} finally {
  await server.dispose()
  model.close()
}
process.exit()

async function measure(): Promise<void> {
  const { supabase } = JSON.parse((await call(ENDPOINTS.config, { company: 'acme' })).text)
  const signIn = ['POST', '/auth/v1/token?grant_type=password'] as const
  const login = { email: 'maeve@acme.test', password: DEMO_PASSWORD }
  const session = await call(signIn, { company: 'acme', body: login }, { apikey: supabase.key })
  const token: string = JSON.parse(session.text).access_token

  const stairs = (levels: number, lines: number) =>
    Array.from({ length: lines }, (_, at) => `${'  '.repeat(at % levels)}- a`)
      .join('\n')
      .slice(0, ARTICLE)
  const publish = async (body: string): Promise<string | null> => {
    const made = await call(['POST', '/api/content'], {
      company: 'acme',
      token,
      body: { title: randomUUID(), body },
    })
    const { id, slug, revision } = JSON.parse(made.text)
    if (made.status !== 201) return null
    await call(['POST', `/api/content/${id}/publish`], { company: 'acme', token, body: { revision } })
    return slug
  }

  console.log('| While | Answer | Another company waits at most, ms |\n|---|--:|--:|')
  await during('nothing', () => call(['GET', '/kb'], { company: 'acme' }))
  await during('an article 430 lists deep is saved', () =>
    call(['POST', '/api/content'], {
      company: 'acme',
      token,
      body: { title: 'Deep', body: stairs(430, 430) },
    }),
  )
  const texts = {
    'lists of the most levels': stairs(MARKDOWN_DEPTH_MAX, MARKDOWN_LINES_MAX),
    'a list of the most lines': '- a\n'.repeat(MARKDOWN_LINES_MAX),
    'one long word': 'x'.repeat(ARTICLE),
    'unclosed links': '[a]('.repeat(ARTICLE / 4),
  }
  for (const [name, body] of Object.entries(texts)) {
    let slug: string | null = null
    await during(`an article is published: ${name}`, async () => {
      slug = await publish(body)
      return { status: slug === null ? 422 : 200 }
    })
    await during(`its page is read for the first time`, () =>
      call(['GET', `/kb/${slug}`], { company: 'acme' }),
    )
    await during(`its page is read again`, () => call(['GET', `/kb/${slug}`], { company: 'acme' }))
  }
  await during('a model answers with one word of 100,000 letters', ask)
}

/** Asks the AI as a visitor, and resolves with its answer. */
async function ask(): Promise<{ readonly status: number }> {
  const begin = { client_id: randomUUID(), subject: 'Bench', source: 'chat' }
  const { conversationId, token } = JSON.parse(
    (await call(ENDPOINTS.createConversation, { company: 'acme', body: begin })).text,
  )
  const at = ([method, path]: readonly [string, string]) =>
    [method, path.replace(':id', conversationId)] as const
  const body = { content: 'How do I change my plan?', client_id: randomUUID() }
  const posted = await call(at(ENDPOINTS.postMessage), { company: 'acme', token, body })
  for (const end = Date.now() + ANSWER_WITHIN_MS; Date.now() < end; ) {
    const { text } = await call(at(ENDPOINTS.listMessages), { company: 'acme', token })
    if (text.includes('"ai"')) return posted
  }
  return { status: 0 }
}

/** Prints the worst answer time of another company's `/api/live` until `act` has ended. */
async function during(what: string, act: () => Promise<{ readonly status: number }>): Promise<void> {
  let worst = 0
  let isOver = false
  const acted = act().finally(() => {
    isOver = true
  })
  do {
    const from = performance.now()
    await call(['GET', '/api/live'], { company: 'noor' })
    worst = Math.max(worst, performance.now() - from)
  } while (!isOver)
  console.log(`| ${what} | ${(await acted).status} | ${Math.round(worst)} |`)
}

function call(
  [method, path]: readonly [method: string, path: string],
  { company, token, body }: Call,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    host: `${company}.localhost:${server.port}`,
    ...(text !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...more,
  }
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: server.port, method, path, headers }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      )
    })
    sent.on('error', reject)
    sent.end(text)
  })
}
