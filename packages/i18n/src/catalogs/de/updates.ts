import type { Catalog } from '../../messages.ts';

export default {
  title: 'Benachrichtigungen',
  lead: 'Eine E-Mail, wenn die Sendung weitergeht: abgeholt, in Zustellung, zugestellt, oder wenn etwas zu klären ist.',
  email: 'E-Mail',
  consent: 'Ich willige ein, Benachrichtigungen zu dieser Sendungsnummer zu erhalten.',
  submit: 'Benachrichtigungen anfordern',
  privacy: 'Datenschutzerklärung',
  failed: 'Wir konnten Ihre Anfrage nicht annehmen. Bitte versuchen Sie es erneut.',
  demonstration: 'Dies ist ein Muster: Dazu werden keine Benachrichtigungen gesendet.',
  ended: 'Der Weg dieser Sendung ist zu Ende; es gibt keine weiteren Benachrichtigungen.',

  alertsLead: 'Sie sind {role, select, shipper {Absender} other {Empfänger}} dieser Sendung.',
  emailAlerts: 'Benachrichtigung per E-Mail',
  emailTo: 'An {address}',
  smsAlerts: 'Benachrichtigung per SMS',
  smsTo: 'An {number}',
  smsNoNumber: 'In der Buchung steht keine Nummer mit Landesvorwahl, zum Beispiel +49.',
  smsOff: 'Waypost versendet zurzeit keine SMS.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',

  askedMetaTitle: 'Benachrichtigungen zur Sendung | Waypost',
  askedTitle: 'Benachrichtigungen zur Sendung',
  toShipment: 'Zurück zur Sendung',
  toTracking: 'Sendung verfolgen',

  confirmMetaTitle: 'Benachrichtigungen bestätigen | Waypost',
  confirmTitle: 'Benachrichtigungen bestätigen',
  confirmLead:
    'Klicken Sie auf die Schaltfläche, um Benachrichtigungen zur Sendung an die Adresse der E-Mail zu erhalten.',
  confirmAction: 'Bestätigen',

  languageMetaTitle: 'Sprache der E-Mails | Waypost',
  languageTitle: 'Sprache der E-Mails',
  languageLead:
    'Wählen Sie die Sprache, in der wir an die Adresse schreiben, an die die E-Mail ging.',
  languageChosen: 'Ab jetzt schreiben wir in dieser Sprache: {language}',
  leaveMetaTitle: 'Benachrichtigungen beenden | Waypost',
  leaveTitle: 'Benachrichtigungen beenden',
  leaveLead:
    'Für die Adresse, an die die E-Mail ging. Was zu einer Buchung gehört, etwa der Beleg, wird weiterhin gesendet.',
  leaveShipment: 'Für diese Sendung beenden',
  leaveAll: 'Für alle Sendungen beenden',
} satisfies Catalog<'updates'>;
