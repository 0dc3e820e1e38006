import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/invoice.ts';

export default {
  ...portuguese,
  buyerNumber: 'Identificação fiscal (VAT) {vatId}',
  howToPayOpen:
    'Pagamento na entrega: ao entregador, na porta. Transferência bancária: para a conta e com a referência que constam no recibo do envio.',
} satisfies Catalog<'invoice'>;
