import type { Locale } from '#contract/constants/locales.ts'
import type { SurveyKind } from '#contract/constants/surveys.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'
import { SURVEY_MESSAGES as AR } from './ar.ts'
import { SURVEY_MESSAGES as DE } from './de.ts'
import { SURVEY_MESSAGES as EN, type SurveyMessages } from './en.ts'
import { SURVEY_MESSAGES as ES } from './es.ts'
import { SURVEY_MESSAGES as FR } from './fr.ts'
import { SURVEY_MESSAGES as HE } from './he.ts'

const SURVEY_MESSAGES: Readonly<Record<Locale, SurveyMessages>> = {
  en: EN,
  de: DE,
  es: ES,
  fr: FR,
  he: HE,
  ar: AR,
}

/** The settings of a company that has written no texts of its own. */
export const NO_OWN_TEXTS: Pick<CsatSettings, keyof SurveyTexts> = {
  question: {},
  low: {},
  high: {},
  thanks: {},
}

/** Returns what a survey says in a language: the company's own texts, or else the built-in ones. */
export function surveyTextsFor(
  locale: Locale,
  kind: SurveyKind,
  own: Pick<CsatSettings, keyof SurveyTexts>,
): SurveyTexts {
  const builtIn = SURVEY_MESSAGES[locale]
  const asked =
    kind === 'numbers' ? builtIn.recommend : kind === 'comment' ? builtIn.comment : builtIn.question
  return {
    question: own.question[locale] ?? asked,
    low: own.low[locale] ?? builtIn.low,
    high: own.high[locale] ?? builtIn.high,
    thanks: own.thanks[locale] ?? builtIn.thanks,
  }
}
