import type { Lexicon } from '../word-kinds.ts'

/** French. */
export const FR: Lexicon = {
  verbFirst: true,
  tell: 'expliquer plaindre regler discuter_de',
  talk: 'parler parlez discuter chatter tchatter echanger dialoguer converser communiquer en_contact en_relation en_communication m_entretenir entretenir adresser parlant avoir_affaire ecrire_a ecrire_avec',
  contact:
    'contacter joindre appeler contact contactez rejoindre contacte telephoner rappeler rappelez rappelle appelez appelle contactent rappele',
  transfer:
    'transferer transferez transfere transferez_moi rediriger redirigez redirige escalader reorienter basculer transmettre transmettez transmets passez_la_main passer_la_main passe_la_main dirigez faites_suivre faire_suivre',
  get: 'passer passez passe donner donnez donne mettre mettez mets connecter connectez connecte diriger orienter envoyez trouver trouvez avoir obtenir relier faites_venir amenez amene envoyer_a transmettre refiler',
  do: 'prendre_le_relais prenne_le_relais prendre_la_suite prendre_en_charge prenne_en_charge occupe occuper regarde regarder jeter_un_oeil jette_un_oeil reponde repondre verifie verifier traite traiter voir_ca rejoindre_le_chat rejoindre_la_conversation intervenir',
  me: 'moi me m nous',
  it: 'ca cela ceci le_chat la_conversation mon_dossier mon_cas mon_probleme ma_demande ma_question mon_message',
  want: 'veux voudrais souhaite besoin aimerais prefere prefererais desire voulons exige faut demande cherche souhaiterais aurais_besoin voudrait veut il_me_faut reclame prefererai jveux jvoudrais jaimerais veulent',
  human:
    'human humain humains humaine etre_humain etres_humains conseiller conseillere conseillers representant representante teleconseiller operateur operatrice charge_de_clientele interlocuteur responsable un_vrai une_vraie un_vrai_humain',
  person: 'personne personnes agent agents',
  somebody:
    'quelquun quelqu_un gens employe employee employes superviseur collegue collaborateur equipe gerant manager chef membre technicien expert specialiste reception qqn qqun qq1 quelqun collegues patron patronne responsables un_de_vous compta comptabilite superieur superieure',
  else: 'quelquun_dautre autre_personne quelquun_d_autre qqn_dautre qqun_dautre qqn_d_autre',
  desk: 'services_a_la_clientele services_clients service_client service_clients service_clientele service_a_la_clientele support_client support_technique service_apres_vente sav assistance_humaine chat_en_direct centre_dappels hotline equipe_support equipe_de_support service_technique service_consommateur relation_client service_de_la_clientele etre_rappele etre_rappelee etre_appele etre_contacte etre_recontacte que_lon_mappelle qu_on_m_appelle quon_mappelle pas_toi pas_vous un_rappel un_coup_de_fil etre_recontacte_par etre_contacte_par etre_rappele_par',
  support: 'support soutien',
  help: 'aide assistance service services secours aider donner_un_coup_de_main',
  real: 'vrai vraie vrais vraies reel reelle reels reelles humaine humain humains humaines vivant vivante veritable manuel manuelle physique',
  yours:
    'a_vous de_votre_equipe de_ton_equipe de_chez_vous de_vos_equipes parmi_vous qui_sy_connait qui_s_y_connait qui_comprend qui_travaille_chez_vous qui_sait de_votre_cote',
  sort: 'autre competent competente clientele putain foutu technique commercial qualifie de_votre_equipe de_lequipe du_support de_support de_chez_vous',
  article: 'un une le la les l des du de d votre vos quelques ton ta cet ce un_de une_de',
  with: 'a au aux avec vers',
  whom: 'a_qui avec_qui',
  not: 'ne n pas jamais aucun aucune sans plutot_que au_lieu_de surtout_pas dois_je inutile',
  enough:
    'marre marre_de marre_du assez assez_de ras_le_bol stop_au fini_avec plus_de refuse refuse_de stop stop_le',
  bot: 'bot bots robot robots machine machines chatbot ordinateur ia automate logiciel programme',
  exists:
    'y_a_t_il y_at_il il_y_a est_ce_quil_y_a y_a avez_vous vous_avez existe_t_il a_t_il t_il ya ya_pas y_a_pas il_n_y_a',
  here: 'la_bas ici disponible en_ligne dispo present joignable au_telephone au_bout_du_fil libre libres',
  report:
    'etes_vous es_tu suis_je je_parle parle_je parle_t_on c_est_un tes vous_etes tu_es je_suis_en_train',
  theirs: 'mon ma mes notre nos leur leurs son sa ses qui_a autre_equipe app appli application',
  in: 'dans en sur de chez depuis',
  others:
    'clients visiteurs utilisateurs inviter ajouter installer qui_peut devenir embaucher supprimer mes_clients nos_clients les_clients',
  filler:
    'please pls s_il_vous_plait s_il_te_plait svp stp maintenant merci bonjour oui ok tout_de_suite directement immediatement juste plutot vraiment enfin urgent urgemment salut simplement silvousplait rapidement demain svp_merci',
  small:
    'tu vous peut pouvez pourrais pourrait pourriez ou est possible que qu il ai avez serait dois n_arrive pourquoi_ne faire pour qui se etre mis mise voir avec_qui y_aurait faut est_ce_que est_ce_qu fait s',
  self: 'je j on puis peux arrive_pas n_arrive_pas peux_pas ne_peux_pas n_y_arrive_pas si_je jveux',
  how: 'comment',
  next: 'et mais car parce donc puisque sinon',
  everyday:
    'parle parles page partie parties passer_commande merci_beaucoup prix rien tres faites fais vois texte lire',
}
