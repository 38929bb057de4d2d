/** Conversations of noor, in Arabic and Hebrew. */
import type { SeedThread } from '../types.ts'

/** Three conversations: a late parcel, a return that the AI answered, a damaged towel. */
export const noorThreads: readonly SeedThread[] = [
  {
    subject: 'مرحبًا، طلبي رقم NR-204518 لم يصل بعد وا',
    customer: { name: 'سمر خليل', email: 'samar.khalil@example.com' },
    source: 'widget',
    priority: 'high',
    tags: ['delivery', 'arabic'],
    status: 'open',
    needs_human: false,
    assignee: 'admin@noor.test',
    minutes_ago: 52,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'مرحبًا، طلبي رقم NR-204518 لم يصل بعد والحالة لم تتغير منذ أربعة أيام',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content: 'إذا لم تتغير الحالة مدة 3 أيام عمل فاكتب إلينا مع رقم الطلب، وسنفتح فحصًا لدى شركة التوصيل.',
        cites: 'order-tracking-ar',
      },
      { from: 'visitor', after_seconds: 25, content: 'أريد التحدث مع موظف من فضلك' },
      { from: 'ai', after_seconds: 27, content: 'سأحوّل المحادثة إلى موظف من فريقنا.' },
      {
        from: 'agent',
        by: 'admin@noor.test',
        after_seconds: 70,
        content:
          'مرحبًا سمر، معك ليلى. فتحت الآن فحصًا لدى شركة التوصيل. إذا لم يُعثر على الطرد خلال 5 أيام عمل نرسل لك طلبًا بديلًا أو نعيد المبلغ كاملًا، كما تفضلين.',
      },
      { from: 'visitor', after_seconds: 128, content: 'أفضّل طلبًا بديلًا، فالشراشف هدية لأختي. شكرًا يا ليلى' },
    ],
  },
  {
    subject: 'קניתי וילון לפני שבועיים ולא פתחתי אותו,',
    customer: { name: 'דנה ברק', email: 'dana.barak@example.org' },
    source: 'chat',
    priority: 'medium',
    tags: ['returns', 'hebrew'],
    status: 'resolved',
    needs_human: false,
    assignee: null,
    minutes_ago: 1300,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'קניתי וילון לפני שבועיים ולא פתחתי אותו, אפשר להחזיר?' },
      {
        from: 'ai',
        after_seconds: 3,
        content: 'אפשר להחזיר כל מוצר תוך 30 יום מקבלתו, בתנאי שלא נעשה בו שימוש והוא באריזה המקורית.',
        cites: 'returns-he',
      },
      { from: 'visitor', after_seconds: 18, content: 'ומתי הכסף חוזר?' },
      {
        from: 'ai',
        after_seconds: 21,
        content: 'אחרי שהמוצר מגיע אלינו אנחנו מחזירים את הכסף תוך 7 ימי עסקים לאותו אמצעי תשלום.',
        cites: 'returns-he',
      },
      { from: 'visitor', after_seconds: 36, content: 'מצוין, תודה רבה' },
    ],
  },
  {
    subject: 'שלום, קיבלתי היום מגבת עם חור בתפר',
    customer: { name: 'יואב שלו', email: 'yoav.shalev@example.com' },
    source: 'widget',
    priority: 'medium',
    tags: ['damaged', 'hebrew'],
    status: 'resolved',
    needs_human: false,
    assignee: 'admin@noor.test',
    minutes_ago: 2750,
    messages: [
      { from: 'visitor', after_seconds: 0, content: 'שלום, קיבלתי היום מגבת עם חור בתפר' },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'אם הגיע מוצר פגום או שגוי, כתבו לנו תוך 7 ימים מהקבלה וצרפו תמונה של הפגם ותמונה של האריזה.',
        cites: 'damaged-goods-he',
      },
      { from: 'visitor', after_seconds: 22, content: 'יש לי תמונות. אפשר לדבר עם נציג?' },
      { from: 'ai', after_seconds: 24, content: 'אני מעביר את השיחה לנציג מהצוות שלנו.' },
      {
        from: 'agent',
        by: 'admin@noor.test',
        after_seconds: 68,
        content:
          'שלום יואב, כאן ליילא. אני מצטערת על התקלה. מה מספר ההזמנה, ומה תעדיף: מגבת חדשה או החזר מלא?',
      },
      { from: 'visitor', after_seconds: 104, content: 'NR-203977, ואשמח למגבת חדשה' },
      {
        from: 'agent',
        by: 'admin@noor.test',
        after_seconds: 181,
        content:
          'המגבת החדשה תצא אליך תוך שני ימי עסקים. שליח יאסוף את הפגומה על חשבוננו, ואין צורך לחכות לו כדי לקבל את החדשה.',
      },
      { from: 'visitor', after_seconds: 215, content: 'שירות מעולה, תודה' },
    ],
  },
]
