import { z } from 'zod'
import { LOCALES } from '../constants/locales.ts'

/** A text per language, of at most `max` characters. Languages that are not named get the built-in text. */
export const localizedText = (max: number) =>
  z.partialRecord(z.enum(LOCALES), z.string().trim().min(1).max(max)).default({})
