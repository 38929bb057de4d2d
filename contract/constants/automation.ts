/** Limits of automation rules and of SLA policies. */

/** Characters of the name of a rule or an SLA policy. */
export const AUTOMATION_NAME_MAX = 80
/** Rules per company. */
export const RULES_MAX = 100
/** SLA policies per company. */
export const SLA_POLICIES_MAX = 20
/** Conditions per rule or policy. */
export const CONDITIONS_MAX = 20
/** Actions per rule. */
export const RULE_ACTIONS_MAX = 10
/** Characters of a condition's value. */
export const CONDITION_VALUE_MAX = 200
/** The longest time a rule waits for a reply, and the longest SLA target: 30 days, in minutes. */
export const AUTOMATION_MINUTES_MAX = 30 * 24 * 60
/** How deep rules trigger rules: what a rule does triggers rules once, and those trigger none. */
export const RULE_DEPTH_MAX = 1
/** Conversations that a trial of a rule looks at. */
export const RULE_TRIAL_CONVERSATIONS = 100
/** The share of an SLA target after which its warning comes (0..1). */
export const SLA_WARN_SHARE = 0.8
/** Rule runs, or SLA timers, per page. */
export const AUTOMATION_PAGE = 50
