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
  emptyText: 'O que reservar conectado aparece aqui, com etiqueta e recibo.',
  failed: 'Não foi possível carregar seus envios.',
  failedText: 'Estão a salvo. Tente novamente.',
  claimTitle:
    '{count, plural, one {Há uma reserva feita com seu endereço, sem estar conectado.} other {Há # reservas feitas com seu endereço, sem estar conectado.}}',
  claimFailed: 'Não foi possível adicionar. Tente novamente.',
} satisfies Catalog<'shipments'>;
