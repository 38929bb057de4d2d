import { ApiError } from '../../adapters/api-error.ts'

/** What the lead dialog says when the lead could not be saved (MKT-06). */
export function leadFailure(error: unknown): string {
  return error instanceof ApiError && error.code !== 'network' ? error.text : 'Error'
}
