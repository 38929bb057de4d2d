import type { Copy } from '../copy.ts'

/** The conversation's words in Arabic. Arabic imperatives tell the gender of who is spoken to, so verbal nouns stand in their place. */
export const COPY_AR: Copy = {
  emailGateTitle: 'يُرجى إدخال بريدك الإلكتروني للبدء',
  startChat: 'بدء المحادثة',
  emailMissing: 'يُرجى إدخال بريدك الإلكتروني قبل بدء المحادثة.',
  thinking: 'جارٍ التفكير…',
  typing: 'جارٍ الكتابة…',
  online: 'متاح الآن',
  resolvedEnd: 'تم تحديد هذه المحادثة على أنها محلولة.',
  ticketEnd: 'تم تحويل هذه المحادثة إلى تذكرة دعم.',
  startNew: 'بدء محادثة جديدة',
  reopen: 'إعادة فتح هذه المحادثة',
  offerYes: 'نعم',
  offerNo: 'لا',
  noThanks: 'لا، شكرًا!',
  noInformation: 'لا تتوفر لديّ معلومات عن ذلك في مقالات المساعدة. هل أحوّلك إلى شخص من فريق الدعم؟',
  unsure: 'ليست لديّ إجابة مؤكدة، لكن قد تجدها في إحدى مقالات المساعدة لدينا.',
  followUp: 'هل هناك شيء آخر يمكنني المساعدة فيه؟',
  followUpDone: 'شكرًا، لقد أجاب هذا عن سؤالي',
  followUpMore: 'لديّ سؤال آخر',
  autoClose: 'لم يصلني رد منك، لذلك سأغلق هذه المحادثة. يمكنك إعادة فتحها متى شئت.',
  apology: 'نأسف، لا يوجد أحد متاح الآن. لقد حوّلتُ طلبك إلى تذكرة دعم، وسنرد عليك عبر البريد الإلكتروني.',
  choiceTimeout: 'لم يصلني رد منك، لذلك حوّلتُ سؤالك إلى تذكرة دعم. سنرد عليك عبر البريد الإلكتروني.',
  merged: 'تستمر هذه المحادثة في محادثتك الأخرى: «{subject}».',
  unavailable: 'لا يمكنني البحث عن ذلك الآن. هل أحوّلك إلى شخص من فريق الدعم؟',
  queue: 'أنت في قائمة الانتظار للتحدث مع شخص. موقعك في القائمة: {position}',
}
