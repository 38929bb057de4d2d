/** A chapter of a video: its title card, and its captions in order. */
type Chapter = { readonly title: string; readonly lines: readonly string[] }

/** All words of the exit popup's video. `bench/film` shows the titles, times the captions and writes them as WebVTT. */
export const REDUCE_CHURN = {
  opening: {
    title: 'Reduce churn, boost engagement',
    lines: [
      'A customer whose question gets lost may leave. A customer who gets help has a reason to stay.',
      'Here are eight ways to help, shown in the product. Acme, its visitors and its staff are made up.',
    ],
  },
  answer: {
    title: 'Answer at once',
    lines: [
      'On the left, a visitor of Acme’s site asks what the planner costs.',
      'The AI answers from an article that Acme published, and names it as the source.',
      'The article opens inside the chat, so the visitor stays on the page.',
    ],
  },
  honesty: {
    title: 'Don’t guess',
    lines: [
      'The next question isn’t in Acme’s articles.',
      'A wrong answer costs trust. So the AI says that it doesn’t know, and offers a person.',
    ],
  },
  person: {
    title: 'Show the way to a person',
    lines: [
      'The visitor says yes, and sees their place in the queue and how long the wait can be.',
      'On the right, in Acme’s inbox, the request is marked as waiting for a human.',
      'Priya takes the conversation. The chat says that she joined, and the AI stops answering.',
      'She leaves a note for her colleagues. The visitor doesn’t see it.',
      'Then she replies, and the visitor reads it right away.',
    ],
  },
  reopening: {
    title: 'Let people come back',
    lines: [
      'Priya resolves the conversation. But the visitor isn’t done.',
      'One click reopens it, with all of its messages, and the visitor asks for a person again.',
      'Priya takes it again. She types a slash and picks a canned reply.',
      'The visitor’s question is answered, and Priya resolves the conversation again.',
    ],
  },
  rating: {
    title: 'Ask how it went',
    lines: [
      'The chat asks for a rating right where the conversation ended.',
      'The visitor picks a face and adds a few words. Priya sees both in the conversation.',
    ],
  },
  ticket: {
    title: 'Don’t lose a request',
    lines: [
      'Later, the visitor asks for a person again. This time, nobody takes the request.',
      'We move the demo’s clock ahead by a minute. The request becomes a ticket with a number.',
      'The visitor can still write to it, and Acme can answer by email.',
    ],
  },
  reports: {
    title: 'See where people struggle',
    lines: [
      'The dashboard shows how much the AI resolves, how long people wait, and how satisfied they are.',
      'The charts below also show at what hours people write.',
      'The rating from a moment ago is here too, with its comment.',
      'Insights group what visitors ask, and list the questions without an answer.',
    ],
  },
  article: {
    title: 'Write what’s missing',
    lines: [
      'The visitor’s question is in this list, because a person had to answer it.',
      'Priya’s reply becomes a draft. Acme’s admin reads it and publishes it.',
      'The next time somebody asks, the AI answers at once and names the source.',
    ],
  },
  end: {
    title: 'Give people a reason to stay',
    lines: [
      'Answer at once, be honest, bring in a person, and fix what’s missing.',
      'You can try both sides yourself at /demo, without an account.',
    ],
  },
} as const satisfies Record<string, Chapter>

/** The words of the video for readers, a paragraph for each chapter. */
export const REDUCE_CHURN_TRANSCRIPT = Object.values<Chapter>(REDUCE_CHURN).map(
  ({ title, lines }) => `${title}. ${lines.join(' ')}`,
)
