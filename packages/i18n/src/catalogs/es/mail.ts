import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'Hola, {name}:',
  signature: 'Waypost',
  accountFooter:
    'Waypost escribe a esta dirección porque pertenece a una cuenta o se introdujo en nuestro sitio.',

  expectedOn: 'Entrega prevista: {day}',
  expectedBetween: 'Entrega prevista: {earliest} – {latest}',
  expectedBy: 'Entrega prevista, a más tardar: {day}',
  expectedToday: 'Entrega prevista hoy, {day}',
  expectedLate: 'Estaba previsto: {day}',
  bookedSubject: 'Reservado: {number}',
  bookedText: 'Su envío de {from} a {to} está reservado. Su número de seguimiento es {number}.',
  bookedDueOnDelivery: 'El mensajero cobra {amount} en la puerta.',
  bookedOnAccount: 'Importe a crédito: {amount}. Figura en el extracto mensual.',
  bookedPaid: 'Importe retenido en su forma de pago: {amount}. Se cobra ahora.',
  bookedTransferred: 'Su transferencia de {amount} ha llegado.',
  bookedAwaitingTransfer:
    'Transfiera {amount} en un plazo de 7 días. La cuenta y la referencia están en el recibo. La etiqueta estará disponible cuando haya llegado el dinero.',
  awaitingSubject: 'A la espera de su transferencia: {number}',
  awaitingHeading: 'Falta un paso: su transferencia',
  awaitingText: 'Su envío de {from} a {to} está registrado. Su número de seguimiento es {number}.',
  transferSubject: 'Pagado: {number}',
  transferHeading: 'Su transferencia ha llegado',
  transferText:
    'Hemos recibido {amount}. Su envío de {from} a {to} está reservado y la etiqueta está lista para imprimir.',
  labelLink: 'Imprimir la etiqueta',
  bookedReceipt: 'Abrir el recibo',
  trackLink: 'Seguir el envío',
  sender: 'Remitente',

  'news.picked_up': 'Recogido',
  'news.picked_up.text': 'Hemos recogido el envío y empieza su viaje.',
  'news.picked_up.next':
    'Le avisaremos cuando esté en camino, cuando salga a reparto y cuando se entregue.',
  'news.in_transit': 'En tránsito',
  'news.in_transit.text': 'El envío avanza por nuestra red.',
  'news.in_transit.next':
    'El próximo correo llegará cuando esté en reparto o cuando algo requiera atención.',
  'news.out_for_delivery': 'En reparto',
  'news.out_for_delivery.text': 'El mensajero tiene el envío; la entrega está prevista para hoy.',
  'news.out_for_delivery.next': 'Debe haber alguien en la dirección para recibirlo.',
  'news.delivered': 'Entregado',
  'news.delivered.text': 'El envío se entregó en {city} el {time}.',
  'news.delivered.textWithoutPlace': 'El envío se entregó el {time}.',
  'news.delivered.next':
    'Si falta algo o está roto, conserve el embalaje y escriba a atención al cliente con el número de seguimiento.',
  'news.returning': 'De vuelta al remitente',
  'news.returning.text':
    'El envío no se pudo entregar y {reader, select, shipper {vuelve a usted} other {vuelve al remitente}}.',
  'news.returning.next':
    'No tiene que hacer nada. Si desea cambiarlo, escriba a atención al cliente con el número de seguimiento.',
  'news.cancelled': 'Cancelado',
  'news.cancelled.text': 'El envío se ha cancelado y no se entregará.',
  'news.cancelled.next': 'No habrá más avisos sobre él.',
  'news.customs_hold': 'Retenido en la aduana',
  'news.customs_hold.text':
    'La aduana retiene el envío. Suele faltar un documento, como una factura o un número de importación.',
  'news.customs_hold.next':
    '{reader, select, shipper {Abra el envío y súbalo: tiene {days, plural, one {# día laborable} other {# días laborables}}.} other {El remitente tiene {days, plural, one {# día laborable} other {# días laborables}} para enviarlo.}} El envío seguirá adelante cuando la aduana lo libere.',
  'news.held': 'Detenido',
  'news.held.text': 'El envío espera en uno de nuestros centros.',
  'news.held.next':
    'No tiene que hacer nada. Si no se ha movido en dos días laborables, escriba a atención al cliente con el número de seguimiento.',
  'news.failed_attempt': 'Intento de entrega sin éxito',
  'news.failed_attempt.text': 'El mensajero estuvo en la puerta y no pudo entregar el envío.',
  'news.failed_attempt.next':
    'Lo intentaremos de nuevo el próximo día laborable y lo guardamos 7 días. Debe haber alguien en la dirección para recibirlo; si no, escriba a atención al cliente para acordar otra solución.',
  'news.address': 'La dirección no está clara',
  'news.address.text': 'El mensajero no pudo encontrar la dirección de entrega.',
  'news.address.next':
    '{reader, select, recipient {Envíenos la dirección completa en {days, plural, one {# día laborable} other {# días laborables}}: escriba a atención al cliente con el número de seguimiento.} other {El destinatario tiene {days, plural, one {# día laborable} other {# días laborables}} para completarla: envíe la dirección a atención al cliente con el número de seguimiento.}}',
  'news.refused': 'Entrega rechazada',
  'news.refused.text': 'El envío no se aceptó en la puerta.',
  'news.refused.next':
    '{reader, select, shipper {Díganos en {days, plural, one {# día laborable} other {# días laborables}} adónde debe ir; después vuelve a usted.} other {El remitente tiene {days, plural, one {# día laborable} other {# días laborables}} para indicar adónde debe ir; después se devuelve.}} Si es un error, escriba a atención al cliente con el número de seguimiento.',
  'news.other': 'Requiere atención',
  'news.other.text': 'Algo impide que el envío siga adelante.',
  'news.other.next':
    'Abra el envío para ver en qué punto está o escriba a atención al cliente con el número de seguimiento.',
  'news.damage': 'El envío está dañado',
  'news.damage.text': 'Hemos encontrado daños en el envío.',
  'news.damage.next':
    'Escriba a atención al cliente con el número de seguimiento para acordar los próximos pasos. Si ya lo tiene, conserve el embalaje y haga fotos.',
  'news.loss': 'El envío no aparece',
  'news.loss.text': 'El envío no está donde debería y lo estamos buscando.',
  'news.loss.next':
    'Escriba a atención al cliente con el número de seguimiento para presentar una reclamación.',
  'news.returned': 'Devuelto al remitente',
  'news.returned.text':
    '{reader, select, shipper {El envío se le ha devuelto.} other {El envío se ha devuelto al remitente.}}',
  'news.returned.next':
    '{reader, select, shipper {Para enviarlo de nuevo, haga otra reserva.} other {Para que se envíe de nuevo, acuerde otra reserva con el remitente.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'Abrir el envío',
  newsShipment: 'Número de seguimiento',
  newsRoute: 'Ruta',
  newsRouteText: '{from} – {to}',
  newsActBy: 'Plazo',
  newsCode: 'Código para el mensajero',
  newsPlace: 'Último lugar',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Fecha y hora',
  'newsFooter.shipper': 'Waypost le escribe como remitente de este envío.',
  'newsFooter.recipient':
    'Waypost escribe a esta dirección porque el remitente la indicó como la del destinatario.',
  'newsFooter.follower':
    'Waypost escribe a esta dirección porque con ella se pidieron avisos sobre este envío.',
  newsLeave: 'Desactivar estos avisos',

  'sms.picked_up': 'Waypost: recogida realizada. Siga la entrega:',
  'sms.in_transit': 'Waypost: su entrega avanza por nuestra red.',
  'sms.out_for_delivery': 'Waypost: en reparto, entrega prevista para hoy.',
  'sms.delivered': 'Waypost: entrega realizada.',
  'sms.returning': 'Waypost: no se ha podido entregar y vuelve al remitente.',
  'sms.cancelled': 'Waypost: cancelado, no se va a entregar.',
  'sms.customs_hold': 'Waypost: retenido en la aduana. Vea lo que hace falta:',
  'sms.held': 'Waypost: su entrega espera en uno de nuestros centros.',
  'sms.failed_attempt': 'Waypost: no hemos podido hacer la entrega. Lo intentaremos de nuevo.',
  'sms.address': 'Waypost: no encontramos las señas de entrega. Vea qué hacer:',
  'sms.refused': 'Waypost: entrega rechazada en la puerta.',
  'sms.other': 'Waypost: hay una incidencia con su entrega. Vea qué hacer:',
  'sms.damage': 'Waypost: hemos encontrado daños en su entrega. Vea qué hacer:',
  'sms.loss': 'Waypost: no localizamos su entrega y la estamos buscando.',
  'sms.returned': 'Waypost: devuelto al remitente.',

  otherLanguages: 'Otros idiomas',
  followSubject: 'Confirme los avisos sobre {number}',
  followHeading: 'Confirme los avisos',
  followText:
    'Alguien, probablemente usted, ha pedido avisos sobre el envío {number} de Waypost en esta dirección. Confírmelo una vez: el enlace es válido durante 72 horas. Puede dejar de recibirlos en cualquier momento con el enlace que hay en cada correo.',
  followLink: 'Confirmar los avisos',
  followWarning: 'Si no los ha pedido, no haga nada y no volverá a recibir noticias de este envío.',
  followFooter:
    'Waypost escribe a esta dirección porque se introdujo en una página de seguimiento.',
  followingSubject: 'Ya recibe avisos sobre {number}',
  followingHeading: 'Ya recibe estos avisos',
  followingText:
    'Alguien, probablemente usted, ha pedido avisos sobre el envío {number} de Waypost en esta dirección. Ya los recibe y no se ha cambiado nada.',

  recipientSubject: 'Un envío para usted: {number}',
  recipientHeading: 'Un envío para usted',
  recipientText:
    'Se ha reservado con Waypost un envío para usted, de {from} a {to}. Le escribiremos cuando lo recojamos y cuando esté en reparto.',
  recipientDue: 'El mensajero cobra {amount} en la puerta.',
  recipientSmallPrint:
    'Waypost escribe a esta dirección porque un remitente la indicó como la del destinatario. Si no espera nada, puede rechazar el envío en la puerta.',

  cancelledSubject: 'Cancelado: {number}',
  cancelledText: 'Su envío de {from} a {to} con el número de seguimiento {number} está cancelado.',
  cancelledMoney:
    'No debe pagar nada más. Lo retenido se libera y lo pagado se devuelve por la misma vía.',

  partyLinkSubject: 'Su enlace al envío {number}',
  partyLinkHeading: 'Ver el envío completo',
  partyLinkText:
    'Alguien, probablemente usted, ha pedido este enlace en nuestra página de seguimiento. Muestra el envío {number} con los contactos y el comprobante de entrega, y le permite escribirnos sobre él. Es válido durante 90 días, en cualquier navegador que lo abra.',
  partyLinkWarning:
    'No reenvíe este correo: quien abra el enlace verá lo mismo que usted. Si no lo ha pedido, no haga nada.',

  caseAnswerSubject: 'Tiene una respuesta sobre el envío {number}',
  caseAnswerHeading: 'Tiene una respuesta',
  caseAnswerText:
    'Nuestro equipo de atención al cliente le ha respondido sobre el envío {number}. Abra el enlace para leer la respuesta y contestar.',
  caseAnswerLink: 'Leer la respuesta',

  activationSubject: '{code} activa su reserva de Waypost',
  activationHeading: 'Active su reserva',
  activationText:
    'Introduzca este código en la página de su reserva. Es válido durante una hora. Después la etiqueta está lista y puede entregarnos el envío. Cobramos {amount} en la entrega.',
  activationLink: 'Abrir la reserva',
  activationSmallPrint:
    'Si no ha reservado nada, no haga nada: sin el código, la reserva se cancela pasado un día.',

  codeSubject: '{code} es su código de Waypost',
  codeHeading: 'Su código',
  codeText:
    'Introduzca este código en la página que se lo ha pedido. Sirve una sola vez, durante 10 minutos.',
  codeWarning:
    'Nunca pedimos este código por teléfono ni por correo. Si no lo ha solicitado, no haga nada: sin el código no puede entrar nadie.',

  alreadyRegisteredSubject: 'Ya tiene una cuenta de Waypost',
  alreadyRegisteredText:
    'Alguien, probablemente usted, ha intentado usar esta dirección para una cuenta de Waypost. Ya tiene una y no se ha cambiado nada en ella.',
  alreadyRegisteredNext:
    'Inicie sesión con su contraseña o establezca una nueva si la ha olvidado.',
  signInLink: 'Iniciar sesión',

  resetSubject: 'Nueva contraseña para su cuenta de Waypost',
  resetText:
    'Alguien, probablemente usted, ha pedido una contraseña nueva para esta cuenta. El enlace sirve una sola vez, durante 30 minutos. Al establecer una contraseña nueva se cierra la sesión en todos los navegadores.',
  resetLink: 'Establecer contraseña',
  resetWarning: 'Si no lo ha pedido, no haga nada. Su contraseña no cambia.',

  confirmEmailSubject: 'Confirme su nuevo correo electrónico',
  confirmEmailText:
    'La cuenta de Waypost {account} ha pedido usar esta dirección. Para confirmarla, abra el enlace en un navegador con la sesión iniciada en esa cuenta. El enlace sirve una sola vez, durante 24 horas. Hasta entonces sigue vigente la dirección anterior.',
  confirmEmailLink: 'Confirmar dirección',
  confirmEmailWarning: 'Si esa cuenta no es suya, no haga nada. No se cambia nada.',

  emailChangeSubject: 'Su correo electrónico de Waypost va a cambiar',
  emailChangeText:
    'Alguien, probablemente usted, ha pedido usar otro correo electrónico para esta cuenta. Cambiará en cuanto se confirme la nueva dirección.',
  emailChangeNext:
    'Si no ha sido usted, establezca ahora una contraseña nueva: eso anula también el cambio de dirección.',

  keyMadeSubject: 'Nueva clave API para su cuenta de Waypost',
  keyMadeText:
    'Se ha creado para su cuenta una clave que empieza por {hint}, {time}. Lo que permite: {scopes}.',
  webhookFailingSubject: 'Su webhook está fallando',
  webhookFailingText:
    'Los eventos para {host} no llegan desde {time}. Seguimos intentándolo, cada vez con menos frecuencia pero al menos cada 15 minutos, y guardamos los eventos durante 30 días. Cuando lo haya arreglado, elija «{button}»: lo intentamos enseguida y enviamos todo lo que espera en cuanto llegue.',
  webhookOffSubject: 'Su webhook se ha desactivado',
  webhookOffText:
    'Ya no llegaba nada a {host}, así que hemos dejado de enviarle eventos. Vuelva a activarlo cuando responda y recupere lo perdido en un plazo de 30 días.',
  webhookLink: 'Ver sus webhooks',
  keyMadeNext:
    'Si ha sido usted, no tiene que hacer nada. Si no, revoque la clave y establezca enseguida una contraseña nueva.',
  keyMadeLink: 'Ver sus claves API',
  keyEndingSubject: 'Su clave API caduca el {day}',
  keyEndingText: 'A partir de entonces se rechazan los programas que sigan usando esta clave.',
  keyEndingNext:
    'Si todavía la necesita, cree a tiempo una clave nueva que caduque más tarde, póngala en sus programas y revoque esta. «{button}» no basta: la clave nueva caducaría a la vez. Si ya no la necesita, no tiene que hacer nada.',
  keyUnusedSubject: 'Su clave API lleva 90 días sin usarse',
  keyUnusedText:
    'Una clave que nadie usa también puede encontrarse y utilizarse indebidamente. Si ya no la necesita, revóquela.',
  keyUnusedNext:
    'Si quiere conservarla, no tiene que hacer nada. Solo volveremos a escribirle si se usa y después pasa otros 90 días sin usarse.',
  passwordChangedSubject: 'Se ha cambiado su contraseña de Waypost',
  passwordChangedText: 'Se ha cambiado la contraseña de su cuenta, {time}.',
  passwordChangedByReset:
    'Se ha cerrado la sesión en todos los navegadores y se han terminado todas las claves API.',
  passwordChangedHere:
    'Se ha cerrado la sesión en los demás navegadores. Sus claves API siguen funcionando hasta que las revoque.',
  passwordChangedNext: 'Si no ha sido usted, establezca enseguida una contraseña nueva.',
  newSignInSubject: 'Nuevo inicio de sesión en su cuenta de Waypost',
  newSignInText: 'Su cuenta se ha usado desde un navegador que no conocíamos: {browser}, {time}.',
  newSignInNext:
    'Si ha sido usted, no tiene que hacer nada. Si no, establezca ahora una contraseña nueva: así se cierra la sesión en todos los navegadores.',

  pickupScheduledSubject: 'Recogida programada: {number}',
  pickupRescheduledSubject: 'Recogida reprogramada: {number}',
  pickupScheduledText:
    'Un mensajero acudirá el {day}, entre las {from} y las {until}, hora local, a esta dirección: {address}. Tenga todo embalado y etiquetado.',
  'pickupRepeats.DAILY': 'Se repite todos los días laborables hasta que usted la finalice.',
  'pickupRepeats.WEEKLY':
    'Se repite cada semana hasta que usted la finalice. Se omite la fecha que caiga en festivo.',
  'pickupRepeats.BIWEEKLY':
    'Se repite cada dos semanas hasta que usted la finalice. Se omite la fecha que caiga en festivo.',
  pickupChangeUntil: 'Puede reprogramarla o cancelarla hasta el {lastMoment}.',
  pickupCancelledSubject: 'Recogida cancelada: {number}',
  pickupCancelledText:
    'Se ha cancelado la recogida del {day}, entre las {from} y las {until}, en {address}. No acudirá ningún mensajero.',
  pickupNoPlaceSubject: 'Sin mensajero libre: recogida {number}',
  pickupNoPlaceText:
    'Todas las plazas del {day}, entre las {from} y las {until}, están ocupadas, por lo que ese día no acudirá ningún mensajero a {address}. Las demás fechas de su recogida periódica no cambian.',
  pickupNoPlaceNext: 'Puede elegir otra hora para esta fecha en su panel.',
  pickupMissedSubject: 'Recogida no realizada: {number}',
  pickupMissedText:
    'El {day}, entre las {from} y las {until}, nuestro mensajero no recogió nada en {address}. Si el error es nuestro, lo sentimos.',
  pickupMissedNext:
    'Solicite otra recogida en su panel. Los envíos que había elegido para esta se pueden elegir de nuevo.',
  pickupRuleEndedSubject: 'Su recogida periódica ha finalizado',
  pickupRuleEndedText:
    'Ha finalizado la recogida periódica entre las {from} y las {until} en {address}. Sus fechas quedan canceladas, salvo aquellas para las que ya hay un mensajero en camino.',
  handoverSubject: 'Cómo entregar {number}',
  handoverPickup:
    'Un mensajero acudirá el {day}, entre las {from} y las {until}, hora local, a su dirección. Tenga el envío embalado y etiquetado.',
  handoverMoved: 'La franja elegida ya no estaba libre; esta es la siguiente.',
  handoverWaiting:
    'Ha elegido una recogida el {day}, entre las {from} y las {until}. Reservamos una plaza en cuanto la reserva esté pagada o confirmada.',
  handoverPoint: 'Lleve el envío, con la etiqueta puesta, a este punto: {point}.',
  handoverPointWaiting:
    'Ha elegido llevarlo a este punto: {point}. La etiqueta estará lista en cuanto la reserva esté pagada o confirmada.',
  handoverNoPlace:
    'No había ninguna franja de recogida libre. Elija otro día o lleve el envío a un punto de entrega.',
  handoverMissed:
    'El mensajero no recogió el envío el {day}. Elija otro día o llévelo a un punto de entrega.',
  handoverCancelled:
    'La recogida del {day} está cancelada. Elija otro día o lleve el envío a un punto de entrega.',
  handoverPointClosed:
    'Este punto ya no acepta paquetes: {point}. Elija otra forma de entregar el envío.',
  handoverNone:
    'Todavía no ha elegido cómo entregarnos el envío: una recogida o un punto de entrega cercano. Puede hacerlo en la página del recibo.',
  handoverLink: 'Cambiar la entrega',
  pickupLink: 'Abrir sus recogidas',
  statementSubject: 'Su extracto de Waypost: {month}',
  statementHeading: 'Su extracto de {month}',
  statementText: 'Su extracto de {month} está listo. El importe es de {amount}.',
  statementOpen: 'Importe pendiente: {amount}, con vencimiento el {day}.',
  'reminderSubject.1': 'Recordatorio: su extracto de Waypost, {month}',
  'reminderSubject.2': 'Segundo recordatorio: su extracto de Waypost, {month}',
  'reminderSubject.3': 'Último recordatorio: su extracto de Waypost, {month}',
  reminderHeading: 'Su extracto de {month} está vencido',
  'reminderText.1':
    'Todavía no hemos recibido {amount} de su extracto de {month}, que vencía el {day}.',
  'reminderText.2':
    'Siguen pendientes {amount} de su extracto de {month}, que vencía el {day}. Páguelos en un plazo de 7 días.',
  'reminderText.3':
    'Siguen pendientes {amount} de su extracto de {month}, que vencía el {day}. Este es nuestro último recordatorio. Páguelos ahora o escríbanos si algo no es correcto.',
  reminderTransfer: 'Transfiera {amount} a la cuenta {account} e indique la referencia {number}.',
  reminderCrossed: 'Si ha pagado en los últimos días, no tiene que hacer nada.',
  statementPaid: 'No queda nada por pagar.',
  statementLink: 'Ver el extracto y su factura',

  newsletterSubject: 'Confirme el boletín de Waypost',
  newsletterText:
    'Alguien, probablemente usted, ha pedido nuestro boletín en esta dirección. Confírmelo una vez: el enlace es válido durante 72 horas. Puede darse de baja en cualquier momento con el enlace que hay en cada boletín.',
  newsletterLink: 'Confirmar el boletín',
  newsletterWarning: 'Si no lo ha pedido, no haga nada y no volveremos a escribirle sobre él.',
  newsletterOnSubject: 'Ya recibe el boletín de Waypost',
  newsletterOnText:
    'Alguien, probablemente usted, ha pedido nuestro boletín en esta dirección. Ya está en la lista y no se ha cambiado nada.',
  newsletterFooter:
    'Waypost escribe a esta dirección porque se introdujo para recibir nuestro boletín.',
  newsletterLeave: 'Darse de baja del boletín',

  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'Mensaje para atención al cliente',
  'contactTopic.sales': 'Mensaje para ventas',
  'contactTopic.partnerships': 'Mensaje para colaboraciones',
  contactFrom:
    'De {name}, {email}. La dirección se escribió en el formulario y nadie ha demostrado que sea suya.',
  contactReference: 'Quien lo envía conoce este mensaje por la referencia {reference}.',
  contactFooter:
    'Escrito en el formulario de contacto. La respuesta a este correo llega a la dirección de arriba.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'Nuestra respuesta a su mensaje {reference}',
  contactAnswerHeading: 'Nuestra respuesta a su mensaje',
  contactAnswerFooter:
    'Alguien, probablemente usted, nos escribió en el formulario de contacto con esta dirección. La referencia de su mensaje es {reference}. Responda a este correo si desea añadir algo.',

  invitationSubject: 'Tiene una invitación a la consola de Waypost',
  invitationText:
    'Un compañero le ha invitado a trabajar en la consola de Waypost. Abra el enlace, elija una contraseña y configure un segundo factor. El enlace sirve una sola vez, durante 72 horas y solo para esta dirección.',
  invitationLink: 'Aceptar la invitación',
  invitationWarning: 'Si no la esperaba, avise a sus compañeros y no abra el enlace.',
  statusNowSubject: '{status}: envío {number}',
  statusNowText: 'El estado de su envío {number} es: {status}.',
  contactReceivedSubject: 'Hemos recibido su mensaje {reference}',
  contactReceivedText:
    'Nuestro equipo lo lee y responde a esta dirección de lunes a viernes, de 9:00 a 18:00 (hora de Bruselas).',
  contactReceivedFooter:
    'Alguien, probablemente usted, nos escribió en el formulario de contacto con esta dirección. La referencia de su mensaje es {reference}. Responda a este correo si desea añadir algo.',
} satisfies Catalog<'mail'>;
