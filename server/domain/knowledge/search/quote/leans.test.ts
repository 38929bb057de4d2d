import { describe, expect, it } from 'vitest'
import { leansOnBefore } from './leans.ts'

describe('a sentence leans on the one before', () => {
  it.each([
    ['en', 'It also runs on an iPad.'],
    ['en', 'They are erased after 30 days.'],
    ['en', 'This step is optional.'],
    ['en', 'Then click Save.'],
    ['en', 'Otherwise, try another browser.'],
    ['en', 'After that, the plan ends.'],
    ['en', 'In this case you pay nothing.'],
    ['en', 'If it has not arrived, write to us.'],
    ['en', 'To unlock it, press Unlock.'],
    ['en', 'To create one, open the settings.'],
    ['en', 'You also find the link in your account.'],
    ['en', 'We email you when it is ready.'],
    ['en', 'To mute messages at night, set quiet hours on the same page.'],
    ['en', '“But” is what it begins with.'],
    ['de', 'Danach klicken Sie auf Speichern.'],
    ['de', 'Dies gilt nur für Neukunden.'],
    ['de', 'Andernfalls wenden Sie sich an uns.'],
    ['de', 'In diesem Fall zahlen Sie nichts.'],
    ['de', 'Sie kostet 5 € im Monat.'],
    ['es', 'También puedes pagar con tarjeta.'],
    ['es', 'Después, pulsa Guardar.'],
    ['es', 'En este caso no pagas nada.'],
    ['fr', 'Cela ne coûte rien.'],
    ['fr', 'Ensuite, cliquez sur Enregistrer.'],
    ['fr', 'Dans ce cas, écrivez-nous.'],
    ['he', 'לאחר מכן לוחצים על שמירה.'],
    ['he', 'הוא זמין באתר בלבד.'],
    ['he', 'אבל אפשר לשלם במזומן.'],
    ['ar', 'ثم اضغط على حفظ.'],
    ['ar', 'في هذه الحالة لا تدفع شيئًا.'],
    ['ar', 'لكن يمكنك الدفع نقدًا.'],
  ])('%s: %s', (_language, sentence) => expect(leansOnBefore(sentence)).toBe(true))
})

describe('a sentence stands by itself', () => {
  it.each([
    ['en', 'Open Profile > Alerts and set quiet hours on the same page.'],
    ['en', 'To reset a password, press Forgot password.'],
    ['en', 'You can cancel a plan at any time, and it ends with the month.'],
    ['en', 'If your parcel is late, write to us.'],
    ['en', 'This article explains how refunds work.'],
    ['en', 'There is no fee.'],
    ['en', 'Items on sale can be returned.'],
    ['de', 'Sie können jederzeit kündigen.'],
    ['de', 'Ihre Daten bleiben in der EU.'],
    ['de', 'Das Paket kommt in 3 Tagen.'],
    ['de', 'Es gibt keine Gebühr.'],
    ['es', 'Es posible cancelar en cualquier momento.'],
    ['es', 'El envío tarda 3 días.'],
    ['es', 'Si no recibes el correo, mira en el spam.'],
    ['fr', 'Il faut confirmer l’adresse.'],
    ['fr', 'Vous pouvez annuler à tout moment.'],
    ['he', 'אפשר להחזיר כל מוצר תוך 30 יום.'],
    ['ar', 'يمكنك إرجاع أي منتج خلال 30 يومًا.'],
  ])('%s: %s', (_language, sentence) => expect(leansOnBefore(sentence)).toBe(false))
})
