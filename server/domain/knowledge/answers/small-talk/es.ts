import type { Phrasebook } from './phrasebook.ts'

/** Spanish. */
export const ES: Phrasebook = {
  phrases: {
    greeting:
      'hola, holaa, holi, buenas, buenos días, buen día, buenas tardes, buenas noches, muy buenas, saludos',
    'how-are-you':
      'qué tal, cómo estás, cómo está, cómo está usted, cómo están, cómo te va, cómo le va, cómo va todo, qué hay, todo bien',
    thanks:
      'gracias, muchas gracias, muchísimas gracias, mil gracias, gracias a ti, gracias a usted, se agradece, te lo agradezco, se lo agradezco, muy amable, qué amable',
    acknowledgement:
      'ok, okey, vale, de acuerdo, bien, muy bien, bueno, perfecto, genial, estupendo, excelente, fantástico, súper, guay, claro, listo, entendido, entiendo, ya veo, ya entiendo, ha funcionado, funcionó, funciona, ya funciona, eso funcionó, eso ayudó, me sirvió, me ha servido, solucionado, resuelto, arreglado, eso es todo, nada más, es todo, no tengo más preguntas, olvídalo, no importa, es bueno saberlo',
    goodbye:
      'adiós, chao, chau, hasta luego, hasta pronto, hasta mañana, hasta la vista, nos vemos, que tenga un buen día, que tengas un buen día, buen fin de semana, feliz día, cuídate, cuídese',
    identity:
      'quién eres, quién es usted, qué eres, quién es, con quién hablo, con quién estoy hablando, cómo te llamas, cómo se llama, cuál es tu nombre, eres un bot, eres un robot, eres una máquina, eres humano, eres un humano, eres una persona, eres una persona real, eres real, eres una ia, eres ia, eres un bot o una persona, eres una persona o un bot, eres humano o robot, es usted un bot, es usted un robot, es usted una persona, es usted una persona real, es esto un bot, esto es un bot, es un bot, es un robot, es una persona, es una ia, hablo con un bot, hablo con una persona, hablo con un robot, estoy hablando con un bot, estoy hablando con un robot, estoy hablando con una persona, eres chatgpt, es chatgpt, es esto chatgpt',
    abilities:
      'qué puedes hacer, qué puede hacer, qué puedes hacer por mí, qué sabes hacer, qué sabes, en qué me puedes ayudar, en qué puedes ayudarme, en qué puede ayudarme, en qué puedes ayudar, cómo puedes ayudarme, cómo funcionas, qué te puedo preguntar, qué puedo preguntar, me puedes ayudar, puedes ayudarme, me puede ayudar, puede ayudarme, necesito ayuda, ayuda, ayúdame, ayúdeme, tengo una pregunta, tengo una duda, una pregunta, una duda, tengo un problema, puedo preguntar algo, puedo hacer una pregunta',
    frustration:
      'esto es ridículo, ridículo, es ridículo, esto es una broma, vaya broma, esto es inútil, inútil, eres inútil, no sirves, no sirves para nada, no sirve, no sirve de nada, esto no sirve, esto no sirve para nada, bot tonto, bot estúpido, eres tonto, eres estúpido, qué asco, qué desastre, esto es un desastre, qué horror, horrible, terrible, es terrible, esto es terrible, qué frustrante, frustrante, es frustrante, esto es frustrante, qué fastidio, estoy harto, estoy harta, estoy enfadado, estoy enfadada, estoy enojado, estoy enojada, estoy furioso, estoy furiosa, mierda, maldita sea, joder, no me entiendes, no me entiende, no entiendes, no entiendes nada, no ayudas, no me ayudas, no me estás ayudando, eso no ayuda, eso no me ayuda, eso no me sirve, no me sirve, eso no es lo que pregunté, no es lo que pregunté, pérdida de tiempo, qué pérdida de tiempo, me rindo',
  },
  fillers:
    'a todos, equipo, amigo, amiga, señor, señora, otra vez, de nuevo, mucho, muy, ya, y, pero, pues, sí, no, ahora, entonces, ah, oh, por favor, también, por la ayuda, por su ayuda, por tu ayuda, por todo, por la respuesta, por la información, por su tiempo, por tu tiempo, por ayudarme, de verdad, de antemano, eso, igualmente',
  replies: {
    greeting: '¡Hola! ¿En qué puedo ayudarle?',
    'how-are-you': '¡Todo bien, gracias por preguntar! ¿En qué puedo ayudarle?',
    thanks: '¡De nada!',
    acknowledgement: '¡Perfecto! Escríbanos de nuevo si necesita algo más.',
    goodbye: '¡Hasta pronto! Escríbanos cuando quiera.',
    identity:
      'Soy un asistente de IA, no una persona. Respondo con nuestros artículos de ayuda y puedo ponerle en contacto con una persona en cualquier momento.',
    abilities:
      'Pregúnteme lo que quiera sobre nuestro producto: busco la respuesta en nuestros artículos de ayuda. Si no la encuentro, le pongo en contacto con una persona.',
    frustration:
      'Siento que esto sea tan frustrante. Dígame en pocas palabras qué intenta hacer, o escriba «hablar con una persona» y le pondré en contacto.',
  },
}
