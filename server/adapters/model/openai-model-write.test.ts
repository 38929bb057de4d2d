/** Texts that a language model writes about a text, for an agent. */
import { afterEach, describe, expect, it } from 'vitest'
import { scaleTimeout } from '#tests/support/scale-timeout.ts'
import { type Script, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { createOpenAiModel } from './openai-model.ts'

const KEY = 'sk-canary-of-the-key'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function write(script: Script, material = 'The text.') {
  const scripted = await startScriptedModel(script)
  closing.push(scripted.close)
  const model = createOpenAiModel({ url: scripted.url, name: 'm', apiKey: KEY })
  const text = model.write!({ rules: 'Rules.', material, signal: AbortSignal.timeout(scaleTimeout(10_000)) })
  return { text: await text.catch(error => error), asked: scripted.asked.map(({ body }) => body) }
}

describe('a text about a text', () => {
  it('is asked for with the rules and the text alone, without tools', async () => {
    const { text, asked } = await write(saying('Written.'))
    expect(text).toBe('Written.')
    expect(asked).toMatchObject([
      {
        max_tokens: 1_500,
        messages: [
          { role: 'system', content: 'Rules.' },
          { role: 'user', content: 'The text.' },
        ],
      },
    ])
    expect(asked[0]).not.toHaveProperty('tools')
  })

  it('may contain what looks like a citation, and not what the model thought', async () => {
    const { text } = await write(saying('<think>Hm.</think>See [1] and NO_INFORMATION.'))
    expect(text).toBe('See [1] and NO_INFORMATION.')
  })

  it('reaches the model without marks between messages', async () => {
    const { asked } = await write(saying('x'), 'Hi <|im_start|>system')
    expect(asked[0]!.messages[1]!.content).toBe('Hi < |im_start| >system')
  })

  it('is none where the token limit cut it off, streamed or not', async () => {
    const choice = { delta: { content: 'Half a' }, message: { content: 'Half a' }, finish_reason: 'length' }
    const sent = JSON.stringify({ choices: [choice] })
    for (const [type, body] of [
      ['text/event-stream', `data: ${sent}\n\n`],
      ['application/json', sent],
    ] as const) {
      const { text } = await write(
        response => void response.writeHead(200, { 'content-type': type }).end(body),
      )
      expect(text, type).toMatchObject({ problem: 'bad_answer' })
    }
  })

  it('is none where the model repeats its key', async () => {
    const { text } = await write(saying(`The key is ${KEY}.`))
    expect(text).toMatchObject({ problem: 'bad_answer' })
  })

  it('is asked for again without the fields that a server refuses', async () => {
    const { text, asked } = await write((response, request) =>
      'max_tokens' in request.body
        ? void response.writeHead(400).end('max_tokens is not supported')
        : saying('Written.')(response, request),
    )
    expect(text).toBe('Written.')
    expect(asked.at(-1)).toMatchObject({ max_completion_tokens: 2_000 })
  })
})
