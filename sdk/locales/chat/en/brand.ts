/** The messages of what a company's brand adds to the home view. */
export const BRAND_MESSAGES = {
  team: 'Our team',
  terms: 'Terms',
  runsOn: 'Runs on {name}',
} as const
