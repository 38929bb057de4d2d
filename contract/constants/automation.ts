/** Numbers of rules and of promises of answers (SLA). */
export const AUTOMATION_NAME_MAX = 80
/** Rules, and promises, that one company can have. */
export const RULES_MAX = 100
export const SLA_POLICIES_MAX = 20
export const CONDITIONS_MAX = 20
export const RULE_ACTIONS_MAX = 10
export const CONDITION_VALUE_MAX = 200
/** Thirty days: the longest a rule waits for a reply, and the longest a promise runs. */
export const AUTOMATION_MINUTES_MAX = 30 * 24 * 60
/** What a rule does can set off rules once more, and those set off none. */
export const RULE_DEPTH_MAX = 1
/** Conversations that a rule is tried on. */
export const RULE_TRIAL_CONVERSATIONS = 100
/** The share of a promised time after which is warned. */
export const SLA_WARN_SHARE = 0.8
/** Runs of rules, and promises, on one page. */
export const AUTOMATION_PAGE = 50
