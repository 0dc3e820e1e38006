import type { Catalog } from '../../messages.ts';

export default {
  title: 'Documentos',
  failed: 'No se ha podido generar el documento en este momento.',
  failedText: 'No se ha perdido nada. Inténtelo de nuevo en un minuto.',
  making: 'Estamos generando su documento',
  makingLabels: 'Generando etiquetas: {done} de {total}',
  makingText: 'Tardará unos segundos. La descarga empezará sola cuando el archivo esté listo.',
  ready: 'Su documento está listo',
  readyText: 'La descarga empieza sola. Si no es así, utilice este enlace:',
  back: 'Volver a los documentos',
  backToShipments: 'Volver a sus envíos',
  'file.labels.pdf': 'Etiquetas (PDF)',
  'file.labels.zpl': 'Etiquetas (ZPL)',
  'file.label.pdf': 'Etiqueta (PDF)',
  'file.label.zpl': 'Etiqueta (ZPL)',
  'file.receipt.pdf': 'Recibo (PDF)',
  'file.bill-of-lading.pdf': 'Conocimiento de embarque (PDF)',
  'file.cn22.pdf': 'Declaración de aduana CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Factura comercial (PDF)',
  'use.label.pdf':
    '{pages, plural, one {Una etiqueta de 4 × 6 pulgadas, para cualquier impresora.} other {# etiquetas de 4 × 6 pulgadas, para cualquier impresora.}}',
  'use.label.zpl':
    '{pages, plural, one {La misma etiqueta para una impresora de etiquetas de 203 puntos por pulgada.} other {Las mismas # etiquetas para una impresora de etiquetas de 203 puntos por pulgada.}}',
  'use.receipt.pdf': 'A4, para su contabilidad.',
  'use.bill-of-lading.pdf': 'A4. Imprima tres copias y fírmelas al entregarnos la mercancía.',
  'use.cn22.pdf': 'A6. Marque el motivo del envío, fírmela y péguela junto a la etiqueta.',
  'use.commercial-invoice.pdf': 'A4. Imprima tres copias, firme cada una y péguelas por fuera.',
  'withheld.awaiting_activation':
    'No disponible hasta que se introduzca en esta página el código que enviamos por correo al remitente.',
  'withheld.awaiting_payment': 'No disponible hasta que llegue el pago.',
  'withheld.payment_failed': 'No disponible hasta que se resuelva el pago.',
  'withheld.cancelled': 'Ya no está disponible: el envío se ha cancelado.',
} satisfies Catalog<'documents'>;
