import type { Catalog } from '../../messages.ts';

export default {
  navLabel: 'Votre compte',
  navTabs: 'Pages de votre compte',
  navShipments: 'Envois',
  navAddresses: 'Carnet d’adresses',
  navKeys: 'Clés API',
  viewingLabel: 'Consultation de l’espace d’un client',
  viewingAs: 'Vue du client',
  viewingText: 'Aucune modification n’est possible ici.',
  viewingEnd: 'Quitter la vue',
  navPickups: 'Enlèvements',
  navBilling: 'Facturation',
  navProfile: 'Profil',
  createShipment: 'Créer un envoi',
  logout: 'Déconnexion',
  nameless: 'Client',

  profileMetaTitle: 'Profil | Waypost',
  profileTitle: 'Profil',
  saved: 'Enregistré.',
  failed: 'L’opération a échoué. Veuillez réessayer.',
  customerSince: 'Client depuis le {day}',

  detailsTitle: 'Vos coordonnées',
  name: 'Nom',
  nameMissing: 'Saisissez votre nom.',
  phone: 'Téléphone',
  mailLanguage: 'Langue de nos e-mails',
  phoneInvalid: 'Utilisez uniquement des chiffres, des espaces et + ( ) -.',
  address: 'Adresse',
  detailsSave: 'Enregistrer',
  saving: 'Enregistrement',

  emailTitle: 'Adresse e-mail',
  emailNow: 'Vous vous connectez avec {email}.',
  newEmail: 'Nouvelle adresse e-mail',
  emailInvalid: 'Saisissez une adresse e-mail valide.',
  emailHelp:
    'Nous envoyons un lien à la nouvelle adresse. Rien ne change tant que vous ne l’avez pas ouvert.',
  currentPassword: 'Mot de passe actuel',
  emailSave: 'Changer d’adresse',

  passwordTitle: 'Mot de passe',
  passwordMissing: 'Saisissez votre mot de passe actuel.',
  passwordShort: 'Utilisez au moins 8 caractères.',
  passwordHelp: 'Au moins 8 caractères. Quelques mots sans rapport entre eux conviennent bien.',
  newPassword: 'Nouveau mot de passe',
  passwordSave: 'Changer le mot de passe',
  passwordNote: 'Tous les autres navigateurs seront déconnectés.',

  newsletterTitle: 'Newsletter',
  'newsletter.off': 'Vous ne recevez pas la newsletter.',
  'newsletter.pending':
    'Nous vous avons envoyé un lien par e-mail. Vous recevrez la newsletter après l’avoir ouvert.',
  'newsletter.on': 'Vous recevez la newsletter, environ une fois par mois.',
  newsletterAsk: 'M’envoyer la newsletter',
  newsletterAgain: 'Renvoyer le lien',
  newsletterLeave: 'Se désabonner',

  sessionsTitle: 'Navigateurs connectés',
  sessionHere: 'Ce navigateur',
  sessionSince: 'Depuis',
  sessionLastSeen: 'Dernier usage',
  sessionEnd: 'Déconnecter',
  sessionEndLabel: 'Déconnecter {browser}',
  sessionsEnd: 'Tout déconnecter',
  sessionsEndText: 'Met fin à toutes les sessions, y compris celle-ci.',
  sessionsFailed: 'La liste n’a pas pu être chargée.',

  dataTitle: 'Vos données',
  dataText:
    'Tout ce que nous conservons sur votre compte, dans un seul fichier lisible par une personne comme par un programme.',
  dataDownload: 'Télécharger vos données',

  deleteTitle: 'Supprimer le compte',
  deleteText:
    'Votre nom, vos adresses, votre téléphone et vos identifiants sont effacés immédiatement et ne peuvent pas être rétablis. Les réservations et les factures sont conservées sans votre nom, comme l’exige le droit comptable.',
  deleteConfirm: 'Je comprends que cette opération est irréversible.',
  deleteUnconfirmed: 'Cochez la case pour confirmer.',
  deleteAction: 'Supprimer le compte',
  deleteBusy: 'Suppression',
} satisfies Catalog<'account'>;
