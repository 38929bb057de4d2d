import type { TicketMessages } from '../../ui/messages/ticket-messages.ts'
import type { TicketCatalog } from '../../ui/messages/use-ticket-messages.ts'

const MESSAGES_AR: TicketMessages = {
  title: 'مراسلتنا',
  intro: 'يمكنك إخبارنا بما يلزمك. يصلك رقم تذكرة فورًا ورد عبر البريد الإلكتروني.',
  optional: '(اختياري)',
  email: 'البريد الإلكتروني',
  emailExample: 'name@example.com',
  name: 'الاسم',
  subject: 'الموضوع',
  category: 'الفئة',
  choose: 'اختيار…',
  message: 'كيف يمكننا المساعدة؟',
  articles: 'قد تجيب هذه المقالات عن سؤالك',
  articlesFound: 'توجد تحت الموضوع مقالات قد تساعدك، عددها: {count}.',
  articleFound: 'توجد تحت الموضوع مقالة قد تساعدك.',
  opensInTab: 'يُفتح في علامة تبويب جديدة',
  files: 'الملفات',
  removeFile: 'إزالة الملف \u2068{name}\u2069',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  missing: 'يُرجى ملء هذا الحقل.',
  notChosen: 'يُرجى اختيار قيمة.',
  notAnEmail: 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.com.',
  notAccepted: 'لم تُقبل هذه القيمة. يُرجى التحقق منها.',
  refused: 'يحتوي هذا النص على كلمة غير مقبولة هنا. يُرجى تغييره.',
  notSent: 'تعذّر إرسال تذكرتك. ما كُتب هنا محفوظ: يُرجى المحاولة مرة أخرى بعد قليل.',
  ticket: 'التذكرة رقم {number}',
  receipt: 'وصلتنا رسالتك، وإشعار الاستلام في طريقه إلى \u2068{email}\u2069.',
  next: 'يقرؤها شخص من فريقنا ويرد عبر البريد الإلكتروني. يمكنك متابعتها هنا والإضافة إليها.',
  filesOnTheWay: 'الملفات المرسلة: {done} من {total}',
  filesDone: 'تم إرسال كل الملفات.',
  filesNotSent: 'وصلت تذكرتك، ولكن تعذّر إرسال أحد الملفات.',
  viewTicket: 'عرض التذكرة',
  anotherTicket: 'كتابة تذكرة أخرى',
  myTickets: 'تذاكري',
  newTicket: 'تذكرة جديدة',
  backToTickets: 'العودة إلى تذاكري',
  loading: 'جارٍ التحميل…',
  open: 'مفتوحة',
  resolved: 'محلولة',
  oneUnread: 'رسالة جديدة واحدة',
  unread: 'رسائل جديدة: {count}',
}

/**
 * Arabic, without imperatives, which reveal the reader's gender. `\u2068` and `\u2069` isolate text that may be
 * left-to-right.
 */
export const catalog: TicketCatalog = { locale: 'ar', t: MESSAGES_AR }
