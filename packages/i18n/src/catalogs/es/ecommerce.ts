import type { Catalog } from '../../messages.ts';

export default {
  metaTitle:
    'Envíos para comercio electrónico: integraciones, pago en la entrega, devoluciones | Waypost',
  metaDescription:
    'Conecte su tienda a precios, reservas y seguimiento en directo. Pago en la entrega, devoluciones, seguro y la misma API con la que funciona nuestro sitio.',
  title: 'De la cesta a la puerta',
  lead: 'Su tienda nos pide el precio, reserva cuando el pedido está pagado y muestra a su cliente una página en directo hasta la puerta.',
  docs: 'Leer la referencia de la API',
  talk: 'Hablar con ventas',

  connectTitle: 'Integración con plataformas',
  connectText:
    'Cualquier plataforma que pueda llamar a una dirección web puede enviar con nosotros: una tienda alojada, mediante una extensión; su propia tienda, directamente. Cada pedido se tramita en tres pasos.',
  'connect.1': 'Precio',
  'connect.1Text':
    'Al finalizar la compra, su tienda envía ambos lugares, el peso y las medidas, y recibe todos los cargos y el tiempo de tránsito. El precio se mantiene 30 minutos.',
  'connect.2': 'Reserva',
  'connect.2Text':
    'Cuando el pedido está pagado, su tienda reserva. Cada reserva lleva una clave: si se envía dos veces, por ejemplo si se agotó el tiempo de espera, se reserva una sola vez.',
  'connect.3': 'Seguimiento',
  'connect.3Text':
    'El número de seguimiento va en el correo del pedido. La página que abre se actualiza con cada escaneo; su tienda puede leer los mismos datos o seguirlos en directo.',

  codTitle: 'Pago en la entrega',
  codText:
    'Su cliente paga el envío en la puerta y el mensajero registra lo cobrado. Cuesta un {codFee} del subtotal. Ambos totales figuran en el primer precio que usted ve.',
  codExample: 'Un paquete de {weight} de {from} a {to}, estándar',
  byCard: 'Pagado con tarjeta',
  onDelivery: 'Pagado en la entrega',

  returnsTitle: 'Devoluciones',
  returnsText:
    'Una devolución es un envío en sentido contrario: resérvelo de la dirección de su cliente a la suya y envíele la etiqueta. Tiene su propio número de seguimiento y el mismo precio que la ida.',
  returnsFailed:
    'Lo que no se puede entregar vuelve por sí solo. La cronología dice entonces «De vuelta al remitente», de modo que su servicio de atención lo sabe antes de que su cliente pregunte.',

  insuranceTitle: 'Opciones de seguro',
  insuranceText: 'Usted elige en cada envío, al pagar o en la llamada a la API.',
  insuranceCaption: 'Envío con y sin seguro',
  insuranceCorner: 'Pregunta',
  without: 'Sin seguro',
  with: 'Asegurado',
  'insurance.cost': 'Cuesta',
  'insurance.costWithout': 'Nada',
  'insurance.costWith': '{insurance} del valor declarado, como mínimo {insuranceMinimum}',
  'insurance.covers': 'Paga por pérdida y daños',
  'insurance.coversWithout': 'Hasta los límites de las condiciones, que dependen del peso',
  'insurance.coversWith':
    'El valor demostrado de la mercancía, hasta el valor declarado y como máximo {insuranceLimit}, y el precio del envío',
  'insurance.for': 'Adecuado para',
  'insurance.forWithout': 'Lo que cuesta menos reponer que enviar',
  'insurance.forWith': 'Todo lo demás',
  liabilityLink: 'Responsabilidad en las condiciones',

  apiTitle: 'La API',
  apiText:
    'Nuestro propio sitio funciona con ella. Está descrita en OpenAPI, los rechazos tienen códigos estables, los importes son céntimos enteros y cada endpoint indica quién puede llamarlo.',
  apiRequest: 'Pedir un precio',
  apiAnswer: 'La respuesta, abreviada',
  openapi: 'Documento OpenAPI',

  endTitle: 'Empiece con un paquete',
  endText: 'Cotice y reserve hoy a mano y conecte la tienda cuando le compense.',
  quote: 'Calcular precio',
} satisfies Catalog<'ecommerce'>;
