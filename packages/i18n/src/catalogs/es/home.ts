import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost: seguimiento, precios y reserva de envíos',
  metaDescription:
    'Siga un envío por su número, vea el precio completo de un paquete o de una carga y resérvelo en línea. Más de 220 destinos por avión, barco y carretera.',
  title: '¿Dónde está su envío?',
  lead: 'Cada escaneo está en la página segundos después de producirse, con su lugar y su hora.',
  quoteTitle: '¿Cuánto costará?',
  quoteFrom: 'Origen',
  quoteTo: 'Destino',
  quotePlaceExample: 'Ciudad, país',
  quoteSubmit: 'Ver precios',
  factDestinations: '+220',
  factDestinationsLabel: 'destinos',
  factSupport: '24/7',
  factSupportLabel: 'reservas y seguimiento',
  factOnTime: '98,7 %',
  factOnTimeLabel: 'a tiempo',

  servicesTitle: 'Seis servicios, una red',
  servicesText:
    'Los paquetes de hasta {limit} por bulto viajan a tres velocidades. Todo lo que pesa más va en palés, por avión, barco o carretera. El precio que ve es el precio completo.',
  pagesTitle: 'Más sobre lo que hacemos',
  'page.express': 'Express',
  'pageText.express':
    'Paquetes y documentos, recogidos el mismo día y con precio antes de escribir una dirección.',
  'page.freight': 'Carga y mercancías',
  'pageText.freight':
    'Palés por avión, barco y carretera, con el Incoterm que acordó con su comprador.',
  'page.ecommerce': 'Comercio electrónico',
  'pageText.ecommerce':
    'Conecte la plataforma de su tienda, ofrezca pago en la entrega y reciba las devoluciones por la misma vía.',
  'page.customs': 'Aduanas y despacho',
  'pageText.customs':
    'Qué deben decir los documentos, cómo es el despacho y qué hacer si un envío queda retenido.',
  'page.domestic': 'Envíos nacionales',
  'pageText.domestic': 'Dentro de un país, con la tarifa nacional más baja y entrega los sábados.',
  'page.warehousing': 'Almacenaje y logística de pedidos',
  'pageText.warehousing':
    'Recibimos, almacenamos, preparamos, embalamos y enviamos sus existencias, y reponemos las devoluciones.',
  stripPause: 'Pausar',
  stripPlay: 'Reanudar',

  locationsTitle: 'Más de 220 destinos en tres líneas',
  locationsText:
    'Avión, barco y carretera se encuentran en nuestros centros, y los paquetes viajan en los tres. Indique cualquier ciudad con su país para ver cuánto cuesta un envío.',
  mapLabel: 'Mapa esquemático: las líneas de avión, barco y carretera conectan seis regiones.',
  regionNorthAmerica: 'América del Norte',
  regionSouthAmerica: 'América del Sur',
  regionEurope: 'Europa',
  regionAfrica: 'África',
  regionMiddleEast: 'Oriente Medio',
  regionAsiaPacific: 'Asia-Pacífico',
  lineAir: 'Avión',
  lineSea: 'Barco',
  lineRoad: 'Carretera',
  departuresTitle: 'Salidas',
  departure: '{mode}, {eta}',
  lane: 'De {from} a {to}',
  locationsPoints: 'Ver todos los puntos de entrega',
  locationsMore:
    'Estas son algunas. El precio de una ciudad que no está en la lista se calcula igual: escriba su nombre y su país.',

  stepsTitle: 'Tres paradas, de su mesa a la puerta',
  step1Title: 'Calcule el precio',
  step1Text:
    'Introduzca los dos lugares, el peso y las medidas. Verá cada servicio con todos los cargos detallados.',
  step2Title: 'Reserve',
  step2Text:
    'Confirme una vez. Recibe un número de seguimiento y un recibo, y el precio ya no puede cambiar.',
  step3Title: 'Siga el envío',
  step3Text:
    'Comparta el enlace de seguimiento. La página se actualiza sola con cada escaneo hasta la entrega.',

  ratesTitle: 'Cuánto cuesta',
  ratesText:
    'Ejemplos con la tarifa vigente, pagando con tarjeta. El importe incluye recargos, combustible, seguridad y manipulación. Elija una fila para abrir el mismo envío en el presupuesto.',
  ratesAway:
    'Los precios no están disponibles en este momento. Pida un presupuesto dentro de un minuto; el seguimiento funciona como siempre.',
  ratesShipment: 'Envío',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} de {weight}, {size}',
  ratesNote:
    'Pagar en la entrega añade un {codFee}. El seguro es opcional y cuesta un {insurance} del valor declarado, como mínimo {insuranceMinimum}.',
  ratesLink: 'Calcular el precio de su envío',

  voicesTitle: 'Lo que podrían decir quienes envían',
  voicesNote:
    'Estos testimonios son ejemplos. Waypost es una simulación, así que nadie ha dicho esto; hemos escrito lo que nos gustaría merecer.',
  voiceSample: 'Ejemplo',
  voice1: 'El importe de la primera pantalla fue el del recibo. Ya no llevo una lista de recargos.',
  voice1By: 'Un taller de cerámica de Gante',
  voice2:
    'La aduana retuvo un palé. La página lo dijo antes de que llamara nadie e indicó el documento que faltaba.',
  voice2By: 'Un exportador de recambios de Róterdam',
  voice3: 'Envío el enlace de seguimiento con el pedido. Ya nadie me pregunta dónde está.',
  voice3By: 'Una tienda en línea de Lisboa',

  supportTitle: 'Atención al cliente',
  supportText:
    'El seguimiento, los precios, las reservas y nuestro buzón están abiertos día y noche. Cuando hace falta una persona, respondemos en horario de oficina.',
  supportAlways: 'Sitio web y buzón',
  supportAlwaysHours: '24/7',
  supportPeople: 'Nuestro equipo, hora de Bruselas',
  supportPeopleHours: 'Lun–vie, 9:00–18:00',
  supportContact: 'Escribirnos',
  supportFaq: 'Todas las preguntas y respuestas',
} satisfies Catalog<'home'>;
