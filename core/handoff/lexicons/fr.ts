import type { Lexicon } from '../word-kinds.ts'

/** French. */
export const FR: Lexicon = {
  tell: 'expliquer plaindre regler',
  talk: 'parler parlez discuter chatter tchatter echanger dialoguer converser communiquer en_contact en_relation en_communication m_entretenir entretenir adresser parlant',
  contact: 'contacter joindre appeler contact contactez rejoindre contacte telephoner',
  transfer:
    'transferer transferez transfere transferez_moi rediriger redirigez redirige escalader reorienter basculer',
  get: 'passer passez passe donner donnez donne mettre mettez mets connecter connectez connecte diriger orienter envoyez trouver trouvez avoir obtenir relier',
  me: 'moi me m nous',
  want: 'veux voudrais souhaite besoin aimerais prefere prefererais desire voulons exige faut demande cherche souhaiterais aurais_besoin voudrait veut il_me_faut reclame prefererai',
  human:
    'human humain humains humaine etre_humain etres_humains conseiller conseillere conseillers representant representante teleconseiller operateur operatrice charge_de_clientele interlocuteur responsable',
  person: 'personne personnes agent agents',
  somebody:
    'quelquun quelqu_un quelquun_dautre gens employe employee employes superviseur collegue collaborateur equipe gerant manager chef membre technicien expert specialiste autre_personne reception',
  desk: 'services_a_la_clientele services_clients service_client service_clients service_clientele service_a_la_clientele support_client support_technique service_apres_vente sav assistance_humaine chat_en_direct centre_dappels hotline equipe_support equipe_de_support service_technique service_consommateur relation_client service_de_la_clientele',
  support: 'support soutien',
  help: 'aide assistance service services secours',
  real: 'vrai vraie vrais vraies reel reelle reels reelles humaine humain humains humaines vivant vivante veritable manuel manuelle physique',
  sort: 'autre competent competente clientele putain foutu technique commercial qualifie de_votre_equipe de_lequipe du_support de_support de_chez_vous',
  article: 'un une le la les l des du de d votre vos quelques ton ta cet ce',
  with: 'a au aux avec vers',
  not: 'ne n pas jamais aucun aucune sans plutot_que au_lieu_de surtout_pas dois_je inutile',
  bot: 'bot bots robot robots machine machines chatbot ordinateur ia automate',
  exists: 'y_a_t_il y_at_il il_y_a est_ce_quil_y_a y_a avez_vous vous_avez existe_t_il a_t_il t_il',
  here: 'la_bas ici disponible en_ligne dispo present joignable',
  report:
    'etes_vous es_tu suis_je je_parle parle_je parle_t_on c_est_un tes vous_etes tu_es je_suis_en_train',
  theirs: 'mon ma mes notre nos leur leurs son sa ses qui_a autre_equipe',
  in: 'dans en sur de chez depuis',
  others: 'clients visiteurs utilisateurs inviter ajouter installer qui_peut devenir embaucher supprimer',
  filler:
    'please pls s_il_vous_plait s_il_te_plait svp stp maintenant merci bonjour oui ok tout_de_suite directement immediatement juste plutot vraiment enfin urgent urgemment salut simplement silvousplait rapidement',
  small:
    'je j tu vous on puis peux peut pouvez pourrais pourrait pourriez comment ou est possible que qu il ai avez serait dois arrive_pas n_arrive_pas n_arrive n_y_arrive_pas peux_pas ne_peux_pas pourquoi_ne faire pour qui si_je se etre mis mise voir avec_qui y_aurait',
  next: 'et mais car parce donc puisque sinon',
  everyday:
    'parle parles page partie parties passer_commande merci_beaucoup prix rien tres faites fais vois texte lire',
}
