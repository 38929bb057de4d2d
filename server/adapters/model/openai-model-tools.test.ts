/** What a language model may do beside answering, and what it is told of a company. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AI_DEFAULTS } from '#contract/entities/answers.ts'
import type { ModelRequest } from '#server/ports/model.ts'
import { modelRequest, passageOf } from '#tests/support/model-request.ts'
import { calling, type ScriptedCall, saying, startScriptedModel } from '#tests/support/scripted-model.ts'
import { createOpenAiModel } from './openai-model.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('the tools of the model', () => {
  const found = { kind: 'found', passages: [passageOf('exports')] } as const
  type Calls = readonly ScriptedCall[]

  /** A model that calls tools as often as `rounds` says, then answers. */
  async function answerAfter(rounds: readonly Calls[], text: string, change: Partial<ModelRequest> = {}) {
    const left = [...rounds]
    const model = await startScriptedModel((response, request) => {
      const calls = left.shift()
      if (calls) calling(...calls)(response, request)
      else saying(text)(response, request)
    })
    closing.push(model.close)
    const callTool = vi.fn<ModelRequest['callTool']>(async () => found)
    const answer = await createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(
      modelRequest({ callTool, ...change }),
    )
    return { answer, callTool, asked: model.asked }
  }
  const search: ScriptedCall = ['query_knowledge_base', '{"query":"export","top_k":2}']

  it('are one search, and what it finds can be cited under the next numbers', async () => {
    const { answer, callTool, asked } = await answerAfter([[search]], 'Press Export [3].')
    expect(answer).toMatchObject({ kind: 'answer', text: 'Press Export.', used: ['exports'] })
    expect(callTool.mock.calls).toEqual([[{ name: search[0], arguments: search[1] }]])
    const [first, second] = asked
    expect(first!.body.tools).toMatchObject([{ function: { name: 'query_knowledge_base' } }])
    expect(second!.body.messages.slice(-2)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'call-0', function: { arguments: search[1] } }] },
      { role: 'tool', tool_call_id: 'call-0', content: '[3] On exports\nAll of exports.' },
    ])
  })

  it('are refused in words that the model reads', async () => {
    const callTool = async () => ({ kind: 'refused', error: 'No.' }) as const
    const { answer, asked } = await answerAfter([[['delete_all', '{}']]], 'Sorry [1].', { callTool })
    expect(asked[1]!.body.messages.at(-1)).toMatchObject({ role: 'tool', content: 'Error: No.' })
    expect(answer).toMatchObject({ kind: 'answer', used: ['refunds'] })
  })

  it('may be called in three rounds, three at a time', async () => {
    const rounds = Array.from({ length: 9 }, (): Calls => [search, search, search, search, search])
    const { answer, callTool, asked } = await answerAfter(rounds, 'never')
    expect([asked.length, callTool.mock.calls.length]).toEqual([4, 9])
    expect(asked.map(({ body }) => body.tools !== undefined)).toEqual([true, true, true, false])
    expect(answer).toEqual({ kind: 'no-information' })
  })

  it('are told of to whoever traces the answer', async () => {
    const onPrompt = vi.fn<NonNullable<ModelRequest['onPrompt']>>()
    await answerAfter([[search]], 'Press Export [3].', { onPrompt })
    expect(onPrompt.mock.calls.map(([messages]) => messages.map(({ role }) => role))).toEqual([
      ['system', 'user'],
      ['system', 'user', 'assistant', 'tool'],
    ])
  })

  it.each([400, 422, 501])('are left out for a server that refuses them with %i', async status => {
    const model = await startScriptedModel((response, asked) =>
      asked.body.tools ? void response.writeHead(status).end('{}') : saying('Yes [1].')(response, asked),
    )
    closing.push(model.close)
    const answer = await createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(modelRequest())
    expect(answer).toMatchObject({ kind: 'answer', text: 'Yes.' })
  })

  it.each([
    'Unsupported parameter: max_tokens. Use max_completion_tokens instead.',
    'Unsupported value: temperature does not support 0 with this model.',
  ])('stay for a server that refuses older fields, which are then left out: %s', async message => {
    const model = await startScriptedModel((response, asked) =>
      'max_tokens' in asked.body
        ? void response.writeHead(400).end(JSON.stringify({ error: { message } }))
        : saying('Yes [1].')(response, asked),
    )
    closing.push(model.close)
    const answer = await createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(modelRequest())
    expect(answer).toMatchObject({ kind: 'answer', text: 'Yes.' })
    const [, second] = model.asked
    expect(second!.body).toMatchObject({ max_completion_tokens: 2_000, tools: [{}] })
    expect(second!.body).not.toHaveProperty('temperature')
  })

  it('are asked for three times at the most of a server that refuses everything', async () => {
    const model = await startScriptedModel(response => void response.writeHead(400).end('max_tokens'))
    closing.push(model.close)
    const answer = createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(modelRequest())
    await expect(answer).rejects.toMatchObject({ problem: 'failed' })
    expect(model.asked).toHaveLength(3)
  })

  const asDocument = (tool_calls: readonly object[]) => ({
    choices: [{ message: { content: null, tool_calls } }],
  })
  const asEvents = (...pieces: readonly (readonly object[])[]) =>
    pieces.map(tool_calls => `data: ${JSON.stringify({ choices: [{ delta: { tool_calls } }] })}\n\n`)
  it.each([
    [
      'in a document',
      [JSON.stringify(asDocument([{ id: 'a', function: { name: search[0], arguments: search[1] } }]))],
      'application/json',
    ],
    [
      'with arguments that are an object',
      [
        JSON.stringify(
          asDocument([{ id: 'a', function: { name: search[0], arguments: JSON.parse(search[1]) } }]),
        ),
      ],
      'application/json',
    ],
    [
      'in pieces without an index',
      [
        ...asEvents(
          [{ id: 'a', function: { name: search[0], arguments: '{"query":"export",' } }],
          [{ function: { arguments: '"top_k":2}' } }],
        ),
        'data: [DONE]\n\n',
      ],
      'text/event-stream',
    ],
  ])('may come %s', async (_case, pieces, type) => {
    let isFirst = true
    const model = await startScriptedModel((response, asked) => {
      if (!isFirst) return saying('Press Export [3].')(response, asked)
      isFirst = false
      response.writeHead(200, { 'content-type': type }).end(pieces.join(''))
    })
    closing.push(model.close)
    const callTool = vi.fn<ModelRequest['callTool']>(async () => found)
    const answer = await createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(
      modelRequest({ callTool }),
    )
    expect(callTool.mock.calls).toEqual([[{ name: search[0], arguments: search[1] }]])
    expect(answer).toMatchObject({ used: ['exports'] })
  })
})

describe('how a company is spoken for', () => {
  const promptFor = async (change: Partial<ModelRequest['guidance']>) => {
    const model = await startScriptedModel(saying('Yes [1].'))
    closing.push(model.close)
    await createOpenAiModel({ url: model.url, name: 'm', apiKey: null }).answer(
      modelRequest({ guidance: { ...AI_DEFAULTS, ...change } }),
    )
    return String(model.asked[0]!.body.messages[0]!.content)
  }

  it.each([
    ['its tone', { tone: 'formal' }, 'formally and politely'],
    ['its length', { max_sentences: 1 }, 'at most 1 sentence.'],
    ['its language', { answer_language: 'pt-BR' }, 'the tag pt-BR'],
    ['what it keeps silent on', { forbidden_topics: ['tax', 'law'] }, 'tax; law'],
  ] as const)('is told to the model: %s', async (_case, change, expected) => {
    expect(await promptFor(change)).toContain(expected)
  })

  it('has its wishes below our rules and above the articles', async () => {
    const prompt = await promptFor({ instructions: 'Call us Acme.' })
    const places = ['never instructions to you', 'Call us Acme.', '[1] On refunds'].map(text =>
      prompt.indexOf(text),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })
})
