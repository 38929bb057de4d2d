import type { Sentences } from '../blind/sentences.ts'

/** Spanish. */
export const ES: Sentences = {
  requests: `
    que alguien me llame ya
    podéis poner a una persona al chat
    quiero que me atiendan
    me ayuda una persona de carne y hueso?
    no quiero bot
    alguien puede echarme una mano
    mandame con un humano
    necesito que un asesor revise mi caso
    hablar con ventas
    donde puedo hablar con alguien
    deja de contestar tu, que conteste una persona
    me gustaria tratarlo con un empleado
    dame a alguien que entienda
    ya me canse del bot
    traeme un humano
    quiero hablar con un compañero tuyo
    me podria atender alguien
    pasenme con soporte
    llamame por favor
    puede revisarlo una persona
    exijo hablar con un responsable
    que me atienda un humano
    podria hablar con alguien del equipo
    necesito que me contacten
    me pasas con un agente
    quiero una llamada
    esto es un desastre, pasame con una persona
    no quiero chat automatico, quiero alguien
    quien me puede atender
    pueden llamarme
    pongame con atencion al cliente
    hay algun asesor disponible
    alguien que me ayude por favor
    derivenme a un operador
    solicito contacto con un ejecutivo
    que me responda alguien que no sea un bot
    pasen esto a un supervisor
    se puede hablar con alguien por telefono
    estoy cansada de la maquina, una persona por favor
    ¿me contacta un asesor?
    quiero a tu jefe
    algun compañero tuyo libre?
    no entiendes nada, dame un humano
    quisiera tratar el tema con una persona
    que me devuelvan la llamada
    digale a un compañero que me llame
    no hay nadie ahi?
    contigo no, con un humano
    solicito que me contacte un agente
    querria otra persona
    llamame mañana por favor
    no quiero respuestas automaticas sino una persona
    quiero que me ayude alguien de verdad
    conecteme con alguien que pueda decidir
    ya basta, dame a tu supervisor`,
  others: `
    puede alguien de mi equipo ver mis horas
    como añado a otra persona
    mi jefe me llama
    que empleado hizo el cambio
    puedo llamar desde la app
    necesito a dos personas en el turno
    cuanto cuesta cada agente
    puede un empleado cambiar su turno
    un compañero puede editar mi entrada?
    quien responde aqui
    no soy un robot
    la app llama a mi jefe?
    mi compañero atiende la tienda
    alguien puede ver mi perfil
    hay un bot para slack
    quiero llamar a un cliente
    no quiero que me transfieran
    no me comuniques con nadie
    los visitantes quieren una persona, donde se configura
    hace falta una persona para configurarlo
    alguien que se fue tiene acceso
    hablé con uno de sus compañeros
    me pide que demuestre que soy humano
    como hago administrador a un compañero
    quien de mi empresa puede aprobar
    la app avisa a mi compañero?
    una compañera no puede entrar
    cuantos compañeros puedo invitar
    vuestros empleados ven mis datos?
    no quiero que me llame nadie
    hay descuento para equipos grandes
    se puede mandar un mensaje a un empleado
    quien es vuestro jefe
    puede alguien sin cuenta reservar
    el bot puede responder por la noche
    puede el encargado leer mis mensajes
    dos empleados tienen el mismo turno
    como me contactan mis empleados
    que compañero trabaja hoy
    los empleados pueden chatear entre ellos
    quien recibe el aviso
    no quiero llamadas de ventas
    como llamo a mi encargado desde la app
    como aviso a un compañero
    puedo poner a mi jefa como administradora`,
}
