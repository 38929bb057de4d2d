import { expect } from '@playwright/test'
import type { Message } from '#contract/entities/message.ts'
import { HEADERS } from '#contract/headers.ts'
import { ENDPOINTS } from '#contract/routes/endpoints.ts'
import type { ResponseOf } from '#contract/routes/index.ts'

type Call = 'createConversation' | 'postMessage' | 'listMessages'
type Conversation = { readonly id: string; readonly token: string }

/**
 * Asks the AI of acme as a new visitor, through the API. Returns the conversation's id and the AI's first
 * message.
 */
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
  // Node can't resolve names below localhost.
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
