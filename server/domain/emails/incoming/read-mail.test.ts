/** Reading mails as programs write them, and as they should not. */
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { authenticationOf } from './head.ts'
import { kindOfMail } from './kind-of-mail.ts'
import { MailTooComplexError } from './mime.ts'
import { readMail } from './read-mail.ts'

const HEAD = {
  From: 'Ann Lee <ann@example.com>',
  To: 'support@shop.example',
  Subject: 'Lamp',
  'Message-ID': '<m1@example.com>',
}
/** Returns a mail. Bytes of a text are those of its characters (latin1). */
function mail(head: Readonly<Record<string, string>>, body = 'Hello'): Buffer {
  const lines = Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
}
const bytes = (text: string, charset: string) => iconv.encode(text, charset).toString('latin1')
const part = (type: string, content: string, others = '') =>
  `Content-Type: ${type}\r\n${others}\r\n${content}\r\n`
const multipart = (kind: string, ...parts: readonly string[]) => ({
  'Content-Type': `multipart/${kind}; boundary="b1"`,
  body: `${parts.map(each => `--b1\r\n${each}`).join('')}--b1--\r\n`,
})
function readMultipart(kind: string, ...parts: readonly string[]) {
  const { body, ...head } = multipart(kind, ...parts)
  return readMail(mail(head, body))
}

describe('the words of a mail', () => {
  it.each([
    ['windows-1252', 'It’s 5 € — really', 'windows-1252'],
    ['iso-8859-1, which is windows-1252 in truth', 'It’s 5 € — really', 'windows-1252', 'iso-8859-1'],
    ['iso-8859-1, which is UTF-8 in truth', 'Où est le câble ?', 'utf-8', 'iso-8859-1'],
    ['an unknown charset', 'Ich heiße Ödön', 'utf-8', 'x-unknown'],
    ['no charset', 'Ich heiße Ödön', 'utf-8', ''],
    ['koi8-r', 'Что мне делать?', 'koi8-r'],
    ['shift_jis', '納品書をください', 'shift_jis'],
    ['gb2312, with characters of gb18030', '灯泡镕', 'gb18030', 'gb2312'],
    ['windows-1255', 'תודה רבה', 'windows-1255'],
    ['iso-8859-15', 'de 19 €', 'iso-8859-15'],
  ])('are read in %s', async (_, text, charset, label = charset) => {
    const head = {
      'Content-Type': `text/plain${label && `; charset=${label}`}`,
      'Content-Transfer-Encoding': '8bit',
    }
    expect((await readMail(mail(head, bytes(text, charset)))).text).toBe(text)
  })

  it('are joined where format=flowed has broken them, but for the line of a signature', async () => {
    const flowed = { 'Content-Type': 'text/plain; format=flowed' }
    const { text, signature } = await readMail(
      mail(flowed, 'One line that \r\ngoes on.\r\n\r\nTwo.\r\n-- \r\nAnn'),
    )
    expect([text, signature]).toEqual(['One line that goes on.\n\nTwo.', '--\nAnn'])
  })

  it('are those of the HTML, without what nobody sees', async () => {
    const { text } = await readMultipart(
      'alternative',
      part('text/plain', 'This mail needs an HTML program.'),
      part(
        'text/html; charset=utf-8',
        '<style>p{}</style><div style="display:none">Preview</div><!-- note --><p>One &amp; two</p><p>Three<br>four</p><script>five</script><img src="https://pixel.example/p.gif" alt="">',
      ),
    )
    expect(text).toBe('One & two\n\nThree\nfour')
  })

  it.each([
    [
      'Gmail',
      '<div>New</div><div class="gmail_quote"><div class="gmail_attr">On 3 Nov 2026, 9:12, A &lt;a@b.example&gt; wrote:<br></div><blockquote class="gmail_quote">Old</blockquote></div>',
    ],
    [
      'Apple Mail',
      'New<br><blockquote type="cite"><div>On 3 Nov 2026, at 9:12, A wrote:</div>Old</blockquote>',
    ],
    ['Outlook', '<p class="MsoNormal">New</p><div id="divRplyFwdMsg"><b>From:</b> A</div><p>Old</p>'],
    ['Proton', '<div>New</div><div class="protonmail_quote">A wrote:<blockquote>Old</blockquote></div>'],
    ['GMX', '<div>New</div><div name="quote"><div>Am 03.11.26 schrieb A</div>Old</div>'],
    [
      'Thunderbird',
      '<p>New</p><div class="moz-cite-prefix">A wrote:</div><blockquote type="cite">Old</blockquote>',
    ],
    ['a program that nobody knows', '<p>New</p><blockquote>Old</blockquote>'],
  ])('are without what %s quotes', async (_, html) => {
    const { text, quoted } = await readMail(mail({ 'Content-Type': 'text/html' }, html))
    expect(text).toBe('New')
    expect(quoted).toContain('Old')
  })

  it('are also what one has indented', async () => {
    const indented =
      '<blockquote style="margin: 0 0 0 40px; border: none; padding: 0px">Indented</blockquote>'
    expect((await readMail(mail({ 'Content-Type': 'text/html' }, indented))).text).toBe('Indented')
  })

  it('come before a mail that is passed on, and are apart from it', async () => {
    const forwarded =
      'Please take this over.\r\n\r\nFrom: Bob <bob@example.com>\r\nSent: Monday 6:40 PM\r\nTo: Ann\r\nSubject: Order\r\n\r\nWhere is it?'
    expect(await readMail(mail({}, forwarded))).toMatchObject({
      text: 'Please take this over.',
      quoted: expect.stringContaining('Where is it?'),
    })
  })

  it('know which of their pictures are new, and which only come again with what is quoted', async () => {
    const picture = (id: string) =>
      part('image/png', id, `Content-ID: <${id}>\r\nContent-Disposition: inline\r\n`)
    const { files } = await readMultipart(
      'related',
      part(
        'text/html',
        '<p>See <img src="cid:new@x"></p><div class="gmail_signature"><img src="cid:logo@x"></div><blockquote>Old <img src="cid:old@x"></blockquote>',
      ),
      ...['new@x', 'logo@x', 'old@x', 'loose@x'].map(picture),
    )
    expect(files.map(({ contentId, isInline, isNew }) => [contentId, isInline, isNew])).toEqual([
      ['new@x', true, true],
      ['logo@x', true, false],
      ['old@x', true, false],
      ['loose@x', false, true],
    ])
  })

  it('are read fast below a history of two megabytes', async () => {
    const level = (inner: string) =>
      `<div>Words of one reply among many.</div><div class="gmail_quote"><blockquote class="gmail_quote">${inner}</blockquote></div>`
    let html = 'first'
    while (html.length < 2_000_000) html = level(html)
    expect((await readMail(mail({ 'Content-Type': 'text/html' }, html))).text).toBe(
      'Words of one reply among many.',
    )
  })
})

