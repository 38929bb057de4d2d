/** Fields of a mail's head, whatever their programs did to them. */
import libmime from 'libmime'
import type { SenderVerdict } from '#contract/constants/email.ts'
import { decodeText } from './charset.ts'

/** A person of a mail. */
export type MailAddress = { readonly name: string; readonly address: string }

type Head = ReadonlyMap<string, readonly string[]>

/** Returns a field as text on one line; empty if the mail does not have it. */
export function textOf(head: Head, name: string): string {
  return oneLine(decodeWords(rawOf(head, name)))
}

/** Returns a field as it came. */
export function rawOf(head: Head, name: string): string {
  return head.get(name)?.[0] ?? ''
}

/** Decodes encoded words, and bytes that no field may have: those are UTF-8, or else Windows-1252. */
function decodeWords(raw: string): string {
  const text = /[\u0080-\u00ff]/.test(raw) ? decodeText(Buffer.from(raw, 'latin1'), null) : raw
  try {
    return libmime.decodeWords(text)
  } catch {
    return text
  }
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Returns the people of a field. Groups are read as their members. */
export function addressesOf(head: Head, name: string): MailAddress[] {
  return (head.get(name) ?? []).flatMap(raw => splitAddresses(raw)).filter(({ address }) => address !== '')
}

/** Splits at commas and semicolons that stand neither in quotes nor in brackets nor in comments. */
function splitAddresses(raw: string): MailAddress[] {
  const people: MailAddress[] = []
  let current = ''
  let isQuoted = false
  let depth = 0
  const push = () => {
    const person = addressOf(current)
    if (person) people.push(person)
    current = ''
  }
  for (let at = 0; at < raw.length; at += 1) {
    const letter = raw[at]!
    if (letter === '\\' && isQuoted) {
      current += letter + (raw[at + 1] ?? '')
      at += 1
      continue
    }
    if (letter === '"') isQuoted = !isQuoted
    if (!isQuoted && letter === '<') depth += 1
    if (!isQuoted && letter === '>') depth = Math.max(0, depth - 1)
    if (!isQuoted && depth === 0 && (letter === ',' || letter === ';')) push()
    else if (!isQuoted && depth === 0 && letter === ':') current = ''
    else current += letter
  }
  push()
  return people
}

function addressOf(raw: string): MailAddress | null {
  const open = raw.lastIndexOf('<')
  const close = raw.indexOf('>', open)
  const bracketed = open >= 0 && close > open ? raw.slice(open + 1, close) : null
  const bare =
    bracketed ??
    raw
      .replace(/\([^()]*\)/g, ' ')
      .trim()
      .split(/\s+/)
      .findLast(word => word.includes('@')) ??
    ''
  const address = bare.trim().toLowerCase()
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address) && !/^[^\s@<>]+$/.test(address)) return null
  const before = bracketed === null ? '' : raw.slice(0, open)
  const name = oneLine(
    decodeWords(
      before
        .trim()
        .replace(/^"([\s\S]*)"$/, '$1')
        .replace(/\\(.)/g, '$1'),
    ),
  )
  return { name, address }
}

/** Returns the ids of a field, in brackets as they stand there. */
export function idsOf(head: Head, name: string): string[] {
  return (head.get(name) ?? []).flatMap(raw => raw.match(/<[^<>\s]{1,500}>/g) ?? [])
}

/** Returns the verdict of `Authentication-Results` fields of servers that are believed. Failed means that DMARC failed. */
export function authenticationOf(head: Head, believed: readonly string[]): SenderVerdict {
  for (const raw of head.get('authentication-results') ?? []) {
    const server = raw.split(';')[0]!.trim().split(/\s+/)[0]!.toLowerCase()
    if (!believed.includes(server)) continue
    const verdict = /\bdmarc\s*=\s*([a-z]+)/i.exec(raw)?.[1]?.toLowerCase()
    if (verdict === 'pass' || verdict === 'fail') return verdict
    return 'none'
  }
  return 'none'
}
