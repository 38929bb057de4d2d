import { createVisitorStorage } from '../../../runtime/storage/visitor-storage.ts'
import { conversationSource } from './conversation-source.ts'
import { linkSource } from './link-source.ts'
import { pageSource } from './page-source.ts'
import type { CreateSources } from './survey-source.ts'

/** Returns the sources on the server. */
export const createSources: CreateSources = (options, { kind, token, conversationId }) => {
  if (token !== null) return [linkSource(options, token)]
  if (conversationId !== null) return [conversationSource(options, conversationId)]
  const page = pageSource(options, kind)
  if (kind !== null) return [page]
  const { environment, tenant } = options
  const record = createVisitorStorage(environment.openStorage, environment.baseUrl, tenant).read()
  const latest = record.conversationId ?? record.remembered[0]?.id
  return latest ? [conversationSource(options, latest), page] : [page]
}
