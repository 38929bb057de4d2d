import type { Sentences } from './sentences.ts'

/** French. */
export const FR: Sentences = {
  requests: `
    un de vos collègues peut prendre le relais ?
    passez-moi quelqu'un
    un vrai svp
    pas toi, quelqu'un d'autre
    j'en ai marre de parler à une machine
    rappelez-moi s'il vous plait
    est-ce qu'on peut m'appeler
    je veux que quelqu'un s'occupe de mon dossier
    faites venir votre chef
    marre du robot
    jveux parler a qqun
    trouvez moi quelqu'un qui s'y connait
    plus de bot, un humain
    y'a qqn ?
    je préfère avoir affaire à un humain
    vous pouvez transmettre ça à un collègue
    laissez moi parler à un employé
    quelqu'un de votre équipe pourrait regarder ça avec moi
    je refuse de discuter avec un robot
    comment je fais pour avoir quelqu'un au téléphone
    mettez moi en contact avec la compta
    une vraie personne peut m'aider ?
    je voudrais être rappelé
    un consseiller svp`,
  others: `
    tu es un humain ou un robot
    comment inviter un collègue
    un collègue peut-il reprendre mon shift
    quelle personne valide les heures
    pas besoin d'un humain, juste le prix
    comment contacter quelqu'un de mon équipe
    un agent peut-il voir mon salaire
    combien de personnes par espace
    ne m'appelez pas svp
    comment transférer mes appels
    quelqu'un a changé mon mot de passe
    mon responsable ne voit pas mes heures
    je suis un humain
    j'ai eu quelqu'un au téléphone hier
    comment enlever le bot de mon site
    qui peut écouter mes appels
    comment confier une tâche à quelqu'un d'autre
    les employés peuvent pointer sur mobile ?
    faut-il appeler pour résilier
    je ne veux pas être mis en relation
    mes clients veulent parler à un humain, c'est possible avec le widget ?
    quelqu'un d'autre utilise mon compte
    vos employés parlent anglais ?
    le service client de mon entreprise utilise zendesk`,
}
