/** Help articles of Harbour Dental Clinic, for its patients. The clinic uses no AI answers. */
import { published } from './published.ts'

/** The clinic's help articles. */
export const clinicArticles = published('en', [
  {
    slug: 'opening-hours',
    title: 'Opening hours and how to find us',
    category: 'Your visit',
    section: 'Before you come',
    alternate_questions: [
      'When is the clinic open?',
      'Are you open on Saturdays?',
      'Where can I park?',
      'Is the clinic accessible by wheelchair?',
    ],
    body: `Harbour Dental Clinic is open Monday to Thursday from 08:00 to 18:00 and Friday from 08:00 to 15:00. We are closed at weekends and on public holidays.

You can call us during these hours on 01632 960123. The lines are busiest between 08:00 and 09:00.

## Getting here

The clinic is at 12 Quay Street, opposite the ferry terminal. Buses 4 and 9 stop at Quay Street, two minutes' walk away. Four parking spaces behind the building are free for patients for 90 minutes.

## Access

The entrance has no step, and a lift goes to the treatment rooms on the first floor. Tell us when you book if you use a wheelchair or need more time, and we will plan the large room for you. Guide dogs are welcome.

## Lunch break

Treatment rooms close from 13:00 to 14:00 each day. The reception desk stays open, so you can still book or collect a prescription.`,
  },
  {
    slug: 'book-or-cancel-appointment',
    title: 'Book, move or cancel an appointment',
    category: 'Your visit',
    section: 'Appointments',
    alternate_questions: [
      'How do I make an appointment?',
      'How do I cancel my appointment?',
      'Is there a fee if I cancel late?',
      'I am running late, what should I do?',
    ],
    body: `To book an appointment, call 01632 960123 or fill in the booking form on our website. We confirm a booking by text message or email within one working day.

You can move or cancel an appointment free of charge until 24 hours before it starts. If you cancel later or do not come, we charge £25, because nobody else can use the time.

## How to cancel or move

1. Open the link in your confirmation message, or call us.
2. Choose a new time, or press Cancel appointment.
3. Wait for the new message, which replaces the old one.

## Reminders

We send a reminder 2 days before your appointment. You can choose text message, email or no reminder at all when you book.

## If you are late

Call us if you are running late. Up to 10 minutes we still see you; after that we may have to shorten the visit or find another day. We do not charge the fee when you are ill or when someone in your care is.`,
  },
  {
    slug: 'dental-emergency',
    title: 'Dental emergencies',
    category: 'Treatment',
    section: 'Urgent care',
    alternate_questions: [
      'I have severe toothache, can I come today?',
      'What should I do if a tooth is knocked out?',
      'Who can I call at night or at the weekend?',
    ],
    body: `If you need urgent help during opening hours, call 01632 960123 as early as you can. We keep two appointments free every day for emergencies and give them out from 08:00.

When the clinic is closed, call NHS 111 for an out-of-hours dentist. Call 999 or go to the nearest emergency department if you have trouble breathing or swallowing, a swelling that is spreading quickly, or bleeding that does not stop.

## A tooth that was knocked out

Pick up an adult tooth by the crown, not by the root. Keep it in milk and see a dentist within an hour if you can. Do not put a baby tooth back.

## What we do in an emergency visit

An emergency visit takes about 20 minutes. We find the cause and treat the pain, and plan further treatment for another day. The visit costs £45, and you see the price of anything else before we begin.

Please do not describe urgent symptoms in the chat on our website. Nobody may read it in time, so call instead.`,
  },
  {
    slug: 'prices-and-payment',
    title: 'Prices and payment',
    category: 'Payment',
    section: 'Prices',
    alternate_questions: [
      'How much is a check-up?',
      'Can I pay in instalments?',
      'Do you take my dental insurance?',
      'How much does a visit to the hygienist cost?',
    ],
    body: `A check-up costs £55 for adults and £25 for children under 18. A visit to the hygienist costs £60 and takes 30 minutes.

You get a written plan with prices before any treatment starts, and nothing is done that you have not agreed to. The plan is valid for 3 months.

## How to pay

You pay at the desk after each visit, by card or in cash. For treatment that costs more than £300 you can pay in up to 6 monthly instalments without interest. We ask for a deposit of 20% when we order a crown, a bridge or a brace.

## Insurance

You pay us first, and we give you a detailed invoice that you send to your insurer. We do not settle bills with insurers directly. Ask your insurer before the treatment how much it will pay back.

## Prices we do not give in advance

We cannot name the price of a filling or a root treatment without seeing the tooth. Such treatment depends on the size and the number of roots, and we tell you the price after the examination.`,
  },
  {
    slug: 'first-visit',
    title: 'Your first visit',
    category: 'Your visit',
    section: 'Before you come',
    alternate_questions: [
      'What should I bring to my first appointment?',
      'Are you taking new patients?',
      'Can I bring my child?',
      'I am afraid of the dentist',
    ],
    body: `We are taking new patients, adults and children. Your first visit takes about 40 minutes and includes an examination and, if you agree, X-rays.

## What to bring

- A list of the medicines you take and of any allergies.
- The name of your doctor and, if you have one, of your former dentist.
- Something that shows your name and date of birth.

Please arrive 10 minutes early to fill in the health form. You can also fill it in at home with the link in your confirmation message.

## Children

Children are welcome from the first tooth. A parent or guardian must come along for everyone under 16, because we need their consent for treatment.

## If you are nervous

Tell us when you book that you are nervous, and we plan more time. You can agree a hand sign with the dentist to stop at any moment. A friend may sit with you in the room.

If you are pregnant or could be, please tell us before any X-ray.`,
  },
  {
    slug: 'privacy-and-records',
    title: 'Your privacy and your records',
    category: 'Privacy',
    section: 'Your data',
    alternate_questions: [
      'How do you protect my health data?',
      'How can I get a copy of my dental records?',
      'Who reads my chat messages?',
      'How long do you keep my data?',
    ],
    body: `Every message in our website chat is read and answered by a member of our team; we do not use automatic answers. We ask for your consent before the chat starts, and you can withdraw it at any time.

## What belongs in the chat

Use the chat for questions about appointments, prices and directions. Please do not send health details, photos of your teeth or X-rays there. We answer such questions by phone or at the clinic.

## How long we keep data

Chat messages are deleted after 30 days. Dental records are kept for 11 years after your last visit, and for children until they turn 25 if that is later.

## Your rights

To get a copy of your dental records, write to privacy@clinic.test or ask at the desk with something that proves who you are. The copy is free, and we send it within one month. You can also ask us to correct a mistake in your records.

Our website sets no cookies for analytics or marketing unless you allow them in the cookie notice.`,
  },
])
