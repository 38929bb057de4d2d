/** Under which a company's rules are kept. */
export const RULES_KEY = ['rules']
