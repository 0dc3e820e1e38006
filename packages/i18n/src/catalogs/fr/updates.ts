import type { Catalog } from '../../messages.ts';

export default {
  title: 'Recevoir des notifications',
  lead: 'Un e-mail à chaque étape de l’envoi : pris en charge, en cours de livraison, livré, ou quand une action est requise.',
  email: 'E-mail',
  consent: 'J’accepte de recevoir des notifications d’envoi pour ce numéro.',
  submit: 'M’envoyer les notifications',
  privacy: 'Politique de confidentialité',
  failed: 'Votre demande n’a pas pu être prise en compte. Veuillez réessayer.',
  demonstration: 'Ceci est une démonstration : il n’y a pas de notifications à envoyer.',
  ended: 'Le trajet de cet envoi est terminé : il n’y a plus de notifications à demander.',

  alertsLead:
    'Vous êtes {role, select, shipper {l’expéditeur} other {le destinataire}} de cet envoi.',
  emailAlerts: 'Alertes par e-mail',
  emailTo: 'À {address}',
  smsAlerts: 'Alertes par SMS',
  smsTo: 'Au {number}',
  smsNoNumber: 'La réservation n’a pas de numéro avec l’indicatif du pays, par exemple +33.',
  smsOff: 'Ce transporteur n’envoie pas de SMS actuellement.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  saveFailed: 'L’enregistrement a échoué. Veuillez réessayer.',

  askedMetaTitle: 'Notifications d’envoi | Waypost',
  askedTitle: 'Notifications d’envoi',
  toShipment: 'Retour à l’envoi',
  toTracking: 'Suivre un envoi',

  confirmMetaTitle: 'Confirmez les notifications | Waypost',
  confirmTitle: 'Confirmez les notifications',
  confirmLead:
    'Cliquez sur le bouton pour recevoir les notifications sur l’envoi à l’adresse de l’e-mail.',
  confirmAction: 'Confirmer les notifications',

  languageMetaTitle: 'Langue des e-mails | Waypost',
  languageTitle: 'Langue des e-mails',
  languageLead: 'Choisissez la langue dans laquelle nous écrivons à l’adresse qui a reçu l’e-mail.',
  languageChosen: 'Désormais, nous écrivons dans cette langue : {language}',
  leaveMetaTitle: 'Arrêter les notifications | Waypost',
  leaveTitle: 'Arrêter les notifications',
  leaveLead:
    'Pour l’adresse à laquelle l’e-mail a été envoyé. Ce qu’exige une réservation, comme son reçu, est toujours envoyé.',
  leaveShipment: 'Arrêter pour cet envoi',
  leaveAll: 'Arrêter pour tous les envois',
} satisfies Catalog<'updates'>;
