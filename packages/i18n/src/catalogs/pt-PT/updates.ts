import type { Catalog } from '../../messages.ts';

/** The card on the tracking page, and the pages that mailed links open. */
export default {
  title: 'Receber avisos',
  lead: 'Um e-mail quando o envio avança: recolhido, em distribuição, entregue, ou quando algo precisa de atenção.',
  email: 'E-mail',
  consent: 'Aceito receber avisos do envio com este número.',
  submit: 'Enviar-me avisos',
  privacy: 'Aviso de privacidade',
  failed: 'Não foi possível registar o seu pedido. Tente de novo.',
  demonstration: 'Isto é uma demonstração: não há avisos para enviar.',
  ended: 'O percurso deste envio terminou, por isso já não há avisos a pedir.',

  alertsLead: 'É {role, select, shipper {remetente} other {destinatário}} deste envio.',
  emailAlerts: 'Avisos por e-mail',
  emailTo: 'Para {address}',
  smsAlerts: 'Avisos por SMS',
  smsTo: 'Para {number}',
  smsNoNumber: 'A reserva não tem um número com o indicativo do país, por exemplo +351.',
  smsOff: 'De momento, esta transportadora não envia SMS.',
  save: 'Guardar',
  saved: 'Guardado.',
  saveFailed: 'Não foi possível guardar. Tente de novo.',

  askedMetaTitle: 'Avisos do envio | Waypost',
  askedTitle: 'Avisos do envio',
  toShipment: 'Voltar ao envio',
  toTracking: 'Seguir um envio',

  confirmMetaTitle: 'Confirmar avisos | Waypost',
  confirmTitle: 'Confirme os avisos',
  confirmLead: 'Prima o botão para receber avisos sobre o envio no endereço do e-mail.',
  confirmAction: 'Confirmar os avisos',

  languageMetaTitle: 'Idioma dos e-mails | Waypost',
  languageTitle: 'Idioma dos e-mails',
  languageLead: 'Escolha o idioma em que escrevemos para o endereço que recebeu o e-mail.',
  languageChosen: 'A partir de agora escrevemos neste idioma: {language}',
  leaveMetaTitle: 'Cancelar avisos | Waypost',
  leaveTitle: 'Cancelar os avisos',
  leaveLead:
    'Para o endereço que recebeu o e-mail. O que uma reserva exige, como o recibo, continua a ser enviado.',
  leaveShipment: 'Cancelar para este envio',
  leaveAll: 'Cancelar para todos os envios',
} satisfies Catalog<'updates'>;
