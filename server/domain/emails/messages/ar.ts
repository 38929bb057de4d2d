import { type EmailMessages, ticketTag } from './en.ts'

/**
 * The email messages in Arabic. In a plain-text email the first letter of a line sets its direction, so each line
 * begins with a Arabic letter. `\u2068`, `\u2066` and `\u2069` isolate text that may be left-to-right.
 */
export const MESSAGES: EmailMessages = {
  receiptSubject: ({ number, company }) => `[#${number}] وصل طلبك إلى \u2068${company}\u2069`,
  receipt: ({ number, company, isAnswerable }) => [
    `وصل طلبك إلى \u2068${company}\u2069. رقم الطلب: \u2066#${number}\u2069.`,
    isAnswerable
      ? 'سيقرؤه شخص من الفريق ويرد عليك عبر البريد الإلكتروني. لإضافة شيء، يكفي الرد على هذه الرسالة.'
      : 'سيقرؤه شخص من الفريق ويرد عليك عبر البريد الإلكتروني. يمكنك أيضًا العودة إلى المحادثة في الموقع الذي كتبت منه والإضافة إليها هناك.',
  ],
  receiptReason: 'إذا لم يكن هذا الطلب منك، فربما أخطأ أحد في كتابة عنوان بريد: لا يلزمك فعل أي شيء.',
  transcriptSubject: company => `محادثتك مع \u2068${company}\u2069`,
  transcriptReason: company =>
    `وصلتك هذه الرسالة لأن نسخة من المحادثة مع \u2068${company}\u2069 قد طُلبت. إذا لم تكن أنت من طلبها، فلا يلزمك فعل أي شيء.`,
  replySubject: ({ number, company }) => `${ticketTag(number)}ردّ عليك \u2068${company}\u2069`,
  replyBack: 'للرد، عُد إلى المحادثة في الموقع الذي كتبت منه. يمكنك أيضًا مراسلتنا هنا:',
  replyByEmail: 'للرد، يكفي الرد على هذه الرسالة. يمكنك أيضًا مراسلتنا هنا:',
  replyButton: company => `راسل \u2068${company}\u2069`,
  replyReason: company =>
    `وصلتك هذه الرسالة لأن هذا العنوان ذُكر في محادثة مع \u2068${company}\u2069 ولم يُقرأ الرد هناك بعد. إذا لم تكن أنت من ذكره، فلا يلزمك فعل أي شيء.`,
  surveySubject: company => `كيف كانت محادثتك مع \u2068${company}\u2069؟`,
  faces: ['سيئ جدًا', 'سيئ', 'مقبول', 'جيد', 'جيد جدًا'],
  thumbs: ['غير جيد', 'جيد'],
  likelihood: ({ min, max }) =>
    `الدرجة \u2066${min}\u2069 تعني احتمالًا معدومًا، و\u2066${max}\u2069 تعني احتمالًا كبيرًا جدًا.`,
  surveyButton: 'كتابة تعليق',
  surveyClick: 'النقر يفتح صفحة ويُحتسب إجابة. يمكن تغييرها هناك خلال يوم وإضافة تعليق.',
  surveyReason: company =>
    `وصلتك هذه الرسالة لأن هذا العنوان ذُكر في محادثة مع \u2068${company}\u2069 انتهت الآن. إذا لم تكن أنت من ذكره، فلا يلزمك فعل أي شيء.`,
  you: 'أنت',
  said: (name, instant) => `${name}، \u2066${instant}\u2069`,
}
