/** A server that speaks the documented protocol of ElevenLabs Agents, for tests: its API, and its socket. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { clientMessage } from './elevenlabs-schemas.ts'
import {
  createScriptedConversation,
  type Script,
  type ScriptedConversation,
} from './scripted-conversation.ts'

export const KEY = 'xi-the-key'
export const AGENT = 'agent_3701k3ttaq12ewp8b7qv5rfyszkz'
const SIGNATURE = 'cvtkn_the-signature'

/** A request that was received. */
type Request = { readonly path: string; readonly key: string; readonly body: unknown }

/** Starts the server on loopback. */
export async function startElevenLabs() {
  const script: Script = {
    outputFormat: 'pcm_16000',
    inputFormat: 'pcm_16000',
    allowsOverrides: true,
    greets: true,
    refusal: null,
    socketRefusal: null,
    speech: new Uint8Array(),
  }
  const requests: Request[] = []
  const conversations: ScriptedConversation[] = []
  /** What does not follow the protocol. */
  const faults: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const part of request) text += part
    const key = String(request.headers['xi-api-key'] ?? '')
    requests.push({ path: request.url!, key, body: text === '' ? null : JSON.parse(text) })
    const { pathname, searchParams } = new URL(request.url!, 'http://vendor')
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const status = script.refusal ?? (key === KEY ? null : 401)
    if (status !== null) json({ detail: { status: 'invalid_api_key', message: `The key is ${key}` } }, status)
    else if (
      pathname === '/v1/convai/conversation/get-signed-url' &&
      searchParams.get('agent_id') === AGENT
    ) {
      const path = `/v1/convai/conversation?agent_id=${AGENT}&conversation_signature=${SIGNATURE}`
      json({ signed_url: `ws://127.0.0.1:${port}${path}` })
    } else if (pathname === `/v1/convai/agents/${AGENT}`) {
      const tts = { voice_id: 'voice_1', model_id: 'eleven_v3_conversational', stability: 0.5 }
      json({ agent_id: AGENT, conversation_config: { tts, agent: {} } })
    } else if (pathname === '/v1/text-to-speech/voice_1') {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(script.speech)
    } else json({ detail: 'Not Found' }, 404)
  }

  const server = createServer((request, response) => void answer(request, response))
  const sockets = new WebSocketServer({
    server,
    verifyClient: ({ req }, allow) => {
      const isSigned = new URL(req.url!, 'http://vendor').searchParams.has(
        'conversation_signature',
        SIGNATURE,
      )
      const status = script.socketRefusal ?? (isSigned ? null : 403)
      allow(status === null, status ?? undefined)
    },
  })
  sockets.on('connection', socket => {
    const conversation = createScriptedConversation(socket, script)
    conversations.push(conversation)
    socket.on('message', data => {
      const parsed = clientMessage.safeParse(JSON.parse(String(data)))
      if (parsed.success) conversation.receive(parsed.data)
      else faults.push(`${String(data).slice(0, 200)}: ${parsed.error.message}`)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    ...{ script, requests, conversations, faults },
    /** Sockets that are still open. */
    openSockets: () => sockets.clients.size,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
