/** The calls of a survey, for the code that shows one. */
export const SURVEY_ENDPOINTS = {
  readSurvey: ['GET', '/api/conversations/:id/survey'],
  answerSurvey: ['POST', '/api/conversations/:id/survey'],
  readPageSurvey: ['GET', '/api/surveys/page'],
  answerPageSurvey: ['POST', '/api/surveys/page'],
  readSurveyLink: ['POST', '/api/survey-links/read'],
  answerSurveyLink: ['POST', '/api/survey-links/answer'],
} as const
