import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Preguntas y respuestas | Waypost',
  metaDescription:
    'Cómo enviar, cuánto tarda la entrega, cómo funcionan el seguimiento y la aduana, cómo solicitar una recogida y cuánto cuesta pagar en la entrega.',
  title: 'Preguntas y respuestas',
  lead: 'Primero, respuestas breves. Cada una enlaza con la página donde puede actuar.',
  contents: 'Temas',
  stillTitle: '¿No está aquí su respuesta?',
  stillText:
    'Escríbanos e indique el número de seguimiento, si lo hay. Nuestro equipo responde de lunes a viernes, de 9:00 a 18:00 (hora de Bruselas).',
  stillLink: 'Atención al cliente',

  boardTitle: 'Lo esencial en una línea',
  'board.ship': 'Enviar algo',
  'board.shipAnswer': 'En la página del servicio express',
  'board.domestic': 'Entrega nacional',
  'board.domesticAnswer': '{standardEta}, o {priorityEta} con Prioritario',
  'board.international': 'Express internacional al Reino Unido y la UE',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Seguimiento',
  'board.trackAnswer': 'Con el número, en la página de inicio o en la de seguimiento',
  'board.customs': 'Un problema en la aduana',
  'board.customsAnswer': 'Aparece con el estado Incidencia',
  'board.pickup': 'Recogidas',
  'board.pickupAnswer': 'Se solicitan desde su panel',

  'topic.shipping': 'Envíos',
  'topic.delivery': 'Plazos de entrega',
  'topic.tracking': 'Seguimiento',
  'topic.customs': 'Aduanas',
  'topic.pickups': 'Recogidas',
  'topic.paying': 'Precios y pago',
  'topic.account': 'Cuenta y privacidad',

  'ship.question': '¿Cómo envío algo?',
  'ship.answer':
    'En la página del servicio express. Indique dónde empieza y termina el envío, su peso y sus medidas, y verá cada servicio con su precio completo. Añada el correo electrónico y la dirección del destinatario, continúe a la reserva, revise los cargos y confirme. Recibirá al momento un número de seguimiento y un recibo.',
  'guest.question': '¿Necesito una cuenta para enviar?',
  'guest.answer':
    'No. Cualquiera puede calcular un precio, reservar y seguir un envío. La cuenta añade un panel con todos sus envíos, lo que cuestan y sus recogidas.',
  'heavy.question': '¿Cuánto puede pesar un paquete?',
  'heavy.answer':
    'Un paquete puede pesar hasta {maxPiece}. Lo que pese más viaja como carga en palés, por avión, barco o carretera.',
  'volume.question': '¿Por qué las medidas cambian el precio?',
  'volume.answer':
    'Una caja grande y ligera ocupa el sitio de una pesada. Comparamos el peso con el volumen (largo × ancho × alto en centímetros, dividido entre {parcelDivisor}, o entre {airDivisor} en carga aérea) y facturamos el mayor de los dos. El presupuesto muestra ambas cifras.',
  'forbidden.question': '¿Qué no puedo enviar?',
  'forbidden.answer':
    'Mercancías peligrosas, armas, drogas, animales vivos, dinero en efectivo y algunas cosas más. La lista completa está en las condiciones. Un envío que contenga algo de ello se detiene, y el remitente asume los gastos que se deriven.',

  'domestic.question': '¿Cuánto tarda una entrega nacional?',
  'domestic.answer':
    '{standardEta} con Estándar, {expressEta} con Express, {priorityEta} con Prioritario. Un paquete reservado antes de la hora límite se recoge el mismo día; las horas límite están en la página de envíos nacionales.',
  'international.question': '¿Cuánto tarda el express internacional al Reino Unido o la UE?',
  'international.answer':
    '{expressEta}. El despacho en la frontera está incluido. Si la aduana hace una pregunta, el plazo se detiene hasta que se responda.',
  'nobody.question': '¿Qué pasa si nadie abre la puerta?',
  'nobody.answer':
    'El mensajero registra el intento de entrega en el momento, y la página de seguimiento lo muestra como Incidencia con su hora. Escriba a atención al cliente con el número de seguimiento para acordar otro día u otra dirección.',

  'track.question': '¿Cómo sigo un envío?',
  'track.answer':
    'Con su número de seguimiento, en la página de inicio o en la de seguimiento. El número está en la etiqueta, en el recibo y en nuestros correos. Las mayúsculas, los espacios y los guiones no importan, y la página se actualiza sola con cada escaneo.',
  'missing.question': '¿Por qué no se encuentra mi número de seguimiento?',
  'missing.answer':
    'Nuestros números terminan en un carácter de control, de modo que la página distingue un error de escritura de un número que no existe. Compárelo con el de la etiqueta, de cuatro en cuatro caracteres. Una etiqueta nueva puede tardar unos minutos en aparecer.',
  'statuses.question': '¿Qué significan los estados?',
  'statuses.answer':
    'Creado: reservado y a la espera del primer escaneo. Recogido: ya lo tenemos. En tránsito: entre nuestros centros o en despacho de aduana. En reparto: con un mensajero en la ronda de hoy. Entregado: en manos de quien lo recibió. Incidencia: algo lo ha detenido, y la cronología dice qué. Cancelado: no viajará.',
  'masked.question':
    '¿Por qué se abrevian los nombres y las direcciones en la página de seguimiento?',
  'masked.answer':
    'Un enlace de seguimiento se reenvía a menudo. Por eso la página muestra a todos las iniciales, un correo electrónico y un teléfono enmascarados, y solo las dos últimas partes del destino. Quien no es parte del envío nunca ve más, porque el resto no sale de nuestro servidor.',

  'hold.question': '¿Qué pasa cuando hay un problema en la aduana?',
  'hold.answer':
    'El estado cambia a Incidencia y la cronología dice «Retenido en la aduana». Suele faltar un documento o una descripción más clara de la mercancía. Cuando la aduana queda conforme, aparece la entrada «Liberado por la aduana» y el envío sigue adelante.',
  'duties.question': '¿Quién paga los aranceles e impuestos?',
  'duties.answer':
    'Los fija el país de destino y no forman parte de nuestro precio. En los paquetes los paga el destinatario. En la carga lo decide el Incoterm que usted elija; con DAP, también los paga el destinatario.',

  'pickup.question': '¿Cómo solicito una recogida?',
  'pickup.answer':
    'Desde su panel. Inicie sesión, abra Recogidas y elija Solicitar recogida. Indique la fecha, una de las franjas 09:00–13:00, 13:00–17:00 o 17:00–20:00, y la dirección. Una recogida puede repetirse cada día, cada semana o cada dos semanas.',

  'price.question': '¿Qué incluye el precio?',
  'price.answer':
    'El precio del envío según el peso facturable, la ruta y el servicio, un recargo por combustible del {fuel} y seguridad y manipulación del {security}. El seguro es opcional y cuesta un {insurance} del valor declarado, como mínimo {insuranceMinimum}. El presupuesto detalla cada línea antes de reservar y mantiene el precio 30 minutos.',
  'methods.question': '¿Cómo puedo pagar?',
  'methods.answer':
    'Con tarjeta, PayPal, transferencia bancaria o en la entrega. Al pagar verá qué formas están disponibles para su envío.',
  'onDelivery.question': '¿Cuánto cuesta pagar en la entrega?',
  'onDelivery.answer':
    'Un {codFee} del subtotal. El presupuesto muestra juntos el total con tarjeta y el total en la entrega. El mensajero cobra el importe en la puerta.',
  'cancel.question': '¿Puedo cancelar un envío?',
  'cancel.answer':
    'Sí, sin coste hasta que lo hayamos recogido: cancélelo en su recibo. Después aún puede pedir que lo devolvamos; las condiciones indican qué se le reembolsa.',

  'signIn.question': '¿Por qué recibo un código al iniciar sesión?',
  'signIn.answer':
    'La contraseña sola no basta. Además, le enviamos por correo un código de 6 dígitos; sirve una sola vez, durante 10 minutos. Nunca se lo pedimos por teléfono ni por correo.',
  'delete.question': '¿Cómo veo o elimino mis datos?',
  'delete.answer':
    'En su perfil puede exportar todo lo que guardamos sobre usted y eliminar la cuenta. Los apuntes contables se conservan, como exige la ley, y ya no hacen referencia a nadie.',

  linkExpress: 'Página del servicio express',
  linkFreight: 'Carga',
  linkProhibited: 'Mercancías prohibidas',
  linkDomestic: 'Envíos nacionales',
  linkHome: 'Página de inicio',
  linkTrack: 'Página de seguimiento',
  linkCustoms: 'Aduanas y despacho',
  linkIncoterms: 'Los Incoterms, explicados',
  linkDashboard: 'Panel',
  linkQuote: 'Calcular precio',
  linkCancellations: 'Cancelaciones y reembolsos',
  linkPrivacy: 'Aviso de privacidad',
  linkContact: 'Atención al cliente',
} satisfies Catalog<'faq'>;
