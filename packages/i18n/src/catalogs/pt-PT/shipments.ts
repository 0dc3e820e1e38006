import type { Catalog } from '../../messages.ts';

/** The list of a customer's shipments. */
export default {
  metaTitle: 'Envios | Waypost',
  title: 'Painel de envios',
  newShipment: 'Novo envio',
  exportCsv: 'Exportar CSV',

  filters: 'Filtrar envios',
  search: 'Pesquisar',
  searchHelp: 'Número, destinatário ou destino',
  service: 'Serviço',
  status: 'Estado',
  all: 'Todos',
  from: 'De',
  to: 'Até',
  apply: 'Aplicar',
  clear: 'Limpar filtros',

  date: 'Data',
  tracking: 'Seguimento',
  recipient: 'Para',
  pieces: 'Volumes',
  weight: 'Peso',
  cost: 'Custo',
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
  'hold.awaiting_activation': 'A aguardar o código enviado por e-mail',
  'hold.awaiting_payment': 'A aguardar a transferência',
  'hold.payment_failed': 'Pagamento falhado',

  listed: '{count, plural, one {# envio} other {# envios}}',
  emptyFiltered: 'Nenhum envio corresponde aos seus filtros.',
  emptyTitle: 'Ainda não enviou nada.',
  emptyText: 'O que reservar com sessão iniciada aparece aqui, com etiqueta e recibo.',
  newest: 'Voltar aos mais recentes',
  failed: 'Não foi possível carregar os seus envios.',
  failedText: 'Estão a salvo. Tente de novo.',

  claimTitle:
    '{count, plural, one {Há uma reserva feita com o seu endereço, sem sessão iniciada.} other {Há # reservas feitas com o seu endereço, sem sessão iniciada.}}',
  claimText:
    '{count, plural, one {Adicione-a à sua conta para a ver nesta lista.} other {Adicione-as à sua conta para as ver nesta lista.}}',
  claim: 'Adicionar à minha conta',
  claimed: '{count, plural, one {Um envio adicionado.} other {# envios adicionados.}}',
  claimFailed: 'Não foi possível adicionar. Tente de novo.',
} satisfies Catalog<'shipments'>;
