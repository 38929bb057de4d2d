import { AR } from './ar.ts'
import { DE } from './de.ts'
import { EN } from './en.ts'
import { ES } from './es.ts'
import { FR } from './fr.ts'
import { HE } from './he.ts'
import { IT } from './it.ts'
import { NL } from './nl.ts'
import { PL } from './pl.ts'
import { PT } from './pt.ts'
import type { Sentences } from './sentences.ts'
import { TR } from './tr.ts'

/** The blind test sets for requests for a human, by language code. */
export const BLIND_SETS: Readonly<Record<string, Sentences>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  it: IT,
  pt: PT,
  nl: NL,
  pl: PL,
  tr: TR,
  ar: AR,
  he: HE,
}
