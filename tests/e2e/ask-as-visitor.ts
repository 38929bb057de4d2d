import { expect } from '@playwright/test'
import type { Message } from '#contract/entities/message.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'

type Call = 'createConversation' | 'postMessage' | 'listMessages'
type Conversation = { readonly id: string; readonly token: string }

/** A new visitor of acme's asks the AI, through the API. Gives the conversation's id, and what the AI says first. */
export async function askAsVisitor(
  { port }: { readonly port: number },
  content: string,
): Promise<{ readonly id: string; readonly said: Message }> {
  const created = await call(port, 'createConversation', { body: { subject: 'Help' } })
  const visitor = { id: created.conversationId, token: created.token }
  await call(port, 'postMessage', { body: { content }, visitor })
  let said: Message | undefined
  await expect
    .poll(async () => {
      const { messages } = await call(port, 'listMessages', { visitor })
      said = messages.find(({ sender_type }) => sender_type === 'ai')
      return said !== undefined
    })
    .toBe(true)
  return { id: visitor.id, said: said! }
}

async function call<Name extends Call>(
  port: number,
  name: Name,
  { body, visitor }: { readonly body?: object; readonly visitor?: Conversation },
): Promise<ResponseOf<Name>> {
  const [method, path] = ENDPOINTS[name]
  // Node resolves no name below localhost by itself.
  const response = await fetch(`http://127.0.0.1:${port}${path.replace(':id', visitor?.id ?? '')}`, {
    method,
    headers: {
      'content-type': 'application/json',
      [HEADERS.tenant]: 'acme',
      ...(visitor && { authorization: `Bearer ${visitor.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return response.json() as Promise<ResponseOf<Name>>
}
