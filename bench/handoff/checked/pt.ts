import type { Sentences } from '../blind/sentences.ts'

/** Portuguese. */
export const PT: Sentences = {
  requests: `
    alguém pode me ajudar?
    podem me ligar
    quero falar com o responsável
    me passa um colega
    quero que um humano me responda
    sem robô, quero uma pessoa
    tem uma pessoa de verdade aí
    onde posso falar com alguém
    outra pessoa por favor
    encaminhe meu caso para um atendente
    cansei do robô
    me dá um atendente
    quero alguém de verdade
    alguém da equipe pode me responder
    por favor transfira para um humano
    não quero robô
    gostaria de falar com uma pessoa de verdade
    pede pra alguém me ligar
    exijo falar com um responsável
    quero que uma pessoa me responda
    poderia falar com alguém da equipe
    entrem em contato comigo
    me transfere pra um atendente
    quero uma ligação
    esse robô não entende nada, quero uma pessoa
    tem alguém disponível
    alguém que me ajude por favor
    prefiro uma pessoa
    me encaminhe para um operador
    preciso falar com um humano
    uma pessoa pode me atender
    queria falar com a equipe de vocês
    me liga
    que alguém que não seja um robô me responda
    passem isso para um supervisor
    dá pra falar com alguém por telefone
    cansada da máquina, uma pessoa por favor
    um consultor pode me contatar?
    quero seu chefe
    tem algum atendente de vocês livre?
    você não entende nada, me dá um humano
    gostaria de tratar isso com uma pessoa
    diga a um colega para me ligar
    não tem ninguém aí?
    gostaria de ser contatado por um consultor
    para, quero uma pessoa de verdade
    cadê o atendente
    um agente pode entrar no chat
    queria outra pessoa
    me ligue amanhã por favor
    não quero respostas automáticas e sim uma pessoa
    quero a ajuda de alguém de verdade
    me conecte com alguém que possa decidir
    já chega, passa pro seu supervisor
    alguém de vocês pode entrar em contato comigo`,
  others: `
    um funcionário pode ver minhas mensagens
    como adiciono outra pessoa
    meu chefe me liga
    qual colega mudou o turno
    posso ligar pelo app
    preciso de duas pessoas por turno
    quanto custa um agente
    um colega pode editar minha entrada
    quem responde aqui
    não sou um robô
    tem um bot para slack
    como ligo para um cliente
    alguém vê meu perfil?
    não quero ser encaminhado
    não me passe para ninguém
    os visitantes querem um atendente, onde configuro
    precisa de uma pessoa para configurar?
    alguém que saiu ainda tem acesso
    falei com um colega de vocês ontem
    tenho que provar que sou humano
    como torno um colega admin
    posso ligar para alguém pelo app
    quem na minha empresa pode aprovar
    o app avisa meu colega?
    uma colega não consegue entrar
    quantos colegas posso convidar
    os funcionários de vocês veem meus dados?
    não quero que ninguém me ligue
    tem desconto para equipes grandes
    dá pra mandar mensagem a um funcionário
    quem é o chefe de vocês
    alguém sem conta pode reservar
    o robô pode responder à noite?
    o gerente pode ler minhas mensagens
    dois funcionários têm o mesmo turno
    como meus funcionários me contatam
    qual colega trabalha hoje
    os funcionários podem conversar entre si
    quem recebe a notificação
    não quero ligações de vendas
    como ligo para meu gerente pelo app
    como aviso um colega
    posso colocar minha chefe como admin`,
}
