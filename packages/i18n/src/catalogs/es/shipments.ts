import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envíos | Waypost',
  title: 'Panel de envíos',
  newShipment: 'Nuevo envío',
  exportCsv: 'Exportar CSV',

  filters: 'Filtrar envíos',
  search: 'Buscar',
  searchHelp: 'Número, destinatario o destino',
  service: 'Servicio',
  status: 'Estado',
  all: 'Todos',
  from: 'Desde',
  to: 'Hasta',
  apply: 'Aplicar',
  clear: 'Borrar filtros',

  date: 'Fecha',
  tracking: 'Seguimiento',
  recipient: 'Para',
  pieces: 'Bultos',
  weight: 'Peso',
  cost: 'Coste',
  freight: 'Carga',

  reprint: 'Reimprimir',
  reprintOf: 'Reimprimir {number}',
  duplicate: 'Duplicar',
  duplicateOf: 'Duplicar {number}',
  track: 'Seguir',
  trackOf: 'Seguir {number}',
  receipt: 'Recibo',
  receiptOf: 'Recibo de {number}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar {number}',
  'hold.awaiting_activation': 'A la espera del código del correo',
  'hold.awaiting_payment': 'A la espera de la transferencia',
  'hold.payment_failed': 'Pago fallido',

  listed: '{count, plural, one {# envío} other {# envíos}}',
  emptyFiltered: 'Ningún envío coincide con sus filtros.',
  emptyTitle: 'Todavía no ha enviado nada.',
  emptyText: 'Aquí aparece lo que reserve con la sesión iniciada, con su etiqueta y su recibo.',
  newest: 'Volver a los más recientes',
  failed: 'No se han podido cargar sus envíos.',
  failedText: 'No se ha perdido nada. Inténtelo de nuevo.',

  claimTitle:
    '{count, plural, one {Se hizo una reserva sin cuenta con su correo electrónico.} other {Se hicieron # reservas sin cuenta con su correo electrónico.}}',
  claimText:
    '{count, plural, one {Añádala a su cuenta para verla en esta lista.} other {Añádalas a su cuenta para verlas en esta lista.}}',
  claim: 'Añadir a mi cuenta',
  claimed: '{count, plural, one {Un envío añadido.} other {# envíos añadidos.}}',
  claimFailed: 'No se ha podido añadir. Inténtelo de nuevo.',
} satisfies Catalog<'shipments'>;