describe('the head of a mail', () => {
  it('is read in encoded words and in bytes that it may not have, on one line', async () => {
    const read = await readMail(
      mail({
        From: '=?utf-8?Q?Zo=C3=AB_=22Z=22_M=2E?= <ZOE@Example.com>',
        Subject: '=?utf-8?Q?Lamp=0D=0ABcc:_x@y.example?=',
        'Reply-To': `${bytes('Käthe', 'utf-8')} <k@example.com>`,
        Cc: '"Lee, Bob" <bob@example.com>, undisclosed: carol@example.com;',
      }),
    )
    expect(read).toMatchObject({
      from: { name: 'Zoë "Z" M.', address: 'zoe@example.com' },
      subject: 'Lamp Bcc: x@y.example',
      replyTo: { name: 'Käthe', address: 'k@example.com' },
      cc: [
        { name: 'Lee, Bob', address: 'bob@example.com' },
        { name: '', address: 'carol@example.com' },
      ],
    })
  })

  it('may end without an empty line, be missing, or have NUL below it', async () => {
    const raw = Buffer.from(
      'From: ann@example.com\r\nSubject: Lamp\r\nIt is broken.\r\nReally\u0000.',
      'latin1',
    )
    expect(await readMail(raw)).toMatchObject({
      subject: 'Lamp',
      text: 'It is broken.\nReally.',
      id: null,
      date: null,
    })
    expect(await readMail(Buffer.alloc(0))).toMatchObject({ from: null, text: '', files: [] })
  })

  it('says who is proven only in the words of a server that is believed', async () => {
    const said = (value: string) =>
      readMail(mail({ 'Authentication-Results': value })).then(({ mime }) =>
        authenticationOf(mime.head, ['mx.shop.example']),
      )
    expect(await said('mx.shop.example; spf=pass; dmarc=fail header.from=example.com')).toBe('fail')
    expect(await said('mx.shop.example; dmarc=pass')).toBe('pass')
    expect(await said('mx.shop.example; spf=fail; dkim=fail')).toBe('none')
    expect(await said('mx.evil.example; dmarc=pass')).toBe('none')
  })
})

