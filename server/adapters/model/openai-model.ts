/** A model behind the OpenAI chat-completions protocol, streamed; any compatible server will do. */
import { MAX_TOOL_ROUNDS, TOP_K_DEFAULT, TOP_K_MAX } from '#contract/constants/ai.ts'
import type { ModelMessage } from '#contract/entities/answers.ts'
import type { ModelConfig } from '#server/config/read-config.ts'
import { type Model, ModelError, type ModelPassage, type ModelRequest } from '#server/ports/model.ts'
import { OutboundError, type OutboundPost } from '#server/ports/outbound.ts'
import { messagesOf, numbered, rulesOf, textMessages } from './prompt.ts'
import { readAnswer, readUnfinished, repeatsKey, withoutThoughts } from './read-answer.ts'
import { type CalledTool, type Completion, readCompletion } from './read-completion.ts'

const MAX_TOKENS = 600
/** Token limit for a text about a text, which may be as long in a script that takes many tokens. */
const MAX_TOKENS_OF_TEXT = 1_500
/** Token limit for models that take the newer field, for which their reasoning counts too. */
const MAX_TOKENS_WITH_THOUGHTS = 2_000
/** Statuses with which servers refuse a field they do not know. */
const REFUSED_FIELD = [400, 422, 501]
/** Matches the error of a server that refuses `max_tokens` or `temperature`, by the name of the field. */
const REFUSED_SAMPLING = /max_tokens|max_completion_tokens|temperature/
const ERROR_MAX_LENGTH = 2_000
/** Tool calls per round. Further ones are dropped. */
const CALLS_A_ROUND = 3

const TOOLS = [
  {
    type: 'function',
    function: {
      name: 'query_knowledge_base',
      description: 'Searches the company’s published help articles.',
      parameters: {
        type: 'object',
        properties: {
          query: { type: 'string', description: 'What to look for, in a few words.' },
          top_k: { type: 'integer', minimum: 1, maximum: TOP_K_MAX, default: TOP_K_DEFAULT },
        },
        required: ['query'],
        additionalProperties: false,
      },
    },
  },
]

/** A message of the protocol: those of the trace, and the ones that tool calls need. */
type ChatMessage = ModelMessage & { readonly tool_calls?: readonly object[]; readonly tool_call_id?: string }
type Ask = {
  readonly messages: readonly ChatMessage[]
  readonly hasTools: boolean
  /** Default: that of an answer. */
  readonly maxTokens?: number
  /** Set once the server has refused the older fields. */
  readonly hasNewFields?: boolean
  readonly signal: AbortSignal
  readonly heard: (soFar: string) => void
}

/**
 * Returns a model behind the OpenAI chat-completions protocol. `post` sends the requests: directly, or checked for
 * URLs that a company named.
 */
export function createOpenAiModel(config: ModelConfig, post: OutboundPost = postDirectly): Model {
  function send({
    messages,
    hasTools,
    hasNewFields,
    maxTokens = MAX_TOKENS,
    signal,
  }: Ask): Promise<Response> {
    return post(`${config.url}/chat/completions`, {
      signal,
      headers: {
        'content-type': 'application/json',
        ...(config.apiKey !== null && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify({
        model: config.name,
        stream: true,
        ...(hasNewFields
          ? { max_completion_tokens: MAX_TOKENS_WITH_THOUGHTS }
          : { temperature: 0, max_tokens: maxTokens }),
        messages,
        ...(hasTools && { tools: TOOLS }),
      }),
    })
  }

  async function complete(ask: Ask): Promise<Completion> {
    try {
      const response = await send(ask)
      const simpler = REFUSED_FIELD.includes(response.status)
        ? simplify(ask, await readError(response))
        : null
      if (simpler) return await complete(simpler)
      if (!response.ok) throw new ModelError(problemOf(response.status), statusText(response.status))
      const completion = await readCompletion(response, soFar => {
        refuseKey(soFar)
        ask.heard(soFar)
      })
      for (const { name, arguments: written } of completion.toolCalls) refuseKey(name + written)
      return completion
    } catch (error) {
      throw ask.signal.aborted ? error : asModelError(error)
    }
  }

  function refuseKey(text: string): void {
    if (repeatsKey(text, config.apiKey)) throw new ModelError('bad_answer', 'The model repeated its key.')
  }

  return {
    rulesOf,
    async write({ rules, material, signal }) {
      const messages = textMessages(rules, material)
      const { text, isCut } = await complete({
        messages,
        hasTools: false,
        maxTokens: MAX_TOKENS_OF_TEXT,
        signal,
        heard: () => {},
      })
      // A part of a text says something else than the whole.
      if (isCut) throw new ModelError('bad_answer', 'The text was cut off at the token limit.')
      return withoutThoughts(text)
    },
    async answer(request) {
      const known = [...request.passages]
      const messages: ChatMessage[] = messagesOf(request)
      const heard = (soFar: string) => {
        const shown = readUnfinished(soFar, known)
        if (shown !== null) request.onText?.(shown)
      }
      for (let round = 0; ; round++) {
        const hasTools = round < MAX_TOOL_ROUNDS
        request.onPrompt?.(messages.map(({ role, content }) => ({ role, content })))
        const { text, toolCalls, isCut } = await complete({
          messages,
          hasTools,
          signal: request.signal,
          heard,
        })
        if (!hasTools || toolCalls.length === 0) {
          // Its last sentence is not whole. What was told before stays.
          if (isCut) throw new ModelError('bad_answer', 'The answer was cut off at the token limit.')
          return readAnswer(text, known)
        }
        const calls = toolCalls.slice(0, CALLS_A_ROUND)
        messages.push({ role: 'assistant', content: text, tool_calls: calls.map(calledAgain) })
        for (const call of calls)
          messages.push({
            role: 'tool',
            tool_call_id: call.id,
            content: await callTool(call, request, known),
          })
      }
    },
  }
}

/** Runs a tool call and returns its result for the model. The articles that are found can be cited. */
async function callTool(call: CalledTool, request: ModelRequest, known: ModelPassage[]): Promise<string> {
  const result = await request.callTool({ name: call.name, arguments: call.arguments })
  if (result.kind === 'refused') return `Error: ${result.error}`
  const first = known.length + 1
  known.push(...result.passages)
  return numbered(result.passages, first) || 'Nothing was found.'
}

/** Returns the request without a field that the server may have refused; null if there is none left to leave out. */
function simplify(ask: Ask, error: string): Ask | null {
  if (!ask.hasNewFields && REFUSED_SAMPLING.test(error)) return { ...ask, hasNewFields: true }
  // Some servers refuse tools for a model that does not support them.
  return ask.hasTools ? { ...ask, hasTools: false } : null
}

/** Returns the beginning of the error text of a refused request. */
async function readError({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length >= ERROR_MAX_LENGTH) break
  }
  return text.slice(0, ERROR_MAX_LENGTH)
}

function calledAgain({ id, name, arguments: written }: CalledTool) {
  return { id, type: 'function', function: { name, arguments: written } }
}

const postDirectly: OutboundPost = (url, init) => fetch(url, { method: 'POST', redirect: 'manual', ...init })

function problemOf(status: number) {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not_found'
  return status === 429 ? 'rate_limited' : 'failed'
}

function statusText(status: number): string {
  return `The model answered with status ${status}.`
}

function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (error instanceof OutboundError && error.problem === 'address_refused')
    return new ModelError('address_refused', 'The model’s address is not on the public web.')
  return new ModelError('unreachable', 'The model could not be reached, or its answer broke off.')
}
