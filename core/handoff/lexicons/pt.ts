import type { Lexicon } from '../word-kinds.ts'

/** Portuguese. */
export const PT: Lexicon = {
  talk: 'falar conversar bater_papo comunicar em_contato em_contacto dialogar',
  contact: 'contatar contactar ligar contato contacto chamar',
  transfer: 'transferir transfira transfere transferir_me encaminhar encaminhe escalar redirecionar',
  get: 'passa passe passar coloca coloque conecta conecte conectar dar ligue_me ponha ponham',
  me: 'me nos mim',
  want: 'quero preciso gostaria desejo prefiro queria necessito exijo precisava prefiria solicito',
  human:
    'human humano humanos humana ser_humano seres_humanos atendente atendentes representante operador operadora assessor consultor',
  person: 'pessoa pessoas agente agentes',
  somebody:
    'alguem funcionario funcionaria supervisor gerente equipe equipa colega outra_pessoa tecnico especialista',
  desk: 'atendimento_ao_cliente apoio_ao_cliente servico_ao_cliente suporte_ao_cliente atendimento_humano suporte_tecnico chat_ao_vivo sac central_de_atendimento suporte_humano',
  support: 'suporte',
  help: 'ajuda atendimento servico assistencia apoio',
  real: 'real reais humano humana humanos verdade de_verdade verdadeira verdadeiro viva vivo',
  sort: 'outro outra tecnico do_suporte da_equipe de_suporte',
  article: 'um uma o a os as algum alguma seu sua de do da',
  with: 'com a ao com_o para',
  not: 'nao nunca sem nenhum nenhuma em_vez_de',
  bot: 'bot bots robo robos maquina chatbot computador',
  exists: 'ha tem existe voces_tem',
  here: 'ai aqui disponivel',
  report: 'voce_e es_um estou_falando tu_es',
  theirs: 'meu minha meus nosso nossa',
  in: 'em no na de',
  others: 'clientes usuarios visitantes convidar adicionar',
  filler:
    'please pls por_favor porfavor agora ja obrigado obrigada ola oi sim urgente diretamente pf imediatamente mesmo',
  small:
    'eu voce posso pode podem poderia podia como onde que e_possivel nao_consigo nao_posso tem_como queria_poder tenho',
  next: 'e mas porque',
}
