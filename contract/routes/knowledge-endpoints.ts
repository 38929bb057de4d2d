/** Method and path of what visitors read of a knowledge base, free of schemas; `endpoints.ts` has all. */
export const KNOWLEDGE_ENDPOINTS = {
  listArticles: ['GET', '/api/kb/articles'],
  readArticle: ['GET', '/api/kb/article'],
  listKnowledgeTopics: ['GET', '/api/kb/topics'],
  searchKnowledge: ['GET', '/api/kb/search'],
  rateArticle: ['POST', '/api/kb/feedback'],
} as const

export type KnowledgeEndpointName = keyof typeof KNOWLEDGE_ENDPOINTS
