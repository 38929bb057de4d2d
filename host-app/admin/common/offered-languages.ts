/** Tags of the languages that are offered in a choice; articles may be in any other, too. */
export const OFFERED_LANGUAGES: readonly string[] =
  'en de fr es it pt pt-BR nl sv da nb fi pl cs sk hu ro bg el tr ru uk he ar fa hi th vi id ja ko zh zh-TW'.split(
    ' ',
  )
