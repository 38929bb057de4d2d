import { describe, expect, it, vi } from 'vitest'
import { asksForHuman, asksOnlyForHuman } from './asks-for-human.ts'

describe('[CHAT-09] asksForHuman', () => {
  it.each(['talk to a person', 'human agent', 'live chat', 'customer service', 'representative'])(
    'hears the specification’s phrase: %s',
    text => expect(asksForHuman(text)).toBe(true),
  )

  it.each([
    'I want to talk to a person',
    'Can I talk to a human?',
    'can i speak with someone please',
    'Let me speak to a real person',
    'I need a human',
    "I'd like to chat with an agent",
    'connect me to an agent',
    'Please connect me with a representative',
    'Could you transfer me to an operator?',
    'put me through to a human',
    'Is there a live chat?',
    'I would like to contact customer service',
    'customer support please',
    'agent',
    'Human please!',
    'speak to a manager',
    'Can I speak to your supervisor?',
    'get me a real person',
    'I want a real human being',
    'can a human help me?',
    'are there any humans I can talk to?',
    'Is there someone I can talk to?',
    'I want to speak to someone from your team',
    'Can I talk with Tom from your team',
    'I want to talk to Sarah Connor from your office',
    'please connect me with Mr Smith from your team',
    'Is it possible to chat with Daniel from your company',
    'I need Tom from your team',
    'could Tom from your team call me?',
    'Can Priya from your team help me?',
    'Is Tom from your team there?',
    "I'd rather talk to a person",
    "I don't want to talk to a bot, give me a human",
    'not a bot, a real person please',
    'I want to talk to somebody in support',
    'hand me over to a colleague',
    'Please escalate this to a human',
    'TALK TO A HUMAN NOW',
    'Your answer did not help. Connect me to an agent.',
    "That's not what I need but I want to talk to a human",
    'i want to talk to a live agent',
    'live agent',
    'live person please',
    'Can someone call me?',
    'actual person please',
    'talk to customer service',
    'How can I reach customer support?',
    'speak with a customer service representative',
    'I don’t understand this, let me talk to a person',
    "I can't log in, can I talk to someone?",
    'It is not working, I need a human',
    'I would like to speak with a representative, please',
    'Can you put me in touch with an agent?',
    'May I speak to a human being?',
    'Hi, is a live person available?',
    'My payment failed twice and I want to talk to someone about it',
    'I want to set up SSO and talk to a human',
    'Do you have live chat?',
    'Hello, I need to contact customer care',
    'I want to talk to someone because my payment failed',
    'I need a human to look at this',
    'I need human help',
    'Can I speak with someone who knows about invoices?',
    'Connect me to a representative immediately',
    "I'm not happy. Get me a human",
    'I need a real person for my invoice',
    'It failed again.I need a human',
  ])('hears: %s', text => expect(asksForHuman(text)).toBe(true))

  it.each([
    'Ich will mit einem Mitarbeiter sprechen',
    'Kann ich mit Tom aus eurem Team sprechen?',
    '¿Puedo hablar con Carlos de su equipo?',
    'Puis-je parler avec Julie de votre équipe ?',
    'אפשר לדבר עם תום מהצוות שלכם?',
    'هل يمكنني التحدث مع سامي من فريقكم؟',
    'Kann ich mit einer echten Person reden?',
    'Verbinden Sie mich bitte mit einem Mitarbeiter',
    'Mensch bitte',
    'Ich komme nicht weiter und möchte mit einem Mitarbeiter sprechen',
    'Quiero hablar con una persona',
    'quiero hablar con un agente humano',
    'necesito un agente',
    'Je voudrais parler avec un conseiller',
    'service client',
    'Ich möchte mit einem Menschen sprechen',
    'Ich möchte mit dem Kundenservice sprechen',
    '¿Puedo hablar con alguien?',
    'atención al cliente',
    'pásame con un humano',
    'Je veux parler à un humain',
    "Puis-je parler à quelqu'un ?",
    'Puis-je parler à une vraie personne ?',
    'אני רוצה לדבר עם נציג',
    'אפשר לדבר עם בן אדם?',
    'תעבירו אותי לנציג',
    'נציג',
    'שירות לקוחות',
    'אני צריך נציג אנושי',
    'أريد التحدث مع موظف',
    'أريد أن أتحدث مع شخص حقيقي',
    'اريد التحدث الى ممثل',
    'خدمة العملاء',
    'هل يمكنني التحدث إلى شخص؟',
  ])('hears other languages: %s', text => expect(asksForHuman(text)).toBe(true))

  it.each([
    ['English', 'could one of your colleagues take over'],
    ['German', 'kann sich bitte ein kollege von ihnen darum kümmern'],
    ['Spanish', 'no quiero un bot, que me llame una persona'],
    ['French', 'je voudrais que quelqu’un de votre équipe me rappelle'],
    ['Italian', 'può subentrare un vostro collega'],
    ['Portuguese', 'chega de robô, me passa um atendente'],
    ['Dutch', 'ik wil dat een mens hiernaar kijkt'],
    ['Polish', 'nie chcę bota, dajcie mi człowieka'],
    ['Turkish', 'robotla konuşmak istemiyorum, beni birine bağlayın'],
    ['Arabic', 'ممكن احد من فريقكم يشوف مشكلتي'],
    ['Hebrew', 'שמישהו מכם יתקשר אליי'],
  ])('hears eleven languages: %s', (_language, text) => expect(asksForHuman(text)).toBe(true))

  it.each([
    "I don't want to talk to a human",
    'I do not want to talk to a human.',
    "I'd rather not talk to a person",
    'no need to talk to an agent',
    "I don't need a human, just the price",
    "Please don't connect me to an agent",
    'I never asked for a human agent',
    'Ich will nicht mit einem Menschen sprechen',
    'Ich möchte keinen Mitarbeiter sprechen',
    'No quiero hablar con una persona',
    'Je ne veux pas parler à un humain',
    'אני לא רוצה לדבר עם נציג',
    'لا أريد التحدث مع موظف',
    'Do not transfer me to a representative',
  ])('respects a refusal: %s', text => expect(asksForHuman(text)).toBe(false))

  it.each([
    'I talked to Tom from your team yesterday about my invoice',
    'Tom from your team told me to reset my password',
    'Does Tom from your team speak German?',
    'Can I talk with Tom from my team in the app?',
    'Ich habe mit Tom aus eurem Team gesprochen',
    'Which agent commission applies?',
    'Can people in my team share calendars?',
    'How do I contact my teammates?',
    'who is the representative of the company',
    'How do I add a person to my team?',
    'How many people can join a workspace?',
    'What does an agent role allow?',
    'Can I invite an agent to my company?',
    'How do I remove someone from my workspace?',
    'How do I add live chat to my website?',
    'How do I install live chat?',
    'What does human resources see?',
    'How do I get people to accept invitations?',
    'Where can I see the contact of a customer?',
    'Does the plan have customer service hours listed?',
    'How do I chat with people in my team?',
    'Can I talk to my colleagues in the app?',
    'How do I switch agents on a ticket?',
    'Thanks, that helped',
    'Hello',
    'The person who set up our account left',
    'Do you support human readable exports?',
    'How do I transfer my account to another person?',
    'How do I reach people who have not answered a survey?',
    'Wie lade ich einen Mitarbeiter ein?',
    'Wie teile ich einen Kalender mit einem Mitarbeiter?',
    '¿Cómo invito a una persona a mi equipo?',
    'Comment inviter une personne ?',
    'איך מזמינים נציג מכירות?',
    'כמה עולה משלוח?',
    'كيف أضيف موظف جديد؟',
    'كم تكلفة التوصيل؟',
    'What is a support agent seat?',
    'Can I chat with people outside of my company?',
    'How do I contact someone who has left the team?',
    'Do you have a human resources export?',
    'Is a person needed to approve time off?',
    'How do I speak to my manager about overtime?',
    'Can people outside my company see my calendar?',
    'Who can talk to the API?',
    'support.example.com',
    'The event is called support:open',
    'New agent',
    'Is there a limit of chats for an agent?',
    'Can I see what my staff did there?',
    'are you a human?',
    'how do I invite a colleague',
    'את אנושית?',
    'i dont need a human',
  ])('leaves a question to the AI: %s', text => expect(asksForHuman(text)).toBe(false))

  it.each([
    ['right to left, with marks', 'אֲנִי רוֹצֶה לְדַבֵּר עִם נָצִיג'],
    ['right to left, with signs of direction', '\u200fأريد التحدث\u200e مع موظف\u200f'],
    ['emoji', '🙏🙏 human 👤 please 🙏'],
    ['two languages', 'hola, can I hablar con un agent please'],
    ['capitals', 'CONNECT ME TO AN AGENT'],
    ['no spaces', 'iwanttotalktoahuman'],
    ['no spaces around a comma', 'no,an agent please'],
    ['punctuation', '...human?!?!'],
    ['a curly apostrophe', 'I’d like to talk to a person'],
    ['letters held down', 'humannnnn pleaseeee'],
    ['letters of double width', 'ｈｕｍａｎ ａｇｅｎｔ'],
    ['a slip in each word', 'tlak to a humam'],
    ['many thoughts', 'I paid on Monday. It says failed! What now? Could a person look, I need a human'],
  ])('hears it with %s: %s', (_what, text) => expect(asksForHuman(text)).toBe(true))

  it.each(['', ' ', '\n\n', '🙏', '...', ',', "'", '\u0000', 'a'.repeat(10_000), '1234567890'.repeat(20)])(
    'hears nothing in %j',
    text => expect(asksForHuman(text)).toBe(false),
  )

  it.each([
    ['words of every day', 'how do I export the report of last month to my accountant without the tax '],
    ['words that nobody knows', 'qzxv wkjh bnmq plokij zzyxw ghtrew xcvbn '],
    ['beginnings of a request', 'talk to a real live customer '],
    ['beginnings of a refusal', 'do not want to '],
    ['words without spaces', 'talktotalktotalktotalkto '],
    ['commas', 'agents, '],
    ['Chinese', '我想和一人个谈'],
  ])('looks up no more a letter in a long message than in a short one: %s', (_what, words) => {
    const short = lookupsOf(words.repeat(Math.ceil(2_500 / words.length)))
    const long = lookupsOf(words.repeat(Math.ceil(10_000 / words.length)))
    expect(long).toBeLessThan(short * 4.5)
    expect(long).toBeLessThan(10_000 * 12)
  })
})

/** Counts the look-ups and substring operations while a message is read. */
function lookupsOf(message: string): number {
  const spies = [
    vi.spyOn(Map.prototype, 'get'),
    vi.spyOn(Map.prototype, 'has'),
    vi.spyOn(String.prototype, 'slice'),
  ]
  asksForHuman(message)
  const lookups = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  vi.restoreAllMocks()
  return lookups
}

describe('asksOnlyForHuman', () => {
  it.each([
    'ok let me speak to somebody please',
    'agent please',
    'No, that did not help. Please get me a human agent.',
    'Ich möchte mit einem Menschen sprechen',
  ])('hears that nothing else is said: %s', text => expect(asksOnlyForHuman(text)).toBe(true))

  it.each([
    'can i talk to a person about my refund',
    'I was charged twice, can I talk to someone?',
    'Yes. Payroll closes today, please get me a human agent',
    'How do I reset my password?',
    'please',
    '',
  ])('hears that there is more, or no request: %s', text => expect(asksOnlyForHuman(text)).toBe(false))
})
