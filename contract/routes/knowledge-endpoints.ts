/** Method and path of the calls that read a knowledge base, without schemas. `endpoints.ts` has all calls. */
export const KNOWLEDGE_ENDPOINTS = {
  listArticles: ['GET', '/api/kb/articles'],
  readArticle: ['GET', '/api/kb/article'],
  listKnowledgeTopics: ['GET', '/api/kb/topics'],
  searchKnowledge: ['GET', '/api/kb/search'],
  rateArticle: ['POST', '/api/kb/feedback'],
} as const

/** Name of a call in `KNOWLEDGE_ENDPOINTS`. */
export type KnowledgeEndpointName = keyof typeof KNOWLEDGE_ENDPOINTS
