import type { Catalog } from '../../messages.ts';

export default {
  codeSent:
    'Nous avons envoyé un code à 6 chiffres à votre adresse e-mail. Saisissez-le ci-dessous pour terminer.',
  codeResent: 'Nous avons envoyé un nouveau code.',
  resetRequested:
    'Si un compte existe pour cette adresse, un lien pour définir un nouveau mot de passe vient d’être envoyé. Il est valable 30 minutes.',
  passwordReset:
    'Le nouveau mot de passe est défini. Tous les navigateurs ont été déconnectés. Connectez-vous pour continuer.',
  passwordChanged:
    'Le nouveau mot de passe est défini. Tous les autres navigateurs ont été déconnectés.',
  emailChangeRequested:
    'Nous avons envoyé un lien à la nouvelle adresse. L’ancienne reste valable jusqu’à l’ouverture du lien.',
  emailConfirmed: 'La nouvelle adresse e-mail est confirmée.',
  partyLinkRequested:
    'Si cette adresse est associée à l’envoi, un lien vient d’être envoyé. Il est valable 90 jours.',
  contactReceived: 'Merci, nous avons bien reçu votre message.',
  newsletterRequested:
    'Nous avons envoyé un e-mail à cette adresse. Confirmez l’abonnement à la newsletter avec le lien qu’il contient dans les 72 heures.',
  newsletterConfirmed: 'L’abonnement à la newsletter est confirmé.',
  newsletterLeft: 'Cette adresse ne recevra plus la newsletter.',
  newsletterLeavePage:
    'Désabonnez-vous de la newsletter sur la page à laquelle mène cette adresse.',
  updatesRequested:
    'Nous avons envoyé un e-mail à cette adresse. Confirmez les notifications avec le lien qu’il contient dans les 72 heures.',
  updatesConfirmed:
    'Les notifications sont confirmées. Vous recevrez la suivante à la prochaine étape de l’envoi.',
  updatesLeft: 'Cette adresse ne recevra plus de notifications sur cet envoi.',
  updatesLeftAll: 'Cette adresse ne recevra plus de notifications, quel que soit l’envoi.',
  emailLanguageChosen: 'Les prochains e-mails à cette adresse seront dans la langue choisie.',
  updatesLeavePage: 'Arrêtez les notifications sur la page à laquelle mène cette adresse.',
  signedOut: 'La session est fermée.',
  sessionEnded: 'Ce navigateur a été déconnecté.',
  sessionsEnded: 'Tous les navigateurs ont été déconnectés.',
  shipmentCancelled: 'L’envoi est annulé.',
  sessionsAndKeysEnded:
    'Tous les navigateurs ont été déconnectés et toutes les clés API ont pris fin.',
  webhookRemoved: 'Le webhook a été supprimé.',
  keyRevoked: 'La clé ne fonctionne plus.',
  viewingEnded: 'Vous ne consultez plus l’espace d’un client.',
  addressRemoved: 'L’adresse a été supprimée.',
  cardRemoved: 'La carte a été supprimée.',
  accountErased: 'Le compte est effacé.',
  invitationSent: 'L’invitation vient d’être envoyée. Elle est valable 72 heures.',
  passwordLinkSent:
    'L’ancien mot de passe ne fonctionne plus. Un lien pour en choisir un nouveau est en route ; il est valable 24 heures.',
  mailResent: 'L’e-mail vient d’être renvoyé.',
  addressMailedAgain: 'L’adresse reçoit de nouveau des e-mails.',
  secondFactorReset:
    'Le second facteur a été supprimé. Un nouveau sera demandé à la prochaine connexion.',
  templateRemoved: 'Modèle supprimé.',
} satisfies Catalog<'answers'>;
