import { describe, expect, it } from 'vitest'
import { holds, kindsOf, type QuestionKind } from './question-kind.ts'

describe('the kind of a question', () => {
  it.each<[string, QuestionKind]>([
    ['How much does it cost?', 'amount'],
    ['Was kostet der Versand?', 'amount'],
    ['¿Cuánto cuesta?', 'amount'],
    ['Combien ça coûte ?', 'amount'],
    ['כמה עולה משלוח?', 'amount'],
    ['كم سعر التوصيل؟', 'amount'],
    ['When do you open?', 'time'],
    ['Wie lange dauert der Versand?', 'time'],
    ['¿Cuándo llega mi pedido?', 'time'],
    ['Quand ouvrez-vous ?', 'time'],
    ['מתי זה מגיע?', 'time'],
    ['متى يصل طلبي؟', 'time'],
    ['Where is my invoice?', 'place'],
    ['Wo finde ich meine Rechnung?', 'place'],
    ['can i pay by card', 'yes-no'],
    ['Kann ich kündigen?', 'yes-no'],
    ['¿Puedo cancelar?', 'yes-no'],
    ['Est-ce que je peux annuler ?', 'yes-no'],
    ['אפשר להחזיר?', 'yes-no'],
    ['هل يمكن الإرجاع؟', 'yes-no'],
    ['how do i cancel', 'how-to'],
    ['¿Cómo cancelo?', 'how-to'],
  ])('%s: %s', (question, kind) => expect(kindsOf(question)).toContain(kind))

  it('is none where nothing tells it', () => expect(kindsOf('password')).toEqual([]))

  it.each<[QuestionKind, string, string]>([
    ['amount', 'It costs €4.', 'It can be bought.'],
    ['time', 'It takes 3 working days.', 'It is sent by post.'],
    ['place', 'Open Settings > Billing.', 'We answer soon.'],
    ['yes-no', 'Films can’t be renewed.'.replace('’', "'"), 'The film was made in Rome.'],
  ])('%s: is held by one sentence and not by another', (kind, one, other) => {
    expect(holds(kind, one)).toBe(true)
    expect(holds(kind, other)).toBe(false)
  })
})
