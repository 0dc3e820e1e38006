import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/shipments.ts';

export default {
  ...portuguese,
  status: 'Status',
  tracking: 'Rastreamento',
  track: 'Rastrear',
  trackOf: 'Rastrear {number}',
  'hold.awaiting_activation': 'Aguardando o código enviado por e-mail',
  'hold.awaiting_payment': 'Aguardando a transferência',
  'hold.payment_failed': 'Falha no pagamento',
  emptyText: 'O que você reservar conectado aparece aqui, com etiqueta e recibo.',
  failed: 'Não foi possível carregar seus envios.',
  failedText: 'Eles estão a salvo. Tente novamente.',
  claimTitle:
    '{count, plural, one {Há uma reserva feita com seu e-mail, sem login.} other {Há # reservas feitas com seu e-mail, sem login.}}',
  claimFailed: 'Não foi possível adicionar. Tente novamente.',
  search: 'Buscar',
  emptyTitle: 'Você ainda não enviou nada.',
  claimText:
    '{count, plural, one {Adicione-a à sua conta para vê-la nesta lista.} other {Adicione-as à sua conta para vê-las nesta lista.}}',
  pickupOf: 'Pedir uma coleta para estes',
} satisfies Catalog<'shipments'>;
