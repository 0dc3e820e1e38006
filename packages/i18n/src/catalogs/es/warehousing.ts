import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Almacenaje inteligente y logística de pedidos | Waypost',
  metaDescription:
    'Recepción, preparación, embalaje y envío, devoluciones y control de existencias en más de 20 almacenes, con portal, API y seguimiento en tiempo real. Precisión de preparación superior al 99,8 %.',
  header: 'Almacenaje',
  back: 'Volver',
  homeLabel: 'Waypost, página de inicio',

  title: 'Almacenaje inteligente y logística de pedidos',
  lead: 'Sus existencias en nuestros almacenes, junto a la línea por la que salen. Las recibimos, almacenamos, preparamos, embalamos y enviamos, las recibimos de vuelta cuando se devuelven y le mostramos cada movimiento en el momento.',
  'claim.accuracy': '+99,8 %',
  'claim.accuracyLabel': 'precisión de preparación',
  'claim.sites': '+20',
  'claim.sitesLabel': 'almacenes',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'hora límite del mismo día con Prioritario',

  capabilitiesTitle: 'Qué hacemos en la nave',
  'inbound.name': 'Recepción de mercancía',
  'inbound.text':
    'Las entregas anunciadas tienen muelle y hora. Cada una se cuenta y se compara con su aviso, y le comunicamos las diferencias antes de ubicar la mercancía.',
  'pick.name': 'Preparación, embalaje y envío',
  'pick.text':
    'Pedidos sueltos, lotes y oleadas. Cada artículo se escanea al prepararlo y otra vez al embalarlo, de modo que no sale el equivocado.',
  'special.name': 'Manipulación especial',
  'special.text':
    'Kits y conjuntos, etiquetas y encartes, mercancía frágil, números de serie, lotes con fecha de consumo preferente.',
  'returns.name': 'Gestión de devoluciones',
  'returns.text':
    'Se abren, se inspeccionan y se clasifican según sus reglas: de vuelta al almacén, a reparación o fuera. Su tienda recibe el resultado, para que los reembolsos no esperen.',
  'inventory.name': 'Control de inventario',
  'inventory.text':
    'Recuentos cíclicos todo el año en lugar de un largo inventario. Cada cambio tiene un motivo, una hora y un nombre.',
  'security.name': 'Seguridad',
  'security.text':
    'Acceso con tarjeta, cámaras en muelles y pasillos, una zona cerrada para lo pequeño y valioso, y visitas siempre acompañadas.',

  storageTitle: 'Tipos de almacenaje',
  storageText: 'Paga por el espacio que necesita la mercancía, no por el más grande.',
  'bins.name': 'Cubetas y estantes',
  'bins.text': 'Artículos pequeños y muy variados, preparados de uno en uno.',
  'racking.name': 'Estanterías para palés',
  'racking.text': 'Palés estándar de 1,2 × 1,0 m, para existencias de reserva y palés completos.',
  'climate.name': 'Zonas climatizadas',
  'climate.text':
    'Para alimentos, cosméticos y electrónica. Las temperaturas y los tamaños varían según el almacén.',

  networkTitle: 'Red y seguimiento',
  'network.nodes': 'Varios nodos, un solo stock',
  'network.nodesText':
    'Reparta sus existencias entre varios almacenes y cada pedido saldrá del más cercano a su puerta. Usted ve una cifra por artículo y dónde está.',
  'network.portal': 'Portal y API',
  'network.portalText':
    'Pedidos, existencias y devoluciones en un portal para personas y una API para sistemas. Lo que puede hacer uno, lo puede hacer la otra.',
  'network.tracking': 'Seguimiento en tiempo real',
  'network.trackingText':
    'Un paquete tiene su número de seguimiento antes de dejar la mesa de embalaje. Desde ahí, su página está en directo, escaneo a escaneo.',
  trackLink: 'Abrir la página de seguimiento',
  apiLink: 'Referencia de la API',

  onboardingTitle: 'De la primera llamada al primer paquete',
  'step.1': 'Planificar',
  'step.1Text': 'Análisis de SKU, modelo de ubicaciones y acuerdo de los SLA.',
  'step.2': 'Integrar',
  'step.2Text': 'Su tienda o su sistema de almacén se conecta por API o EDI.',
  'step.3': 'Recibir',
  'step.3Text': 'ASN de entrada, control de calidad y ubicación.',
  'step.4': 'Poner en marcha',
  'step.4Text': 'Preparación, embalaje y envío con KPI continuos.',

  slaTitle: 'Niveles de servicio',
  slaCaption: 'Niveles de servicio, estándar y prioritario',
  slaCorner: 'Indicador',
  standard: 'Estándar',
  priority: 'Prioritario',
  'sla.accuracy': 'Precisión de preparación',
  'sla.accuracyStandard': '99,5 %',
  'sla.accuracyPriority': 'Más del 99,8 %',
  'sla.cutOff': 'Hora límite del mismo día',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': 'De muelle a stock',
  'sla.dockStandard': 'Menos de 24 h',
  'sla.dockPriority': 'Menos de 12 h',
  'sla.returns': 'Gestión de devoluciones',
  'sla.returnsStandard': '48 h',
  'sla.returnsPriority': '24 h',
  slaNote:
    'Los SLA varían según el almacén y la temporada y se confirman durante la incorporación. Las horas límite se indican en la hora local del almacén.',

  galleryTitle: 'Por dentro',
  galleryText: 'Seis lugares por los que pasa su mercancía, dibujados.',
  'gallery.dock': 'El muelle: las entregas anunciadas tienen su propia puerta',
  'gallery.racking': 'Estanterías para palés: existencias de reserva en palés de 1,2 × 1,0 m',
  'gallery.bins': 'Cubetas y estantes: cada cubeta tiene un artículo y una etiqueta',
  'gallery.packing': 'La mesa de embalaje: se pesa, se etiqueta y solo entonces se cierra',
  'gallery.climate': 'Una zona climatizada con aire y puerta propios',
  'gallery.returns': 'Devoluciones: abiertas, clasificadas y de vuelta al estante',

  endTitle: 'Calcule el precio desde nuestra nave hasta su cliente',
  endText:
    'El almacenaje se acuerda con usted. Lo que cuesta un paquete desde allí puede verlo ahora.',
  rates: 'Ver tarifas de envío',
  contact: 'Consultar almacenaje',
} satisfies Catalog<'warehousing'>;
