import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Guest support for travel and hotels',
  description:
    'Answer guests’ questions about check-in, baggage and cancellation from your articles, in their language, and turn the rest into tickets.',
  hero: {
    eyebrow: 'Travel and hospitality',
    heading: 'Answer guests when your front desk is closed',
    lead: 'The AI answers common questions at night and on weekends. Guests who need a person see when your team is back.',
    proof: 'Office hours use your own time zone, with holidays and daylight saving time.',
    actions: [
      { label: 'Try the chat', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'thread-guest',
    hasLiveChat: true,
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Example: a locked door at night',
      intro: 'The front desk of this guest house closes in the evening.',
      steps: [
        {
          title: 'A guest asks in German',
          text: '„Wie komme ich nachts ins Haus?“ The booking page is in German, so the chat is, too.',
          speaker: 'visitor',
        },
        {
          title: 'The AI quotes the German article',
          text: 'It explains where the key box is and where to find the code.',
          speaker: 'ai',
        },
        {
          title: 'The code doesn’t work',
          text: '„Der Code geht nicht. Kann ich mit jemandem sprechen?“ The chat recognizes the request for a human.',
          speaker: 'visitor',
        },
        {
          title: 'The night porter answers',
          text: 'If the porter isn’t there, the guest gets a ticket number and the emergency phone number from your away text.',
          speaker: 'agent',
        },
        {
          title: 'The guest keeps a copy',
          text: 'The guest has the transcript emailed to the address from the chat.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'jobs',
      heading: 'Three settings for hotels',
      jobs: [
        {
          title: 'Office hours',
          text: 'Set several time spans per day, such as for a night shift. The chat shows the guest when you’re back.',
          points: ['For a closed season, add the dates as holidays.'],
        },
        {
          title: 'Languages',
          text: 'The widget speaks English, German, Spanish, French, Hebrew and Arabic. Write articles in the languages of your guests, because the search compares words.',
          points: [
            'Start with check-in, cancellation and directions.',
            'With a language model, agents can translate messages.',
          ],
        },
        {
          title: 'Ticket form',
          text: 'Ask for the booking reference, arrival date, room and type of request.',
          picture: 'ticket-booking',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What the AI can answer for guests',
      columns: ['Question', 'Article', 'Person'],
      rows: [
        ['When can we check in?', 'Times and luggage room', 'An early room today'],
        ['How much baggage is included?', 'Table by fare', 'Extra baggage today'],
        ['Can I cancel for free?', 'Terms by rate', 'Illness, strikes, goodwill'],
        ['Is breakfast gluten-free?', 'What the kitchen offers', 'Severe allergies'],
        ['My flight is canceled', 'General rights', 'Rebooking'],
        ['Can you arrange a crib or a taxi?', 'What you offer and prices', 'Arranging it'],
        ['Is the room wheelchair accessible?', 'Door widths, steps, photos', 'A particular room'],
      ],
    },
    {
      kind: 'cards',
      heading: 'Prepare for disruptions',
      cards: [
        {
          icon: 'article',
          title: 'Publish an article first',
          text: 'Write what you know about the storm or the strike. The AI uses it as soon as it’s published.',
        },
        {
          icon: 'chat',
          title: 'Add a starter question',
          text: 'Put the most common question on the chat’s first screen.',
        },
        {
          icon: 'queue',
          title: 'Answer tickets in order',
          text: 'Guests who wait too long get a ticket, and you sort tickets by urgency.',
        },
        {
          icon: 'globe',
          title: 'Hotel Wi-Fi',
          text: 'Guests in your Wi-Fi share one network address, and a rate limit applies to it.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Is it a fit for your hotel?',
      good: {
        title: 'A good match',
        items: [
          'Hotels, tour operators and attractions with their own website.',
          'Guests from several countries and a small team.',
          'Sites with an embedded booking engine.',
        ],
      },
      bad: {
        title: 'Not a match',
        items: [
          'Messages from booking portals.',
          'Bookings and prices by AI, because Lapwing isn’t connected to a reservation system.',
          'Telephone numbers.',
          'Passport copies and card photos.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'Questions from hotels',
      questions: [
        {
          question: 'Can a guest continue on the phone after starting on the laptop?',
          answer:
            'Yes, if your site signs the guest’s identity. Otherwise the conversation stays in the browser where it started.',
        },
        {
          question: 'Does the AI translate our English articles?',
          answer:
            'The search rarely finds an English article for a French question. Translate the most important articles.',
        },
        {
          question: 'How do we put the chat into a QR code for the rooms?',
          answer: 'Use the address /widget/chat on your subdomain. The locale parameter sets the language.',
        },
        {
          question: 'A guest asked in Arabic. Can our German staff read the inbox?',
          answer:
            'They see the original text. If you connect a language model, they can translate it. The inbox itself is in English.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'More for hotels',
      pages: [
        { to: '/omnichannel', why: 'Which channels are supported.' },
        { to: '/voice-support', why: 'How browser calls work.' },
        { to: '/solutions/retail', why: 'If you also run a shop.' },
      ],
    },
  ],
  closing: {
    heading: 'Start with the questions at night',
    text: 'Write a few articles in each language of your guests, and an away text with a phone number.',
  },
}
