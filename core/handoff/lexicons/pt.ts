import type { Lexicon } from '../word-kinds.ts'

/** Portuguese. */
export const PT: Lexicon = {
  verbFirst: true,
  talk: 'falar conversar bater_papo comunicar em_contato em_contacto dialogar falo tratar lidar falem escrever_com escrever_para',
  tell: 'tratar_disso',
  contact:
    'contatar contactar ligar contato contacto chamar ligue liguem ligar_me ligarem telefonar telefone retornar chama chame chamem contate ligassem ligasse contatem entrem_em_contato entre_em_contato entrar_em_contato',
  transfer:
    'transferir transfira transfere transferir_me encaminhar encaminhe escalar redirecionar transferem passar_para',
  get: 'passa passe passar coloca coloque conecta conecte conectar dar ligue_me ponha ponham arruma arranja arrume manda mande bota coloquem traz traga deixa me_passa_a me_da me_de',
  do: 'assumir assuma veja ver_isso olhe olhar cuidar cuide resolva resolver atenda atender responda responder verifique verificar entrar_no_chat entrar_na_conversa',
  me: 'me nos mim comigo conosco',
  it: 'isso isto o_chat a_conversa meu_caso meu_problema minha_solicitacao minha_duvida minha_mensagem meu_pedido_de_ajuda meu_atendimento',
  want: 'quero preciso gostaria desejo prefiro queria necessito exijo precisava prefiria solicito querem quer',
  human:
    'human humano humanos humana ser_humano seres_humanos atendente atendentes representante operador operadora assessor consultor atendimento_por_pessoa',
  person: 'pessoa pessoas agente agentes',
  somebody:
    'alguem funcionario funcionaria supervisor gerente equipe equipa colega tecnico especialista colegas chefe gente funcionarios algum_de_voces um_de_voces vendas financeiro dono responsavel',
  else: 'outra_pessoa outro_atendente outro_alguem',
  nobody: 'ninguem',
  desk: 'atendimento_ao_cliente apoio_ao_cliente servico_ao_cliente suporte_ao_cliente atendimento_humano suporte_tecnico chat_ao_vivo sac central_de_atendimento suporte_humano uma_ligacao ser_atendido_por ser_chamado retornem_a_ligacao voce_nao nao_voce ligacao_de_volta ser_contatado ser_contatado_por ser_contactado',
  support: 'suporte',
  help: 'ajuda atendimento servico assistencia apoio ajude ajudar ajudem dar_uma_forca',
  real: 'real reais humano humana humanos verdade de_verdade verdadeira verdadeiro viva vivo carne_e_osso',
  yours:
    'de_voces da_sua_equipe da_equipe do_seu_time da_sua_empresa que_entenda que_saiba que_trabalha_ai que_possa_ajudar que_me_ajude que_entende do_suporte_de_voces',
  sort: 'outro outra tecnico do_suporte da_equipe de_suporte',
  article: 'um uma o a os as algum alguma seu sua de do da',
  with: 'com a ao com_o para pra pro',
  whom: 'com_quem pra_quem para_quem a_quem',
  not: 'nao nunca sem nenhum nenhuma em_vez_de',
  enough: 'chega chega_de cansei_de cansei farto_de cansado_de cansada_de nao_adianta basta_de basta',
  bot: 'bot bots robo robos maquina chatbot computador maquinas software programa',
  exists: 'ha tem existe voces_tem cade',
  here: 'ai aqui disponivel livre livres no_telefone por_telefone',
  report: 'voce_e es_um estou_falando tu_es',
  theirs: 'meu minha meus nosso nossa app aplicativo pelo_app pela_app no_app',
  in: 'em no na de',
  others: 'clientes usuarios visitantes convidar adicionar meus_clientes os_clientes',
  filler:
    'please pls por_favor porfavor agora ja obrigado obrigada ola oi sim urgente diretamente pf imediatamente mesmo amanha cm ae so la de_volta',
  small: 'voce pode podem poderia podia onde que e_possivel tem_como tenho',
  self: 'eu posso nao_consigo nao_posso queria_poder podemos consigo',
  how: 'como',
  next: 'e mas porque e_sim mas_sim',
  everyday: 'falei falou falamos ligo liguei chamei pedi contatei',
}
