import { describe, expect, it } from 'vitest'
import { leansOnBefore, saysNoHelp } from './follow-up.ts'

describe('leansOnBefore', () => {
  it.each([
    'and on android?',
    'how much is that per year?',
    'what about students',
    'will it be deleted?',
    'can I undo that later',
    'und am Wochenende?',
    'y en España?',
    'et pour la Suisse ?',
    'وإلى الأردن؟',
    'ומשלוח מהיר?',
  ])('hears it in %j', message => expect(leansOnBefore(message)).toBe(true))

  it.each([
    'how do I change the email address of my account?',
    'where can I download an invoice for last month',
    'Wie ändere ich die Rechnungsadresse meiner Firma?',
  ])('does not in %j', message => expect(leansOnBefore(message)).toBe(false))
})

describe('saysNoHelp', () => {
  it.each([
    'that did not work',
    "it still doesn't work",
    'i already tried that',
    'no, the other one',
    'still nothing',
    'same problem',
    'no not the password',
    'das hat leider nicht geklappt, geht nicht',
    'ya lo intenté',
    'ça ne marche pas',
    'לא עבד',
  ])('hears it in %j', message => expect(saysNoHelp(message)).toBe(true))

  it.each(['it worked, thanks', 'how do I work with two accounts?', 'what helps against spam?'])(
    'does not in %j',
    message => expect(saysNoHelp(message)).toBe(false),
  )
})
