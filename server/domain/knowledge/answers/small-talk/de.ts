import type { Phrasebook } from './phrasebook.ts'

/** German. */
export const DE: Phrasebook = {
  phrases: {
    greeting:
      'hallo, hallöchen, hi, hey, guten tag, guten morgen, guten abend, guten mittag, schönen guten tag, tag, morgen, mahlzeit, grüß gott, grüss gott, grüß dich, grüezi, moin, moin moin, servus',
    'how-are-you':
      'wie geht es, wie gehts, wie geht es ihnen, wie geht es dir, wie gehts dir, wie gehts ihnen, na wie gehts, alles klar bei euch, alles gut bei euch, was geht',
    thanks:
      'danke, dankeschön, danke schön, danke sehr, danke dir, danke ihnen, danke euch, vielen dank, vielen herzlichen dank, herzlichen dank, besten dank, tausend dank, ich danke ihnen, ich danke dir, sehr nett, das ist nett, sehr freundlich',
    acknowledgement:
      'ok, okay, in ordnung, alles klar, klar, gut, sehr gut, super, toll, prima, perfekt, klasse, spitze, wunderbar, genial, cool, verstanden, verstehe, ich verstehe, ach so, achso, aha, hat geklappt, das hat geklappt, hat funktioniert, das hat funktioniert, funktioniert, es funktioniert, geht jetzt, es geht jetzt, jetzt geht es, jetzt gehts, das hat geholfen, hat geholfen, das hilft, erledigt, problem gelöst, gelöst, das wars, das war alles, das ist alles, keine weiteren fragen, schon gut, egal, gut zu wissen',
    goodbye:
      'tschüss, tschüß, tschau, ciao, auf wiedersehen, auf wiederhören, wiedersehen, bis bald, bis dann, bis später, bis morgen, mach es gut, machs gut, schönen tag, schönen tag noch, schönen abend, schönen abend noch, schönes wochenende, gute nacht, einen schönen tag, einen schönen tag noch',
    identity:
      'wer bist du, wer sind sie, was bist du, was sind sie, wer ist da, mit wem spreche ich, mit wem rede ich, mit wem schreibe ich, wie heißt du, wie heißen sie, bist du ein bot, bist du ein roboter, bist du ein mensch, bist du ein echter mensch, bist du eine ki, bist du eine maschine, bist du echt, bist du mensch oder maschine, bist du ein mensch oder ein bot, bist du ein bot oder ein mensch, sind sie ein bot, sind sie ein roboter, sind sie ein mensch, sind sie ein echter mensch, sind sie eine ki, sind sie eine maschine, sind sie ein mensch oder eine maschine, ist das ein bot, ist das eine ki, ist das ein mensch, ist das ein chatbot, bist du ein chatbot, bist du chatgpt, ist das chatgpt, rede ich mit einem bot, spreche ich mit einem bot, spreche ich mit einem menschen, rede ich mit einem menschen, schreibe ich mit einem bot',
    abilities:
      'was kannst du, was können sie, was kannst du für mich tun, was können sie für mich tun, was kannst du alles, wobei kannst du helfen, wobei können sie helfen, wobei kannst du mir helfen, wie kannst du helfen, wie kannst du mir helfen, wie funktionierst du, was kann ich fragen, was kann ich dich fragen, kannst du mir helfen, können sie mir helfen, können sie helfen, kannst du helfen, ich brauche hilfe, brauche hilfe, bitte helfen sie mir, hilfe, ich habe eine frage, hätte eine frage, ich hätte eine frage, eine frage, kurze frage, ich habe ein problem, darf ich etwas fragen, kann ich etwas fragen',
    frustration:
      'das ist lächerlich, lächerlich, das ist ein witz, das ist ja ein witz, das nervt, nervig, du nervst, so ein mist, mist, so ein quatsch, quatsch, scheiße, scheisse, verdammt, verdammter bot, blöder bot, dummer bot, du bist dumm, du bist nutzlos, nutzlos, das ist nutzlos, sinnlos, das ist sinnlos, unverschämt, das ist unverschämt, frechheit, eine frechheit, das ist eine frechheit, furchtbar, schrecklich, katastrophe, das ist eine katastrophe, ich bin sauer, ich bin wütend, ich bin genervt, du verstehst mich nicht, sie verstehen mich nicht, du verstehst nichts, du hilfst mir nicht, das hilft nicht, das hilft mir nicht, das hat nicht geholfen, hilft nicht, nicht hilfreich, das ist nicht hilfreich, das ist nicht meine frage, das war nicht meine frage, das habe ich nicht gefragt, zeitverschwendung, ich gebe auf, ich verzweifle',
  },
  fillers:
    'zusammen, liebes team, team, leute, ihr, du, sie, dir, ihnen, euch, noch, nochmal, noch mal, auch, und, aber, so, sehr, ja, nein, doch, jetzt, also, dann, ganz, wirklich, mal, schon, na, ach, oh, bitte, wieder, alles, ist, das, für die hilfe, für ihre hilfe, für deine hilfe, für eure hilfe, für die schnelle antwort, für die antwort, für die info, für die auskunft, für alles, im voraus, dafür, gleichfalls, ebenso, einmal, ein',
  replies: {
    greeting: 'Hallo! Wobei kann ich Ihnen helfen?',
    'how-are-you': 'Alles bestens, danke der Nachfrage! Wobei kann ich Ihnen helfen?',
    thanks: 'Gern geschehen!',
    acknowledgement: 'Prima! Schreiben Sie gern wieder, wenn noch etwas ist.',
    goodbye: 'Auf Wiedersehen! Schreiben Sie gern jederzeit wieder.',
    identity:
      'Ich bin ein KI-Assistent und kein Mensch. Ich beantworte Fragen aus unseren Hilfe-Artikeln und kann Sie jederzeit mit einem Menschen verbinden.',
    abilities:
      'Fragen Sie mich etwas zu unserem Produkt: Ich suche die Antwort in unseren Hilfe-Artikeln. Finde ich keine, verbinde ich Sie mit einem Menschen.',
    frustration:
      'Es tut mir leid, dass das so mühsam ist. Sagen Sie mir in ein paar Worten, was Sie vorhaben, oder schreiben Sie „mit einem Menschen sprechen“, dann verbinde ich Sie.',
  },
}
