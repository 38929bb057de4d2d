import type { CsatMessages } from './en.ts'

/** Arabic, without imperatives, which reveal the reader's gender. */
export const MESSAGES: CsatMessages = {
  name: 'التقييم',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  notLoaded: 'تعذّر تحميل الاستبيان.',
  retry: 'إعادة المحاولة',
  ofScore: '{score} من {max}',
  terrible: 'سيئ جدًا',
  bad: 'سيئ',
  okay: 'مقبول',
  good: 'جيد',
  great: 'ممتاز',
  notGood: 'غير جيد',
  unlikely: 'غير محتمل',
  likely: 'محتمل جدًا',
  optional: '(اختياري)',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  skip: 'تخطٍّ',
  notSent: 'تعذّر إرسال الإجابة. ما زالت هنا.',
  saved: 'تم الحفظ: {answer}. ما زال التغيير ممكنًا.',
  yourAnswer: 'إجابتك: {answer}',
  change: 'تغيير الإجابة',
  closed: 'هذا الاستبيان مغلق. يمكن تغيير الإجابة خلال 24 ساعة.',
  invalid: 'انتهت صلاحية هذا الرابط أو أنه غير مكتمل.',
}
