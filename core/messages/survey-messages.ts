import type { Locale } from '#contract/constants/locales.ts'
import type { SurveyKind } from '#contract/constants/surveys.ts'
import type { SurveyTexts } from '#contract/entities/survey.ts'
import type { CsatSettings } from '#contract/settings/csat.ts'

/** The built-in texts of surveys. `recommend` and `comment` are the questions of the kinds `numbers` and `comment`. */
type SurveyMessages = Readonly<Record<keyof SurveyTexts | 'recommend' | 'comment', string>>

const SURVEY_MESSAGES: Readonly<Record<Locale, SurveyMessages>> = {
  en: {
    question: 'How was our support?',
    recommend: 'How likely are you to recommend us?',
    comment: 'What would you like to tell us about our support?',
    low: 'What could we do better?',
    high: 'What did you like?',
    thanks: 'Thank you for your feedback.',
  },
  de: {
    question: 'Wie war unsere Hilfe?',
    recommend: 'Wie wahrscheinlich empfehlen Sie uns weiter?',
    comment: 'Was möchten Sie uns über unsere Hilfe sagen?',
    low: 'Was können wir besser machen?',
    high: 'Was hat Ihnen gefallen?',
    thanks: 'Vielen Dank für Ihre Rückmeldung.',
  },
  es: {
    question: '¿Qué le ha parecido nuestra ayuda?',
    recommend: '¿Con qué probabilidad nos recomendaría?',
    comment: '¿Qué quiere decirnos sobre nuestra ayuda?',
    low: '¿Qué podríamos mejorar?',
    high: '¿Qué le ha gustado?',
    thanks: 'Gracias por su opinión.',
  },
  fr: {
    question: 'Que pensez-vous de notre aide ?',
    recommend: 'Quelle est la probabilité que vous nous recommandiez ?',
    comment: 'Que souhaitez-vous nous dire sur notre aide ?',
    low: 'Que pourrions-nous améliorer ?',
    high: 'Qu’avez-vous apprécié ?',
    thanks: 'Merci pour votre avis.',
  },
  // Without imperatives and verbs that reveal the reader's gender.
  he: {
    question: 'איך הייתה התמיכה שלנו?',
    recommend: 'מה הסיכוי להמלצה עלינו?',
    comment: 'מה חשוב לומר לנו על התמיכה שלנו?',
    low: 'מה אפשר לשפר?',
    high: 'מה היה טוב?',
    thanks: 'תודה על המשוב.',
  },
  ar: {
    question: 'كيف كان الدعم لدينا؟',
    recommend: 'ما مدى احتمال التوصية بنا؟',
    comment: 'ما الذي يمكن قوله لنا عن الدعم لدينا؟',
    low: 'ما الذي يمكننا تحسينه؟',
    high: 'ما الذي كان جيدًا؟',
    thanks: 'شكرًا على الملاحظات.',
  },
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
