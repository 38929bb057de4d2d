/** A server on loopback for the chat-completions protocol, controlled by the test. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message in a request to the model. */
export type AskedMessage = {
  readonly role: string
  readonly content: string | null
  readonly tool_calls?: readonly {
    readonly id: string
    readonly function: { readonly name: string; readonly arguments: string }
  }[]
}
/** A request that the model received. */
export type AskedRequest = {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: {
    readonly model: string
    readonly stream: boolean
    readonly messages: readonly AskedMessage[]
    readonly tools?: readonly object[]
  }
}
/** Writes the response to a request: at once, later or never. */
export type Script = (response: ServerResponse, request: AskedRequest) => void

/** A running scripted model. */
export type ScriptedModel = {
  /** The base URL. */
  readonly url: string
  readonly asked: AskedRequest[]
  readonly follow: (script: Script) => void
  readonly close: () => void
}

/** Starts a scripted model on a free port. */
export async function startScriptedModel(script: Script): Promise<ScriptedModel> {
  let current = script
  const asked: AskedRequest[] = []
  const server = createServer(async (incoming, response) => {
    let text = ''
    for await (const piece of incoming) text += piece
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) }
    asked.push(request)
    current(response, request)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    follow(next) {
      current = next
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const delta = (piece: object) => event({ choices: [{ delta: piece }] })

/** Returns a script that streams a text. */
export const saying =
  (text: string): Script =>
  response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(delta({ content: piece }))
    response.end('data: [DONE]\n\n')
  }

/** A tool call: the name, and the arguments as JSON. */
export type ScriptedCall = readonly [name: string, written: string]

/** Returns a script that streams tool calls, with their arguments in pieces of three characters. */
export const calling =
  (...calls: readonly ScriptedCall[]): Script =>
  response => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    calls.forEach(([name, written], index) => {
      const head = { index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }
      response.write(delta({ tool_calls: [head] }))
      for (const piece of written.match(/[\s\S]{1,3}/g) ?? [])
        response.write(delta({ tool_calls: [{ index, function: { arguments: piece } }] }))
    })
    response.write(event({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] }))
    response.end('data: [DONE]\n\n')
  }

/**
 * Obeys everything it reads: runs `CALL name {…}` from any message as long as tools are offered, then
 * repeats every `SAY …` and cites every article.
 */
export const obeying: Script = (response, request) => {
  const { messages, tools } = request.body
  const read = messages.map(({ content }) => content ?? '').join('\n')
  const calls = [...read.matchAll(/CALL (\S+) (\{[^{}]*\})/g)].map(
    ([, name, written]) => [name!, written!] as const,
  )
  if (tools && calls.length > 0) return calling(...calls)(response, request)
  const said = [...read.matchAll(/SAY (.+)/g)].map(([, words]) => words).join('\n')
  const numbers = [...new Set([...read.matchAll(/^\[(\d+)\]/gm)].map(([number]) => number))]
  saying(`${said || 'It is so.'} ${numbers.join('')}`)(response, request)
}
