import type { VoiceRefusal } from '#contract/constants/voice.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import { SHARED_ANSWER_MESSAGES } from './en/answer.ts'
import { SHARED_QUEUE_MESSAGES } from './en/queue.ts'
import { SHARED_THREAD_MESSAGES } from './en/thread.ts'

/**
 * Messages that widget and server share. The specification fixes most of them. The widget imports the parts that it shows
 * from `en/`; the messages below are the server's, in the AI's name, and `fileDeleted` in place of a file that was deleted
 * by age.
 */
export const SHARED_MESSAGES = {
  ...SHARED_THREAD_MESSAGES,
  ...SHARED_ANSWER_MESSAGES,
  ...SHARED_QUEUE_MESSAGES,
  unsure: 'I’m not sure, but one of our help articles may have the answer.',
  otherQuestion: 'I found nothing on your other question in our help articles.',
  noInformation:
    'I don’t have information about that in our help articles. Would you like me to connect you to a human?',
  autoClose:
    'I haven’t heard back from you, so I’m closing this conversation. You can reopen it whenever you like.',
  apology:
    'I’m sorry, nobody is free right now. I’ve turned your request into a support ticket, and we’ll get back to you by email.',
  choiceTimeout:
    'I haven’t heard back from you, so I’ve turned your question into a support ticket. We’ll get back to you by email.',
  merged: 'This conversation continues in your other one: “{subject}”.',
  fileDeleted: '(The file was deleted.)',
  manyAnswers:
    'I’ve given many answers in this conversation, so a person should take over. Would you like me to connect you to a human?',
  fileReceived:
    'Thanks for the file. I can’t open it myself. What does it show, and what would you like to know?',
  unavailable: 'I can’t look that up right now. Would you like me to connect you to a human?',
} as const

/** The same messages in any language. */
export type SharedMessages = Readonly<Record<keyof typeof SHARED_MESSAGES, string>>

/** What the server says of voice calls, and has said in them. A company can replace the first three. */
export type CallMessages = Readonly<
  Record<'greeting' | 'ending' | 'consent' | 'waitForPerson' | VoiceRefusal, string>
>

/** The messages of calls. In `greeting`, `{company}` is the company's name. */
export const CALL_MESSAGES: CallMessages = {
  greeting: 'Hello, this is the AI assistant of {company}. How can I help you?',
  ending: 'Thank you for calling. Goodbye!',
  consent:
    'This call is with an AI. It is not recorded. What is said is written down and saved as a conversation.',
  waitForPerson:
    'I have told our team that you would like to talk to a person. Stay on the line: as soon as somebody writes, I read it to you. You can also go on by text after the call.',
  off: 'Calls are not available here.',
  language: 'Calls are not available in this language.',
  busy: 'All lines are busy. Please try again in a minute.',
  closed: 'Nobody takes calls right now. Please call during our office hours.',
  limit: 'No more calls are possible today. Please try again tomorrow.',
}

/** The built-in texts of surveys. `recommend` and `comment` are the questions of the kinds `numbers` and `comment`. */
export type SurveyMessages = Readonly<Record<keyof SurveyTexts | 'recommend' | 'comment', string>>

/** The messages of surveys. */
export const SURVEY_MESSAGES: SurveyMessages = {
  question: 'How was our support?',
  recommend: 'How likely are you to recommend us?',
  comment: 'What would you like to tell us about our support?',
  low: 'What could we do better?',
  high: 'What did you like?',
  thanks: 'Thank you for your feedback.',
}
