import type { Phrasebook } from './phrasebook.ts'

/** French. */
export const FR: Phrasebook = {
  phrases: {
    greeting: 'bonjour, bonsoir, salut, coucou, allo, bjr, hello, bonne journée à vous',
    'how-are-you':
      'ça va, comment ça va, comment allez-vous, comment vas-tu, comment vous allez, vous allez bien, tu vas bien, quoi de neuf',
    thanks:
      'merci, mercii, merci beaucoup, merci bien, merci infiniment, mille mercis, un grand merci, grand merci, merci à vous, merci à toi, je vous remercie, je te remercie, c’est très gentil, c’est gentil, très aimable',
    acknowledgement:
      'ok, okay, d’accord, d’acc, dac, entendu, bien, très bien, bon, parfait, super, génial, excellent, formidable, impeccable, nickel, top, cool, compris, j’ai compris, je comprends, je vois, ah d’accord, ça marche, ça a marché, ça fonctionne, ça a fonctionné, ça m’a aidé, ça aide, c’est réglé, réglé, résolu, problème résolu, c’est tout, ce sera tout, rien d’autre, plus de questions, laissez tomber, tant pis, bon à savoir',
    goodbye:
      'au revoir, à bientôt, à plus, à plus tard, à demain, à la prochaine, bonne journée, bonne soirée, bonne nuit, bon week-end, adieu, ciao',
    identity:
      'qui êtes-vous, qui es-tu, t’es qui, vous êtes qui, tu es qui, qui est-ce, à qui je parle, à qui ai-je affaire, avec qui je parle, comment tu t’appelles, comment vous appelez-vous, quel est votre nom, quel est ton nom, es-tu un robot, es-tu un bot, es-tu humain, es-tu une ia, es-tu une personne, tu es un robot, tu es un bot, tu es humain, tu es une ia, t’es un robot, t’es un bot, êtes-vous un robot, êtes-vous un bot, êtes-vous humain, êtes-vous une ia, êtes-vous une personne, êtes-vous une vraie personne, vous êtes un robot, vous êtes un bot, vous êtes une vraie personne, vous êtes humain, c’est un robot, c’est un bot, c’est une ia, c’est une personne, est-ce un robot, est-ce un bot, est-ce que c’est un bot, est-ce que c’est un robot, est-ce que vous êtes un robot, est-ce que vous êtes une vraie personne, est-ce que tu es un robot, je parle à un robot, je parle à un bot, je parle à une personne, est-ce que je parle à un robot, est-ce que je parle à une personne, c’est chatgpt, es-tu chatgpt, êtes-vous chatgpt',
    abilities:
      'que peux-tu faire, que pouvez-vous faire, que peux-tu faire pour moi, que pouvez-vous faire pour moi, tu peux faire quoi, vous pouvez faire quoi, que sais-tu faire, que savez-vous faire, en quoi pouvez-vous m’aider, en quoi peux-tu m’aider, comment pouvez-vous m’aider, comment peux-tu m’aider, que puis-je demander, pouvez-vous m’aider, peux-tu m’aider, vous pouvez m’aider, tu peux m’aider, j’ai besoin d’aide, besoin d’aide, aidez-moi, aide, à l’aide, j’ai une question, une question, petite question, j’ai un problème, puis-je poser une question, je peux poser une question',
    frustration:
      'c’est ridicule, ridicule, c’est une blague, c’est nul, nul, t’es nul, tu es nul, vous êtes nul, vous êtes nuls, inutile, c’est inutile, tu es inutile, ça ne sert à rien, ça sert à rien, n’importe quoi, c’est n’importe quoi, c’est énervant, énervant, ça m’énerve, c’est frustrant, frustrant, c’est agaçant, agaçant, je suis énervé, je suis énervée, je suis en colère, je suis furieux, je suis furieuse, j’en ai marre, marre, ras le bol, merde, putain, zut, bot stupide, robot stupide, stupide, tu es stupide, vous ne comprenez pas, vous ne comprenez rien, tu ne comprends pas, tu comprends rien, tu ne comprends rien, vous ne m’aidez pas, tu ne m’aides pas, ça n’aide pas, ça n’aide pas du tout, ça ne m’aide pas, pas utile, ce n’est pas utile, ce n’est pas ma question, ce n’était pas ma question, c’est pas ma question, ce n’est pas ce que j’ai demandé, perte de temps, quelle perte de temps, c’est honteux, une honte, c’est une honte, scandaleux, c’est scandaleux, j’abandonne',
  },
  fillers:
    'à tous, à toutes, l’équipe, monsieur, madame, encore, beaucoup, très, bien, et, mais, alors, donc, oui, non, ah, oh, là, maintenant, s’il vous plaît, s’il te plaît, svp, stp, aussi, vraiment, tout, pour votre aide, pour ton aide, pour l’aide, pour tout, pour la réponse, pour votre réponse, pour l’info, pour les infos, pour votre temps, d’avance, à vous aussi, de même, du tout',
  replies: {
    greeting: 'Bonjour\u00a0! Comment puis-je vous aider\u00a0?',
    'how-are-you': 'Tout va bien, merci\u00a0! Comment puis-je vous aider\u00a0?',
    thanks: 'Je vous en prie\u00a0!',
    acknowledgement: 'Parfait\u00a0! Écrivez-nous si vous avez besoin d’autre chose.',
    goodbye: 'Au revoir\u00a0! Écrivez-nous quand vous voulez.',
    identity:
      'Je suis un assistant IA, pas une personne. Je réponds à partir de nos articles d’aide et je peux vous mettre en relation avec quelqu’un à tout moment.',
    abilities:
      'Posez-moi une question sur notre produit\u00a0: je cherche la réponse dans nos articles d’aide. Si je ne la trouve pas, je vous mets en relation avec quelqu’un.',
    frustration:
      'Je suis désolé que ce soit si frustrant. Dites-moi en quelques mots ce que vous voulez faire, ou écrivez «\u00a0parler à une personne\u00a0» et je vous mets en relation.',
  },
}
