import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Support chat for fintech products',
  description:
    'Fees, limits and verification explained from your own articles; money, cards and identity handed to people. No PCI or HIPAA attestation.',
  hero: {
    eyebrow: 'Fintech',
    heading: 'Explain the fee, never touch the card number',
    lead: 'Lapwing answers how your product works from texts you have approved, and hands over as soon as a question is about somebody’s money.',
    proof:
      'It has not been assessed against PCI DSS. Card data must stay out of it, and the code on this page helps you hold that line.',
    actions: [
      { label: 'See the security page', to: '/compliance/security' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
  },
  sections: [
    {
      kind: 'contrast',
      heading: 'In scope, out of scope',
      good: {
        title: 'Use it for',
        items: [
          'Product questions before and after sign-up: fees, limits, countries, documents.',
          'A first line that sends fraud and complaints to people at once.',
          'Installations inside your own network, with PostgreSQL you already audit.',
        ],
      },
      bad: {
        title: 'Do not use it for',
        items: [
          'Card data, account credentials, one-time codes or proof of identity.',
          'Authenticating a customer or authorizing a payment.',
          'Recommendations about investments, credit or insurance by the AI.',
          'Screen sharing, call recording or co-browsing: none of them exists here.',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'The line between explaining and acting',
      columns: ['Users ask', 'The AI may', 'It goes to a person because'],
      rows: [
        [
          'What does a transfer abroad cost?',
          'Quote the fee article, with its title',
          'A fee was charged that the article does not name',
        ],
        [
          'Why is my transfer pending?',
          'List the general reasons and cut-off times',
          'Only the ledger knows this transfer',
        ],
        [
          'Why was my verification refused?',
          'Say which documents are accepted',
          'The reason may be one you are not free to tell',
        ],
        [
          'I do not recognize this payment',
          'Say how to freeze the card in the app',
          'It may be fraud, and minutes count',
        ],
        ['Can I raise my limit?', 'Say where the setting is', 'A decision about risk is due'],
        [
          'Should I put my savings in here?',
          'Nothing beyond what your article says',
          'It is advice, and you may not give it by chat',
        ],
      ],
      note: 'The AI answers from published public articles of your company and from nothing else. An article marked internal is never quoted.',
    },
    {
      kind: 'code',
      heading: 'Stop a card number before it is sent',
      text: 'The page may veto any message before it leaves the box, in the chat and in the ticket form. This works where the widget is an element of your page, not in the iframe mode. passesLuhn and showHint are functions of yours.',
      code: `document.addEventListener('support:before-send', event => {
  const text = event.detail.text.replace(/[ -]/g, '')
  const digits = text.match(/\\d{13,19}/)
  if (digits && passesLuhn(digits[0])) {
    event.preventDefault()
    showHint('Please leave the card number out.')
  }
})`,
    },
    {
      kind: 'steps',
      heading: 'An unknown payment, at night',
      intro: 'What you want to see in the thread when it matters.',
      steps: [
        {
          title: 'A worried first line',
          text: '“There is a payment of 340 euros I never made.” The visitor is signed in to your app, so the conversation carries your own signed id for them.',
          speaker: 'visitor',
        },
        {
          title: 'The one thing to do now',
          text: 'From your article: freeze the card under Cards, it takes effect at once, and here is the phone line that is staffed all night. No guess about who did it.',
          speaker: 'ai',
        },
        {
          title: 'One short sentence suffices',
          text: '“Connect me to an agent.” From here on the AI is silent, whatever else is typed.',
          speaker: 'visitor',
        },
        {
          title: 'Fraud desk takes over',
          text: 'The desk sees “Verified by your site”, so it knows which account is meant, and asks for proof in its own system and not in the chat.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Decide these before your first visitor',
      cards: [
        {
          icon: 'shield',
          title: 'What “no certification” means for you',
          text: 'No assessor has looked at Lapwing for PCI DSS, and there is no HIPAA attestation either. Treat the chat as outside your cardholder environment, and keep it there by rule and by code.',
        },
        {
          icon: 'key',
          title: 'Require signed identity',
          text: 'An address typed into a chat proves nothing. Have your server sign each user’s id, and let agents discuss accounts only where the mark is shown.',
        },
        {
          icon: 'file',
          title: 'No passports by attachment',
          text: 'An uploaded file has a long random address, and whoever holds that address can open the file. Collect identity papers in your verification flow, never here.',
        },
        {
          icon: 'bolt',
          title: 'Choose where questions go',
          text: 'With no model set, no question leaves your server. With one, for the installation or for your company, the last messages of the thread go to its address: pick one that your contract covers.',
        },
        {
          icon: 'tag',
          title: 'Fields that help, fields that hurt',
          text: 'Ask for product, country and the last four characters of your own transaction id. Do not ask for an IBAN, a card or a date of birth.',
        },
        {
          icon: 'clock',
          title: 'Retention by your periods',
          text: 'Agree on two periods: one for resolved conversations, 30 days to ten years, and a shorter one for their files. The settings say how many each would delete today, before you save. Both are off until you turn them on.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Your compliance officer will ask',
      questions: [
        {
          question: 'Can we prove what the AI told somebody?',
          answer:
            'Each message is stored with its author, its number in the thread and, for an answer, the articles it cited. Every published wording of an article stays as a dated version, so the text of that day can be laid beside the reply. Archive what is outdated: deleting an article deletes its versions.',
        },
        {
          question: 'Could a user talk the AI into something else?',
          answer:
            'With the built-in answerer there is nothing to talk into: it quotes sentences. A language model is told to treat the visitor’s words as material, and its answer is dropped unless it cites an article. Neither can call anything in your systems.',
        },
        {
          question: 'Does a log or a notice show what people typed?',
          answer:
            'The desktop notice for agents is a fixed text with the start of a conversation’s id. The mailed receipt holds the ticket’s number and no word of the visitor’s.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Closely related',
      pages: [
        {
          to: '/solutions/financial-services',
          why: 'For banks, insurers and advisers with supervision and record-keeping duties.',
        },
        { to: '/blog/an-honest-i-dont-know', why: 'How the AI decides that it has nothing to say.' },
        { to: '/compliance/subprocessors', why: 'Who else is involved, and when nobody is.' },
      ],
    },
  ],
  closing: {
    heading: 'Give it to security first',
    text: 'Run it on a closed network, try to get something out of it that you did not put in, and then decide.',
  },
}
