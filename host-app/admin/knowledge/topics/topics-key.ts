/** Under which categories and their sections are kept. */
export const TOPICS_KEY = ['topics']
