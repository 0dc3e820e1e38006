import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/receipt.ts';

export default {
  ...portuguese,
  trackingId: 'Número de rastreamento',
  orderReference: 'Referência do pedido',
  'state.awaiting_payment': 'Aguardando pagamento',
  'state.on_account': 'Faturado',
  'state.failed': 'Falha no pagamento',
  'state.refund_failed': 'Falha no reembolso',
  'stateText.due_on_delivery': 'O entregador cobra {amount} na porta.',
  'stateText.collected': 'Valor cobrado na porta: {amount}.',
  'stateText.authorised': 'O valor de {amount} está reservado e será cobrado em breve.',
  'stateText.awaiting_payment':
    'Estamos aguardando {amount}. A etiqueta é liberada quando o dinheiro chegar.',
  'stateText.on_account':
    'O valor de {amount} foi lançado na sua conta. O extrato mensal traz a cobrança.',
  'stateText.failed':
    'O pagamento de {amount} não foi aceito. O envio espera até o pagamento ser regularizado.',
  'stateText.refund_failed':
    'O reembolso de {amount} não chegou até você. Estamos procurando outra forma e entraremos em contato com você.',
  'stateText.disputed': 'Seu banco está analisando o pagamento de {amount}.',
  'stateText.charged_back': 'Seu banco devolveu a você {amount}.',
  vatId: 'Identificação fiscal (VAT) {id}',
  origin: 'País de fabricação: {country}',
  trackShipment: 'Rastrear envio',
  nextTitle: 'Próximos passos',
  nextText:
    'Enviamos uma confirmação para {email}. A primeira leitura, na coleta, dá início ao rastreamento.',
  addressNotKept:
    'O envio está reservado, mas o endereço não ficou no seu catálogo de endereços. Adicione-o na próxima reserva.',
  activateText:
    'Enviamos um código de 6 dígitos para {email}. Até você digitá-lo, não há etiqueta e ninguém coleta o envio.',
  codeMissing: 'Digite o código de 6 dígitos.',
  activating: 'Confirmando',
  activateFailed: 'Não foi possível verificar o código. Tente novamente.',
  activated: 'Confirmado. A etiqueta está disponível e um entregador pode passar.',
  resent: 'Enviamos um novo código. O antigo não funciona mais.',
  resendFailed: 'Não foi possível enviar um novo código. Tente novamente.',
  cancelText:
    'Ninguém vai coletá-lo e a etiqueta para de funcionar. O que você pagou é devolvido; o que estava apenas reservado é liberado. Isto não pode ser desfeito.',
  cancelling: 'Cancelando',
  cancelFailed: 'Não foi possível cancelar o envio. Tente novamente.',
  cancelByLink:
    'Só o remetente pode cancelar. Enviamos um link para {email}: abra-o e escolha “Cancelar o envio”.',
  cancelMailLink: 'Enviar o link por e-mail',
  cancelMailing: 'Enviando',
  cancelMailed: 'O link está a caminho de {email}.',
  cancelMailFailed: 'Não foi possível enviar o link. Tente novamente.',
  'title.awaiting_payment': 'Aguardando sua transferência',
  'toDo.awaiting_activation': 'Inserir o código',
  termsAccepted: '{link}, aceita em {time}',
  'title.awaiting_activation': 'Confirme seu envio',
  item: 'Item',
  partiesTitle: 'Remetente e destinatário',
  cancelMailedText: 'Pode levar um minuto. Veja também na pasta de spam.',
  'state.refund_pending': 'Reembolso em andamento',
  'stateText.refund_pending': 'O reembolso de {amount} já foi pedido e está em andamento.',
  'method.on_account': 'Faturado',
} satisfies Catalog<'receipt'>;
