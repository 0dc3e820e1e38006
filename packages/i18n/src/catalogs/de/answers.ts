import type { Catalog } from '../../messages.ts';

export default {
  codeSent:
    'Wir haben einen 6-stelligen Code an Ihre E-Mail-Adresse gesendet. Geben Sie ihn unten ein, um fortzufahren.',
  codeResent: 'Wir haben Ihnen einen neuen Code gesendet.',
  resetRequested:
    'Falls es zu dieser Adresse ein Konto gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt 30 Minuten.',
  passwordReset:
    'Das neue Passwort ist gesetzt. Alle Browser wurden abgemeldet. Melden Sie sich an, um fortzufahren.',
  passwordChanged: 'Das neue Passwort ist gesetzt. Alle anderen Browser wurden abgemeldet.',
  emailChangeRequested:
    'Wir haben einen Link an die neue Adresse gesendet. Die alte bleibt gültig, bis der Link geöffnet wird.',
  emailConfirmed: 'Die neue E-Mail-Adresse ist bestätigt.',
  partyLinkRequested:
    'Falls diese Adresse zur Sendung gehört, ist ein Link unterwegs. Er gilt 90 Tage.',
  contactReceived: 'Vielen Dank. Ihre Nachricht ist bei uns eingegangen.',
  newsletterRequested:
    'Wir haben eine E-Mail an diese Adresse gesendet. Bestätigen Sie den Newsletter innerhalb von 72 Stunden über den Link darin.',
  newsletterConfirmed: 'Der Newsletter ist bestätigt.',
  newsletterLeft: 'Diese Adresse erhält keinen Newsletter mehr.',
  newsletterLeavePage: 'Bestellen Sie den Newsletter auf der Seite ab, zu der diese Adresse führt.',
  updatesRequested:
    'Wir haben eine E-Mail an diese Adresse gesendet. Bestätigen Sie die Benachrichtigungen innerhalb von 72 Stunden über den Link darin.',
  updatesConfirmed:
    'Die Benachrichtigungen sind bestätigt. Die nächste kommt, sobald die Sendung weitergeht.',
  updatesLeft: 'Diese Adresse erhält keine Benachrichtigungen mehr zu dieser Sendung.',
  updatesLeftAll: 'Diese Adresse erhält keine Benachrichtigungen mehr zu Sendungen.',
  emailLanguageChosen: 'Weitere E-Mails an diese Adresse sind in der gewählten Sprache.',
  updatesLeavePage: 'Beenden Sie die Benachrichtigungen auf der Seite, zu der diese Adresse führt.',
  signedOut: 'Sie sind abgemeldet.',
  sessionEnded: 'Dieser Browser wurde abgemeldet.',
  sessionsEnded: 'Alle Browser wurden abgemeldet.',
  shipmentCancelled: 'Die Sendung ist storniert.',
  sessionsAndKeysEnded: 'Alle Browser wurden abgemeldet und alle API-Schlüssel beendet.',
  webhookRemoved: 'Der Webhook wurde entfernt.',
  keyRevoked: 'Der Schlüssel ist nicht mehr gültig.',
  viewingEnded: 'Die Ansicht des Kundenbereichs ist beendet.',
  addressRemoved: 'Die Adresse wurde entfernt.',
  cardRemoved: 'Die Karte wurde entfernt.',
  accountErased: 'Das Konto ist gelöscht.',
  invitationSent: 'Die Einladung ist unterwegs. Sie gilt 72 Stunden.',
  passwordLinkSent:
    'Das alte Passwort gilt nicht mehr. Ein Link für ein neues ist unterwegs; er gilt 24 Stunden.',
  mailResent: 'Die E-Mail wird noch einmal gesendet.',
  addressMailedAgain: 'Die Adresse bekommt wieder E-Mails.',
  secondFactorReset:
    'Der zweite Faktor wurde entfernt. Bei der nächsten Anmeldung wird ein neuer eingerichtet.',
  templateRemoved: 'Vorlage entfernt.',
} satisfies Catalog<'answers'>;
