import type { DeskAction } from '#contract/entities/desk-action.ts'
import type { Query } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'

/**
 * Checks that the company has every active colleague and team that the actions name.
 * @throws assignee_not_found (409) or team_not_found (404).
 */
export async function requireTargets(
  query: Query,
  companyId: string,
  actions: readonly DeskAction[],
): Promise<void> {
  for (const action of actions) {
    if (action.type === 'assign' && action.assignee_id !== null) {
      const sql = "select from public.profiles where company_id = $1 and id = $2 and status = 'active'"
      if ((await query(sql, [companyId, action.assignee_id])).length === 0)
        throw new AppError('assignee_not_found')
    }
    if (action.type === 'assign-team' && action.team_id !== null) {
      const sql = 'select from public.teams where company_id = $1 and id = $2'
      if ((await query(sql, [companyId, action.team_id])).length === 0) throw new AppError('team_not_found')
    }
  }
}
