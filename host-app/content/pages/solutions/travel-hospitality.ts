import type { SectionsPage } from '../../page.ts'

export const page: SectionsPage = {
  template: 'sections',
  title: 'Guest support for travel and hotels',
  description:
    'Guests write at odd hours and in other languages. Answer check-in, baggage and cancellation from your texts, and keep the rest as tickets.',
  hero: {
    eyebrow: 'Travel and hospitality',
    heading: 'The guest is in another time zone, and in a hurry',
    lead: 'Lapwing answers what is the same for everybody at any hour, and tells each guest honestly when a person will be back.',
    proof: 'Opening times are computed in your own time zone, holidays and the change of clocks included.',
    actions: [
      { label: 'Try the chat', to: '/demo' },
      { label: 'Start Free Trial', does: 'start-trial' },
    ],
    picture: 'chat',
  },
  sections: [
    {
      kind: 'steps',
      heading: 'Stuck at a locked door, 23:40',
      intro: 'A guest house with a reception that closes at ten.',
      steps: [
        {
          title: 'In German, from the pavement',
          text: '„Wie komme ich nach 22 Uhr ins Haus?“ The booking page was in German, so the widget is as well.',
          speaker: 'visitor',
        },
        {
          title: 'The late-arrival article answers',
          text: 'It exists in German, so the search finds it: key box left of the door, code in the confirmation mail, and what to do if the lamp above it is off.',
          speaker: 'ai',
        },
        {
          title: 'The code does not work',
          text: '„Der Code geht nicht. Kann ich mit jemandem sprechen?“ The wish for a person is understood in this language, too.',
          speaker: 'visitor',
        },
        {
          title: 'One minute, counted down',
          text: 'The night porter has the inbox open on a tablet, hears the sound and takes it. Had nobody come, the guest would have a ticket number, and the emergency phone from your article and your away text.',
          speaker: 'agent',
        },
        {
          title: 'Proof for the expense claim',
          text: 'Next day the guest mails the transcript to the address the conversation was opened with, which is the only address it can go to.',
          speaker: 'visitor',
        },
      ],
    },
    {
      kind: 'jobs',
      heading: 'Three settings that guests notice',
      jobs: [
        {
          title: 'Hours as they really are',
          text: 'Each weekday takes as many spans as you need, so a siesta or a night shift fits. Instead of “Online” the header then says when you are back, in the guest’s own clock.',
          points: [
            'All day is one span from midnight to midnight.',
            'Closed season: list the dates, at most 100.',
          ],
        },
        {
          title: 'A language per article',
          text: 'The widget speaks English, German, Spanish, French, Hebrew and Arabic. Your articles speak what you write: search compares words, so a guest who asks in Spanish needs the article in Spanish.',
          points: [
            'Start with check-in, cancellation and directions in each language.',
            'Replies of your staff are not translated.',
          ],
        },
        {
          title: 'A form for requests with dates',
          text: 'Booking reference, arrival, room or tour, kind of request, number of guests. Dates are free text, since the form knows text and choices only, so put the pattern you want into the label.',
          picture: 'ticket-booking',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Fixed facts and moving ones',
      intro: 'The test is whether the answer would be the same tomorrow for somebody else.',
      columns: ['Guests ask', 'Fixed: write an article', 'Moving: send a person'],
      rows: [
        [
          'When can we check in?',
          'Times, early arrival, luggage room',
          'A room that is ready at eleven today',
        ],
        [
          'How much baggage is included?',
          'A table by fare and route',
          'Paying for a bag that is on the scale now',
        ],
        ['Can I cancel for free?', 'Terms by rate, and how to do it', 'Illness, strikes, goodwill'],
        ['Is breakfast gluten-free?', 'What the kitchen always has', 'Severe allergies, every time'],
        ['My flight is canceled', 'Rights in general and where to look', 'The rebooking itself'],
        ['Can you fix a cot, a late taxi, a cake?', 'What you offer and what it costs', 'Arranging it'],
        [
          'Is the room wheelchair accessible?',
          'Door widths, step counts, photos',
          'A promise for a certain room',
        ],
      ],
    },
    {
      kind: 'cards',
      heading: 'On the day of the storm',
      intro: 'Disruption brings every guest at once. Some preparation is possible.',
      cards: [
        {
          icon: 'article',
          title: 'One article, published first',
          text: 'Put “Storm of 4 March: what we know” online before you answer anybody. The index picks up a changed article with the next question.',
        },
        {
          icon: 'chat',
          title: 'A starter question',
          text: 'Starters stand on the chat’s first page. Make the top one the question everybody has.',
        },
        {
          icon: 'queue',
          title: 'A queue that empties itself',
          text: 'Whoever waits longer than a minute is turned into a ticket. You work down numbered tickets by departure instead of racing a hundred live chats.',
        },
        {
          icon: 'globe',
          title: 'Mind the hotel Wi-Fi',
          text: 'Guests behind one address share a limit of 60 new conversations an hour with you. A lobby full of stranded people can reach it.',
        },
      ],
    },
    {
      kind: 'contrast',
      heading: 'Check in, or travel on',
      good: {
        title: 'Suits',
        items: [
          'Hotels, guest houses, tour operators and attractions with a website of their own.',
          'Guests from several countries, and a small team at home.',
          'Sites that embed a booking engine: the chat sits beside it and touches nothing.',
        ],
      },
      bad: {
        title: 'Does not suit',
        items: [
          'Guests who reach you through a booking portal’s own inbox: those messages do not arrive here.',
          'Changing or pricing a booking by bot. There is no link to a reservation system.',
          'Telephone numbers. Calls work in the browser, with captions and a transcript.',
          'Passport copies and card photos, which guests will send if you ask for documents.',
        ],
      },
    },
    {
      kind: 'faq',
      heading: 'At the reception desk',
      questions: [
        {
          question: 'Can a guest go on writing on the phone after starting on the laptop?',
          answer:
            'Not in the same thread. A conversation belongs to the browser it began in. Ask for the booking reference, and your staff see both threads under the same address.',
        },
        {
          question: 'Does the AI translate our English articles?',
          answer:
            'It would have to find them first, and a question in French does not match an English text. Translate the few articles that matter at night.',
        },
        {
          question: 'How do we put the chat into a QR code for the rooms?',
          answer:
            'The chat has a page of its own at /widget/chat on your subdomain. Point the code there; the locale parameter sets the language of the card it is printed on.',
        },
        {
          question: 'A guest asked in Arabic. Can our German staff read the inbox?',
          answer:
            'They see the text as written, laid out from right to left. The screens of the inbox are in English for now.',
        },
      ],
    },
    {
      kind: 'related',
      heading: 'For the next trip',
      pages: [
        { to: '/omnichannel', why: 'Which channels exist, which are planned, and which are not.' },
        { to: '/voice-support', why: 'How calls in the browser work, and what they leave behind.' },
        { to: '/solutions/retail', why: 'If you also run a shop, a bar or a ticket desk.' },
      ],
    },
  ],
  closing: {
    heading: 'Be there at 23:40 without staying up',
    text: 'Three articles in each language of your guests, and an away text with a phone number that somebody picks up.',
  },
}
