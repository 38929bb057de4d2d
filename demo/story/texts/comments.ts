/** What customers wrote beside their ratings. Each comment is used once. */
import type { Locale } from '#contract/constants/locales.ts'

/** How content its writer was: with a person, with the AI, or with neither. */
export type Mood = 'glad' | 'glad-ai' | 'mixed' | 'upset' | 'upset-ai' | 'upset-sync'

const ENGLISH: Readonly<Record<Mood, string>> = {
  glad: `
quick and kind
{agent} was great. Solved in ten minutes
Thank you {agent}!!
Clear answer, no blabla
I was annoyed when I came and not when I left
best support we have with any tool
very patient with me, I'm not good with computers
Felt like somebody actually looked at OUR account
fast. that's all I want
{agent} even wrote back the next day to check. Rare
sorted, ta
Perfect as always
Got a straight no instead of a maybe, I appreciate that
Friendly and knew what they were talking about
my whole team thanks you
Did what was promised, on the day it was promised
10/10 would complain again
No waiting, no forms. Nice
Second time this month, second time good
You could tell {agent} knows restaurants
`,
  'glad-ai': `
did not expect a bot to get it right
answer in two seconds, at midnight. good
good that it shows where the answer is from
short and right
The link to the article helped
ok for a robot :)
Found it thanks to the answer, would never have found that menu
faster than searching myself
Exactly what I asked
worked
`,
  mixed: `
ok but took a while
Answer was right, finding the button was not easy
fine
It works now. Should not have broken in the first place
Had to explain everything twice
solved after the second try
Good support, but the product should tell me that by itself
The answer is no, and that's not your fault. Still a pity
ok. but why do I need a person for this
Three days for one line of text. The line was good though
friendly, but the problem is only half solved
Would be nice to get an email when it is fixed
so-so
`,
  upset: `
Waited all morning
Nobody read what I had already written
You closed it and it was not solved
I asked for a person and got a ticket number
two days for an invoice, really?
The answer was for another plan
told me to do what I had done already
Polite, but no help
I still don't know if my holiday is right
4 people at our door could not clock in and I got "please wait"
not ok for the price we pay
slow
Got a different answer from two people
`,
  'upset-ai': `
The bot did not understand the question
copied an article I had already read
I wanted a human and it kept explaining
wrong answer, that menu is not there for managers
useless
Answered something else
closed the chat while I was still looking
No
`,
  'upset-sync': `
third time this week. my people miss shifts because of you
No word from you until I asked. Put it on the status page!
calendar sync is the reason why we pay for Team
Two no-shows on Saturday thanks to this
Support is nice but it STILL doesn't sync
I read the same sentence three times from three people
Please just tell us when it breaks
we are back on paper this week
broken again an hour after you said it's fixed
you were honest about it at least
it took a week. a week
`,
}

const OTHER: Partial<Readonly<Record<Locale, Partial<Readonly<Record<Mood, string>>>>>> = {
  de: {
    glad: 'Sehr freundlich und schnell\nEndlich mal jemand, der zuhört\nalles bestens, danke Hana',
    mixed: 'Hat geklappt, aber auf Deutsch wäre die Hilfe noch besser',
    'upset-sync': 'Eine Woche ohne Kalender geht gar nicht\nDrei Leute standen vor der falschen Filiale',
    upset: 'dauert zu lange',
  },
  es: {
    glad: 'muy amable, gracias\nrápido y claro',
    mixed: 'bien, pero los artículos solo están en inglés',
    upset: 'tardaron dos días',
  },
  he: { glad: 'שירות מעולה\nתודה נועה, מהיר ויעיל', mixed: 'בסדר, אבל היה צריך לחכות' },
  ar: { glad: 'خدمة ممتازة وسريعة\nشكرًا جزيلًا', upset: 'انتظرت يومًا كاملًا' },
}

/** Returns all comments in a language and mood; none if nobody wrote one. */
export function commentsOf(locale: Locale, mood: Mood): string[] {
  const text = locale === 'en' ? ENGLISH[mood] : (OTHER[locale]?.[mood] ?? '')
  return text.split('\n').filter(line => line !== '')
}
