/** What tests of the knowledge base share: an article of acme's, and calls that must succeed. */
import { randomUUID } from 'node:crypto'
import type { ContentDetail } from '#contract/entities/content.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import type { Caller } from '#tests/support/test-server.ts'

/** A new draft with a title of its own. Throws an Error with the answer when it is refused. */
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

/** The article after it was published. Throws an Error with the answer when it is refused. */
export async function published(
  call: Caller,
  { id, revision }: Pick<ContentDetail, 'id' | 'revision'>,
): Promise<ContentDetail> {
  const answer = await call('publishContent', { params: { id }, body: { revision } })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
