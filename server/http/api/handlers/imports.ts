import {
  addImportFiles,
  cancelImport,
  createImport,
  getImport,
  listImports,
  startImport,
} from '#server/domain/knowledge/imports/imports.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerDeps } from './deps.ts'

/** Handlers of content imports. */
export function importHandlers(deps: HandlerDeps) {
  const { database } = deps
  return {
    listImports: async ({ actor }) => ({ imports: await listImports(database, actor) }),
    getImport: ({ actor, params }) => getImport(database, actor, params.id),
    async createImport({ actor, body }) {
      const created = await createImport(deps, actor, body)
      deps.importsSoon()
      return created
    },
    addImportFiles: ({ actor, params, body }) => addImportFiles(database, actor, params.id, body.files),
    async startImport({ actor, params }) {
      const started = await startImport(deps, actor, params.id)
      deps.importsSoon()
      return started
    },
    cancelImport: ({ actor, params }) => cancelImport(deps, actor, params.id),
  } satisfies Partial<Handlers>
}
