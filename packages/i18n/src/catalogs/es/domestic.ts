import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envíos nacionales: mismo día, día siguiente y sábados | Waypost',
  metaDescription:
    'Dentro de un país en 1–3 días laborables. Hora límite para el mismo día 14:00, para el día siguiente 18:00, entrega en sábado. Documentos desde 3,50 $, paquetes desde 5,90 $.',
  title: 'Por la ciudad o por todo el país',
  lead: 'Los envíos nacionales llegan en 1–3 días laborables. Si nos los entrega antes de la hora límite, salen el mismo día.',
  quote: 'Cotizar un envío nacional',

  boardTitle: 'Horas límite',
  boardCaption: 'Servicios nacionales con sus horas límite',
  service: 'Servicio',
  cutOff: 'Hora límite, hora local',
  follows: 'Qué ocurre después',
  'sameDay.name': 'Mismo día',
  'sameDay.cutOff': '14:00',
  'sameDay.follows': 'En la ronda de la tarde, entregado el mismo día en la misma ciudad',
  'nextDay.name': 'Día siguiente',
  'nextDay.cutOff': '18:00',
  'nextDay.follows': 'En la línea nocturna hasta el siguiente centro, entregado al día siguiente',
  'saturday.name': 'Entrega en sábado',
  'saturday.cutOff': 'Sí',
  'saturday.follows': 'Entregado a Waypost el viernes antes de la hora límite de Día siguiente',

  pricesTitle: 'Cuánto cuesta',
  pricesText:
    'Tres precios de ejemplo para orientarse, en dólares estadounidenses. Usted paga el precio de su cotización: en euros y con todos los cargos detallados.',
  'documents.name': 'Documentos',
  'documents.price': 'desde 3,50 $',
  'documents.range': 'Hasta 0,5 kg',
  'documents.text': 'Cartas, contratos y papeles en un sobre plano.',
  'parcels.name': 'Paquetes',
  'parcels.price': 'desde 5,90 $',
  'parcels.range': '0,5–20 kg',
  'parcels.text': 'Cajas de todo tipo. También más pesadas, hasta {maxPiece} por bulto.',
  'b2b.name': 'B2B',
  'b2b.price': 'A medida',
  'b2b.range': 'Según lo acordado',
  'b2b.text': 'Rondas fijas, recogidas diarias y un solo extracto al mes.',
  priceDocuments: 'Cotizar un documento',
  priceParcels: 'Cotizar un paquete',
  priceB2b: 'Hablar con ventas',

  sampleTitle: 'Vea lo que ven sus clientes',
  sampleText:
    'Este es un envío de ejemplo. Su página es la de verdad: las cinco estaciones, cada escaneo con lugar y hora, y los nombres abreviados para terceros.',
  sampleLabel: 'Número de seguimiento de ejemplo',
  sampleLink: 'Seguir este ejemplo',

  faqTitle: 'Preguntas sobre los envíos nacionales',
  'time.question': '¿Cuánto tarda una entrega nacional?',
  'time.answer':
    '1–3 días laborables. Los servicios Mismo día y Día siguiente son para envíos que nos entregue antes de su hora límite; la cotización muestra el tiempo de tránsito de cada servicio en su ruta.',
  'cutOff.question': '¿Y si se me pasa la hora límite?',
  'cutOff.answer':
    'El envío va en la siguiente salida: después de las 14:00, en la línea del día siguiente; después de las 18:00, el siguiente día laborable.',
  'saturday.question': '¿Entregan los sábados?',
  'saturday.answer': 'Sí. Los domingos y festivos no hay entregas.',
  'pickup.question': '¿Tengo que llevarles el paquete?',
  'pickup.answer':
    'No. Solicite una recogida desde su panel, una sola vez o repetida cada día, cada semana o cada dos semanas. Las franjas son 09:00–13:00, 13:00–17:00 y 17:00–20:00.',
  'heavy.question': '¿Y si pesa más de 20 kg?',
  'heavy.answer':
    'El precio de ejemplo es para paquetes de 0,5–20 kg. La cotización admite cualquier paquete de hasta {maxPiece}; a partir de ahí va en un palé como carga por carretera.',
  'same.question': '¿Qué se considera nacional?',
  'same.answer':
    'Que ambos lugares estén en el mismo país. La cotización lo detecta sola y aplica la tarifa nacional, que es más baja; nada pasa por la aduana.',
  'cod.question': '¿Puede pagar el destinatario en la puerta?',
  'cod.answer':
    'Sí. El pago en la entrega añade un {codFee} del subtotal y la cotización muestra ambos totales.',
  dashboardLink: 'Solicitar una recogida',
  freightLink: 'Carga por carretera',
} satisfies Catalog<'domestic'>;
