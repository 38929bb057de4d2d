import type { CsatMessages } from './en.ts'

/** Spanish, in the formal address. */
export const MESSAGES: CsatMessages = {
  name: 'Su opinión',
  close: 'Cerrar',
  loading: 'Cargando…',
  notLoaded: 'No se pudo cargar la encuesta.',
  retry: 'Reintentar',
  ofScore: '{score} de {max}',
  terrible: 'Muy mal',
  bad: 'Mal',
  okay: 'Regular',
  good: 'Bien',
  great: 'Muy bien',
  notGood: 'No fue buena',
  unlikely: 'Poco probable',
  likely: 'Muy probable',
  optional: '(opcional)',
  send: 'Enviar',
  sending: 'Enviando…',
  skip: 'Omitir',
  notSent: 'No se pudo enviar su respuesta. Sigue aquí.',
  saved: 'Guardado: {answer}. Aún puede cambiarlo.',
  yourAnswer: 'Su respuesta: {answer}',
  change: 'Cambiar mi respuesta',
  closed: 'Esta encuesta está cerrada. Una respuesta se puede cambiar durante 24 horas.',
  invalid: 'Este enlace ha caducado o está incompleto.',
}
