import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Aduanas y despacho | Waypost',
  metaDescription:
    'Cómo pasa un envío por la aduana, paso a paso, qué documentos necesita, qué muestra el seguimiento y qué hacer si queda retenido.',
  title: 'Aduanas y despacho',
  lead: 'Un envío a otro país se declara, se comprueba y se libera antes de entregarse. Lo que suele retenerlo es un documento que falta o una palabra poco clara sobre lo que hay en la caja.',

  stepsTitle: 'Cinco etapas hasta el otro lado',
  'step.1': 'Describir la mercancía',
  'step.1Text':
    'Prepare una factura que diga qué es cada cosa, de qué está hecha, para qué sirve, cuánto vale y dónde se fabricó. «Camisas de hombre, algodón, tejido plano» pasa. «Muestras» no pasa.',
  'step.2': 'Declarar',
  'step.2Text':
    'Presentamos la declaración de exportación y la de importación a partir de su factura. La partida arancelaria de la mercancía determina el arancel, así que indíquela si la conoce.',
  'step.3': 'Llegar a la aduana',
  'step.3Text':
    'La cronología dice «En despacho de aduana» y el estado sigue siendo En tránsito. La aduana lee la declaración; algunos envíos se abren o se pasan por rayos X.',
  'step.4': 'Pagar lo que corresponda',
  'step.4Text':
    'El país de destino fija los aranceles y los impuestos de importación. A quien deba pagarlos se le piden antes de la entrega. No forman parte de nuestro precio.',
  'step.5': 'Liberado',
  'step.5Text':
    'La cronología dice «Liberado por la aduana» y el envío sigue su camino hacia el destinatario.',

  trackingTitle: 'Qué muestra el seguimiento',
  trackingText:
    'Los problemas en la aduana aparecen con el estado Incidencia. Este se mantiene hasta que la aduana deja salir el envío; mientras tanto, la línea de progreso no se mueve.',
  trackingCaption: 'Entradas de la cronología sobre la aduana, con su estado y significado',
  entry: 'Cronología',
  status: 'Estado',
  meaning: 'Qué significa para usted',
  'meaning.CUSTOMS': 'Se está comprobando. No tiene que hacer nada.',
  'meaning.CUSTOMS_HOLD':
    'La aduana tiene una pregunta o pide un documento. Responda a atención al cliente el mismo día; hasta entonces, el envío no se mueve.',
  'meaning.CUSTOMS_RELEASED': 'Resuelto. Sigue su viaje.',
  'meaning.RETURN_STARTED': 'No fue admitido, o nadie respondió, y se devuelve.',
  sampleLink: 'Ver un ejemplo de envío retenido',
  trackLink: 'Seguir un envío',

  documentsTitle: 'Documentos',
  documentsText: 'Cuáles se necesitan depende de la mercancía y de ambos países.',
  documentsCaption: 'Documentos para la aduana, cuándo se necesitan y quién los emite',
  document: 'Documento',
  when: 'Cuándo',
  who: 'Lo emite',
  'doc.invoice': 'Factura comercial',
  'doc.invoiceWhen': 'Siempre que se vende mercancía',
  'doc.invoiceWho': 'Vendedor',
  'doc.proforma': 'Factura proforma',
  'doc.proformaWhen': 'Regalos, muestras, reparaciones: mercancía sin venta',
  'doc.proformaWho': 'Remitente',
  'doc.packing': 'Lista de contenido',
  'doc.packingWhen': 'Carga, y paquetes con muchos artículos distintos',
  'doc.packingWho': 'Remitente',
  'doc.origin': 'Certificado de origen',
  'doc.originWhen': 'Para acogerse a un arancel reducido por un acuerdo comercial',
  'doc.originWho': 'Cámara de comercio o exportador',
  'doc.eori': 'Número EORI',
  'doc.eoriWhen': 'Empresas que importan a la UE o al Reino Unido o exportan desde allí',
  'doc.eoriWho': 'Autoridad aduanera, una sola vez',
  'doc.licence': 'Licencia o certificado',
  'doc.licenceWhen':
    'Alimentos, plantas, medicamentos, cosméticos, obras de arte, mercancías de uso militar',
  'doc.licenceWho': 'La autoridad competente',

  faqTitle: 'Preguntas sobre la aduana',
  'hold.question': 'Mi envío está en Incidencia. ¿Qué hago?',
  'hold.answer':
    'Abra su página de seguimiento. Si la última entrada es «Retenido en la aduana», escriba a atención al cliente con el número de seguimiento. La respuesta le dirá qué pide la aduana y adónde enviarlo. Hágalo el mismo día: nada se mueve hasta que llegue.',
  'who.question': '¿Quién paga los aranceles y los impuestos de importación?',
  'who.answer':
    'En los paquetes, el destinatario. En la carga lo decide el Incoterm: el comprador con EXW, FOB, CIF, CIP y DAP; el vendedor con DDP.',
  'long.question': '¿Cuánto tarda el despacho?',
  'long.answer':
    'Forma parte del tiempo de tránsito de su servicio. Un envío retenido espera mientras la pregunta siga abierta.',
  'gift.question': '¿Los regalos están exentos de aranceles?',
  'gift.answer':
    'A menudo sí, hasta un valor que fija cada país, cuando los envía un particular a otro. Aun así necesitan una descripción y un valor real. Escribir «regalo» en una venta es una declaración falsa.',
  'value.question': '¿Puedo declarar un valor menor?',
  'value.answer':
    'No. El valor es el precio que se pagó. Uno falso puede costar una multa y la mercancía, y lo que pagamos en caso de pérdida se limita al valor declarado.',
  'within.question': '¿Hay aduana dentro de la Unión Europea?',
  'within.answer':
    'No. Las mercancías en libre práctica circulan entre los países de la UE sin declaración. El Reino Unido, Suiza y Noruega quedan fuera, y también algunos territorios, como las islas Canarias.',
  'refuse.question': '¿Y si el destinatario se niega a pagar?',
  'refuse.answer':
    'El envío queda retenido y después se devuelve al remitente, que paga el viaje de vuelta. La mercancía que no puede volver se destruye bajo control de la aduana.',

  endTitle: '¿Quiere enviar algo al otro lado de una frontera?',
  quote: 'Calcular precio',
  contact: 'Consultar una retención',
  incoterms: 'Los Incoterms, explicados',
} satisfies Catalog<'customs'>;
