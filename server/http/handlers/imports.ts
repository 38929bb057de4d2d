import {
  addImportFiles,
  cancelImport,
  createImport,
  getImport,
  listImports,
  startImport,
} from '#server/domain/knowledge/imports/imports.ts'
import type { Handlers } from '../register-routes.ts'
import type { HandlerMeans } from './means.ts'

/** Articles from elsewhere. */
export function importHandlers(means: HandlerMeans) {
  const { database } = means
  return {
    listImports: async ({ actor }) => ({ imports: await listImports(database, actor) }),
    getImport: ({ actor, params }) => getImport(database, actor, params.id),
    async createImport({ actor, body }) {
      const created = await createImport(means, actor, body)
      means.importsSoon()
      return created
    },
    addImportFiles: ({ actor, params, body }) => addImportFiles(database, actor, params.id, body.files),
    async startImport({ actor, params }) {
      const started = await startImport(means, actor, params.id)
      means.importsSoon()
      return started
    },
    cancelImport: ({ actor, params }) => cancelImport(means, actor, params.id),
  } satisfies Partial<Handlers>
}
