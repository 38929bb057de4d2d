/** The pages of rules. They are one chunk: each chunk costs the first screen of the admin area its name. */
export { RulePage } from './rule-page.tsx'
export { RulesPage } from './rules-page.tsx'
