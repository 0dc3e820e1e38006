import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/invoice.ts';

export default {
  ...portuguese,
  'taxNote.AE': 'Autoliquidação: o IVA é devido pelo cliente.',
  buyerNumber: 'Identificação fiscal (VAT) {vatId}',
  howToPayOpen:
    'Pagamento na entrega: ao entregador, na porta. Transferência bancária: para a conta e com a referência que constam no recibo do envio.',
  sellerNumber: 'Registro da empresa e identificação fiscal (VAT) {vatId}',
  'note.credit_note':
    'O que foi pago é devolvido pela mesma via. O que ainda não foi pago não é mais devido.',
  paid: 'Pago na data de emissão',
  open: 'Em aberto na data de emissão',
  transfer: 'Valor a transferir',
  account: 'Para a conta',
  reference: 'Com a referência',
  howToPayNothing: 'Não há nada a pagar.',
} satisfies Catalog<'invoice'>;
