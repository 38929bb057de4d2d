/** Path of a conversation's survey, for the code of a voice call, which needs no other. */
export const CONVERSATION_SURVEY_PATH = '/api/conversations/:id/survey'

/** The calls of a survey, for the code that shows one. */
export const SURVEY_ENDPOINTS = {
  readSurvey: ['GET', CONVERSATION_SURVEY_PATH],
  answerSurvey: ['POST', CONVERSATION_SURVEY_PATH],
  readPageSurvey: ['GET', '/api/surveys/page'],
  answerPageSurvey: ['POST', '/api/surveys/page'],
  readSurveyLink: ['POST', '/api/survey-links/read'],
  answerSurveyLink: ['POST', '/api/survey-links/answer'],
} as const
