import type { Context } from 'hono'
import { CSV_MARK, type CsvRow, csvLine } from '#core/text/csv.ts'

/** Characters that are sent at once. */
const CHUNK = 64_000

/**
 * Returns the rows as a CSV file in UTF-8, sent as fast as the client reads it. The first row is read before the
 * response begins, so that a refusal is an ordinary error; a later failure breaks the response off.
 */
export async function csvFile(c: Context, rows: AsyncIterable<CsvRow>): Promise<Response> {
  const iterator = rows[Symbol.asyncIterator]()
  const first = await iterator.next()
  const encoder = new TextEncoder()
  const name = c.req.path.split('/').at(-1)!
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${name}"`)
  let pending = first
  let text = CSV_MARK
  return c.body(
    new ReadableStream<Uint8Array>({
      async pull(controller) {
        while (!pending.done && text.length < CHUNK) {
          text += csvLine(pending.value)
          pending = await iterator.next()
        }
        controller.enqueue(encoder.encode(text))
        text = ''
        if (pending.done) controller.close()
      },
      async cancel() {
        await iterator.return?.()
      },
    }),
  )
}
