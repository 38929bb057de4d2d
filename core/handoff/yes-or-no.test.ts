import { describe, expect, it } from 'vitest'
import { yesOrNo } from './yes-or-no.ts'

describe('yesOrNo', () => {
  it.each([
    'yes',
    'Yes please!',
    'yeah ok',
    'sure',
    'ok',
    'please',
    'yes, that would be great, thanks',
    'go ahead',
    'Ja, gerne',
    'Natürlich!',
    'sí por favor',
    'Claro',
    'oui',
    "d'accord",
    'oui s’il vous plaît',
    'כן בבקשה',
    'نعم من فضلك',
    'evet lütfen',
    'tak',
    'sim',
    'certo, grazie',
    'graag',
  ])('hears a yes in “%s”', message => expect(yesOrNo(message)).toBe('yes'))

  it.each([
    'no',
    'Nope',
    'no thanks',
    'No, thank you!',
    'not now',
    'no, im fine',
    'nein danke',
    'nicht nötig',
    'no gracias',
    'non merci',
    'לא תודה',
    'لا شكرا',
    'hayır teşekkürler',
    'no grazie',
    'nee dank je',
    'nie, dziękuję',
    'não, obrigado',
  ])('hears a no in “%s”', message => expect(yesOrNo(message)).toBe('no'))

  it.each([
    '',
    '?',
    'thanks',
    'merci beaucoup',
    'yes but how much is it',
    'no, the other one',
    'is it ok to pay later',
    'not what i asked',
    'that is good',
    'can i say no',
  ])('hears neither in “%s”', message => expect(yesOrNo(message)).toBeNull())
})
