import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'Guten Tag {name}',
  signature: 'Waypost',
  accountFooter:
    'Sie erhalten diese E-Mail, weil diese Adresse zu einem Waypost-Konto gehört oder bei Waypost eingegeben wurde.',

  expectedOn: 'Zustellung voraussichtlich {day}',
  expectedBetween: 'Zustellung voraussichtlich {earliest} bis {latest}',
  expectedBy: 'Zustellung voraussichtlich bis {day}',
  expectedToday: 'Zustellung voraussichtlich heute, {day}',
  expectedLate: 'War geplant für {day}',
  bookedSubject: 'Gebucht: {number}',
  bookedText: 'Ihre Sendung von {from} nach {to} ist gebucht. Die Sendungsnummer ist {number}.',
  bookedDueOnDelivery: 'Der Kurier kassiert {amount} an der Tür.',
  bookedOnAccount: '{amount} stehen auf Ihrem Kundenkonto. Die Monatsabrechnung fordert sie an.',
  bookedPaid: '{amount} sind auf Ihrem Zahlungsmittel reserviert und werden jetzt abgebucht.',
  bookedTransferred: 'Ihre Überweisung über {amount} ist eingegangen.',
  bookedAwaitingTransfer:
    'Bitte überweisen Sie {amount} innerhalb von 7 Tagen. Bankverbindung und Verwendungszweck stehen auf dem Beleg. Das Versandetikett folgt, sobald das Geld eingegangen ist.',
  awaitingSubject: 'Ihre Überweisung steht noch aus: {number}',
  awaitingHeading: 'Nur noch ein Schritt: Ihre Überweisung',
  awaitingText:
    'Ihre Sendung von {from} nach {to} ist vorgemerkt. Die Sendungsnummer ist {number}.',
  transferSubject: 'Bezahlt: {number}',
  transferHeading: 'Ihre Überweisung ist eingegangen',
  transferText:
    'Wir haben {amount} erhalten. Ihre Sendung von {from} nach {to} ist gebucht, und das Versandetikett kann gedruckt werden.',
  labelLink: 'Versandetikett drucken',
  bookedReceipt: 'Beleg öffnen',
  trackLink: 'Sendung verfolgen',
  sender: 'Absender',

  'news.picked_up': 'Abgeholt',
  'news.picked_up.text': 'Die Sendung wurde abgeholt und ist nun auf dem Weg.',
  'news.picked_up.next': 'Sie hören von uns, wenn sie unterwegs, in Zustellung und zugestellt ist.',
  'news.in_transit': 'Unterwegs',
  'news.in_transit.text': 'Die Sendung ist in unserem Netz unterwegs.',
  'news.in_transit.next':
    'Die nächste E-Mail kommt, wenn sie in Zustellung ist oder etwas zu klären ist.',
  'news.out_for_delivery': 'In Zustellung',
  'news.out_for_delivery.text': 'Die Sendung ist beim Kurier und soll heute ankommen.',
  'news.out_for_delivery.next': 'An der Adresse sollte jemand sein, der sie annimmt.',
  'news.delivered': 'Zugestellt',
  'news.delivered.text': 'Die Sendung wurde am {time} in {city} zugestellt.',
  'news.delivered.textWithoutPlace': 'Die Sendung wurde am {time} zugestellt.',
  'news.delivered.next':
    'Falls etwas fehlt oder beschädigt ist, bewahren Sie die Verpackung auf und schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.',
  'news.returning': 'Auf dem Rückweg',
  'news.returning.text':
    'Die Sendung konnte nicht zugestellt werden und geht an {reader, select, shipper {Sie} other {den Absender}} zurück.',
  'news.returning.next':
    'Sie müssen nichts tun. Wenn Sie das ändern möchten, schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.',
  'news.cancelled': 'Storniert',
  'news.cancelled.text': 'Die Sendung wurde storniert und wird nicht zugestellt.',
  'news.cancelled.next': 'Es gibt dazu keine weiteren Benachrichtigungen.',
  'news.customs_hold': 'Vom Zoll angehalten',
  'news.customs_hold.text':
    'Der Zoll hält die Sendung an. Meist fehlt ein Dokument oder eine Angabe, etwa eine Rechnung oder eine Einfuhrnummer.',
  'news.customs_hold.next':
    '{reader, select, shipper {Öffnen Sie die Sendung und laden Sie es hoch: Sie haben {days, plural, one {# Werktag} other {# Werktage}} Zeit.} other {Der Absender hat {days, plural, one {# Werktag} other {# Werktage}} Zeit, es zu senden.}} Die Sendung geht weiter, sobald der Zoll sie freigibt.',
  'news.held': 'Angehalten',
  'news.held.text': 'Die Sendung wartet in einem unserer Verteilzentren.',
  'news.held.next':
    'Sie müssen nichts tun. Hat sie sich nach zwei Werktagen nicht bewegt, schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.',
  'news.failed_attempt': 'Zustellversuch ohne Erfolg',
  'news.failed_attempt.text': 'Der Kurier war an der Tür und konnte die Sendung nicht übergeben.',
  'news.failed_attempt.next':
    'Wir versuchen es am nächsten Werktag erneut und bewahren sie 7 Tage auf. An der Adresse sollte jemand sein, der sie annimmt; oder schreiben Sie dem Kundenservice, um etwas anderes zu vereinbaren.',
  'news.address': 'Adresse unklar',
  'news.address.text': 'Der Kurier konnte die Zustelladresse nicht finden.',
  'news.address.next':
    '{reader, select, recipient {Senden Sie uns innerhalb von {days, plural, one {# Werktag} other {# Werktagen}} die vollständige Adresse: Schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.} other {Der Empfänger hat {days, plural, one {# Werktag} other {# Werktage}} Zeit, um sie zu ergänzen: Schreiben Sie dem Kundenservice die Adresse und die Sendungsnummer.}}',
  'news.refused': 'Annahme verweigert',
  'news.refused.text': 'Die Sendung wurde an der Tür nicht angenommen.',
  'news.refused.next':
    '{reader, select, shipper {Sagen Sie uns innerhalb von {days, plural, one {# Werktag} other {# Werktagen}}, wohin sie gehen soll; danach kommt sie zu Ihnen zurück.} other {Der Absender hat {days, plural, one {# Werktag} other {# Werktage}} Zeit, um zu sagen, wohin sie gehen soll, dann geht sie zurück.}} Ist das ein Irrtum, schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.',
  'news.other': 'Klärung nötig',
  'news.other.text': 'Etwas hält die Sendung auf.',
  'news.other.next':
    'Öffnen Sie die Sendung, um den Stand zu sehen, oder schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer.',
  'news.damage': 'Sendung beschädigt',
  'news.damage.text': 'Wir haben eine Beschädigung an der Sendung festgestellt.',
  'news.damage.next':
    'Schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer, um das weitere Vorgehen zu vereinbaren. Falls Sie die Sendung schon haben, bewahren Sie die Verpackung auf und machen Sie Fotos.',
  'news.loss': 'Sendung vermisst',
  'news.loss.text': 'Die Sendung ist nicht dort, wo sie sein sollte. Wir suchen nach ihr.',
  'news.loss.next':
    'Schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer, um Ersatz zu verlangen.',
  'news.returned': 'Zurück beim Absender',
  'news.returned.text':
    '{reader, select, shipper {Die Sendung ist wieder bei Ihnen.} other {Die Sendung wurde dem Absender zurückgegeben.}}',
  'news.returned.next':
    '{reader, select, shipper {Um sie erneut zu versenden, buchen Sie neu.} other {Damit sie erneut versandt wird, vereinbaren Sie mit dem Absender eine neue Buchung.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'Sendung öffnen',
  newsShipment: 'Sendungsnummer',
  newsRoute: 'Strecke',
  newsRouteText: '{from} – {to}',
  newsActBy: 'Frist',
  newsCode: 'Code für den Kurier',
  newsPlace: 'Zuletzt erfasst',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Zeit',
  'newsFooter.shipper': 'Sie erhalten diese E-Mail von Waypost als Absender dieser Sendung.',
  'newsFooter.recipient':
    'Sie erhalten diese E-Mail von Waypost, weil der Absender diese Adresse für den Empfänger angegeben hat.',
  'newsFooter.follower':
    'Sie erhalten diese E-Mail von Waypost, weil für diese Adresse Benachrichtigungen zu dieser Sendung angefordert wurden.',
  newsLeave: 'Benachrichtigungen beenden',

  'sms.picked_up': 'Waypost: Ihre Sendung wurde abgeholt.',
  'sms.in_transit': 'Waypost: Ihre Sendung ist unterwegs.',
  'sms.out_for_delivery': 'Waypost: Ihre Sendung ist heute in Zustellung.',
  'sms.delivered': 'Waypost: Ihre Sendung wurde zugestellt.',
  'sms.returning': 'Waypost: Ihre Sendung geht an den Absender zurück.',
  'sms.cancelled': 'Waypost: Ihre Sendung wurde storniert.',
  'sms.customs_hold': 'Waypost: Der Zoll hält Ihre Sendung an. Was nötig ist:',
  'sms.held': 'Waypost: Ihre Sendung wartet in einem Verteilzentrum.',
  'sms.failed_attempt':
    'Waypost: Wir konnten Ihre Sendung nicht übergeben und versuchen es erneut.',
  'sms.address': 'Waypost: Wir finden die Adresse Ihrer Sendung nicht. Was zu tun ist:',
  'sms.refused': 'Waypost: Die Annahme Ihrer Sendung wurde verweigert.',
  'sms.other': 'Waypost: Zu Ihrer Sendung ist etwas zu klären. Was zu tun ist:',
  'sms.damage': 'Waypost: Ihre Sendung ist beschädigt. Was zu tun ist:',
  'sms.loss': 'Waypost: Wir suchen nach Ihrer Sendung.',
  'sms.returned': 'Waypost: Ihre Sendung ist zurück beim Absender.',

  otherLanguages: 'Andere Sprachen',
  followSubject: 'Benachrichtigungen zu {number} bestätigen',
  followHeading: 'Benachrichtigungen bestätigen',
  followText:
    'Jemand, vermutlich Sie, hat für diese Adresse Benachrichtigungen zur Waypost-Sendung {number} angefordert. Bestätigen Sie das einmal: Der Link gilt 72 Stunden. Sie können die Benachrichtigungen jederzeit über den Link in jeder E-Mail beenden.',
  followLink: 'Benachrichtigungen bestätigen',
  followWarning:
    'Falls Sie das nicht angefordert haben, müssen Sie nichts tun. Wir schreiben Ihnen dann nicht mehr zu dieser Sendung.',
  followFooter:
    'Sie erhalten diese E-Mail von Waypost, weil diese Adresse in der Sendungsverfolgung eingegeben wurde.',
  followingSubject: 'Sie erhalten bereits Benachrichtigungen zu {number}',
  followingHeading: 'Sie erhalten diese Benachrichtigungen bereits',
  followingText:
    'Jemand, vermutlich Sie, hat für diese Adresse Benachrichtigungen zur Waypost-Sendung {number} angefordert. Sie erhält sie bereits; es wurde nichts geändert.',

  recipientSubject: 'Eine Sendung für Sie: {number}',
  recipientHeading: 'Eine Sendung für Sie',
  recipientText:
    'Für Sie wurde bei Waypost eine Sendung gebucht. Start: {from}. Ziel: {to}. Wir schreiben Ihnen, wenn sie abgeholt wurde und wenn sie in Zustellung ist.',
  recipientDue: 'Der Kurier kassiert {amount} an der Tür.',
  recipientSmallPrint:
    'Sie erhalten diese E-Mail von Waypost, weil ein Absender diese Adresse für den Empfänger angegeben hat. Wenn Sie nichts erwarten, können Sie die Annahme an der Tür verweigern.',

  cancelledSubject: 'Storniert: {number}',
  cancelledText: 'Ihre Sendung von {from} nach {to} mit der Sendungsnummer {number} ist storniert.',
  cancelledMoney:
    'Es ist nichts mehr zu zahlen. Reservierte Beträge werden freigegeben, bezahlte auf dem ursprünglichen Zahlungsweg erstattet.',

  partyLinkSubject: 'Ihr Link zur Sendung {number}',
  partyLinkHeading: 'Die ganze Sendung sehen',
  partyLinkText:
    'Jemand, vermutlich Sie, hat diesen Link in unserer Sendungsverfolgung angefordert. Damit sehen Sie die Sendung {number} mit Kontaktdaten und Zustellnachweis und können uns dazu schreiben. Der Link gilt 90 Tage, in jedem Browser, in dem er geöffnet wird.',
  partyLinkWarning:
    'Leiten Sie diese E-Mail nicht weiter: Wer den Link öffnet, sieht, was Sie sehen. Falls Sie ihn nicht angefordert haben, müssen Sie nichts tun.',

  caseAnswerSubject: 'Antwort zur Sendung {number}',
  caseAnswerHeading: 'Sie haben eine Antwort erhalten',
  caseAnswerText:
    'Unser Kundenservice hat Ihnen zur Sendung {number} geantwortet. Öffnen Sie den Link, um die Antwort zu lesen und zurückzuschreiben.',
  caseAnswerLink: 'Antwort lesen',

  activationSubject: '{code} aktiviert Ihre Waypost-Buchung',
  activationHeading: 'Buchung aktivieren',
  activationText:
    'Geben Sie diesen Code auf der Seite Ihrer Buchung ein. Er gilt eine Stunde. Dann ist das Versandetikett bereit, und Sie können die Sendung übergeben. Wir kassieren {amount} bei Zustellung.',
  activationLink: 'Buchung öffnen',
  activationSmallPrint:
    'Falls Sie nichts gebucht haben, müssen Sie nichts tun: Ohne den Code wird die Buchung nach einem Tag storniert.',

  codeSubject: '{code} ist Ihr Waypost-Code',
  codeHeading: 'Ihr Code',
  codeText:
    'Geben Sie diesen Code auf der Seite ein, die danach fragt. Er gilt einmalig, 10 Minuten lang.',
  codeWarning:
    'Wir fragen nie am Telefon oder per E-Mail nach diesem Code. Falls Sie ihn nicht angefordert haben, müssen Sie nichts tun: Ohne den Code erhält niemand Zugang.',

  alreadyRegisteredSubject: 'Sie haben bereits ein Waypost-Konto',
  alreadyRegisteredText:
    'Jemand, vermutlich Sie, wollte diese Adresse für ein Waypost-Konto verwenden. Zu ihr gibt es bereits eines, und daran wurde nichts geändert.',
  alreadyRegisteredNext:
    'Melden Sie sich mit Ihrem Passwort an, oder setzen Sie ein neues, wenn Sie es vergessen haben.',
  signInLink: 'Anmelden',

  resetSubject: 'Neues Waypost-Passwort setzen',
  resetText:
    'Jemand, vermutlich Sie, hat für dieses Konto ein neues Passwort angefordert. Der Link gilt einmalig, 30 Minuten lang. Ein neues Passwort meldet alle Browser ab.',
  resetLink: 'Neues Passwort setzen',
  resetWarning:
    'Falls Sie das nicht angefordert haben, müssen Sie nichts tun. Ihr Passwort bleibt, wie es ist.',

  confirmEmailSubject: 'Neue E-Mail-Adresse bestätigen',
  confirmEmailText:
    'Das Waypost-Konto {account} möchte diese Adresse verwenden. Öffnen Sie zur Bestätigung den Link in einem Browser, in dem Sie bei diesem Konto angemeldet sind. Der Link gilt einmalig, 24 Stunden lang. Bis dahin bleibt die alte Adresse gültig.',
  confirmEmailLink: 'Adresse bestätigen',
  confirmEmailWarning:
    'Falls dies nicht Ihr Konto ist, müssen Sie nichts tun. Es wird nichts geändert.',

  emailChangeSubject: 'Änderung der E-Mail-Adresse Ihres Waypost-Kontos',
  emailChangeText:
    'Jemand, vermutlich Sie, möchte für dieses Konto eine andere E-Mail-Adresse verwenden. Sie wird geändert, sobald die neue Adresse bestätigt ist.',
  emailChangeNext:
    'Falls Sie das nicht waren, setzen Sie jetzt ein neues Passwort: Damit entfällt auch die Adressänderung.',

  keyMadeSubject: 'Neuer API-Schlüssel für Ihr Waypost-Konto',
  keyMadeText:
    'Für Ihr Konto wurde ein Schlüssel erstellt, der mit {hint} beginnt, {time}. Er darf: {scopes}.',
  webhookFailingSubject: 'Ihr Webhook schlägt fehl',
  webhookFailingText:
    'Ereignisse an {host} kommen seit {time} nicht an. Wir versuchen es weiter, mit der Zeit seltener, aber mindestens alle 15 Minuten, und bewahren die Ereignisse 30 Tage auf. Wenn der Fehler behoben ist, wählen Sie „{button}“: Wir versuchen es sofort und senden alles, was wartet, sobald es ankommt.',
  webhookOffSubject: 'Ihr Webhook wurde ausgeschaltet',
  webhookOffText:
    'Bei {host} kam nichts mehr an, deshalb senden wir keine Ereignisse mehr dorthin. Schalten Sie ihn wieder ein, sobald er antwortet, und holen Sie das Versäumte innerhalb von 30 Tagen nach.',
  webhookLink: 'Webhooks ansehen',
  keyMadeNext:
    'Wenn Sie das waren, ist nichts zu tun. Wenn nicht, widerrufen Sie den Schlüssel und legen Sie sofort ein neues Passwort fest.',
  keyMadeLink: 'API-Schlüssel ansehen',
  keyEndingSubject: 'Ihr API-Schlüssel läuft am {day} ab',
  keyEndingText: 'Programme, die diesen Schlüssel dann noch nutzen, werden abgewiesen.',
  keyEndingNext:
    'Wenn Sie ihn weiter brauchen, erstellen Sie rechtzeitig einen neuen Schlüssel mit späterem Ende, tragen Sie ihn in Ihre Programme ein und widerrufen Sie diesen. „{button}“ genügt nicht: Der neue Schlüssel hätte dasselbe Ende. Wenn Sie ihn nicht mehr brauchen, ist nichts zu tun.',
  keyUnusedSubject: 'Ihr API-Schlüssel wurde seit 90 Tagen nicht genutzt',
  keyUnusedText:
    'Auch ein Schlüssel, den niemand nutzt, kann gefunden und missbraucht werden. Wenn Sie ihn nicht mehr brauchen, widerrufen Sie ihn.',
  keyUnusedNext:
    'Wenn Sie ihn behalten möchten, ist nichts zu tun. Wir schreiben erst wieder, wenn er genutzt wurde und danach erneut 90 Tage ungenutzt bleibt.',
  passwordChangedSubject: 'Ihr Waypost-Passwort wurde geändert',
  passwordChangedText: 'Das Passwort Ihres Kontos wurde geändert, {time}.',
  passwordChangedByReset: 'Alle Browser wurden abgemeldet und alle API-Schlüssel beendet.',
  passwordChangedHere:
    'Alle anderen Browser wurden abgemeldet. Ihre API-Schlüssel gelten weiter, bis Sie sie widerrufen.',
  passwordChangedNext: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.',
  newSignInSubject: 'Neue Anmeldung in Ihrem Waypost-Konto',
  newSignInText:
    'Ihr Konto wurde in einem Browser genutzt, den wir bisher nicht kannten: {browser}, {time}.',
  newSignInNext:
    'Falls Sie das waren, müssen Sie nichts tun. Falls nicht, setzen Sie jetzt ein neues Passwort: Damit werden alle Browser abgemeldet.',

  pickupScheduledSubject: 'Abholung geplant: {number}',
  pickupRescheduledSubject: 'Abholung verschoben: {number}',
  pickupScheduledText:
    'Ein Kurier kommt am {day} zwischen {from} und {until} Uhr Ortszeit. Adresse: {address}. Bitte halten Sie alles verpackt und etikettiert bereit.',
  'pickupRepeats.DAILY': 'Die Abholung wiederholt sich an jedem Werktag, bis Sie sie beenden.',
  'pickupRepeats.WEEKLY':
    'Die Abholung wiederholt sich jede Woche, bis Sie sie beenden. Ein Termin, der auf einen Feiertag fällt, entfällt.',
  'pickupRepeats.BIWEEKLY':
    'Die Abholung wiederholt sich alle zwei Wochen, bis Sie sie beenden. Ein Termin, der auf einen Feiertag fällt, entfällt.',
  pickupChangeUntil: 'Verschieben oder stornieren können Sie die Abholung bis {lastMoment}.',
  pickupCancelledSubject: 'Abholung storniert: {number}',
  pickupCancelledText:
    'Die Abholung am {day} zwischen {from} und {until} Uhr ist storniert. Adresse: {address}. Es kommt kein Kurier.',
  pickupNoPlaceSubject: 'Kein Kurier frei: Abholung {number}',
  pickupNoPlaceText:
    'Am {day} sind zwischen {from} und {until} Uhr alle Termine vergeben. Zu dieser Adresse kommt an dem Tag kein Kurier: {address}. Die anderen Termine Ihrer regelmäßigen Abholung bleiben bestehen.',
  pickupNoPlaceNext: 'In Ihrem Kundenbereich können Sie für diesen Termin eine andere Zeit wählen.',
  pickupMissedSubject: 'Abholung nicht erfolgt: {number}',
  pickupMissedText:
    'Am {day} hat unser Kurier zwischen {from} und {until} Uhr nichts abgeholt. Adresse: {address}. Falls das unser Fehler ist, bitten wir um Entschuldigung.',
  pickupMissedNext:
    'Fordern Sie in Ihrem Kundenbereich eine neue Abholung an. Die Sendungen, die Sie dafür ausgewählt hatten, können Sie erneut auswählen.',
  pickupRuleEndedSubject: 'Ihre regelmäßige Abholung ist beendet',
  pickupRuleEndedText:
    'Die regelmäßige Abholung zwischen {from} und {until} Uhr ist beendet. Adresse: {address}. Ihre Termine sind storniert, außer denen, zu denen bereits ein Kurier unterwegs ist.',
  handoverSubject: 'So übergeben Sie {number}',
  handoverPickup:
    'Ein Kurier kommt am {day} zwischen {from} und {until} Uhr Ortszeit an Ihre Adresse. Bitte halten Sie die Sendung verpackt und etikettiert bereit.',
  handoverMoved: 'Der gewählte Termin war nicht mehr frei, dies ist der nächste.',
  handoverWaiting:
    'Sie haben eine Abholung am {day} zwischen {from} und {until} Uhr gewählt. Wir halten einen Platz frei, sobald die Buchung bezahlt oder bestätigt ist.',
  handoverPoint: 'Bringen Sie die Sendung mit aufgeklebtem Versandetikett hierher: {point}.',
  handoverPointWaiting:
    'Sie möchten die Sendung hierher bringen: {point}. Das Versandetikett ist bereit, sobald die Buchung bezahlt oder bestätigt ist.',
  handoverNoPlace:
    'Es war kein Abholtermin frei. Wählen Sie einen anderen Tag, oder bringen Sie die Sendung zu einer Annahmestelle.',
  handoverMissed:
    'Der Kurier hat die Sendung am {day} nicht abgeholt. Wählen Sie einen anderen Tag, oder bringen Sie sie zu einer Annahmestelle.',
  handoverCancelled:
    'Die Abholung am {day} ist storniert. Wählen Sie einen anderen Tag, oder bringen Sie die Sendung zu einer Annahmestelle.',
  handoverPointClosed:
    'Diese Annahmestelle nimmt keine Sendungen mehr an: {point}. Wählen Sie eine andere Art der Übergabe.',
  handoverNone:
    'Sie haben noch nicht gewählt, wie Sie die Sendung übergeben: durch Abholung oder an einer Annahmestelle in Ihrer Nähe. Das geht auf der Belegseite.',
  handoverLink: 'Übergabe ändern',
  pickupLink: 'Abholungen öffnen',
  statementSubject: 'Ihre Waypost-Monatsabrechnung: {month}',
  statementHeading: 'Ihre Monatsabrechnung: {month}',
  statementText: 'Ihre Monatsabrechnung für {month} liegt vor. Sie beläuft sich auf {amount}.',
  statementOpen: 'Davon sind {amount} offen und fällig bis {day}.',
  'reminderSubject.1': 'Zahlungserinnerung: Ihre Waypost-Monatsabrechnung {month}',
  'reminderSubject.2': 'Zweite Mahnung: Ihre Waypost-Monatsabrechnung {month}',
  'reminderSubject.3': 'Letzte Mahnung: Ihre Waypost-Monatsabrechnung {month}',
  reminderHeading: 'Ihre Monatsabrechnung {month} ist überfällig',
  'reminderText.1':
    'Von Ihrer Monatsabrechnung für {month} sind {amount} noch nicht eingegangen. Sie waren fällig bis {day}.',
  'reminderText.2':
    'Von Ihrer Monatsabrechnung für {month} sind {amount} noch offen. Sie waren fällig bis {day}. Bitte zahlen Sie innerhalb von 7 Tagen.',
  'reminderText.3':
    '{amount} Ihrer Monatsabrechnung für {month} waren fällig bis {day} und sind noch offen. Dies ist unsere letzte Mahnung. Bitte zahlen Sie jetzt, oder schreiben Sie uns, wenn etwas nicht stimmt.',
  reminderTransfer:
    'Bitte überweisen Sie {amount} auf das Konto {account}. Verwendungszweck: {number}.',
  reminderCrossed: 'Wenn Sie in den letzten Tagen gezahlt haben, brauchen Sie nichts zu tun.',
  statementPaid: 'Es ist nichts mehr zu bezahlen.',
  statementLink: 'Abrechnung und Rechnung ansehen',

  newsletterSubject: 'Waypost-Newsletter bestätigen',
  newsletterText:
    'Jemand, vermutlich Sie, hat für diese Adresse unseren Newsletter angefordert. Bestätigen Sie das einmal: Der Link gilt 72 Stunden. Sie können den Newsletter jederzeit über den Link in jeder Ausgabe abbestellen.',
  newsletterLink: 'Newsletter bestätigen',
  newsletterWarning:
    'Falls Sie ihn nicht angefordert haben, müssen Sie nichts tun. Wir schreiben Ihnen dann nicht mehr dazu.',
  newsletterOnSubject: 'Sie erhalten den Waypost-Newsletter bereits',
  newsletterOnText:
    'Jemand, vermutlich Sie, hat für diese Adresse unseren Newsletter angefordert. Sie steht bereits auf der Liste; es wurde nichts geändert.',
  newsletterFooter:
    'Sie erhalten diese E-Mail von Waypost, weil diese Adresse für unseren Newsletter eingegeben wurde.',
  newsletterLeave: 'Newsletter abbestellen',

  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'Nachricht an den Kundenservice',
  'contactTopic.sales': 'Nachricht an den Vertrieb',
  'contactTopic.partnerships': 'Nachricht zu Partnerschaften',
  contactFrom:
    'Von {name}, {email}. Die Adresse wurde eingetippt; dass sie der Person gehört, ist nicht nachgewiesen.',
  contactReference: 'Die schreibende Person kennt diese Nachricht als {reference}.',
  contactFooter:
    'Im Kontaktformular geschrieben. Eine Antwort auf diese E-Mail geht an die obige Adresse.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'Unsere Antwort auf Ihre Nachricht {reference}',
  contactAnswerHeading: 'Unsere Antwort auf Ihre Nachricht',
  contactAnswerFooter:
    'Jemand, vermutlich Sie, hat uns mit dieser Adresse über das Kontaktformular geschrieben. Ihre Nachricht hat die Referenznummer {reference}. Antworten Sie auf diese E-Mail, wenn Sie noch etwas ergänzen möchten.',

  invitationSubject: 'Einladung zur Waypost-Konsole',
  invitationText:
    'Jemand aus dem Team hat Sie eingeladen, in der Waypost-Konsole zu arbeiten. Öffnen Sie den Link, wählen Sie ein Passwort und richten Sie einen zweiten Faktor ein. Der Link gilt einmalig, 72 Stunden lang, nur für diese Adresse.',
  invitationLink: 'Einladung annehmen',
  invitationWarning:
    'Falls Sie das nicht erwartet haben, sagen Sie im Team Bescheid und öffnen Sie den Link nicht.',
  statusNowSubject: '{status}: Sendung {number}',
  statusNowText: 'Der Status Ihrer Sendung {number} ist: {status}.',
  contactReceivedSubject: 'Wir haben Ihre Nachricht {reference} erhalten',
  contactReceivedText:
    'Unser Team liest sie und antwortet an diese Adresse, Mo–Fr 9:00–18:00 Uhr Brüsseler Zeit.',
  contactReceivedFooter:
    'Jemand, vermutlich Sie, hat uns mit dieser Adresse über das Kontaktformular geschrieben. Ihre Nachricht hat die Referenznummer {reference}. Antworten Sie auf diese E-Mail, wenn Sie noch etwas ergänzen möchten.',
} satisfies Catalog<'mail'>;
