import { z } from 'zod'
import { LOCALES } from '../constants/locales.ts'
import { filledText } from '../entities/values.ts'

/** A text per language, of at most `max` characters. Languages that are not named get the built-in text. */
export const localizedText = (max: number) => z.partialRecord(z.enum(LOCALES), filledText(max)).default({})
