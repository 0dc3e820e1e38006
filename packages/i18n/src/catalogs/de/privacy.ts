import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Datenschutzerklärung | Waypost',
  metaDescription:
    'Welche Daten Waypost speichert, warum, wie lange und auf welcher Rechtsgrundlage; was Fremde in der Sendungsverfolgung sehen; welche Cookies es gibt; und Ihre Rechte.',
  title: 'Datenschutzerklärung',
  lead: 'Welche Daten wir speichern, wofür, wie lange, und was Sie tun können.',
  version: 'Fassung {version}',
  inForce: 'Gültig seit {day}',
  contents: 'Abschnitte',
  simulationTitle: 'Waypost ist eine Simulation',
  simulationText:
    'Diese Erklärung beschreibt, was das System mit tatsächlich eingegebenen Daten tut. Angaben zum Unternehmen sind Platzhalter und als solche gekennzeichnet.',
  placeholder: 'Platzhalter',

  'short.title': 'Das Wichtigste',
  'short.1':
    'Wir speichern, was eine Sendung, eine Zahlung oder ein Konto braucht, und nichts, um Sie näher kennenzulernen.',
  'short.2':
    'Auf unseren Seiten sind keine Dritten: keine Analysedienste, keine Werbung, keine fremden Schriften, Karten oder Skripte. Nur eine Kartenzahlung öffnet einen Bereich des Zahlungsdienstleisters.',
  'short.3': 'Fremde, die eine Sendungsnummer haben, sehen gekürzte Namen und Kontaktdaten.',
  'short.4':
    'Sie können Ihre Daten in Ihrem Profil selbst exportieren und Ihr Konto selbst löschen.',

  'controller.title': 'Wer verantwortlich ist',
  'controller.1':
    'Verantwortlicher für diese Daten ist das Transportunternehmen. Schreiben Sie zu allem in dieser Erklärung an die unten genannte Adresse oder über die Kontaktseite.',
  'controller.company': 'Unternehmen',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Sitz',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Brüssel, Belgien',
  'controller.email': 'E-Mail',

  'data.title': 'Welche Daten, warum und wie lange',
  'data.1':
    'Die Buchstaben nennen die Rechtsgrundlage nach Artikel 6 Absatz 1 der Datenschutz-Grundverordnung: (a) Einwilligung, (b) Vertrag oder vorvertragliche Maßnahmen, (c) rechtliche Verpflichtung, (f) berechtigtes Interesse, das in der Zeile genannt ist.',
  'data.caption': 'Daten nach Zweck, mit Rechtsgrundlage und Speicherdauer',
  'data.purpose': 'Zweck',
  'data.what': 'Daten',
  'data.basis': 'Grundlage',
  'data.time': 'Dauer',
  'quote.purpose': 'Preise',
  'quote.what': 'Beide Orte wie eingegeben, Gewicht, Maße, Service. Kein Name.',
  'quote.basis': '(b)',
  'quote.time': 'Mit dem Angebot, damit ein Preis später erklärt werden kann',
  'draft.purpose': 'Eine begonnene Buchung',
  'draft.what':
    'E-Mail-Adresse und Anschrift des Empfängers; was in das Buchungsformular eingegeben wurde, ohne die Karte',
  'draft.basis': '(b)',
  'draft.time': '24 Stunden; die Kopie einer abgeschlossenen Buchung ebenso lange',
  'shipment.purpose': 'Beförderung einer Sendung',
  'shipment.what':
    'Namen, E-Mail-Adressen, Telefonnummern und Anschriften von Absender und Empfänger; Scans mit Zeit und Ort; Vermerke und Zustellnachweis',
  'shipment.basis': '(b), für den Empfänger (f): Zustellung dessen, was an ihn gesendet wurde',
  'shipment.time':
    'Mit der Sendung, solange Ansprüche und Buchhaltungsrecht es erfordern. Ihre Angaben werden entfernt, wenn Sie Ihr Konto löschen',
  'payment.purpose': 'Zahlung und Buchhaltung',
  'payment.what':
    'Beträge, Kosten, Zahlungsart und ihr Stand; Monatsabrechnungen und Rechnungen. Von gespeicherten Karten Marke, letzte vier Ziffern und Ablaufdatum. Keine Kartennummer: Sie liegt beim Zahlungsdienstleister',
  'payment.basis': '(b), (c)',
  'payment.time': 'Solange das Buchhaltungsrecht es verlangt, nach der Löschung ohne Ihren Namen',
  'account.purpose': 'Ihr Konto',
  'account.what':
    'E-Mail-Adresse, Name, Telefonnummer, Kontoart, Firma, USt-IdNr., Anschrift, Adressbuch, Abholungen mit Ihren Hinweisen, wie Sie von uns erfahren haben; das Passwort als argon2id-Hash; welche Bedingungen Sie wann akzeptiert haben',
  'account.basis': '(b)',
  'account.time': 'Bis Sie das Konto löschen',
  'signIn.purpose': 'Anmeldung',
  'signIn.what':
    'Codes und Links als Hashes; Sitzungen; die Art des Browsers, etwa „Firefox unter Linux“, um Sie vor einem neuen zu warnen',
  'signIn.basis': '(b), (f): Schutz des Kontos',
  'signIn.time':
    'Codes 10 Minuten; eine nicht abgeschlossene Registrierung etwa eine Stunde; Links 30 Minuten bis 72 Stunden; Sitzungen 24 Stunden nach der letzten Nutzung, höchstens 30 Tage; Arten von Browsern, bis Sie das Konto löschen',
  'contact.purpose': 'Antworten an Sie',
  'contact.what': 'Name, E-Mail-Adresse, Thema und Text von Nachrichten der Kontaktseite',
  'contact.basis': '(f): Beantwortung von Zuschriften; (b), wenn es um eine Sendung geht',
  'contact.time': '24 Monate; früher entfernt, wenn Sie Ihr Konto löschen',
  'case.purpose': 'Hilfe, wenn eine Sendung aufgehalten wird',
  'case.what':
    'Nachrichten und Dokumente, die uns Absender oder Empfänger aus der Sendungsverfolgung senden, und unsere Antworten. Jeder der beiden sieht nur die eigenen',
  'case.basis': '(b), für den Empfänger (f): Zustellung dessen, was an ihn gesendet wurde',
  'case.time':
    '24 Monate nach Abschluss des Vorgangs; früher entfernt, wenn Sie Ihr Konto löschen. Bilder als Zustellnachweis: 24 Monate',
  'newsletter.purpose': 'Newsletter',
  'newsletter.what': 'E-Mail-Adresse und wann Sie ihn angefordert, bestätigt und abbestellt haben',
  'newsletter.basis': '(a)',
  'newsletter.time': '30 Tage ohne Bestätigung; 24 Monate nach der Abbestellung, als Nachweis',
  'news.purpose': 'Nachrichten zu einer Sendung',
  'news.what':
    'Ob ein Beteiligter E-Mails und SMS zur Sendung wünscht; welche Art wann gesendet wurde, mit einem schlüsselbasierten Hash der Adresse. Nicht ihr Text',
  'news.basis': '(b), für den Empfänger (f): Mitteilung, wann die Sendung zu erwarten ist',
  'news.time': 'Mit der Sendung',
  'follow.purpose': 'Benachrichtigungen, die Sie in der Sendungsverfolgung angefordert haben',
  'follow.what':
    'E-Mail-Adresse, die Sendung und wann Sie sie angefordert, bestätigt und beendet haben',
  'follow.basis': '(a)',
  'follow.time':
    'Eine Woche ohne Bestätigung; 30 Tage nach dem Beenden oder der Zustellung; höchstens ein Jahr',
  'optOut.purpose': 'Verzicht auf E-Mails an Sie',
  'optOut.what': 'Ein schlüsselbasierter Hash der Adresse, die zu keiner Sendung E-Mails wünscht',
  'optOut.basis': '(f): Beachtung Ihres Wunsches',
  'optOut.time': 'Bis die Adresse wieder Benachrichtigungen anfordert',
  'security.purpose': 'Betrieb des Dienstes',
  'security.what':
    'Die Adresse Ihres Anschlusses, um Ausprobieren und Überlastung zu begrenzen: gezählt, und zwar als schlüsselbasierter Hash, wo sie ein Konto schützt',
  'security.basis': '(f): Sicherheit',
  'security.time': '10 Minuten bis ein Tag',
  'logs.purpose': 'Fehlersuche',
  'logs.what':
    'Protokolle mit Zeit, Seite ohne Abfrageparameter, Ergebnis und einer zufälligen Anfragenummer. Kein Name, keine Adresse, keine Sendungsnummer',
  'logs.basis': '(f): ein funktionierender Dienst',
  'logs.time': 'Wie vom Betreiber festgelegt; sie nennen niemanden',
  'data.2':
    'Die meisten dieser Daten stammen von Ihnen. Die Daten eines Empfängers stammen vom Absender. Wir treffen keine automatisierten Entscheidungen über Personen und bilden keine Profile.',

  'tracking.title': 'Was Fremde in der Sendungsverfolgung sehen',
  'tracking.1':
    'Wer eine Sendungsnummer hat, kann die zugehörige Seite öffnen, zum Beispiel weil jemand einen Link weitergeleitet hat. Unser Server kürzt Namen und Kontaktdaten, bevor sie ihn verlassen, und nennt Orte nur als Stadt:',
  'tracking.caption': 'Beispiele, wie die Sendungsverfolgung Kontaktdaten kürzt',
  'tracking.kept': 'Uns liegt vor',
  'tracking.shown': 'Fremde sehen',
  'tracking.name': 'Name',
  'tracking.email': 'E-Mail',
  'tracking.phone': 'Telefon',
  'tracking.address': 'Ziel',
  'tracking.2':
    'Von einer E-Mail-Adresse bleiben das erste und das letzte Zeichen vor dem @ und das erste danach; von einer Telefonnummer die ersten zwei und die letzten zwei Ziffern; vom Ziel die letzten beiden Teile. Daran ändert auch eine Anmeldung nichts: Mehr sehen nur die an der Sendung Beteiligten, die einen Link per E-Mail erhalten. Sendungsnummern sind zufällig, und das Ausprobieren ist begrenzt.',

  'cookies.title': 'Cookies',
  'cookies.1':
    'Wir setzen diese und keine anderen. Alle sind unsere eigenen. Jedes wird für etwas gebraucht, das Sie tun oder gewählt haben; eine Einwilligung ist daher nicht erforderlich. Daneben merkt sich der Browser, bis Sie den Tab schließen, wie weit Sie gescrollt hatten; das erreicht uns nie.',
  'cookies.caption': 'Cookies, was sie tun und wie lange sie bestehen',
  'cookies.name': 'Name',
  'cookies.what': 'Aufgabe',
  'cookies.time': 'Dauer',
  'cookie.session': 'Hält Sie angemeldet. Wird bei der Anmeldung gesetzt',
  'cookie.sessionTime': 'Bis Sie sich abmelden oder 24 Stunden ohne Nutzung, höchstens 30 Tage',
  'cookie.attempt': 'Bindet den per E-Mail gesendeten Code an den Browser, der ihn angefordert hat',
  'cookie.attemptTime': '1 Stunde oder bis der Code eingegeben wurde',
  'cookie.party':
    'Zeigt Sendungen, deren Link aus der E-Mail Sie geöffnet haben, so, wie Absender oder Empfänger sie sehen',
  'cookie.partyTime': '90 Tage nach dem Öffnen des letzten Links',
  'cookie.drafts':
    'Findet die begonnene Buchung wieder. Wird gesetzt, wenn Sie zur Buchung weitergehen',
  'cookie.draftsTime': '24 Stunden',
  'cookie.zone': 'Ihre Zeitzone, damit Zeiten auf den Seiten in Ihrer Ortszeit erscheinen',
  'cookie.zoneTime': '1 Jahr',
  'cookie.language': 'Die Sprache, die Sie im Menü gewählt haben',
  'cookie.languageTime': '1 Jahr',
  'cookie.device': 'Nur auf Geräten unserer Hubs und Kuriere: welches Gerät es ist',
  'cookie.deviceTime': '180 Tage ohne Nutzung',
  'cookie.shift': 'Nur auf Geräten unserer Hubs und Kuriere: wer damit arbeitet',
  'cookie.shiftTime': 'Bis zum Ende der Schicht, höchstens 14 Stunden',
  'cookie.staff': 'Nur für unsere Mitarbeiter: ihre Sitzung in der Konsole',
  'cookie.staffTime': '15 Minuten ohne Nutzung, höchstens 8 Stunden',

  'others.title': 'Wer sonst Daten erhält',
  'others.1': 'Nur wer sie für die Sendung oder den Dienst braucht:',
  'others.carriers':
    'Frachtführer und Agenten, die einen Teil des Weges befördern, für diesen Teil;',
  'others.customs': 'Zoll und andere Behörden, soweit das Gesetz es verlangt;',
  'others.payment': 'der Zahlungsdienstleister, wenn Sie per Karte oder PayPal zahlen;',
  'others.hosting':
    'wer für uns Server betreibt sowie E-Mails und SMS zustellt, auf Grundlage eines Vertrags und nach unserer Weisung.',
  'others.2':
    'Niemand kauft Daten von uns. Eine Sendung in ein Land außerhalb des Europäischen Wirtschaftsraums bringt die Daten des Empfängers dorthin, weil sie sonst nicht zugestellt werden könnte.',

  'security.title': 'Wie wir sie schützen',
  'security.1':
    'Passwörter, Codes und Sitzungen werden als Hashes gespeichert. Die Anfragen eines Kunden erreichen nur die Datensätze dieses Kunden, und die Datenbank prüft das noch einmal. Mitarbeiter melden sich mit einem zweiten Faktor an, und jeder Blick auf personenbezogene Daten wird protokolliert. Kontaktdaten werden getrennt von Ereignissen gespeichert, damit sie gelöscht werden können, während der Verlauf vollständig bleibt.',

  'rights.title': 'Ihre Rechte',
  'rights.1': 'Wo Sie selbst handeln können, müssen Sie nicht fragen:',
  'rights.access': 'Auskunft und Datenübertragung: Ihr Profil exportiert Ihre Daten als Datei.',
  'rights.correct': 'Berichtigung: Ändern Sie Ihre Angaben im Profil.',
  'rights.erase':
    'Löschung: Löschen Sie das Konto im Profil. Ihre personenbezogenen Daten werden sofort gelöscht; Sendungen und Buchhaltungseinträge bleiben, wie das Gesetz es verlangt, und verweisen auf niemanden.',
  'rights.consent':
    'Widerruf der Einwilligung: Jeder Newsletter und jede Benachrichtigung zu einer Sendung enthält einen Link zum Abbestellen.',
  'rights.2':
    'Für alles andere schreiben Sie uns: um eine Verarbeitung einzuschränken oder ihr zu widersprechen, oder wenn Sie Empfänger sind oder kein Konto haben. Wir können einen Nachweis verlangen, dass Sie diese Person sind. Sie erhalten innerhalb eines Monats eine Antwort.',
  'rights.3':
    'Sie können sich bei der Aufsichtsbehörde des Landes beschweren, in dem Sie leben. In Belgien ist das die Datenschutzbehörde (Gegevensbeschermingsautoriteit, Autorité de protection des données) in Brüssel.',
  profileLink: 'Ihr Profil',
  contactLink: 'Kontaktseite',

  'changes.title': 'Änderungen',
  'changes.1':
    'Diese Erklärung ändert sich mit dem, was das System tut. Sie trägt die Fassungsnummer der Beförderungsbedingungen vom selben Tag. Frühere Fassungen werden aufbewahrt und auf Anfrage zugesandt.',
  termsLink: 'Beförderungsbedingungen',
} satisfies Catalog<'privacy'>;
