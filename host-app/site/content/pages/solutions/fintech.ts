import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Customer support for fintech',
  description:
    'Explain fees, limits and verification from approved articles, and hand questions about money to people. Lapwing has not been assessed for PCI DSS.',
  hero: {
    eyebrow: 'Fintech',
    heading: 'Explain fees with AI and leave money questions to people',
    lead: 'The AI answers from articles that you’ve approved. Questions about a customer’s money go to your team.',
    proof: 'Lapwing hasn’t been assessed for PCI DSS. Keep card data out of it; the code below helps.',
    actions: [
      { label: 'See the security page', to: '/compliance/security' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
  },
  sections: [
    {
      kind: 'contrast',
      heading: 'What to use it for',
      good: {
        title: 'In scope',
        items: [
          'Questions about fees, limits, countries and documents.',
          'A first contact that passes fraud and complaints to people.',
          'Installations in your own network with your own PostgreSQL.',
        ],
      },
      bad: {
        title: 'Out of scope',
        items: [
          'Card data, passwords, one-time codes and identity documents.',
          'Authenticating customers or authorizing payments.',
          'Advice about investments, credit or insurance by the AI.',
          'Screen sharing, call recording and co-browsing.',
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What the AI explains and people decide',
      columns: ['Question', 'AI', 'Reason for a person'],
      rows: [
        ['What does a transfer abroad cost?', 'Quote the fee article', 'A fee that the article doesn’t list'],
        ['Why is my transfer pending?', 'List general reasons', 'The transfer itself'],
        ['Why was my verification refused?', 'List accepted documents', 'The individual reason'],
        ['I don’t recognize this payment', 'Explain how to freeze the card', 'Possible fraud'],
        ['Can I raise my limit?', 'Explain where the setting is', 'A risk decision'],
        ['Should I put my savings here?', 'Offer a human', 'This is advice'],
      ],
      note: 'The AI answers from your published public articles. Internal articles aren’t quoted.',
    },
    {
      kind: 'code',
      heading: 'Stop card numbers before they’re sent',
      text: 'Your page can stop a message in the chat and in the ticket form. This works with the elements, not in iframe mode. passesLuhn and showHint are your own functions.',
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
      heading: 'Example: an unknown payment at night',
      intro: 'The customer is signed in to your app.',
      steps: [
        {
          title: 'The customer reports a payment',
          text: '“There is a payment that I never made.”',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the fraud article',
          text: 'Freeze the card in the app and call the emergency line.',
          speaker: 'ai',
        },
        {
          title: 'The customer asks for an agent',
          text: '“Connect me to an agent.” The AI stops.',
          speaker: 'visitor',
        },
        {
          title: 'The fraud team takes over',
          text: 'The agent sees “Verified by your site” and continues in your own system.',
          speaker: 'agent',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Decide before you start',
      cards: [
        {
          icon: 'shield',
          title: 'Certification',
          text: 'Lapwing has not been assessed for PCI DSS or HIPAA. Keep it outside your cardholder data environment.',
        },
        {
          icon: 'key',
          title: 'Signed customer identity',
          text: 'Sign the customer’s id on your server, and discuss accounts with verified customers.',
        },
        {
          icon: 'file',
          title: 'Identity documents',
          text: 'The address of an uploaded file works without a login. Collect passports in your own verification process.',
        },
        {
          icon: 'bolt',
          title: 'AI model',
          text: 'Without a model, questions stay on your server. With one, recent messages go to its provider.',
        },
        {
          icon: 'tag',
          title: 'Fields',
          text: 'Ask for product, country and the end of a transaction id. Don’t ask for an IBAN or a date of birth.',
        },
        {
          icon: 'clock',
          title: 'Retention',
          text: 'Choose how long resolved conversations and their files are kept. The settings show how many would be deleted.',
        },
      ],
    },
    {
      kind: 'faq',
      heading: 'Questions from compliance',
      questions: [
        {
          question: 'Can we prove what the AI said?',
          answer:
            'Messages are stored with author, number and cited articles. Published article versions are kept until you delete the article.',
        },
        {
          question: 'Could a user trick the AI?',
          answer:
            'The built-in AI quotes your sentences. A model could misread a text, but an answer without a citation is discarded, and the AI can’t act in your systems.',
        },
        {
          question: 'Do notifications show what customers typed?',
          answer:
            'Desktop notifications show the start of the conversation’s id, and receipts show the ticket number.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'Closely related',
      pages: [
        { to: '/solutions/financial-services', why: 'For banks, insurers and advisers.' },
        { to: '/blog/an-honest-i-dont-know', why: 'When the AI doesn’t answer.' },
        { to: '/compliance/subprocessors', why: 'Who processes data in your setup.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with a security review',
    text: 'Run it in a closed network and let your security team test it.',
  },
}
