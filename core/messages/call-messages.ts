import type { Locale } from '#contract/constants/locales.ts'
import type { VoiceRefusal } from '#contract/constants/voice.ts'

/** What the server says of voice calls, and has said in them. A company can replace the first three. */
export type CallMessages = Readonly<
  Record<'greeting' | 'ending' | 'consent' | 'waitForPerson' | VoiceRefusal, string>
>

/** The messages in all languages. In `greeting`, `{company}` is the company's name. */
export const CALL_MESSAGES: Readonly<Record<Locale, CallMessages>> = {
  en: {
    greeting: 'Hello, this is the AI assistant of {company}. How can I help you?',
    ending: 'Thank you for calling. Goodbye!',
    consent:
      'This call is with an AI. It is not recorded. What is said is written down and saved as a conversation.',
    waitForPerson:
      'I have told our team that you would like to talk to a person. Stay on the line: as soon as somebody writes, I read it to you. You can also go on by text after the call.',
    off: 'Calls are not available here.',
    language: 'Calls are not available in this language.',
    busy: 'All lines are busy. Please try again in a minute.',
    closed: 'Nobody takes calls right now. Please call during our office hours.',
    limit: 'No more calls are possible today. Please try again tomorrow.',
  },
  de: {
    greeting: 'Guten Tag, hier ist der KI-Assistent von {company}. Wie kann ich Ihnen helfen?',
    ending: 'Vielen Dank für Ihren Anruf. Auf Wiederhören!',
    consent:
      'Dieses Gespräch führen Sie mit einer KI. Es wird nicht aufgenommen. Was gesagt wird, wird mitgeschrieben und als Unterhaltung gespeichert.',
    waitForPerson:
      'Ich habe unserem Team gesagt, dass Sie mit einem Menschen sprechen möchten. Bleiben Sie in der Leitung: Sobald jemand schreibt, lese ich es Ihnen vor. Nach dem Anruf können Sie auch schriftlich weitermachen.',
    off: 'Anrufe sind hier nicht möglich.',
    language: 'Anrufe sind in dieser Sprache nicht möglich.',
    busy: 'Alle Leitungen sind besetzt. Bitte versuchen Sie es in einer Minute noch einmal.',
    closed: 'Gerade nimmt niemand Anrufe an. Bitte rufen Sie während unserer Öffnungszeiten an.',
    limit: 'Heute sind keine weiteren Anrufe möglich. Bitte versuchen Sie es morgen wieder.',
  },
  es: {
    greeting: 'Hola, soy el asistente de IA de {company}. ¿En qué puedo ayudarle?',
    ending: 'Gracias por llamar. ¡Hasta luego!',
    consent:
      'Esta llamada es con una IA. No se graba. Lo que se dice se transcribe y se guarda como conversación.',
    waitForPerson:
      'He avisado a nuestro equipo de que quiere hablar con una persona. No cuelgue: en cuanto alguien escriba, se lo leeré. También puede seguir por escrito después de la llamada.',
    off: 'Aquí no se puede llamar.',
    language: 'No se puede llamar en este idioma.',
    busy: 'Todas las líneas están ocupadas. Inténtelo de nuevo en un minuto.',
    closed: 'Ahora nadie atiende llamadas. Llame durante nuestro horario de atención.',
    limit: 'Hoy no se pueden hacer más llamadas. Inténtelo de nuevo mañana.',
  },
  fr: {
    greeting: 'Bonjour, je suis l’assistant IA de {company}. Comment puis-je vous aider ?',
    ending: 'Merci de votre appel. Au revoir !',
    consent:
      'Cet appel se fait avec une IA. Il n’est pas enregistré. Ce qui est dit est transcrit et conservé comme conversation.',
    waitForPerson:
      'J’ai prévenu notre équipe que vous souhaitez parler à une personne. Restez en ligne : dès que quelqu’un écrit, je vous le lis. Vous pouvez aussi continuer par écrit après l’appel.',
    off: 'Les appels ne sont pas disponibles ici.',
    language: 'Les appels ne sont pas disponibles dans cette langue.',
    busy: 'Toutes les lignes sont occupées. Réessayez dans une minute.',
    closed: 'Personne ne prend d’appels en ce moment. Appelez pendant nos heures d’ouverture.',
    limit: 'Plus aucun appel n’est possible aujourd’hui. Réessayez demain.',
  },
  he: {
    greeting: 'שלום, כאן עוזר הבינה המלאכותית של {company}. איך אפשר לעזור?',
    ending: 'תודה על השיחה. להתראות!',
    consent: 'השיחה הזו היא עם בינה מלאכותית. היא לא מוקלטת. הדברים שנאמרים נרשמים ונשמרים כשיחה כתובה.',
    waitForPerson:
      'הודעתי לצוות שלנו על הבקשה לדבר עם אדם. כדאי להישאר על הקו: ברגע שמישהו יכתוב, הדברים יוקראו כאן. אפשר גם להמשיך בכתב אחרי השיחה.',
    off: 'אין כאן אפשרות לשיחות.',
    language: 'אין אפשרות לשיחות בשפה הזו.',
    busy: 'כל הקווים תפוסים. כדאי לנסות שוב בעוד דקה.',
    closed: 'אין כרגע מענה לשיחות. אפשר להתקשר בשעות הפעילות שלנו.',
    limit: 'אין אפשרות לשיחות נוספות היום. כדאי לנסות שוב מחר.',
  },
  ar: {
    greeting: 'مرحبًا، هنا مساعد الذكاء الاصطناعي لدى {company}. كيف يمكنني المساعدة؟',
    ending: 'شكرًا على الاتصال. مع السلامة!',
    consent: 'هذه المكالمة مع ذكاء اصطناعي. لا يتم تسجيلها. يُكتب ما يقال ويُحفظ كمحادثة.',
    waitForPerson:
      'أبلغتُ فريقنا بالرغبة في التحدث إلى شخص. يُرجى البقاء على الخط: سأقرأ الرد فور كتابته. يمكن أيضًا المتابعة كتابةً بعد المكالمة.',
    off: 'المكالمات غير متاحة هنا.',
    language: 'المكالمات غير متاحة بهذه اللغة.',
    busy: 'جميع الخطوط مشغولة. يُرجى المحاولة مرة أخرى بعد دقيقة.',
    closed: 'لا يوجد من يرد على المكالمات الآن. يُرجى الاتصال خلال ساعات العمل.',
    limit: 'لا يمكن إجراء مزيد من المكالمات اليوم. يُرجى المحاولة مرة أخرى غدًا.',
  },
}

/** Returns how the assistant greets in a language, if the company has no greeting of its own. */
export function builtInGreeting(locale: Locale, companyName: string): string {
  return CALL_MESSAGES[locale].greeting.replace('{company}', () => companyName)
}
