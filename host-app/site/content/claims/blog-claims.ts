import type { Claims } from './claims-by-page.ts'

/** The claims of the blog. */
export const BLOG_CLAIMS: Claims = {
  '/blog/an-honest-i-dont-know': {
    '40% or more': 'contract/constants/ai.ts > ANSWER_LIKELIHOOD = 0.4',
    '10% to 40%': 'contract/constants/ai.ts > SUGGESTION_LIKELIHOOD = 0.1',
    'Less than 10%': 'contract/constants/ai.ts > SUGGESTION_LIKELIHOOD = 0.1',
    'After 14 seconds, or when the model fails, the server stops waiting.':
      'contract/constants/ai.ts > ANSWER_TIMEOUT_MS = 14_000',
    'If the visitor chooses neither, the conversation becomes a ticket after 180 seconds.': 'CHAT-14',
    'We asked the built-in answerer 268 questions, written the way visitors type.':
      'docs/ai.md > The test has 268 questions',
    '58%': 'docs/ai.md > | right | 44% | 58% |',
    '76%': 'docs/ai.md > | helped | 44% | 76% |',
    '14%': 'docs/ai.md > | needless refusals | 50% | 14% |',
    '9%': 'docs/ai.md > | wrong | 6% | 9% |',
  },
  '/blog/the-pen-who-is-speaking': {
    'After 60 seconds, the conversation becomes a ticket.': 'CHAT-11',
  },
  '/blog/two-kilobytes-on-your-page': {
    '2.6 KiB': 'figure > loader',
    '23.25 KiB': 'scripts/budget/budgets.ts > limit: 23.25 * KIB',
    '51.5 KiB': 'scripts/budget/budgets.ts > limit: 51.5 * KIB',
    '58.5 KiB': 'scripts/budget/budgets.ts > limit: 58.5 * KIB',
    'If the page calls the JavaScript API, the commands add 1.75 KiB.':
      'scripts/budget/budgets.ts > limit: 1.75 * KIB',
  },
  '/blog/messages-exactly-once': {
    'A canceled transaction gives its number back, so there are no gaps.':
      'tests/server/conversations/api-conversations.test.ts > without holes',
    'A failed message is retried after one second, and then after longer delays of at most 5 seconds.':
      'contract/constants/conversation.ts > RETRY_MAX_MS = 5_000',
    'Everything must be complete within 10 seconds after the fault ends.':
      'tests/faults/oracle.ts > COMPLETE_WITHIN_MS = 10_000',
    'After a phone came back online, an old request could wait for up to 20 seconds.':
      'sdk/runtime/api/create-api.test.ts > after 20 s',
    'Now, such a request gets 3 more seconds once the browser reports that the network is back.':
      'sdk/runtime/api/create-api.test.ts > 3 s after the network is back',
    'A rate limit allows 10 messages in 5 seconds and 30 per minute.':
      "contract/constants/limits.ts > { max: 10, windowS: 5, by: 'conversation' }",
  },
  '/blog/rights-in-the-database': {
    'These are more than 44,000 combinations, on PostgreSQL and on the embedded database.':
      'tests/security/rls.test.ts > toBeGreaterThan(44_000)',
    'It plants more than 300 faults.': 'figure > policyMutants',
    'The tests find all but 4, and those are harmless; the suite names them with the reason.':
      'figure > policyMutants',
    'A test sends requests of two companies through a pool of two connections, 64 at a time.':
      'tests/security/pool-claims.test.ts > PARALLEL = 64',
    'No request may get a row or claim of the other company.':
      'tests/security/pool-claims.test.ts > meet the other tenant',
    'And the isolation test in the platform console tries more than 140 attacks on a running installation.':
      'tests/server/platform/isolation-test.test.ts > toBeGreaterThan(140)',
  },
  '/blog/acting-for-a-customer': {
    'Then they must enter a reason of 10 to 500 characters.':
      'contract/constants/identity.ts > REASON_MAX_CHARACTERS = 500',
  },
  '/blog/handoff-without-orphans': {
    '60 seconds': 'CHAT-11',
    '180 seconds': 'CHAT-14',
    '45 seconds': 'CHAT-16',
    'For visitors who have left, a job on the server looks for deadlines that are overdue by 5 seconds.':
      'contract/constants/conversation.ts > TIMEOUT_GRACE_MS = 5_000',
    '98.4% detected': 'docs/handoff-detection.md > 98.4%',
    '96.0% detected': 'docs/handoff-detection.md > 96.0%',
    '8 of 16,921 taken for a request': 'docs/handoff-detection.md > 8 of 16,921',
    'In a list of requests in eleven languages that we had not used during the work, 84% were detected.':
      'docs/handoff-detection.md > 122 (84%)',
    'In lists of unusual wordings, it was 46 to 66%.': 'docs/handoff-detection.md > 46 to 66%',
  },
  '/blog/search-without-vectors': {
    'The 20 best articles become candidates.': 'docs/search.md > 20 best by words',
    '85.1%': 'docs/search.md > | StackFAQ | 85.1% |',
    '72.7%': 'docs/search.md > | 72.7% | 59.5% |',
    '59.5%': 'docs/search.md > | 72.7% | 59.5% |',
    '81.3%': 'docs/search.md > | StackFAQ, mistyped | 81.3% |',
    '61.2%': 'docs/search.md > | 61.2% | 46.0% |',
    '46.0%': 'docs/search.md > | 61.2% | 46.0% |',
    '86.5%': 'docs/search.md > | claudedocs | 86.5% |',
    '78.8%': 'docs/search.md > | 78.8% | 69.2% |',
    '69.2%': 'docs/search.md > | 78.8% | 69.2% |',
    '95.3%': 'docs/search.md > | XQuAD en | 95.3% |',
    '92.2%': 'docs/search.md > | 92.2% | 90.8% |',
    '90.8%': 'docs/search.md > | 92.2% | 90.8% |',
    'At the threshold of 0.15, about 2 to 3% of these questions pass.':
      'docs/search.md > The threshold is 0.15: 2 to 3%',
    'A language model gets short articles completely, and up to 1,200 characters of a longer one.':
      'contract/constants/knowledge.ts > SNIPPET_MAX_LENGTH = 1_200',
    'The model alone: on StackFAQ, the right article came first for 63% of the questions.':
      'docs/search.md > from 52 to 63% on StackFAQ',
    'If the right article is missing, a similar one often passes the threshold: 54.2% on StackFAQ.':
      'docs/search.md > their article is missing | 54.2% |',
    'It waits until the index is built: about 2 seconds for 10,000 articles.':
      'docs/search.md > about 2 s of computing for 10,000',
  },
}
