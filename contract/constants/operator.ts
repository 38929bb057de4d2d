/** What the legal pages state about whoever runs this server. */
export const OPERATOR_FACTS = [
  'name',
  'address',
  'email',
  'privacyEmail',
  'jurisdiction',
  'hostingCountry',
  'authority',
  'effectiveDate',
] as const
export type OperatorFact = (typeof OPERATOR_FACTS)[number]

/** The operator's facts as text; null for a fact that isn't filled in. `effectiveDate` is such as `1 January 2027`. */
export type Operator = Readonly<Record<OperatorFact, string | null>>

/** An operator who hasn't filled in anything. */
export const UNKNOWN_OPERATOR: Operator = {
  name: null,
  address: null,
  email: null,
  privacyEmail: null,
  jurisdiction: null,
  hostingCountry: null,
  authority: null,
  effectiveDate: null,
}
