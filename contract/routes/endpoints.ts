/** Method and path of every call, free of schemas: the widget builds its requests from here. */
export const ENDPOINTS = {
  health: ['GET', '/api/health'],
  config: ['GET', '/api/config'],
  tenant: ['GET', '/api/tenant'],
  userProfile: ['GET', '/api/user-profile'],
  activateSelf: ['POST', '/api/activate-self'],
  signup: ['POST', '/api/signup'],
  createLead: ['POST', '/api/leads'],
  createExitIntentLead: ['POST', '/api/exit-intent-lead'],
  debugbar: ['GET', '/api/debugbar'],
  adminDebugbar: ['GET', '/api/health-admin/debugbar'],
  createVisitorToken: ['POST', '/api/chat/visitor-token'],
  createConversation: ['POST', '/api/conversations/create'],
  listConversations: ['GET', '/api/conversations'],
  getConversation: ['GET', '/api/conversations/:id'],
  updateConversation: ['PATCH', '/api/conversations/:id'],
  listMessages: ['GET', '/api/conversations/:id/messages'],
  postMessage: ['POST', '/api/conversations/:id/messages'],
  getQueuePosition: ['GET', '/api/conversations/:id/queue-position'],
  setNeedsHuman: ['POST', '/api/conversations/:id/needs-human'],
  resolveConversation: ['POST', '/api/conversations/:id/resolve'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PATCH', `/api/${string}`]>

export type EndpointName = keyof typeof ENDPOINTS
