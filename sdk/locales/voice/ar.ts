import type { LiveCallMessages } from '../../ui/messages/live-call-messages.ts'
import type { VoiceCatalog } from '../../ui/messages/use-voice-messages.ts'
import type { VoiceMessages } from '../../ui/messages/voice-messages.ts'

const MESSAGES_AR: VoiceMessages & LiveCallMessages = {
  connecting: 'جارٍ الاتصال…',
  ready: 'جاهز',
  failed: 'تعذّر استخدام الميكروفون أو الاتصال',
  timedOut: 'انتهت المهلة',
  network: 'خطأ في الشبكة',
  refused: 'خطأ \u2068{status}\u2069',
  name: 'مكالمة صوتية',
  needHelp: 'هل من مساعدة؟',
  voiceChat: 'مكالمة صوتية',
  showCall: 'عرض المكالمة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  about: 'المحادثة مع مساعد ذكاء اصطناعي يجيب من مركز المساعدة.',
  cannotHear: 'يتحدث هذا المساعد، لكنه لا يستطيع السمع هنا. يمكن كتابة الأسئلة.',
  call: 'اتصال',
  cannotCall: 'لا يمكن لهذا المتصفح إجراء مكالمات.',
  writeInstead: 'الكتابة بدلًا من ذلك',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  listening: 'يستمع',
  thinking: 'يفكر',
  speaking: 'يتحدث',
  muted: 'مكتوم',
  notRecorded: 'بدون تسجيل',
  level: 'مستوى الميكروفون',
  captions: 'نص المكالمة',
  you: 'أنت',
  person: 'شخص من \u2068{company}\u2069',
  opensInTab: 'يُفتح في علامة تبويب جديدة',
  mute: 'كتم',
  type: 'كتابة',
  askPerson: 'شخص',
  askForPerson: 'أريد التحدث إلى شخص من فريق الدعم.',
  end: 'إنهاء',
  endCall: 'إنهاء المكالمة',
  message: 'نص الرسالة',
  send: 'إرسال',
  ended: 'انتهت المكالمة',
  duration: 'المدة: \u2068{time}\u2069',
  silence: 'لم يتحدث أحد لمدة {seconds} ثانية.',
  tooLong: 'انتهى الوقت المخصص لهذه المكالمة.',
  lost: 'انقطع الاتصال.',
  transcript: 'نص المحادثة',
  rateCall: 'كيف كانت هذه المكالمة؟',
  good: 'جيدة',
  notGood: 'غير جيدة',
  thanks: 'شكرًا لك.',
  callAgain: 'اتصال جديد',
  continueByText: 'المتابعة كتابةً',
}

/**
 * Arabic, without imperatives, which reveal the reader's gender. `\u2068` and `\u2069` isolate text that may be
 * left-to-right.
 */
export const catalog: VoiceCatalog = { locale: 'ar', t: MESSAGES_AR }
