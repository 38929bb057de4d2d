/** Helpers of the knowledge base's tests: an article of acme, and calls that must succeed. */
import { randomUUID } from 'node:crypto'
import type { ContentDetail } from '#contract/entities/content.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import type { Caller } from '#tests/support/test-server.ts'

/** Creates a draft with a unique title. Throws an Error with the answer if it is refused. */
export async function newContent(
  call: Caller,
  body: Partial<RequestOf<'createContent'>['body']> = {},
): Promise<ContentDetail> {
  const answer = await call('createContent', {
    body: { title: `Article ${randomUUID().slice(0, 8)}`, body: 'Words.', ...body },
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

/** Publishes the article and returns it. Throws an Error with the answer if it is refused. */
export async function published(
  call: Caller,
  { id, revision }: Pick<ContentDetail, 'id' | 'revision'>,
): Promise<ContentDetail> {
  const answer = await call('publishContent', { params: { id }, body: { revision } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
