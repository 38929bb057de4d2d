import type { Lexicon } from '../word-kinds.ts'

/** Spanish. */
export const ES: Lexicon = {
  verbFirst: true,
  tell: 'discutir explicar tratar quejarme tratarlo',
  talk: 'conectame conecteme comunicame comuniqueme pasame paseme ponme pongame transfiereme transfierame derivame atendido_por hablar hablarle conversar chatear charlar comunicarme comunicarse comunicarnos platicar dialogar comunicar en_contacto hablando tratar_con lidiar_con escribirme_con pasenme comuniquenme conectenme ponganme',
  contact:
    'atienda atiende atender contactar contacte contacto contactarse llamar localizar llame contactame contacta contactaros contactarles llamen llamara llamaran contesten contacten devolver_la_llamada',
  transfer:
    'transferir transfiere transfiera transfierame transfiereme transferirme transferidme derivar derivame deriveme redirigir redirigirme redirigeme escalar comunica',
  get: 'pasa pase pasar pasame paseme pasarme ponme pongame poner ponerme pongan comunica comuniqueme comunicame conecta conectar conectame conecteme conectarme dame deme dar darme consigueme pasadme busqueme enviame mandame buscame busca busquen traeme traigame llama_a pasa_a pasarme_con pasarle',
  do: 'atienda atender atenderme atiendan vea mire revise revisen encargue encarguen ocupe conteste contestar contestarme responda responder responderme resuelva tome mirar revisar encargarse contesten respondan entrar_al_chat entrar_en_el_chat unirse_al_chat unirse',
  me: 'me nos',
  it: 'lo esto eso mi_caso mi_problema la_conversacion el_chat mi_consulta mi_solicitud mi_pregunta mi_mensaje',
  want: 'quiero necesito quisiera deseo prefiero preferiria requiero exijo me_gustaria queria necesitaria necesitamos queremos busco solicito pido quiera quieren quiere prefieren k_quiero necesito_que quiero_que',
  human:
    'human humano humanos humana ser_humano seres_humanos representante representantes operador operadora operadores asesor asesora asesores teleoperador ejecutivo ejecutiva encargado responsable un_encargado',
  person: 'persona personas agente agentes',
  somebody:
    'alguien gente empleado empleada empleados supervisor supervisora gerente jefe companero equipo alguna_persona personal trabajador experto especialista tecnico recepcion companera companeros uno_de_ustedes uno_de_vosotros unos_de uno una_de_ustedes colega encargada dueno ventas facturacion alguno_de_ustedes alguno_de_vosotros',
  else: 'otra_persona alguien_mas otro_companero otra_companera otra_gente',
  nobody: 'nadie',
  desk: 'servicio_manual_al_cliente servicio_manual atencion_al_cliente servicio_al_cliente servicio_de_atencion servicio_cliente soporte_tecnico atencion_humana centro_de_atencion chat_en_vivo chat_en_directo equipo_de_soporte equipo_de_atencion servicio_de_atencion_al_cliente departamento_de_atencion_al_cliente mesa_de_ayuda atencion_a_clientes servicio_de_clientes llamenme llamame llameme llamadme devuelvan_la_llamada devolverme_la_llamada ser_llamado contactenme llamarme contactarme llamarnos quiero_una_llamada recibir_una_llamada solicito_una_llamada me_devuelvan_la_llamada me_devuelva_la_llamada ser_contactado ser_contactado_por ser_atendido_por',
  support: 'soporte apoyo',
  help: 'ayuda asistencia servicio servicios atencion ayude ayudarme ayudar ayudame echarme_una_mano echar_una_mano me_eche_una_mano ayudarnos',
  real: 'real reales humana humano humanos humanas verdad de_verdad de_carne_y_hueso vivo viva manual autentica autentico verdadera verdadero fisica',
  yours:
    'tuyo tuya suyo suya vuestro de_ustedes de_vosotros de_su_equipo de_tu_equipo de_vuestro_equipo de_su_empresa de_tu_empresa que_sepa que_entienda que_trabaje_ahi que_me_ayude que_pueda_ayudarme que_sepa_de_esto de_alli',
  sort: 'otro otra tecnico calificado maldito puto puta buen cualificado de_soporte de_ventas de_atencion del_equipo cliente de_servicio de_su_equipo de_vuestro_equipo',
  article:
    'un una el la los las algun alguna algunos unos su sus vuestro vuestra tu de del lo uno_de_sus una_de_sus uno_de_tus',
  with: 'con a al hacia',
  whom: 'con_quien a_quien',
  not: 'no nunca sin jamas tampoco ningun ninguna en_vez_de en_lugar_de ni tengo_que_hablar debo_hablar',
  enough:
    'basta basta_de harto_de harta_de cansado_de cansada_de hartos_de estoy_harto suficiente no_mas ya_basta deja_de canse me_canse cansada cansado harto harta no_me_sirve no_sirve',
  bot: 'bot bots robot robots maquina maquinas chatbot computadora ordenador ia automatico programa',
  exists: 'hay tienen tienes teneis existe hay_algun esta_disponible',
  here: 'ahi aqui disponible alli conectado alla al_telefono por_telefono libre libres',
  report: 'eres es_usted estoy_hablando hablo_con eres_tu estas estoy_chateando estaba_hablando sois esto_es',
  theirs: 'mi mis nuestro nuestra nuestros otro_equipo que_ha app aplicacion',
  in: 'en de desde sobre',
  others:
    'clientes visitantes usuarios invito invitar agrego anado agregar anadir contratar instalar quien_puede mis_clientes los_clientes',
  filler:
    'please pls por_favor porfavor porfa pf ya ahora ahora_mismo mejor directamente urgentemente inmediatamente gracias hola si ok solo por_fin vale mas_bien urgente realmente disculpe xfa k manana luego pronto',
  small:
    'usted ustedes puede pueden podria podrian podeis puedes donde se que quien es_posible hacer para tengo_que hay_que tengo le te les debo poder favor_de con_el_fin por_que_no favor',
  self: 'yo puedo puedo_yo no_puedo no_consigo no_logro no_pude si_puedo podemos',
  how: 'como',
  next: 'y pero porque sino pues ya_que',
  everyday:
    'hasta cuenta cosa comprar pagar pagina ultimo ultima haga hagas nada todo todos sea seguro claro esta este ese eso esto un_manual el_manual llamadas llamada hablo hable llamo pedi',
}
