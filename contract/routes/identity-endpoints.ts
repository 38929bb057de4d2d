/** The calls about who the visitor is, for the code that an identity loads. */
export const IDENTITY_ENDPOINTS = {
  identifyVisitor: ['POST', '/api/conversations/:id/identity'],
  findConversations: ['POST', '/api/conversations/find'],
} as const
