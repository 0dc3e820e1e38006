import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Contact | Waypost',
  metaDescription:
    'Écrivez au service client, au service commercial ou aux partenariats. Messages reçus à toute heure, réponses du lundi au vendredi, 9 h–18 h.',
  title: 'Contact',
  lead: 'Écrivez-nous à toute heure. Nos équipes répondent du lundi au vendredi, 9 h–18 h (heure de Bruxelles), à l’adresse que vous indiquez.',

  formTitle: 'Votre message',
  name: 'Nom',
  email: 'E-mail',
  emailHelp: 'Nous répondrons à cette adresse.',
  topic: 'Sujet',
  'topic.support': 'Service client',
  'topic.sales': 'Service commercial',
  'topic.partnerships': 'Partenariats',
  message: 'Message',
  messageHelp:
    'Indiquez le numéro de suivi s’il s’agit d’un envoi. N’écrivez ni mot de passe ni numéro de carte.',
  aboutShipment: 'Numéro de suivi {number}\n\n',
  send: 'Envoyer le message',
  sending: 'Envoi en cours',
  incomplete: 'Indiquez votre nom, votre e-mail et votre message.',
  nameMissing: 'Saisissez votre nom.',
  emailMissing: 'Saisissez votre adresse e-mail.',
  emailInvalid: 'Saisissez une adresse e-mail valide.',
  messageMissing: 'Écrivez votre message.',
  messageTooLong: 'Un message peut contenir au plus 5 000 caractères.',
  failed: 'Votre message n’a pas été envoyé. Veuillez réessayer.',
  reference: 'Votre référence est {reference}. Rappelez-la si vous nous écrivez à nouveau.',
  privacy: 'Comment nous traitons votre message',

  waysTitle: 'Autres moyens de contact',
  wayEmail: 'E-mail',
  wayHours: 'Heures de réponse',
  hours: 'Lun–ven, 9 h–18 h',
  hoursZone: 'heure de Bruxelles',
  wayTracking: 'Où est mon envoi ?',
  wayTrackingText: 'La page de suivi en sait autant que nous, et répond plus vite.',
  wayTrackingLink: 'Suivre un envoi',
  wayAnswers: 'Questions courantes',
  wayAnswersLink: 'Questions et réponses',
  wayClaims: 'Perte ou dommage',
  wayClaimsText:
    'Des délais s’appliquent. Les conditions précisent lesquels et ce qu’il faut envoyer.',
  wayClaimsLink: 'Faire une réclamation',
  placeholder:
    'Waypost est une simulation. L’adresse e-mail est fictive et ne mène nulle part ; le formulaire fonctionne.',

  topicsTitle: 'Qui vous lit',
  'topic.supportText': 'Envois en cours, incidents, enlèvements, paiements, votre compte.',
  'topic.salesText':
    'Volumes réguliers, prix pour les entreprises, entreposage et préparation de commandes.',
  'topic.partnershipsText': 'Transporteurs, agents, plateformes de vente et logiciels.',
} satisfies Catalog<'contact'>;
