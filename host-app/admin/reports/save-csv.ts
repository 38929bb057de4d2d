import { saveFile } from '#host-app/adapters/browser/save-file.ts'
import { sendRequest } from '../../adapters/api/call-api.ts'

type CsvRoute = 'exportConversations' | 'exportMessages' | 'exportRatings'

/** Downloads what a route exports as CSV. Rejects with `ApiError`. */
export async function saveCsv(route: CsvRoute, query: object, fileName: string): Promise<void> {
  const response = await sendRequest(route, { query: { ...query } })
  // As a blob: read as text, it would lose its byte order mark.
  saveFile(fileName, await response.blob(), 'text/csv;charset=utf-8')
}
