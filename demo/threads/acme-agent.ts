/** Conversations of acme that an agent took over and resolved. */
import type { SeedThread } from '../types.ts'

/** Four resolved conversations: an upset customer, a mix of Arabic and English, a trial, an import. */
export const acmeAgentThreads: readonly SeedThread[] = [
  {
    subject: 'You charged us TWICE this month and nobo',
    customer: { name: 'Graham Holt', email: 'graham.holt@example.com' },
    source: 'widget',
    priority: 'high',
    tags: ['billing', 'refund', 'complaint'],
    status: 'resolved',
    needs_human: false,
    assignee: 'agent@acme.test',
    minutes_ago: 2900,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content:
          'You charged us TWICE this month and nobody answers my emails. This is ridiculous, I want my €84 back today',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content: 'Monthly payments are not refunded, except when you were charged twice or charged in error.',
        cites: 'refund-policy',
      },
      {
        from: 'visitor',
        after_seconds: 21,
        content: 'I WAS charged twice. Stop quoting rules at me and give me a real person',
      },
      { from: 'ai', after_seconds: 23, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'agent@acme.test',
        after_seconds: 66,
        content:
          'Hello Graham, this is Priya. Being charged twice and then waiting for an answer is not good enough, and I am sorry. I am looking at your payments now and stay with you until this is settled.',
      },
      {
        from: 'agent',
        by: 'agent@acme.test',
        after_seconds: 214,
        content:
          'I can see both payments: €84 on the 3rd and €84 again on the 4th. The second one is our mistake; it was taken when your card was replaced. I have just refunded it in full to the same card.',
      },
      {
        from: 'visitor',
        after_seconds: 263,
        content: 'Right. And when will I see it? And will it happen again next month?',
      },
      {
        from: 'agent',
        by: 'agent@acme.test',
        after_seconds: 341,
        content:
          'It takes 5 to 10 business days to reach your account, depending on your bank. It will not happen again: the old card is removed, so only one card is left for your plan. I have also added a credit of €20 to your next invoice for the time this cost you.',
      },
      {
        from: 'agent',
        by: 'agent@acme.test',
        after_seconds: 372,
        content:
          'Your two emails had gone to no-reply@acme.test, which nobody reads. I have asked for that to be said clearly in our messages. For anything about money, billing@acme.test reaches us.',
      },
      {
        from: 'visitor',
        after_seconds: 455,
        content: 'Ok. Did not expect that to be quick. Thank you Priya, sorry for shouting',
      },
      {
        from: 'agent',
        by: 'agent@acme.test',
        after_seconds: 487,
        content:
          'No need to be sorry, I would have been annoyed too. If the refund is not there after 10 business days, answer here and I will follow it up with the bank.',
      },
    ],
  },
  {
    subject: 'Hi, I want to cancel the plan لكن لا أجد',
    customer: { name: 'Rania Khoury', email: 'rania.khoury@example.org' },
    source: 'chat',
    priority: 'medium',
    tags: ['billing', 'cancel', 'arabic'],
    status: 'resolved',
    needs_human: false,
    assignee: 'yusuf@acme.test',
    minutes_ago: 1725,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'Hi, I want to cancel the plan لكن لا أجد الزر في صفحة Billing',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'You can cancel your Acme Planner plan at any time under Settings > Billing > Cancel plan. Only the workspace owner can cancel a plan.',
        cites: 'cancel-plan',
      },
      {
        from: 'visitor',
        after_seconds: 26,
        content: 'أنا admin ولست owner. صاحب الحساب ترك الشركة. Can I talk to someone, Arabic if possible?',
      },
      { from: 'ai', after_seconds: 28, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'yusuf@acme.test',
        after_seconds: 71,
        content:
          'مرحبًا رانيا، معك يوسف. زر Cancel plan يظهر لصاحب مساحة العمل (owner) فقط، ولذلك لا ترينه بصفتك admin.',
      },
      {
        from: 'agent',
        by: 'yusuf@acme.test',
        after_seconds: 118,
        content:
          'بما أن صاحب الحساب ترك الشركة، اكتبي إلى support@acme.test من بريد شركتك وأرفقي ما يثبت أنك مفوضة عنها. ننقل الملكية إليك خلال 5 أيام عمل، وبعدها يمكنك إلغاء الاشتراك بنفسك.',
      },
      { from: 'visitor', after_seconds: 169, content: 'ok thanks. وهل نفقد البيانات القديمة بعد الإلغاء؟' },
      {
        from: 'agent',
        by: 'yusuf@acme.test',
        after_seconds: 231,
        content:
          'لا، الإلغاء لا يحذف شيئًا. تنتقل مساحة العمل إلى خطة Free في نهاية المدة المدفوعة، وتعرض التقارير آخر 90 يومًا.',
      },
      { from: 'visitor', after_seconds: 262, content: 'ممتاز، شكرًا جزيلًا. I will send the email today' },
    ],
  },
  {
    subject: 'Our trial is over tomorrow, can we get m',
    customer: { name: 'Lucía Romero', email: 'lucia.romero@example.com' },
    source: 'widget',
    priority: 'medium',
    tags: ['trial'],
    status: 'resolved',
    needs_human: false,
    assignee: 'liam@acme.test',
    minutes_ago: 5800,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'Our trial is over tomorrow, can we get more time to finish testing?',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'You can extend the trial once, by 7 days. Ask our support team in the chat before the trial ends, and an agent will add the days to your workspace.',
        cites: 'free-trial',
      },
      { from: 'visitor', after_seconds: 19, content: 'Yes please, connect me with an agent' },
      { from: 'ai', after_seconds: 21, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'liam@acme.test',
        after_seconds: 58,
        content: 'Hi Lucía, Liam here. Happy to add the 7 days. Which workspace is it?',
      },
      { from: 'visitor', after_seconds: 83, content: 'Cafés Romero' },
      {
        from: 'agent',
        by: 'liam@acme.test',
        after_seconds: 139,
        content:
          'Done: the banner above your schedule now shows 8 days. If you choose no plan by then, the workspace moves to Free and nothing is charged. You have 9 people, so the 5 who joined first would stay active on Free.',
      },
      { from: 'visitor', after_seconds: 180, content: 'Perfect, that is clear. Thank you!' },
    ],
  },
  {
    subject: 'We get 429 errors while importing old sh',
    customer: { name: 'Arjun Nair', email: 'arjun.nair@example.net' },
    source: 'chat',
    priority: 'medium',
    tags: ['api', 'developers'],
    status: 'resolved',
    needs_human: false,
    assignee: 'tomas@acme.test',
    minutes_ago: 8650,
    messages: [
      {
        from: 'visitor',
        after_seconds: 0,
        content: 'We get 429 errors while importing old shifts through the API',
      },
      {
        from: 'ai',
        after_seconds: 3,
        content:
          'A request over the limit gets error 429 with a Retry-After header that says how many seconds to wait.',
        cites: 'api-rate-limits',
      },
      {
        from: 'visitor',
        after_seconds: 35,
        content: 'I know. We are on Team with about 20,000 shifts to move. Can a human raise the limit?',
      },
      { from: 'ai', after_seconds: 37, content: 'I am passing you on to a person in our support team.' },
      {
        from: 'agent',
        by: 'tomas@acme.test',
        after_seconds: 80,
        content:
          'Hi Arjun, Tomás from support. Team allows 60 requests per minute for the whole workspace, so 20,000 single requests take about five and a half hours. For a one-time import we can raise the limit; we need 2 business days. When would you like to run it?',
      },
      {
        from: 'visitor',
        after_seconds: 142,
        content: 'Thursday night, 22:00 Dublin time, four hours is plenty',
      },
      {
        from: 'agent',
        by: 'tomas@acme.test',
        after_seconds: 305,
        content:
          'Booked: 300 requests per minute on Thursday from 22:00 to 02:00. Please still respect Retry-After, and use one token, since all tokens of a workspace share one limit.',
      },
      { from: 'visitor', after_seconds: 340, content: 'Great, thanks a lot' },
    ],
  },
]
