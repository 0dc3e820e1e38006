import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Kontakt | Waypost',
  metaDescription:
    'Schreiben Sie an Kundenservice, Vertrieb oder Partnerschaften. Nachrichten nehmen wir jederzeit an und beantworten sie Mo–Fr 9:00–18:00 Uhr.',
  title: 'Kontakt',
  lead: 'Schreiben Sie uns jederzeit. Wir antworten Mo–Fr 9:00–18:00 Uhr Brüsseler Zeit an die Adresse, die Sie angeben.',

  formTitle: 'Ihre Nachricht',
  name: 'Name',
  email: 'E-Mail',
  emailHelp: 'Hierhin geht die Antwort.',
  topic: 'Thema',
  'topic.support': 'Kundenservice',
  'topic.sales': 'Vertrieb',
  'topic.partnerships': 'Partnerschaften',
  message: 'Nachricht',
  messageHelp:
    'Nennen Sie die Sendungsnummer, wenn es um eine Sendung geht. Bitte keine Passwörter und Kartennummern angeben.',
  aboutShipment: 'Sendungsnummer {number}\n\n',
  send: 'Nachricht senden',
  sending: 'Wird gesendet',
  incomplete: 'Bitte geben Sie Name, E-Mail-Adresse und Nachricht ein.',
  nameMissing: 'Geben Sie Ihren Namen ein.',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  messageMissing: 'Schreiben Sie Ihre Nachricht.',
  messageTooLong: 'Eine Nachricht darf höchstens 5.000 Zeichen haben.',
  failed: 'Ihre Nachricht wurde nicht gesendet. Bitte versuchen Sie es erneut.',
  reference: 'Ihre Referenznummer ist {reference}. Nennen Sie sie, wenn Sie erneut schreiben.',
  privacy: 'So gehen wir mit Ihrer Nachricht um',

  waysTitle: 'Weitere Wege',
  wayEmail: 'E-Mail',
  wayHours: 'Servicezeiten',
  hours: 'Mo–Fr 9:00–18:00 Uhr',
  hoursZone: 'Brüsseler Zeit',
  wayTracking: 'Wo ist die Sendung?',
  wayTrackingText: 'Die Sendungsverfolgung weiß so viel wie wir und ist schneller.',
  wayTrackingLink: 'Sendung verfolgen',
  wayAnswers: 'Häufige Fragen',
  wayAnswersLink: 'Fragen und Antworten',
  wayClaims: 'Verloren oder beschädigt',
  wayClaimsText:
    'Es gelten Fristen. Welche das sind und was Sie einsenden, steht in den Beförderungsbedingungen.',
  wayClaimsLink: 'So melden Sie einen Schaden',
  placeholder:
    'Waypost ist eine Simulation. Die E-Mail-Adresse ist ein Platzhalter ohne Postfach; das Formular funktioniert.',

  topicsTitle: 'Wer Ihre Nachricht liest',
  'topic.supportText': 'Laufende Sendungen, Zustellhindernisse, Abholungen, Zahlungen, Ihr Konto.',
  'topic.salesText': 'Regelmäßige Mengen, B2B-Preise, Lagerung und Fulfillment.',
  'topic.partnershipsText': 'Transportunternehmen, Agenten, Shopsysteme und Software.',
} satisfies Catalog<'contact'>;
