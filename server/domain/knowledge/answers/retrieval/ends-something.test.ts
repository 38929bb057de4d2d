import { expect, it } from 'vitest'
import { asksOfEnding, tellsOfEnding } from './ends-something.ts'

it.each([
  'Cancel your plan',
  'How to delete an account',
  'Vertrag kündigen',
  'Supprimer un compte',
  'ביטול הזמנה',
  'حذف الحساب',
])('an article of ending something is known: %s', title => expect(tellsOfEnding(title)).toBe(true))

it.each(['Change your plan', 'Remove a person from a shift', 'What is in the box'])(
  'another is not: %s',
  title => expect(tellsOfEnding(title)).toBe(false),
)

it.each([
  'cancle my oder',
  'remove my account',
  'we want to stop using you',
  'how do I get rid of this',
  'ich will aufhören',
  'لإنهاء الاشتراك',
])('a visitor who wishes it is heard: %s', message => expect(asksOfEnding(message)).toBe(true))

it.each(['where do I turn that off', 'too many mails', 'how much is it'])(
  'one who does not, is not: %s',
  message => expect(asksOfEnding(message)).toBe(false),
)
