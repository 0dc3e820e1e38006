import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Confirmar y reservar | Waypost',
  title: 'Confirmar y reservar',
  backToQuote: 'Volver al presupuesto',
  track: 'Seguimiento',
  shipmentTitle: 'Envío',
  changeQuote: 'Modificar',
  chargesTitle: 'Cargos',
  confirm: 'Confirmar y reservar',
  confirming: 'Reservando',
  cancel: 'Cancelar',
  confirmNote: 'Aunque confirme dos veces, se reserva una sola vez.',
  validUntil: 'Precio garantizado hasta: {time}.',
  expired: 'Este presupuesto ya no es válido.',
  expiredText:
    'Mantenemos cada precio durante 30 minutos. Calcular otro lleva un momento y se conserva todo lo que ha introducido.',
  newPrice: 'Calcular otro precio',
  newPriceFailed: 'No hemos podido calcular otro precio. Inténtelo de nuevo.',
  timedOut: 'La solicitud ha tardado demasiado. Inténtelo de nuevo.',
  timedOutText:
    'Es posible que su reserva ya se haya realizado. Si lo intenta de nuevo, se repite la misma reserva y nunca se crea una segunda.',
  failed: 'No se ha podido crear el envío. Inténtelo de nuevo.',
  creating: 'Creando el envío…',
  creatingText: 'Tarda unos segundos. Puede salir de esta página y volver a ella.',
  stepTitle: 'Autorice el pago',
  stepText:
    'Su banco o PayPal le pide que autorice el pago en una página propia. Después volverá aquí.',
  stepWaiting:
    'El pago aún no está autorizado. Hasta que lo autorice, no se cobra ni se reserva nada.',
  stepLater: '¿Acaba de autorizarlo? Esta página vuelve a comprobarlo por sí sola.',
  stepGiveUp: 'Pagar de otra forma',
  stepGo: 'Ir a la autorización',
  priceChanged: 'El precio ha cambiado.',
  priceChangedText: 'Era de {before} y ahora es de {now}. Revise los cargos y confirme de nuevo.',
  alreadyBooked: 'Este envío ya está reservado.',
  alreadyBookedText: 'Ya se reservó antes con este borrador, quizá en otra pestaña.',
  openReceipt: 'Abrir el recibo',
  declined: 'Esta reserva no se ha completado.',
  declinedCard:
    'Su banco no ha autorizado este pago. No se ha cobrado nada. Compruebe el número, la fecha y el código de seguridad de la tarjeta, pruebe con otra tarjeta o elija otra forma de pago. Sus datos siguen aquí.',
  declinedPaypal:
    'PayPal no ha autorizado este pago. No se ha cobrado nada. Inténtelo de nuevo con PayPal o elija otra forma de pago. Sus datos siguen aquí.',
  tooManyDeclines:
    'Se han rechazado demasiadas tarjetas y no se ha cobrado nada. Pague ahora de otra forma o vuelva a probar con una tarjeta dentro de {minutes, plural, one {# minuto} other {# minutos}}. Sus datos siguen aquí.',
  requestId: 'Id. de la solicitud: {id}',
  someInvalid: '{count, plural, one {Hay un dato que revisar.} other {Hay # datos que revisar.}}',
} satisfies Catalog<'billing'>;
