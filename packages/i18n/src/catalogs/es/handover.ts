import type { Catalog } from '../../messages.ts';

export default {
  title: 'Entrega del envío a Waypost',
  choose: '¿Cómo nos entrega el envío?',
  pickupTitle: 'Un mensajero pasa a recogerlo',
  pickupText: 'En la dirección del remitente, hora local.',
  dropOffTitle: 'Lo lleva a un punto de entrega',
  dropOffText: 'Con su etiqueta, en el horario de apertura.',
  morePoints: 'Más puntos de entrega',
  later: 'Decidir más tarde',
  laterText: 'En la página del recibo, en cualquier momento antes de entregarlo.',
  window: '{day}, de {from} a {until}',
  away: 'a {km} km',
  noWindows:
    'Ahora mismo no hay ninguna franja de recogida libre. Podrá elegir una más tarde, en la página del recibo.',
  planned: 'Un mensajero acudirá el {day}, entre las {from} y las {until}, hora local.',
  moved: 'La franja elegida ya no estaba libre; esta es la siguiente.',
  waiting:
    'Ha elegido: {day}, de {from} a {until}. Reservamos una plaza en cuanto la reserva esté pagada o confirmada. Si para entonces la franja está llena, recibirá la siguiente libre.',
  pointWaiting:
    'Ha elegido llevarlo a este punto: {name}. La etiqueta estará lista en cuanto la reserva esté pagada o confirmada.',
  point: 'Llévelo a este punto: {name}.',
  noPlace:
    'No había ninguna franja de recogida libre. Elija otro día o lleve el envío a un punto de entrega.',
  missed:
    'El mensajero no recogió el envío el {day}. Elija otro día o llévelo a un punto de entrega.',
  cancelled:
    'La recogida del {day} está cancelada. Elija otro día o lleve el envío a un punto de entrega.',
  pointClosed: 'Este punto ya no acepta paquetes: {name}. Elija otra forma de entregar el envío.',
  none: 'Todavía no ha elegido cómo entregarnos el envío.',
  ready: 'Imprima la etiqueta, péguela y tenga el envío listo en esta dirección:',
  bring: 'Imprima la etiqueta y péguela antes de salir.',
  change: 'Cambiar',
  chooseNow: 'Elegir ahora',
  changeUntil: 'Puede cambiarlo hasta: {moment}.',
  hours: 'Horario',
  closedDay: 'Cerrado',
  days: '{from} a {until}',
  at: 'Dirección',
  save: 'Guardar',
  saving: 'Guardando…',
  saveFailed: 'No se ha podido guardar. Inténtelo de nuevo.',
  saved: 'Guardado. Le enviamos los detalles por correo.',
  changeMeta: 'Entregar {number} | Waypost',
  locked:
    'Esto ya no se puede cambiar: el mensajero está en camino, ya tenemos el envío, está cancelado o forma parte de otra recogida.',
  pointsMeta: 'Puntos de entrega | Waypost',
  pointsTitle: 'Puntos de entrega',
  pointsLead:
    'Lleve su paquete, con la etiqueta puesta, a cualquiera de estos puntos. Hasta 30 kg.',
  pointsEmpty: 'Todavía no hay puntos de entrega. Un mensajero pasa por su dirección.',
  pointsQuote: 'Calcular un precio',
} satisfies Catalog<'handover'>;
