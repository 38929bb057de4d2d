import type { Sentences } from './sentences.ts'

/** Spanish. */
export const ES: Sentences = {
  requests: `
    puede atenderme un compañero tuyo
    pásame con alguien
    uno de verdad por favor
    tú no, otra persona
    no quiero seguir hablando con una maquina
    que me llame alguien por favor
    ponme con un encargado ya
    búscame a alguien que sepa
    basta de robots
    necesito k me atienda una persona real
    me pueden devolver la llamada
    hay alguien de verdad ahi o solo un bot
    quiero que lo vea un humano
    podría ayudarme uno de sus empleados
    prefiero tratar con personas
    llamenme al 612345678
    que se encargue otro compañero
    dejame hablar con tu jefe
    como hago para que me conteste un humano
    no me sirve un bot
    kiero hablar con algien
    me comunica con ventas porfa
    alguien de su equipo me puede contactar?
    me gustaria que me llamaran`,
  others: `
    eres una persona o un bot
    como invito a un compañero
    puede un compañero cubrir mi turno
    que persona aprueba las horas
    no necesito un humano, solo el precio
    como contacto con alguien de mi equipo
    un agente puede ver mi sueldo?
    cuantas personas caben en el plan
    no me llamen por favor
    como desvio las llamadas
    alguien cambio mi contraseña
    mi jefe no ve mis horas
    soy humano y el captcha falla
    ayer hablé con alguien de ventas
    como quito el bot de mi web
    quien puede ver mis llamadas
    como transfiero una tarea a otra persona
    los empleados pueden fichar desde el movil
    hace falta llamar para cancelar
    como paso mi cuenta a otra persona
    mis clientes quieren hablar con un agente, como lo activo
    puedo contratar a un empleado con esto
    alguien más usa mi correo
    hay gente que usa esto en chile?`,
}
