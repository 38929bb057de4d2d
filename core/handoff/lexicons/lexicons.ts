import type { Lexicon } from '../word-kinds.ts'
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
import { RU } from './ru.ts'
import { TR } from './tr.ts'
import { ZH } from './zh.ts'

/** The lexicons of all languages in which a request for a human is recognized. */
export const LEXICONS: readonly Lexicon[] = [EN, DE, ES, FR, HE, AR, IT, PT, NL, PL, TR, RU, ZH]
