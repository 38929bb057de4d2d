import { expect, it } from 'vitest'
import { isEnglish } from './is-english.ts'

it.each([
  ['English', 'You can change the plan of your team on the page for billing.', true],
  ['German', 'Den Tarif ändern Sie auf der Seite für Rechnungen in den Einstellungen.', false],
  ['Spanish', 'Puede cambiar el plan de su equipo en la página de facturación.', false],
  ['a few names among Hebrew', 'אפשר לשלם דרך PayPal או Visa בעמוד התשלום', false],
  ['nothing', '', true],
])('tells %s', (_language, text, expected) => expect(isEnglish([text])).toBe(expected))
