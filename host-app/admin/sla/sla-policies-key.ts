/** Under which a company's promises are kept. */
export const SLA_POLICIES_KEY = ['sla-policies']
