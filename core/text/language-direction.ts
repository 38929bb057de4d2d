/** Primary subtags of right-to-left languages (BCP 47, section 2.2.1). */
const RIGHT_TO_LEFT = ['ar', 'he', 'fa', 'ur', 'yi', 'ps', 'ckb', 'dv', 'sd', 'ug']

/** Returns the direction in which a language is written, such as 'rtl' for 'ar-EG'. */
export function languageDirection(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
