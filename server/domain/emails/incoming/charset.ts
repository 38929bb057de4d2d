/** The characters of bytes, by what they are labelled as and by what they can only be. */
import iconv from 'iconv-lite'

/** What programs write for a charset that is called otherwise. */
const ALIASES: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-8-i': 'iso-8859-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  latin1: 'windows-1252',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'ks_c_5601-1987': 'cp949',
  'euc-kr': 'cp949',
  shift_jis: 'cp932',
  'x-sjis': 'cp932',
  'iso-8859-9': 'windows-1254',
}
const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Returns the text of bytes. Bytes that can only be UTF-8 are, whatever the label says; without a label that is known, others
 * are read as Windows-1252. Without NUL, which no text has.
 */
export function decodeText(bytes: Buffer, label: string | null): string {
  return decode(bytes, (label ?? '').trim().toLowerCase()).replaceAll('\u0000', '')
}

function decode(bytes: Buffer, label: string): string {
  if (label === 'iso-2022-jp' || label === 'iso-2022-jp-1')
    return new TextDecoder('iso-2022-jp').decode(bytes)
  if (/^utf-(?:7|16)/.test(label) && iconv.encodingExists(label)) return iconv.decode(bytes, label)
  if (hasHighBytes(bytes) || label === '' || label.startsWith('utf-8') || label === 'utf8')
    try {
      return utf8.decode(bytes)
    } catch {
      // Not UTF-8.
    }
  const charset = ALIASES[label] ?? label
  return iconv.decode(bytes, iconv.encodingExists(charset) ? charset : 'windows-1252')
}

function hasHighBytes(bytes: Buffer): boolean {
  return bytes.some(byte => byte > 0x7f)
}
