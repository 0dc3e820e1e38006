import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/updates.ts';

export default {
  ...portuguese,
  lead: 'Um e-mail quando o envio avança: coletado, em rota de entrega, entregue, ou quando algo precisa de atenção.',
  submit: 'Quero receber avisos',
  failed: 'Não foi possível registrar seu pedido. Tente novamente.',
  ended: 'O trajeto deste envio terminou, por isso não há mais avisos para pedir.',
  alertsLead: 'Você é {role, select, shipper {remetente} other {destinatário}} deste envio.',
  smsNoNumber: 'A reserva não tem um número com o código do país, por exemplo +55.',
  smsOff: 'No momento, esta transportadora não envia SMS.',
  save: 'Salvar',
  saved: 'Salvo.',
  saveFailed: 'Não foi possível salvar. Tente novamente.',
  toTracking: 'Rastrear um envio',
  confirmLead: 'Clique no botão para receber avisos sobre o envio no endereço do e-mail.',
  leaveLead:
    'Para o endereço que recebeu o e-mail. O que uma reserva exige, como o recibo, continua sendo enviado.',
} satisfies Catalog<'updates'>;
