/** The call for a brand alone, for code that makes no other call of this table. */
export const BRAND_ENDPOINTS = { getWidgetBrand: ['GET', '/api/widget-brand'] } as const

/** The call for a company's settings, for code that makes few other calls of this table. */
export const CONFIG_ENDPOINTS = { getWidgetConfig: ['GET', '/api/widget-config'] } as const

/** Path of a conversation's survey: of both its calls (`survey-endpoints.ts`), and of the one that a voice call makes. */
export const CONVERSATION_SURVEY_PATH = '/api/conversations/:id/survey'

/** The calls of a voice call, for the code that a call loads. */
export const VOICE_ENDPOINTS = {
  getCallVars: ['POST', '/api/voice/vars'],
  getCallPrompt: ['POST', '/api/voice/prompt'],
  grantCall: ['POST', '/api/voice/token'],
  connectCall: ['POST', '/api/voice/connect'],
  searchForCall: ['POST', '/api/voice/kb_search'],
  saveCallLines: ['POST', '/api/conversations/:id/call-lines'],
} as const

/** Method and path of the widgets' calls, without schemas. `endpoints.ts` has all calls. */
export const VISITOR_ENDPOINTS = {
  createVisitorToken: ['POST', '/api/chat/visitor-token'],
  createConversation: ['POST', '/api/conversations/create'],
  getConversation: ['GET', '/api/conversations/:id'],
  listMessages: ['GET', '/api/conversations/:id/messages'],
  postMessage: ['POST', '/api/conversations/:id/messages'],
  getQueuePosition: ['GET', '/api/conversations/:id/queue-position'],
  setNeedsHuman: ['POST', '/api/conversations/:id/needs-human'],
  ...CONFIG_ENDPOINTS,
  ...BRAND_ENDPOINTS,
  suggestArticles: ['GET', '/api/kb/suggestions'],
  createTicket: ['POST', '/api/tickets'],
  applyTimeout: ['POST', '/api/conversations/:id/settle'],
  postTyping: ['POST', '/api/conversations/:id/typing'],
  postSeen: ['POST', '/api/conversations/:id/seen'],
  rateAnswer: ['POST', '/api/conversations/:id/feedback'],
  sendTranscript: ['POST', '/api/conversations/:id/transcript'],
  correctContact: ['POST', '/api/conversations/:id/contact'],
  eraseConversation: ['POST', '/api/conversations/:id/erase'],
  streamAnswer: ['GET', '/api/conversations/:id/stream'],
} as const

/** Name of a call in `VISITOR_ENDPOINTS`. */
export type VisitorEndpointName = keyof typeof VISITOR_ENDPOINTS
