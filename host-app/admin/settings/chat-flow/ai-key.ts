/** Under which the AI's settings are kept. */
export const AI_KEY = ['ai-settings']
