/** The calls of a survey, for the code that shows one. */
export const SURVEY_ENDPOINTS = {
  answerSurvey: ['POST', '/api/conversations/:id/survey'],
} as const