describe('the files of a mail', () => {
  it('are all that is not its words, under names that lead nowhere', async () => {
    const { text, files } = await readMultipart(
      'mixed',
      part('text/html', '<p>See <img src="cid:one"></p>'),
      part('image/png; name="one.png"', 'PNG', 'Content-ID: <one>\r\nContent-Disposition: inline\r\n'),
      part('image/gif', 'GIF', 'Content-ID: <two>\r\nContent-Disposition: inline; filename="logo.gif"\r\n'),
      part(
        'application/octet-stream',
        'X',
        'Content-Disposition: attachment; filename="..\\\\..\\\\run.exe"\r\n',
      ),
      part('application/pdf', 'PDF', "Content-Disposition: attachment; filename*=utf-8''M%C3%A4rz.pdf\r\n"),
      part('application/ms-tnef; name="winmail.dat"', 'TNEF'),
      part('application/octet-stream', 'nameless', 'Content-Disposition: attachment\r\n'),
    )
    expect(text).toBe('See')
    expect(files.map(({ name, isInline }) => [name, isInline])).toEqual([
      ['one.png', true],
      ['logo.gif', false],
      ['run.exe', false],
      ['März.pdf', false],
      ['winmail.dat', false],
      ['file.bin', false],
    ])
    expect(files[0]!.content.toString()).toBe('PNG')
  })

  it('keep the end of a name that is too long', async () => {
    const { files } = await readMultipart(
      'mixed',
      part('image/png', 'P', `Content-Disposition: attachment; filename="${'plate-'.repeat(60)}.png"\r\n`),
    )
    expect(files[0]!.name).toMatch(/^plate-.*\.png$/)
    expect(files[0]!.name.length).toBe(200)
  })

  it('are refused with the mail if it is nested without end', async () => {
    let body = 'deep'
    for (let level = 0; level < 150; level += 1)
      body = `Content-Type: multipart/mixed; boundary="n${level}"\r\n\r\n--n${level}\r\n${body}\r\n--n${level}--\r\n`
    const [head, ...rest] = body.split('\r\n\r\n')
    const deep = mail({ 'Content-Type': head!.slice('Content-Type: '.length) }, rest.join('\r\n\r\n'))
    await expect(readMail(deep)).rejects.toThrow(MailTooComplexError)
  })
})

describe('the kind of a mail', () => {
  const ours = {
    isOurs: (address: string) => address === 'support@shop.example',
    isSent: (id: string) => id === '<sent@shop.example>',
  }
  const kindOf = async (raw: Buffer) => {
    const { mime, from } = await readMail(raw)
    return kindOfMail(mime, from, ours)
  }
  it.each([
    ['message', {}],
    ['message', { 'Auto-Submitted': 'no' }],
    ['message', { Subject: 'Automatic reply does not work' }],
    ['message', { 'List-ID': '<support.shop.example>', Precedence: 'list' }],
    ['auto-reply', { 'Auto-Submitted': 'auto-replied' }],
    ['auto-reply', { 'X-Autorespond': 'yes' }],
    ['auto-reply', { 'Return-Path': '<>' }],
    ['auto-reply', { Subject: 'Abwesenheitsnotiz: Lampe' }],
    ['bounce', { From: 'MAILER-DAEMON@isp.example', 'Return-Path': '<>' }],
    ['bounce', { From: 'postmaster@isp.example', Subject: 'Undeliverable: Lamp' }],
    ['list', { 'List-ID': '<lamps.groups.example>' }],
    ['list', { 'List-Unsubscribe': '<https://bulk.example/u>' }],
    ['loop', { 'Message-ID': '<sent@shop.example>' }],
    ['loop', { From: 'support@shop.example' }],
  ])('is %s with %j', async (kind, head) => {
    expect(await kindOf(mail(head as Record<string, string>))).toBe(kind)
  })

  it('is a receipt if it only says that something was read or accepted', async () => {
    const read = multipart('report; report-type=disposition-notification', part('text/plain', 'Read'))
    expect(await kindOf(mail({ 'Content-Type': read['Content-Type'] }, read.body))).toBe('receipt')
    const accepted = multipart(
      'alternative',
      part('text/plain', 'Yes'),
      part('text/calendar; method=REPLY', 'BEGIN:VCALENDAR'),
    )
    expect(await kindOf(mail({ 'Content-Type': accepted['Content-Type'] }, accepted.body))).toBe('receipt')
  })
})
