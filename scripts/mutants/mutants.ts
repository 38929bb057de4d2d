/** A mutation that removes one behavior. `find` occurs exactly once in `file`. */
export type Mutant = {
  readonly id: string
  readonly takesAway: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** Folders or files with the tests. */
  readonly tests: readonly string[]
}

const CORE = ['core']

/** The mutants, by requirement id. */
export const MUTANTS: readonly Mutant[] = [
  {
    id: 'CHAT-05',
    takesAway: 'an address needs a dot in its domain',
    file: 'contract/text/is-email.ts',
    find: '(\\.[^@.]+)+$/u',
    replace: '(\\.[^@.]+)*$/u',
    tests: ['contract'],
  },
  {
    id: 'CHAT-06',
    takesAway: 'an empty message is not sent',
    file: 'core/conversation/visitor/send.ts',
    find: '!isBlank(text) && ',
    replace: '',
    tests: CORE,
  },
  {
    id: 'CHAT-08',
    takesAway: 'Thinking… waits for 1.2 s',
    file: 'core/conversation/visitor/send.ts',
    find: 'thinkingAt: at + THINKING_AFTER_MS',
    replace: 'thinkingAt: at + THINKING_AFTER_MS - 1',
    tests: CORE,
  },
  {
    id: 'CHAT-10',
    takesAway: 'the position is asked for every 10 s',
    file: 'core/conversation/deadline.ts',
    find: 'queueRefreshAt: at + QUEUE_REFRESH_MS',
    replace: 'queueRefreshAt: at + QUEUE_REFRESH_MS + 1',
    tests: CORE,
  },
  {
    id: 'CHAT-11',
    takesAway: 'after 60 s a request becomes a ticket',
    file: 'core/conversation/deadline.ts',
    find: "['fallbackAt', 'queue-timeout'],",
    replace: '',
    tests: CORE,
  },
  {
    id: 'CHAT-12',
    takesAway: 'Typing… when an agent has come',
    file: 'core/conversation/view/view.ts',
    find: 'isAgentExpected ? t.typing',
    replace: 'false ? t.typing',
    tests: CORE,
  },
  {
    id: 'CHAT-14',
    takesAway: 'an offer runs out after 180 s',
    file: 'core/conversation/rules.ts',
    find: 'choiceAt: at + choiceTimeout',
    replace: 'choiceAt: null',
    tests: CORE,
  },
  {
    id: 'CHAT-15',
    takesAway: 'the card comes at 20 s, not before',
    file: 'core/conversation/rules.ts',
    find: 'followUpAt: at + followUp',
    replace: 'followUpAt: at + followUp - 1',
    tests: CORE,
  },
  {
    id: 'CHAT-16',
    takesAway: 'the conversation is closed at 45 s',
    file: 'core/conversation/rules.ts',
    find: 'autoCloseAt: at + autoClose',
    replace: 'autoCloseAt: at + autoClose + 1',
    tests: CORE,
  },
  {
    id: 'CHAT-17',
    takesAway: 'typing holds the timers',
    file: 'core/conversation/visitor/idle.ts',
    find: 'followUpAt: null, autoCloseAt: null, idleResumeAt: at + typingPause',
    replace: '',
    tests: CORE,
  },
  {
    id: 'CHAT-18',
    takesAway: 'a new conversation forgets the old one',
    file: 'core/conversation/lifecycle.ts',
    find: "return after([...leaving(state), { type: 'forget' }], noEffects(freshState(state)))",
    replace: 'return after([...leaving(state)], noEffects(freshState(state)))',
    tests: CORE,
  },
  {
    id: 'CHAT-20',
    takesAway: 'the same words within 5 s are one message',
    file: 'core/conversation/visitor/send.ts',
    find: 'at - lastSent.at < DUPLICATE_WITHIN_MS',
    replace: 'at - lastSent.at <= DUPLICATE_WITHIN_MS',
    tests: CORE,
  },
  {
    id: 'CHAT-21',
    takesAway: 'a picture is told by its ending',
    file: 'core/text/message-link.ts',
    find: 'png|jpe?g|gif|webp|bmp|svg',
    replace: 'png|jpe?g|gif|webp|bmp',
    tests: CORE,
  },
  {
    id: 'CHAT-22',
    takesAway: 'more than 30% of the letters',
    file: 'core/text/is-right-to-left.ts',
    find: 'count / letters.length > RIGHT_TO_LEFT_SHARE',
    replace: 'count / letters.length >= RIGHT_TO_LEFT_SHARE',
    tests: CORE,
  },
]
