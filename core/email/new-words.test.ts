import { describe, expect, it } from 'vitest'
import { newWords } from './new-words.ts'

const NEW = 'The lamp still flickers.\n\nCan I go back?'
const OLD = 'Hold the button for ten seconds.'
const marked = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

describe('what is quoted', () => {
  it.each([
    ['English', 'On Tue, Nov 3, 2026 at 8:12 AM Support <support@shop.example> wrote:'],
    ['English, wrapped', 'On Tue, Nov 3, 2026 at 8:12 AM Support <support@shop.example>\nwrote:'],
    ['German', 'Am 03.11.2026 um 09:12 schrieb Support:'],
    ['French', 'Le mar. 3 nov. 2026 à 09:12, Support <support@shop.example> a écrit :'],
    ['Spanish', 'El 3/11/26 a las 9:12, Support escribió:'],
    ['Italian', 'Il 03/11/2026 09:12, Support ha scritto:'],
    ['Portuguese', 'Em 3 de novembro de 2026 09:12, Support <support@shop.example> escreveu:'],
    ['Dutch', 'Op 3 nov. 2026 om 09:12 heeft Support <support@shop.example> het volgende geschreven:'],
    ['Swedish', 'tisdag 3 november 2026 kl. 09:12, Support <support@shop.example> skrev:'],
    ['Polish', 'W dniu 3.11.2026 o 09:12, Support pisze:'],
    ['Russian', '3 ноября 2026 г., 09:12, Support <support@shop.example> написал:'],
    ['Japanese', '2026年11月3日(火) 9:12 Support <support@shop.example> さんは書きました:'],
    ['Chinese', 'Support <support@shop.example> 于2026年11月3日周二 09:12写道：'],
    ['Hebrew', 'בתאריך יום ג׳, 3 בנוב׳ 2026 ב-9:12 מאת Support <support@shop.example>:'],
    ['Arabic', 'في 3/11/26 9:12 ص، كتب Support:'],
    ['Turkish', '3 Kas 2026 Sal, 09:12 tarihinde Support <support@shop.example> şunu yazdı:'],
  ])('is left out below the line that says who wrote it, in %s', (_, line) => {
    expect(newWords(`${NEW}\n\n${line}\n\n${marked(OLD)}`)).toMatchObject({ text: NEW, signature: '' })
    expect(newWords(`${NEW}\n\n${line}\n\n${OLD}`).text).toBe(NEW)
  })

  it.each([
    [
      'Outlook',
      'From: Support <support@shop.example>\nSent: Tuesday, November 3, 2026 9:12 AM\nTo: Ann\nSubject: Lamp',
    ],
    [
      'Outlook, French',
      'De : Support <support@shop.example>\nEnvoyé : mardi 3 novembre 2026 09:12\nÀ : Ann\nObjet : Lampe',
    ],
    [
      'Outlook, with a rule',
      '________________________________\nVon: Support <support@shop.example>\nGesendet: Dienstag, 3. November 2026 09:12\nAn: Ann\nBetreff: Lampe',
    ],
    [
      'a phone',
      '-------- Original message --------\nFrom: Support <support@shop.example>\nDate: 03.11.2026 09:12 (GMT+01:00)\nTo: Ann\nSubject: Lamp',
    ],
    ['Foxmail', '发件人： Support\n发送时间： 2026-11-03 09:12\n收件人： ann@shop.example\n主题： 灯'],
    [
      'Notes',
      '-----"Support" <support@shop.example> wrote: -----\nTo: ann@shop.example\nFrom: "Support" <support@shop.example>\nDate: 2026/11/03 09:12\nSubject: Lamp',
    ],
    ['our own line', '##- Please type your reply above this line -##'],
  ])('is left out below the head of another mail: %s', (_, head) => {
    const { text, quoted } = newWords(`${NEW}\n\n${head}\n\n${OLD}`)
    expect(text).toBe(NEW)
    expect(quoted).toContain(OLD)
  })

  it('is left out where the new words stand below and between it', () => {
    const reply = `On 03.11.26 at 9:12, Support wrote:\n> Flat or steep?\nSteep.\n\n> And how far?\nTwo meters.`
    expect(newWords(reply)).toMatchObject({
      text: 'Steep.\n\nTwo meters.',
      quoted: expect.stringContaining('> And how far?'),
    })
  })

  it('is left out right below the last line, without an empty one', () => {
    const { text } = newWords(
      'It works now.\nThank you!\nOn Tue, Nov 3, 2026, Support <support@shop.example> wrote:\n> Old',
    )
    expect(text).toBe('It works now.\nThank you!')
  })

  it.each([
    ['who tells what somebody wrote', 'Your colleague wrote:\nthat I should ask here.'],
    ['who lists what they ordered', 'From: Berlin\nTo: Munich\nDate: whenever you can'],
    ['with a rule in it', 'First.\n\n----------\n\nSecond.'],
  ])('is nothing of a person %s', (_, text) => {
    expect(newWords(text)).toEqual({ text, quoted: '', signature: '' })
  })
})

describe('a text without end', () => {
  it('is split below a history of many lines', () => {
    const head = 'From: Support <support@shop.example>\nSent: 9:12\nTo: Ann\nSubject: Lamp'
    const { text, quoted } = newWords(`${NEW}\n\n${head}\n${'x\n'.repeat(300_000)}`)
    expect([text, quoted.split('\n').length]).toEqual([NEW, 300_004])
  })

  it('loses only so many lines of programs at its end that no work is done again and again', () => {
    const line = 'Sent from my iPhone\n'
    expect(newWords(`${NEW}\n\n${line.repeat(3)}`).text).toBe(NEW)
    expect(newWords(line.repeat(30_000)).text).toContain('Sent from my iPhone')
  })
})

describe('a signature', () => {
  it.each([
    ['below two dashes', '-- \nAnn Lee\ntel. 600 000 001', '--\nAnn Lee\ntel. 600 000 001'],
    ['of a phone', 'Sent from my iPhone', 'Sent from my iPhone'],
    [
      'of a phone, in German',
      'Von meinem Samsung Galaxy Smartphone gesendet.',
      'Von meinem Samsung Galaxy Smartphone gesendet.',
    ],
    ['of a phone, in Japanese', 'iPhoneから送信', 'iPhoneから送信'],
    ['of a phone, in Chinese', '发自我的iPhone', '发自我的iPhone'],
    ['of a program', 'Get Outlook for Android', 'Get Outlook for Android'],
    [
      'that is a notice',
      'This e-mail is confidential and intended solely for the person to whom it is addressed. If you are not that person, delete it.',
      expect.stringContaining('confidential'),
    ],
  ])('%s is kept apart', (_, given, signature) => {
    expect(newWords(`${NEW}\n\n${given}`)).toEqual({ text: NEW, quoted: '', signature })
  })

  it('is a card below a closing, which itself is what the person wrote', () => {
    const card = 'Ann Lee\nHead of Lamps\nLumex Ltd | +44 20 7946 0000'
    expect(newWords(`${NEW}\n\nKind regards,\n\n${card}`, 'Ann Lee')).toEqual({
      ...{ text: `${NEW}\n\nKind regards,`, quoted: '', signature: card },
    })
    expect(newWords(`${NEW}\n\nKind regards,\nAnn`, 'Ann Lee').text).toBe(`${NEW}\n\nKind regards,\nAnn`)
  })

  it.each(['Sent the parcel by mail yesterday.', 'My phone is a Galaxy, sent back in May.'])(
    'is not %j',
    text => {
      expect(newWords(text).text).toBe(text)
    },
  )
})
