import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envíos nacionales con entrega los sábados | Waypost',
  metaDescription:
    'Dentro de un país: recogida el mismo día si reserva antes de la hora límite, entrega también los sábados. Documentos desde {documents}, paquetes desde {parcels}.',
  title: 'Por la ciudad o por todo el país',
  lead: 'Reserve antes de la hora límite y recogemos el mismo día. Express y Prioritario también se entregan los sábados.',
  quote: 'Calcular el precio de un envío nacional',

  boardTitle: 'Horas límite',
  boardCaption: 'Servicios nacionales con sus horas límite',
  service: 'Servicio',
  cutOff: 'Hora límite, hora local',
  follows: 'Qué ocurre después',
  levelFollows: 'Recogido el mismo día, entregado en {eta}',
  'saturday.name': 'Entrega en sábado',
  'saturday.cutOff': 'Sí',
  'saturday.follows': 'Con Express y Prioritario',

  pricesTitle: 'Cuánto cuesta',
  pricesText:
    'Los precios más bajos dentro de un país, con tarjeta y todos los cargos incluidos. El presupuesto los detalla.',
  fromPrice: 'desde {price}',
  'documents.name': 'Documentos',
  'documents.range': 'Hasta 0,5 kg',
  'documents.text': 'Cartas, contratos y papeles en un sobre plano.',
  'parcels.name': 'Paquetes',
  'parcels.range': '0,5–20 kg',
  'parcels.text': 'Cajas de todo tipo. También más pesadas, hasta {maxPiece} por bulto.',
  'b2b.name': 'B2B',
  'b2b.price': 'A medida',
  'b2b.range': 'Según lo acordado',
  'b2b.text': 'Rondas fijas, recogidas diarias y un solo extracto al mes.',
  priceDocuments: 'Calcular el precio de un documento',
  priceParcels: 'Calcular el precio de un paquete',
  priceB2b: 'Hablar con ventas',

  sampleTitle: 'Vea lo que ven sus clientes',
  sampleText:
    'Este es un envío de ejemplo. Su página es la de verdad: las cinco etapas, cada escaneo con lugar y hora, y los nombres abreviados para terceros.',
  sampleLabel: 'Número de seguimiento de ejemplo',
  sampleLink: 'Seguir este ejemplo',

  faqTitle: 'Preguntas sobre los envíos nacionales',
  'time.question': '¿Cuánto tarda una entrega nacional?',
  'time.answer':
    '{standardEta} con Estándar, {expressEta} con Express, {priorityEta} con Prioritario. El presupuesto muestra los días de entrega de su ruta.',
  'cutOff.question': '¿Y si se me pasa la hora límite?',
  'cutOff.answer': 'El envío se recoge el siguiente día laborable.',
  'saturday.question': '¿Entregan los sábados?',
  'saturday.answer': 'Sí. Los domingos y festivos no hay entregas.',
  'pickup.question': '¿Tengo que llevarles el paquete?',
  'pickup.answer':
    'No. Solicite una recogida desde su panel, una sola vez o repetida cada día, cada semana o cada dos semanas. Las franjas son 09:00–13:00, 13:00–17:00 y 17:00–20:00.',
  'heavy.question': '¿Y si pesa más de 20 kg?',
  'heavy.answer':
    'El precio de ejemplo es para paquetes de 0,5–20 kg. El presupuesto admite cualquier paquete de hasta {maxPiece}; a partir de ahí va en un palé como carga por carretera.',
  'same.question': '¿Qué se considera nacional?',
  'same.answer':
    'Que ambos lugares estén en el mismo país. El presupuesto lo detecta solo y aplica la tarifa nacional, que es más baja; nada pasa por la aduana.',
  'cod.question': '¿Puede pagar el destinatario en la puerta?',
  'cod.answer':
    'Sí. El pago en la entrega añade un {codFee} del subtotal y el presupuesto muestra ambos totales.',
  dashboardLink: 'Solicitar una recogida',
  freightLink: 'Carga por carretera',
} satisfies Catalog<'domestic'>;
