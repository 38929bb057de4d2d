import type { Sentences } from './sentences.ts'

/** Portuguese. */
export const PT: Sentences = {
  requests: `
    um colega seu pode assumir
    me passa pra alguém
    um de verdade por favor
    você não, outra pessoa
    não quero falar com máquina
    alguém pode me ligar
    me liguem por favor
    chega de robô
    quero que uma pessoa veja isso
    tem alguém aí?
    prefiro tratar com gente
    chama o gerente
    queria falar cm alguem
    me coloca com um atendente
    um funcionario de vocês pode me ajudar?
    gostaria que me ligassem de volta
    arruma alguém que entenda do assunto
    não adianta robô, preciso de um humano
    pode encaminhar isso para um colega
    com quem eu falo sobre isso
    tem algum atendente livre
    deixa eu falar com seu chefe
    preciso de um atendnte
    quero ser atendido por uma pessoa`,
  others: `
    você é um robô?
    como convido um colega
    um colega pode cobrir meu turno
    qual pessoa aprova as horas
    não preciso de um humano, só do preço
    como falo com alguém da minha equipe
    um agente consegue ver meu salário
    quantas pessoas posso adicionar
    não me liguem
    como desvio as chamadas
    alguém mudou minha senha
    meu gerente não vê minhas horas
    sou humano
    ontem falei com um atendente
    como tiro o robô do meu site
    quem pode ouvir minhas ligações
    como passo uma tarefa para outra pessoa
    os funcionários podem bater ponto no celular
    preciso ligar para cancelar?
    não quero ser transferido
    meus clientes querem falar com um humano, como ativo
    outra pessoa está usando minha conta
    tem limite de pessoas?
    posso ligar o bot só à noite`,
}
