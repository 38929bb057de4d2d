/** A long conversation about moving a large company's old records, site by site. */

/** The sites that are moved, one after the other. */
export const SITES = [
  'Tallinn',
  'Gdańsk',
  'Cork',
  'Leith',
  'Hull',
  'Bremerhaven',
  'Aarhus',
  'Malmö',
  'Turku',
  'Riga',
]

/** Pairs of what the customer writes and what the agent answers. `{site}`, `{r}` and `{k}` are filled in. */
export const EXCHANGES: readonly (readonly [visitor: string, agent: string])[] = [
  ['next one is {site}, file is up', 'Got it, {r} rows. I try it in the copy first.'],
  [
    '{site} uploaded. The break column is empty for {k} people, is that ok?',
    'Empty breaks count as none. If that is right for them, leave it.',
  ],
  [
    'why does the preview of {site} mark row {r} red',
    'Row {r} ends before it starts. A night shift, I think: it needs the date of the next day as its end.',
  ],
  ['fixed row {r}', 'Green now.'],
  [
    'we found {k} more old timesheets of {site} in a drawer. On paper',
    'Paper is fine, type them into the same columns. I wait with {site}.',
  ],
  ['{k} people of {site} have the same name', 'Then put the email in the second column, it decides.'],
  ['How long will {site} take', 'About {k} minutes. I start it after your shift change.'],
  ['is {site} in?', 'It is in, {r} entries, none refused. Please check two or three people.'],
  [
    'checked five in {site}. One has {k} hours too many',
    'I see why: the old file counted a holiday twice. I took it out for all of {site}.',
  ],
  ['looks right now', 'Then {site} is done. I close its folder.'],
  [
    'the manager of {site} wants to see it before it goes live',
    'I gave her a link to the copy, it works until Friday.',
  ],
  [
    'she says departments are missing',
    'They come as roles in the planner. I named them as in your list: Dock, Cold room, Office.',
  ],
  ['ok she is happy', 'Good. Live tonight at 22:00, as always.'],
  [
    '{r} rows again have a comma in the hours',
    'I turn commas into points on my side, you need not touch the file.',
  ],
  [
    'the dates of {site} are american',
    'Thanks for telling me, otherwise March would have become a mess. I read them as month first.',
  ],
  ['can you skip everybody who left before {k} months', 'Yes. That leaves {r} rows out of it.'],
  ['what happens to the hours of erased people', 'They stay under Former member, the sums are the same.'],
  [
    'our auditor asks for a list of what was changed',
    'I keep one: file, row, before, after. You get it at the end, {site} has {k} lines so far.',
  ],
  [
    'sorry was on holiday, where were we',
    'Welcome back! {site} was next, and I had asked about the {k} people without an address.',
  ],
  ['they use the tablet only', 'Then they get a PIN each. I made a list for the manager of {site}.'],
  ['server room is {site} too, right', 'In your file yes. I can make it a location of its own if you like.'],
  ['no leave it', 'Fine.'],
  ['{site} had a power cut, file comes tomorrow', 'No problem, I move it behind the others.'],
  ['file for {site}, third try', 'This one is good. {r} rows, {k} warnings, nothing serious.'],
  ['which warnings', 'Shifts with less than 11 hours of rest. They are history, so I let them in.'],
  ['the new manager in {site} can not log in', 'Her invitation was {k} days old. I sent a new one.'],
  ['she is in', 'Great.'],
  ['numbers for {site} agree to the minute. never had that', 'That makes me happy, honestly.'],
  [
    'do you also do vacations',
    'Yes, the balance at the day of the move. Please add a column with the days left.',
  ],
  [
    'added for {site}. {k} are negative, they took too many',
    'Negative is allowed, it shows in orange and fades with the next year.',
  ],
]

/** How it begins and ends. */
export const FRAME = {
  opening:
    'We have to move 7 years of time records of ten sites into the planner, about 48,000 rows. Can someone plan this with us?',
  request: 'Yes please, somebody who does this often',
  first:
    'we do this site by site: you send a file, I try it in a copy of your workspace, you check, and it goes live at night. Shall we start with the smallest site?',
  end: 'that was the last one. Thank you for all the patience, honestly',
  last: 'Thank you for the best prepared files I have ever had. I keep this conversation linked in your account.',
} as const
