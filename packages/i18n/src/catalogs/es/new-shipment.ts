import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Nuevo envío | Waypost',
  title: 'Nuevo envío',
  freight: 'Carga o paquetes de distinto tamaño: {link}',
  freightLink: 'pedir un presupuesto',
  senderTitle: 'Remitente',
  senderChange: 'Cambiar la dirección predeterminada',
  senderMissing: 'Elija primero una dirección predeterminada.',
  senderMissingText:
    'Los paquetes salen de ella. Añada una dirección a su libreta y hágala predeterminada.',
  keep: 'Guardar en mi libreta de direcciones',
  count: 'Número de paquetes',
  countHelp: 'Todos con este peso y tamaño.',
  priceMissing: 'Indique el destinatario y el paquete para ver el precio.',
  price: 'Ver el precio',
  pricing: 'Calculando el precio',
  priceIsNew: 'Ha cambiado algo de lo que depende el precio. Compruebe el nuevo precio y reserve.',
  bookOnAccount: 'Reservar a cuenta por {amount}',
  booking: 'Reservando',
  payOtherwise: 'Pagar de otra forma',
  toCheckout: 'Continuar al pago',
  toCustoms: 'Continuar a los datos de aduana',
  customsText:
    'Este paquete cruza una frontera aduanera. Los datos de aduana se piden en la página siguiente.',
  failed: 'No se ha reservado. Inténtelo de nuevo.',
  booked: '{number} para {name} está reservado.',
  bookedText: 'El siguiente paquete, abajo, tiene el mismo peso, tamaño y servicio.',
  label: 'Etiqueta (PDF)',
  like: 'Otro igual',
  notKept: 'La dirección no se ha guardado. Puede que su libreta esté llena.',
} satisfies Catalog<'new-shipment'>;
