/** Numbers of knowledge-base search (spec sections 5 and 9). */
export const CONFIDENCE_THRESHOLD = 0.15
export const SNIPPET_MAX_LENGTH = 1_200
