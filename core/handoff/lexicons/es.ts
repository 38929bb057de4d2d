import type { Lexicon } from '../word-kinds.ts'

/** Spanish. */
export const ES: Lexicon = {
  tell: 'discutir explicar tratar quejarme',
  talk: 'conectame conecteme comunicame comuniqueme pasame paseme ponme pongame transfiereme transfierame derivame atendido_por hablar hablarle conversar chatear charlar comunicarme comunicarse comunicarnos platicar dialogar comunicar en_contacto hablando',
  contact:
    'atienda atiende atender contactar contacte contacto contactarme contactarse llamar localizar llame llamarme contactame contacta contactaros contactarles',
  transfer:
    'transferir transfiere transfiera transfierame transfiereme transferirme transferidme derivar derivame deriveme redirigir redirigirme redirigeme escalar',
  get: 'pasa pase pasar pasame paseme pasarme ponme pongame poner ponerme pongan comunica comuniqueme comunicame conecta conectar conectame conecteme conectarme dame deme dar darme consigueme pasadme busqueme enviame mandame',
  me: 'me nos',
  want: 'quiero necesito quisiera deseo prefiero preferiria requiero exijo me_gustaria queria necesitaria necesitamos queremos busco solicito pido quiera',
  human:
    'human humano humanos humana ser_humano seres_humanos representante representantes operador operadora operadores asesor asesora asesores teleoperador ejecutivo ejecutiva encargado responsable',
  person: 'persona personas agente agentes',
  somebody:
    'alguien gente empleado empleada empleados supervisor supervisora gerente jefe companero equipo otra_persona alguien_mas alguna_persona personal trabajador experto especialista tecnico recepcion',
  desk: 'servicio_manual_al_cliente servicio_manual atencion_al_cliente servicio_al_cliente servicio_de_atencion servicio_cliente soporte_tecnico atencion_humana centro_de_atencion chat_en_vivo chat_en_directo equipo_de_soporte equipo_de_atencion servicio_de_atencion_al_cliente departamento_de_atencion_al_cliente mesa_de_ayuda atencion_a_clientes servicio_de_clientes',
  support: 'soporte apoyo',
  help: 'ayuda asistencia servicio servicios atencion',
  real: 'real reales humana humano humanos humanas verdad de_verdad de_carne_y_hueso vivo viva manual autentica autentico verdadera verdadero fisica',
  sort: 'otro otra tecnico calificado maldito puto puta buen cualificado de_soporte de_ventas de_atencion del_equipo cliente de_servicio de_su_equipo de_vuestro_equipo',
  article: 'un una el la los las algun alguna algunos unos su sus vuestro vuestra tu de del lo',
  with: 'con a al hacia',
  not: 'no nunca sin jamas tampoco ningun ninguna en_vez_de en_lugar_de ni tengo_que_hablar debo_hablar',
  bot: 'bot bots robot robots maquina maquinas chatbot computadora ordenador ia automatico',
  exists: 'hay tienen tienes teneis existe hay_algun esta_disponible',
  here: 'ahi aqui disponible alli conectado alla',
  report: 'eres es_usted estoy_hablando hablo_con eres_tu estas estoy_chateando estaba_hablando sois esto_es',
  theirs: 'mi mis nuestro nuestra nuestros otro_equipo que_ha',
  in: 'en de desde sobre',
  others:
    'clientes visitantes usuarios invito invitar agrego anado agregar anadir contratar instalar quien_puede',
  filler:
    'please pls por_favor porfavor porfa pf ya ahora ahora_mismo mejor directamente urgentemente inmediatamente gracias hola si ok solo por_fin vale mas_bien urgente realmente disculpe xfa',
  small:
    'yo usted ustedes puedo puede pueden podria podrian podeis puedes como donde se que quien es_posible hacer para tengo_que hay_que tengo le te les no_puedo no_consigo no_logro no_pude debo poder necesito_que quiero_que favor_de con_el_fin si_puedo por_que_no',
  next: 'y pero porque sino pues ya_que',
  everyday:
    'hasta cuenta cosa comprar pagar pagina ultimo ultima haga hagas nada todo todos sea seguro claro esta este ese eso esto',
}
