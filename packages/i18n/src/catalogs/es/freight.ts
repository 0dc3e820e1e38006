import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Carga y mercancías por avión, barco y carretera | Waypost',
  metaDescription:
    'Palés por avión, barco y carretera, con precios y plazos. Los Incoterms explicados y cuándo conviene más la carga que el express.',
  title: 'Carga y mercancías',
  lead: 'De un palé a doscientos. Indique los dos lugares, el peso y las medidas, y compare cuánto cuestan el avión, el barco y la carretera antes de decidir.',
  quote: 'Calcular el precio de una carga',

  modesTitle: 'Tres formas de viajar',
  transit: 'Tránsito',
  pallet: 'Un palé',
  volume: 'El volumen cuenta como',
  'air.for': 'Para lo urgente, valioso o perecedero.',
  'air.text':
    'Recogida en su puerta, vuelo, despacho y entrega. El espacio en un avión es el más escaso que existe, por eso la mercancía ligera y voluminosa se factura por su volumen.',
  'sea.for': 'Para lo que pesa y puede esperar.',
  'sea.text':
    'Usted lleva la mercancía al puerto o la hace llevar; nosotros la transportamos desde allí hasta la puerta del destinatario. El kilo más barato en cualquier océano.',
  'road.for': 'Para un mismo continente, de puerta a puerta.',
  'road.text':
    'Un camión desde su muelle hasta el del destinatario, sin cambio de vehículo en la mayoría de las rutas. La opción habitual entre países vecinos.',
  guidance: 'Lo habitual: de {min} a {max}',
  noGuidance: 'Sin intervalo habitual; como máximo {max}',
  divisor: 'Largo × ancho × alto en cm ÷ {divisor} = kg',
  'choose.air': 'Precio de la carga aérea',
  'choose.sea': 'Precio de la carga marítima',
  'choose.road': 'Precio de la carga por carretera',

  compareTitle: '¿Express o carga?',
  compareText:
    'Una caja que puede levantar una persona suele enviarse por express. Todo lo que va en palé es carga. Entre ambos casos, compare.',
  compareCaption: 'Comparación entre express y carga',
  compareCorner: 'Pregunta',
  express: 'Express',
  freight: 'Carga',
  'compare.goods': 'Pensado para',
  'compare.goodsExpress': 'Documentos y paquetes',
  'compare.goodsFreight': 'Palés y mercancía voluminosa',
  'compare.weight': 'Peso',
  'compare.weightExpress': 'Hasta {maxPiece} por bulto',
  'compare.weightFreight': 'Por palé; en avión lo habitual es de {airMin} a {airMax} cada uno',
  'compare.choice': 'Usted elige',
  'compare.choiceExpress': 'Un nivel: estándar, express o prioritario',
  'compare.choiceFreight': 'Un modo: avión, barco o carretera',
  'compare.time': 'Tránsito',
  'compare.timeExpress': 'Estándar {standard}; express {express}; prioritario {priority}',
  'compare.timeFreight': 'Avión {air}; barco {sea}; carretera {road}',
  'compare.reach': 'Trayecto',
  'compare.reachExpress': 'De puerta a puerta',
  'compare.reachFreight': 'De puerta a puerta en avión y carretera; de puerto a puerta en barco',
  'compare.pickup': 'Recogida',
  'compare.pickupExpress': 'Mismo día o siguiente',
  'compare.pickupFreight': 'Con cita previa',
  'compare.volume': 'Peso volumétrico',
  'compare.volumeExpress': 'cm³ ÷ {parcelDivisor}',
  'compare.volumeFreight':
    'cm³ ÷ {airDivisor} en avión, ÷ {groundDivisor} en barco y carretera, por el número de palés',
  'compare.minimum': 'Precio mínimo del envío',
  'compare.border': 'Aranceles en la frontera',
  'compare.borderExpress': 'Los paga el destinatario',
  'compare.borderFreight': 'Lo decide el Incoterm',
  'compare.tracking': 'Seguimiento',
  'compare.trackingExpress': 'En directo, con un solo número',
  'compare.trackingFreight': 'En directo, con un solo número y cada palé contado',
  priceExpress: 'Calcular el precio de un paquete',

  incotermsTitle: 'Incoterms: quién paga y quién asume el riesgo',
  incotermsText:
    'Un Incoterm son tres letras en su contrato de compraventa, publicadas por la Cámara de Comercio Internacional. Indica hasta qué punto del trayecto paga el vendedor y asume el riesgo. Usted lo indica al cotizar la carga; si no lo sabe, deje el que propone el formulario.',
  matrixCaption: 'Quién paga cada parte del trayecto, según el Incoterm',
  seller: 'Vendedor',
  buyer: 'Comprador',
  sellerPays: 'Paga el vendedor',
  buyerPays: 'Paga el comprador',
  term: 'Término',
  'part.collection': 'Recogida',
  'part.export': 'Despacho de exportación',
  'part.carriage': 'Tramo principal',
  'part.insurance': 'Seguro',
  'part.import': 'Aranceles',
  'part.delivery': 'Entrega',
  matrixNote:
    'Fuera de CIF y CIP nadie está obligado a contratar un seguro; la columna muestra entonces quién asume el riesgo del tramo principal. Con CIP, DAP y DDP la entrega termina en el lugar acordado, que suele ser la puerta del comprador.',
  'exw.name': 'En fábrica',
  'exw.text':
    'El vendedor tiene la mercancía lista en su puerta, y nada más. El comprador la recoge, la despacha de exportación, paga todo el trayecto y asume el riesgo desde la puerta del vendedor. Sencillo para el vendedor, difícil para un comprador que no puede firmar documentos de exportación en un país extranjero.',
  'fob.name': 'Franco a bordo',
  'fob.text':
    'Para carga marítima. El vendedor lleva la mercancía al puerto de carga, la despacha de exportación y paga hasta que está a bordo. Desde ese momento, los costes y el riesgo son del comprador: travesía, seguro, importación y último tramo.',
  'cif.name': 'Coste, seguro y flete; Transporte y seguro pagados hasta',
  'cif.text':
    'El vendedor paga el transporte y lo asegura a favor del comprador: con CIF, por mar hasta el puerto de llegada; con CIP, por cualquier modo hasta el lugar acordado. Aun así, el riesgo se transmite pronto: con CIF, cuando la mercancía está a bordo; con CIP, cuando la tiene el primer transportista. Para eso está el seguro. La importación y los aranceles son del comprador.',
  'dap.name': 'Entregada en lugar; Entregada con derechos pagados',
  'dap.text':
    'El vendedor paga y asume el riesgo hasta que la mercancía está en el lugar acordado, lista para descargar. Con DAP, el comprador la despacha de importación y paga aranceles e impuestos; con DDP, el vendedor hace también eso y el comprador solo abre la puerta.',

  bookTitle: 'Qué necesita para reservar',
  'book.1': 'Dónde empieza y dónde termina: ciudad y país, y la dirección del destinatario.',
  'book.2': 'El número de palés, con el peso y las tres medidas de uno de ellos.',
  'book.3': 'El modo y el Incoterm de su venta.',
  'book.4':
    'Nombre y correo electrónico de ambas partes. Allí se envían los avisos sobre el envío.',
  'book.5': 'Para otro país: una factura con la descripción, el valor y el origen de la mercancía.',
  customsLink: 'Qué quiere ver la aduana',
} satisfies Catalog<'freight'>;
