import type { Catalog } from '../../messages.ts';

export default {
  title: 'Recibir avisos',
  lead: 'Un correo cuando el envío avanza: recogido, en reparto, entregado o cuando algo requiere atención.',
  email: 'Correo electrónico',
  consent: 'Acepto recibir avisos sobre el envío con este número.',
  submit: 'Enviarme avisos',
  privacy: 'Aviso de privacidad',
  failed: 'No hemos podido registrar su solicitud. Inténtelo de nuevo.',
  demonstration: 'Esto es una demostración: no hay avisos que enviar.',
  ended: 'El viaje de este envío ha terminado, así que ya no hay avisos que pedir.',

  alertsLead: 'Usted es el {role, select, shipper {remitente} other {destinatario}} de este envío.',
  emailAlerts: 'Avisos por correo',
  emailTo: 'A {address}',
  smsAlerts: 'Avisos por SMS',
  smsTo: 'A {number}',
  smsNoNumber: 'La reserva no tiene ningún teléfono con prefijo de país, por ejemplo +34.',
  smsOff: 'Este transportista no envía SMS por el momento.',
  save: 'Guardar',
  saved: 'Guardado.',
  saveFailed: 'No hemos podido guardarlo. Inténtelo de nuevo.',

  askedMetaTitle: 'Avisos del envío | Waypost',
  askedTitle: 'Avisos del envío',
  toShipment: 'Volver al envío',
  toTracking: 'Seguir un envío',

  confirmMetaTitle: 'Confirmar avisos | Waypost',
  confirmTitle: 'Confirme los avisos',
  confirmLead:
    'Pulse el botón para recibir avisos sobre el envío en la dirección a la que llegó el correo.',
  confirmAction: 'Confirmar los avisos',

  languageMetaTitle: 'Idioma de los correos | Waypost',
  languageTitle: 'Idioma de los correos',
  languageLead: 'Elija el idioma en que escribimos a la dirección que recibió el correo.',
  languageChosen: 'A partir de ahora escribimos en este idioma: {language}',
  leaveMetaTitle: 'Desactivar avisos | Waypost',
  leaveTitle: 'Desactivar los avisos',
  leaveLead:
    'Para la dirección a la que llegó el correo. Lo que una reserva necesita, como su recibo, se sigue enviando.',
  leaveShipment: 'Desactivar para este envío',
  leaveAll: 'Desactivar para todos',
} satisfies Catalog<'updates'>;
