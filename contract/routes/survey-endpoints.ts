import { CONVERSATION_SURVEY_PATH } from './visitor-endpoints.ts'

/** The calls of a survey, for the code that shows one. */
export const SURVEY_ENDPOINTS = {
  readSurvey: ['GET', CONVERSATION_SURVEY_PATH],
  answerSurvey: ['POST', CONVERSATION_SURVEY_PATH],
  readPageSurvey: ['GET', '/api/surveys/page'],
  answerPageSurvey: ['POST', '/api/surveys/page'],
  readSurveyLink: ['POST', '/api/survey-links/read'],
  answerSurveyLink: ['POST', '/api/survey-links/answer'],
} as const
