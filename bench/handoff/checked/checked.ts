import type { Sentences } from '../blind/sentences.ts'
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
import { TR } from './tr.ts'

/**
 * Sentences that were written and labeled by hand in November 2026, by language code. See
 * docs/handoff-detection.md.
 */
export const CHECKED: Readonly<Record<string, Sentences>> = {
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
