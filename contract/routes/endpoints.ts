import { VISITOR_ENDPOINTS } from './visitor-endpoints.ts'

/** Method and path of every call, free of schemas: a client builds its requests from here. */
export const ENDPOINTS = {
  ...VISITOR_ENDPOINTS,
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
  listConversations: ['GET', '/api/conversations'],
  updateConversation: ['PATCH', '/api/conversations/:id'],
  resolveConversation: ['POST', '/api/conversations/:id/resolve'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PATCH', `/api/${string}`]>

export type EndpointName = keyof typeof ENDPOINTS
