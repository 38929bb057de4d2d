import type { Sentences } from '../blind/sentences.ts'

/** French. */
export const FR: Sentences = {
  requests: `
    je peux avoir quelqu'un ?
    il me faut un conseiller au téléphone
    qu'un humain me réponde
    rappelez moi au 0612345678
    vous pouvez me passer un collègue
    y a quelqu'un de vivant ici
    j'veux pas de robot
    transmettez ma demande à votre équipe
    je voudrais que quelqu'un regarde mon dossier
    stop le bot
    une personne réelle svp
    quelqu'un d'autre svp
    donnez moi quelqu'un de compétent
    je veux pas de machine
    on peut me rappeler ?
    je veux voir ça avec un humain
    quelqu'un peut m'aider
    ya un conseiller dispo
    j'ai besoin qu'un agent m'appelle
    passez la main à un collègue
    j'exige de parler à un responsable
    je voudrais qu'un humain me réponde
    pourrais-je parler à quelqu'un de l'équipe
    contactez moi svp
    vous me passez un agent
    je veux qu'on m'appelle
    ce bot est nul, passez moi une personne
    y a-t-il un conseiller disponible
    quelqu'un pour m'aider svp
    je préfère parler avec une personne
    dirigez moi vers un opérateur
    besoin d'un humain
    un être humain peut-il me répondre
    je voudrais joindre votre équipe
    appelez moi
    que quelqu'un de compétent me réponde
    faites suivre à un responsable
    on peut parler à quelqu'un par téléphone ?
    fatiguée de ce robot, une personne svp
    un conseiller peut me contacter ?
    je veux votre chef
    un de vos agents est libre ?
    tu comprends rien, donne moi un humain
    je souhaiterais en discuter avec une personne
    dites à un collègue de m'appeler
    il n'y a personne ?
    j'aimerais être recontacté par un conseiller
    arrête, je veux une vraie personne
    y'a pas un humain ici
    un agent peut rejoindre le chat
    je voudrais quelqu'un d'autre
    rappelez-moi demain svp
    pas de réponses automatiques, un humain
    je veux l'aide de quelqu'un de réel
    mettez-moi en contact avec quelqu'un qui décide
    ça suffit, passe-moi ton supérieur
    est-ce que l'un de vous peut me contacter`,
  others: `
    un employé peut-il voir mes messages
    comment ajouter une autre personne
    mon chef m'appelle
    quel collègue a modifié ça
    puis-je appeler depuis l'appli
    il me faut deux personnes par équipe
    combien coûte un agent
    quelqu'un peut modifier mon planning ?
    un collègue peut modifier mon horaire
    qui répond ici
    je ne suis pas un robot
    il y a un bot pour slack
    comment appeler un client
    quelqu'un voit mon profil ?
    je passe mon poste à un collègue
    je ne veux pas être transféré
    ne me passez personne
    les visiteurs demandent un humain, où régler ça
    faut-il une personne pour l'installation
    quelqu'un qui est parti a encore accès
    j'ai parlé à un de vos collègues hier
    je dois prouver que je suis humain
    comment rendre un collègue admin
    qui dans ma boîte peut valider
    l'appli prévient mon collègue ?
    une collègue n'arrive pas à se connecter
    combien de collègues je peux inviter
    vos employés voient mes données ?
    je ne veux pas qu'on m'appelle
    une remise pour les grandes équipes ?
    peut-on envoyer un message à un employé
    qui est votre patron
    quelqu'un sans compte peut-il réserver
    le bot peut répondre la nuit ?
    mon responsable peut lire mes messages ?
    deux employés ont le même shift
    comment mes employés me contactent
    quel collègue travaille aujourd'hui
    les employés peuvent discuter entre eux
    qui reçoit la notification
    je ne veux pas d'appels commerciaux
    comment appeler mon responsable depuis l'appli
    comment prévenir un collègue
    puis-je mettre ma cheffe en admin`,
}
