import type { Catalog } from '../../messages.ts';

export default {
  codeSent: 'Le hemos enviado un código de 6 dígitos por correo. Introdúzcalo abajo para terminar.',
  codeResent: 'Le hemos enviado un código nuevo.',
  resetRequested:
    'Si esta dirección tiene una cuenta, le llegará un enlace para establecer una contraseña nueva. Es válido durante 30 minutos.',
  passwordReset:
    'La contraseña nueva está guardada. Se ha cerrado la sesión en todos los navegadores. Inicie sesión para continuar.',
  passwordChanged:
    'La contraseña nueva está guardada. Se ha cerrado la sesión en todos los demás navegadores.',
  emailChangeRequested:
    'Hemos enviado un enlace a la nueva dirección. La anterior sigue vigente hasta que se abra el enlace.',
  emailConfirmed: 'El nuevo correo electrónico está confirmado.',
  partyLinkRequested:
    'Si esta dirección pertenece al envío, le llegará un enlace. Es válido durante 90 días.',
  contactReceived: 'Gracias. Hemos recibido su mensaje.',
  newsletterRequested:
    'Hemos enviado un correo a esta dirección. Confirme el boletín con el enlace que contiene en un plazo de 72 horas.',
  newsletterConfirmed: 'El boletín está confirmado.',
  newsletterLeft: 'Esta dirección ya no recibirá más boletines.',
  newsletterLeavePage: 'Dese de baja del boletín en la página a la que lleva esta dirección.',
  updatesRequested:
    'Hemos enviado un correo a esta dirección. Confirme los avisos con el enlace que contiene en un plazo de 72 horas.',
  updatesConfirmed: 'Los avisos están confirmados. El próximo llegará cuando el envío avance.',
  updatesLeft: 'Esta dirección ya no recibirá más avisos sobre este envío.',
  updatesLeftAll: 'Esta dirección ya no recibirá más avisos sobre ningún envío.',
  emailLanguageChosen: 'Los próximos correos a esta dirección estarán en el idioma elegido.',
  updatesLeavePage: 'Desactive los avisos en la página a la que lleva esta dirección.',
  signedOut: 'Ha cerrado la sesión.',
  sessionEnded: 'Se ha cerrado la sesión en este navegador.',
  sessionsEnded: 'Se ha cerrado la sesión en todos los navegadores.',
  shipmentCancelled: 'El envío está cancelado.',
  sessionsAndKeysEnded:
    'Se ha cerrado la sesión en todos los navegadores y se han terminado todas las claves API.',
  webhookRemoved: 'El webhook se ha eliminado.',
  keyRevoked: 'La clave ya no funciona.',
  viewingEnded: 'Ya no está viendo el panel de un cliente.',
  addressRemoved: 'La dirección se ha eliminado.',
  cardRemoved: 'La tarjeta se ha eliminado.',
  accountErased: 'La cuenta se ha borrado.',
  invitationSent: 'La invitación está en camino. Es válida durante 72 horas.',
  passwordLinkSent:
    'La contraseña anterior ya no sirve. Hemos enviado un enlace para crear otra; sirve durante 24 horas.',
  mailResent: 'El correo se está enviando de nuevo.',
  addressMailedAgain: 'La dirección vuelve a recibir correos.',
  secondFactorReset:
    'El segundo factor se ha eliminado. Se pedirá uno nuevo en el próximo inicio de sesión.',
  templateRemoved: 'Plantilla eliminada.',
} satisfies Catalog<'answers'>;
