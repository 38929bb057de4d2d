import { expect, it } from 'vitest'
import { languageOfMessage } from './message-language.ts'

it.each([
  [
    'en',
    [
      'where is my invoice',
      'how do I cancel?',
      'I can’t log in',
      'what does it cost',
      'do you ship to Norway',
      'shipping cost',
      'cancel order',
    ],
  ],
  [
    'de',
    [
      'wo finde ich meine Rechnung',
      'Wie kündige ich?',
      'was kostet das',
      'Rechnung bezahlen',
      'Kann ich mit Karte zahlen?',
    ],
  ],
  [
    'es',
    [
      '¿dónde está mi pedido?',
      'cómo cancelo mi suscripción',
      'cuanto cuesta el envio',
      'no puedo entrar en mi cuenta',
    ],
  ],
  [
    'fr',
    [
      'où est ma facture',
      'comment annuler mon abonnement ?',
      'je n’arrive pas à me connecter',
      'est-ce que vous livrez en Suisse',
    ],
  ],
  ['he', ['איפה ההזמנה שלי?', 'כמה עולה משלוח', 'איך מחזירים את הכסף ל-PayPal']],
  ['ar', ['أين طلبي؟', 'كيف أرجع منتجًا', 'هل أستطيع الدفع عبر PayPal؟']],
])('tells %s', (language, messages) => {
  for (const message of messages) expect([message, languageOfMessage(message)]).toEqual([message, language])
})

it.each([
  ['', null],
  ['pricing', null],
  ['PayPal', null],
  ['PayPal’s price?', null],
  ["Okta's SAML", null],
  ['SSO SAML Okta', null],
  ['12345', null],
  ['dove trovo la mia fattura e come posso pagare', null],
  ['waar kan ik mijn factuur vinden', null],
  ['como faço para cancelar a minha conta', null],
  ['gdzie jest mi potrzebna faktura i co dalej', null],
  ['nie chcę tego, dajcie mi kogoś', null],
  ['bu fatura nerede, bana yardım edin', null],
])('leaves open what cannot be told, or is none of the product’s: %s', (message, language) => {
  expect(languageOfMessage(message)).toBe(language)
})
