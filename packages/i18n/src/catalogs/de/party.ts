import type { Catalog } from '../../messages.ts';

export default {
  actionTitle: 'Handlungsbedarf',
  'cause.customs_hold': 'Der Zoll hält die Sendung an und wartet auf Dokumente.',
  'cause.held': 'Die Sendung wird in einem unserer Verteilzentren angehalten.',
  'cause.failed_attempt': 'Der Kurier war dort, und niemand hat die Sendung angenommen.',
  'cause.address': 'Die Adresse ist unvollständig oder falsch.',
  'cause.refused': 'Die Annahme der Sendung wurde an der Tür verweigert.',
  'cause.other': 'Etwas hält die Sendung auf.',
  'cause.damage': 'An der Sendung wurde eine Beschädigung festgestellt.',
  'cause.loss': 'Wir finden die Sendung nicht und suchen nach ihr.',
  'cause.returned': 'Die Sendung ist zurück beim Absender.',
  'actor.shipper': 'Der Absender ist am Zug.',
  'actor.recipient': 'Der Empfänger ist am Zug.',
  'actor.carrier': 'Wir sind am Zug.',
  'actor.customs': 'Der Zoll ist am Zug.',
  yourTurn: 'Sie sind am Zug.',
  todoTitle: 'Das wird benötigt',
  'todo.customs_hold':
    'Die Handelsrechnung und, falls der Zoll danach fragt, die Importnummer des Empfängers (EORI- oder Steuernummer). Laden Sie beides hier hoch.',
  'todo.address':
    'Die vollständige Adresse: Straße, Hausnummer, Postleitzahl und Ort. Schreiben Sie sie hier dem Kundenservice.',
  'todo.failed_attempt':
    'Am nächsten Werktag muss jemand an der Adresse sein, oder Sie vereinbaren hier mit dem Kundenservice einen anderen Weg.',
  'todo.refused': 'Wohin die Sendung nun gehen soll. Schreiben Sie es hier dem Kundenservice.',
  received:
    'Wir haben erhalten, was Sie geschickt haben, und prüfen es. Sie müssen jetzt nichts tun.',
  receivedTitle: 'Wird geprüft',
  since: 'Seit',
  whoseTurn: 'Nächster Schritt',
  actBy: 'Bis',
  actByText: '{day} – danach geht die Sendung an den Absender zurück.',
  upload: 'Dokumente hochladen',
  chat: 'Nachricht schreiben',
  forParties:
    'Absender und Empfänger können von hier aus Dokumente senden und dem Kundenservice schreiben. Sind Sie einer von beiden?',
  getLink: 'Link per E-Mail anfordern',

  moreTitle: 'Absender oder Empfänger?',
  moreText:
    'Sehen Sie Namen, Kontaktdaten und Zustellnachweis vollständig. Wir senden einen Link an die Adresse, die zur Sendung für Sie hinterlegt ist.',
  email: 'Ihre E-Mail-Adresse',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
  askLink: 'Link zusenden',
  asking: 'Wird angefordert',
  askFailed: 'Der Link konnte gerade nicht angefordert werden. Bitte versuchen Sie es erneut.',
  asked: 'Falls diese Adresse zur Sendung gehört, ist ein Link unterwegs.',
  askedText:
    'Das kann eine Minute dauern. Sehen Sie auch im Spamordner nach. Der Link gilt 90 Tage.',
  accessMeta: 'Link anfordern | Waypost',
  backToShipment: 'Zurück zur Sendung',

  'seenAs.shipper': 'Sie sehen diese Sendung als Absender.',
  'seenAs.recipient': 'Sie sehen diese Sendung als Empfänger.',

  proofTitle: 'Zustellnachweis',
  signedBy: 'Unterschrieben von {name}',
  leftWithout: 'Ohne Unterschrift übergeben',
  proofPiece: 'Packstück {number}',
  proofPicture: 'Foto oder Unterschrift von der Zustellung',
  openPicture: 'Bild öffnen',

  cancelOffer: 'Die Sendung wurde noch nicht abgeholt. Sie können sie noch stornieren.',
  cancelMeta: '{number} stornieren | Waypost',
  cancelDone: 'Was Sie bezahlt haben, wird erstattet. Wir bestätigen die Stornierung per E-Mail.',

  casesTitle: 'Ihre Nachrichten an den Kundenservice',
  caseLine: '{subject}, {state}',
  'state.open': 'offen',
  'state.closed': 'abgeschlossen',
  openCase: 'Lesen und schreiben',
  'subject.customs_hold': 'Vom Zoll angehalten',
  'subject.held': 'Im Verteilzentrum angehalten',
  'subject.failed_attempt': 'Zustellung nicht möglich',
  'subject.address': 'Adresse',
  'subject.refused': 'Annahme verweigert',
  'subject.other': 'Zustellproblem',
  'subject.damage': 'Beschädigung',
  'subject.loss': 'Nachforschung',
  'subject.returned': 'Zurück beim Absender',

  caseMeta: 'Kundenservice zu {number} | Waypost',
  caseHeading: 'Dokumente und Nachrichten',
  caseAbout: 'Zur Sendung {number}',
  otherCases: 'Frühere Vorgänge',

  filesTitle: 'Dokumente',
  filesNone: 'Noch keine Dokumente.',
  filesChoose: 'Dateien auswählen',
  filesHelp: 'PDF, JPEG oder PNG. Bis zu 5 auf einmal, je 10 MB, insgesamt 20.',
  filesSend: 'Hochladen',
  filesSending: 'Wird hochgeladen',
  filesSendingOne: '{name} wird hochgeladen',
  filesSent:
    '{count, plural, one {# Dokument wurde hochgeladen.} other {# Dokumente wurden hochgeladen.}}',
  filesMissing: 'Wählen Sie mindestens eine Datei.',
  filesTooMany: 'Wählen Sie höchstens 5 Dateien auf einmal.',
  filesFull:
    'In diesem Vorgang ist noch Platz für {room, plural, one {# Datei} other {# Dateien}}. Wählen Sie weniger Dateien.',
  fileTooLarge: '{name} ist größer als 10 MB. Senden Sie eine kleinere Kopie.',
  fileKind: '{name} ist kein PDF, JPEG oder PNG. Speichern Sie die Datei in einem dieser Formate.',
  fileUnanswered:
    'Zu {name} kam keine Antwort. Bitte laden Sie die Datei noch einmal hoch: Sie wird nur einmal gespeichert.',
  fileFailed: '{name} wurde nicht hochgeladen. Bitte versuchen Sie es erneut.',
  fileRefused: '{name}: {reason}',
  'fileHeld.waiting': 'Wird auf Viren geprüft',
  'fileHeld.refused': 'Enthielt einen Virus und wurde entfernt.',
  fileSave: '{name} speichern',

  chatTitle: 'Nachrichten',
  chatNone:
    'Noch keine Nachrichten. Schreiben Sie, was wir wissen sollten; wir antworten zu den Bürozeiten.',
  chatLog: 'Nachrichten, die neueste zuletzt',
  fromYou: 'Sie',
  fromUs: 'Waypost-Kundenservice',
  message: 'Ihre Nachricht',
  messageHelp: 'Bis zu 2.000 Zeichen. Sobald es eine Antwort gibt, erhalten Sie eine E-Mail.',
  messageMissing: 'Schreiben Sie zuerst eine Nachricht.',
  messageTooLong: 'Kürzen Sie die Nachricht auf 2.000 Zeichen.',
  messageSend: 'Senden',
  messageSending: 'Wird gesendet',
  messageFailed:
    'Die Nachricht wurde nicht gesendet. Sie ist noch da: Bitte versuchen Sie es erneut.',
  caseClosed: 'Der Kundenservice hat diesen Vorgang abgeschlossen.',
  caseClosedText: 'Schreiben Sie innerhalb von 14 Tagen, um ihn wieder zu öffnen.',
  caseEnded:
    'Dieser Vorgang wurde vor mehr als 14 Tagen abgeschlossen. Schreiben Sie an {email}, wenn es etwas Neues gibt.',
  nothingOpen:
    'Zu dieser Sendung müssen Sie derzeit nichts tun. Schreiben Sie an {email}, wenn etwas nicht stimmt.',
} satisfies Catalog<'party'>;
