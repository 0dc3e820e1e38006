import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Beförderungsbedingungen | Waypost',
  metaDescription:
    'Preise und Angebote, Buchung, Zahlung, ausgeschlossene Güter, Stornierung und Erstattung, Haftung, Schadensmeldungen und Zoll: was gilt, wenn Sie mit Waypost versenden.',
  title: 'Beförderungsbedingungen',
  lead: 'Was zwischen Ihnen und uns gilt, wenn Sie einen Preis berechnen, eine Sendung buchen oder ein Konto eröffnen. In einfachen Worten und vollständig.',
  version: 'Fassung {version}',
  inForce: 'Gültig seit {day}',
  contents: 'Abschnitte',
  simulationTitle: 'Waypost ist eine Simulation',
  simulationText:
    'Nichts wird befördert, und niemand ist gebunden. Diese Bedingungen sind so geschrieben, wie ein Transportunternehmen sie bräuchte, und beschreiben, was das System tut. Angaben zum Unternehmen sind Platzhalter und als solche gekennzeichnet.',
  placeholder: 'Platzhalter',

  'parties.title': 'Beteiligte und Gegenstand',
  'parties.1':
    'Diese Bedingungen gelten für alle Angebote, Buchungen und Konten bei Waypost. „Wir“ ist der unten genannte Frachtführer. „Sie“ ist, wer bucht, auch für andere. Der Absender übergibt die Güter; der Empfänger nimmt sie entgegen.',
  'parties.2':
    'Sie akzeptieren die Fassung, die bei der Buchung oder Kontoeröffnung gilt. Bei der Buchung und im Konto ist gespeichert, welche Fassung Sie wann akzeptiert haben. Buchungen per API-Schlüssel akzeptieren die geltende Fassung.',
  'parties.company': 'Unternehmen',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Sitz',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Brüssel, Belgien',
  'parties.number': 'Unternehmensnummer und USt-IdNr.',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'E-Mail',

  'prices.title': 'Preise und Angebote',
  'prices.1':
    'Jeder Preis richtet sich nach dem geltenden Tarif. Tarife haben Fassungen und werden nach ihrer Veröffentlichung nicht geändert; jedes Angebot nennt seine Fassung. Preise sind in Euro angegeben.',
  'prices.2':
    'Maßgeblich für den Preis ist das Abrechnungsgewicht: der höhere Wert aus tatsächlichem Gewicht und Volumengewicht. Das Volumengewicht in Kilogramm ist Länge × Breite × Höhe in Zentimetern geteilt durch 5000, bei Luftfracht durch 6000, für alle Paletten zusammen.',
  'prices.3':
    'Der Versandpreis ist die Grundlage der folgenden Posten, die das Angebot einzeln aufführt:',
  'prices.fuel': 'Treibstoffzuschlag: 12 % des Versandpreises.',
  'prices.security': 'Sicherheit und Handling: 1,5 % des Versandpreises.',
  'prices.insurance':
    'Versicherung, falls gewählt: 1 % des angegebenen Werts, mindestens 1,50 €. Sie zahlt bis zu 5.000 € je Sendung.',
  'prices.tax':
    'Zölle und Steuern: Dieser Posten ist 0. Zölle und Einfuhrsteuern des Bestimmungslandes sind nicht Teil unseres Preises.',
  'prices.cod': 'Zahlung bei Zustellung: 20 % der Zwischensumme der vorstehenden Posten.',
  'prices.4':
    'Ein Angebot gilt 30 Minuten. Bestätigen Sie später oder hat sich der Preis bis dahin geändert, zeigen wir den neuen Preis und fragen Sie erneut. Sie zahlen nie mehr als den Betrag, den Sie bestätigt haben.',
  'prices.5':
    'Gewicht und Maße müssen stimmen. Eine Sendung, die schwerer oder größer ist als gebucht, kann angehalten werden, bis Sie sie mit den richtigen Maßen gebucht oder zurückgenommen haben.',
  'prices.6': 'Beispielpreise auf unseren Seiten sind Beispiele und keine Angebote.',

  'booking.title': 'Buchung',
  'booking.1':
    'Der Vertrag kommt zustande, wenn Sie bestätigen und wir die Sendungsnummer anzeigen. Wird die Bestätigung zweimal gesendet, zum Beispiel nach einem Verbindungsabbruch, gibt es nur eine Buchung und eine Abbuchung.',
  'booking.2':
    'Sie nennen Absender und Empfänger sowie E-Mail-Adresse und Anschrift des Empfängers und versichern, dass Sie uns diese Daten mitteilen dürfen. Ein Preis ohne erkanntes Land kann angezeigt, aber nicht gebucht werden.',
  'booking.3':
    'Wir können eine Buchung oder Sendung ablehnen, die gegen diese Bedingungen oder das Gesetz verstößt. Wir können andere mit der Beförderung beauftragen; Ihr Vertragspartner bleiben wir.',

  'payment.title': 'Zahlung',
  'payment.1':
    'Die Kasse zeigt, welche Zahlungsarten aus Karte, PayPal, Überweisung und Zahlung bei Zustellung für Ihre Sendung möglich sind.',
  'payment.2':
    'Karte und PayPal: Der Betrag wird bei der Buchung reserviert und abgebucht, sobald die Sendung angelegt ist. Kartennummern werden beim Zahlungsdienstleister eingegeben und erreichen uns nie.',
  'payment.3': 'Überweisung: Das Versandetikett wird freigegeben, sobald das Geld eingegangen ist.',
  'payment.4':
    'Zahlung bei Zustellung: Die Gebühr beträgt 20 % der Zwischensumme. Der Kurier kassiert den Gesamtbetrag an der Tür, vor der Übergabe der Sendung. Zahlt der Empfänger nicht, wird die Sendung nicht übergeben; sie kommt zurück, und der Absender schuldet den Preis und den Rückweg.',
  'payment.5':
    'Der Beleg zeigt jederzeit den tatsächlichen Stand der Zahlung. Wir können Güter zurückbehalten, bis bezahlt ist, was dafür geschuldet wird.',

  'prohibited.title': 'Verpackung und ausgeschlossene Güter',
  'prohibited.1':
    'Verpacken Sie so, dass die Güter Sortierung, Stapelung und einen Fall aus Tischhöhe überstehen. Ein Paket darf bis zu 70 kg wiegen; schwerere Güter gehen als Fracht. Wir befördern nicht:',
  'prohibited.dangerous':
    'Gefahrgut: explosive, gasförmige, entzündbare, oxidierende, giftige, ansteckende, radioaktive und ätzende Stoffe sowie lose Lithiumbatterien;',
  'prohibited.weapons': 'Waffen, Munition, deren Teile und Nachbildungen davon;',
  'prohibited.drugs': 'Betäubungsmittel sowie Arzneimittel ohne die erforderlichen Genehmigungen;',
  'prohibited.money':
    'Bargeld, Wertpapiere, Zahlungskarten, Edelmetalle und Edelsteine sowie ungefasste Schmucksteine;',
  'prohibited.living': 'lebende Tiere, menschliche Überreste und Körperproben;',
  'prohibited.perishable':
    'verderbliche Güter, die Kühlung brauchen, sofern nicht schriftlich vereinbart;',
  'prohibited.forged': 'Fälschungen und unrechtmäßig erlangte Güter;',
  'prohibited.law':
    'alles, dessen Beförderung, Ausfuhr oder Einfuhr in einem Land auf dem Weg verboten ist, auch aufgrund von Sanktionen.',
  'prohibited.2':
    'Alkohol, Tabak, Kunstwerke und Gefahrgut in begrenzten Mengen werden nur befördert, wenn wir schriftlich zugestimmt haben.',
  'prohibited.3':
    'Wir können eine Sendung öffnen und prüfen, wenn Gesetz oder Sicherheit es erfordern. Eine ausgeschlossene Sendung wird gestoppt, zurückgesendet, den Behörden übergeben oder vernichtet. Der Absender trägt die Kosten dafür und haftet für Schäden anderer.',

  'carriage.title': 'Abholung, Laufzeit und Zustellung',
  'carriage.1':
    'Abholungen werden im Kundenbereich für einen Tag und ein Zeitfenster angefordert. Halten Sie die Sendung verpackt und etikettiert bereit; sie gilt mit dem ersten Scan als übergeben.',
  'carriage.2':
    'Laufzeiten sind Schätzungen für den üblichen Verlauf und keine festen Termine. Werktage sind Montag bis Freitag ohne Feiertage. Das Angebot nennt die Zustelltage jedes Service, der Beleg die Ihrer Buchung.',
  'carriage.3':
    'Wir stellen an der Adresse zu, an jede Person, die die Sendung dort annimmt. Der Scan an der Tür ist der Zustellnachweis.',
  'carriage.4':
    'Nimmt niemand sie an, wird die Annahme verweigert oder ist die Adresse falsch, wechselt der Status zu „Zustellhindernis“, und wir fragen den Absender. Ohne Antwort innerhalb von {days, plural, one {# Werktag} other {# Werktagen}} geht die Sendung auf Kosten des Absenders zurück.',
  'carriage.5':
    'Wer die Sendungsnummer hat, kann die Sendungsverfolgung öffnen. Sie zeigt Orte nur als Stadt und Kontaktdaten gekürzt. Geben Sie die Nummer nur an Personen weiter, die diese Seite sehen sollen.',

  'customs.title': 'Zoll',
  'customs.1':
    'Für ein anderes Land legt der Absender vollständige und wahre Dokumente vor: Beschreibung, Wert, Ursprung und Menge der Güter sowie die erforderlichen Genehmigungen. Sie bevollmächtigen uns, die Güter für Sie anzumelden oder anmelden zu lassen.',
  'customs.2':
    'Zölle und Einfuhrsteuern zahlt bei einem Paket der Empfänger. Bei Fracht entscheidet der in der Buchung genannte Incoterm. Zahlt der Empfänger nicht, was der Zoll verlangt, zahlt der Absender.',
  'customs.3':
    'Eine Sendung, die der Zoll anhält, erscheint als „Zustellhindernis“. Die Zeit beim Zoll gilt nicht als Verspätung. Lagergeld und Gebühren der Behörden werden ohne Aufschlag weiterberechnet.',

  'cancellations.title': 'Stornierung und Erstattung',
  'cancellations.1':
    'Bis wir die Sendung abgeholt haben, können Sie sie kostenlos stornieren. Sie erhalten alles zurück, auch Gebühren, auf dem Weg, auf dem Sie gezahlt haben; ein nur reservierter Betrag wird freigegeben.',
  'cancellations.2':
    'Nach der Abholung können Sie uns bitten, die Sendung anzuhalten und zurückzubringen. Der Preis wird dann nicht erstattet, und der Rückweg hat einen eigenen Preis.',
  'cancellations.3': 'Stornieren wir oder können wir nicht beginnen, erhalten Sie alles zurück.',
  'cancellations.4':
    'Verbraucher in der Europäischen Union können den Vertrag außerdem innerhalb von 14 Tagen nach der Buchung ohne Angabe von Gründen widerrufen. Haben Sie verlangt, dass wir vorher beginnen, zahlen Sie für den bereits erbrachten Teil; mit der Zustellung der Sendung erlischt das Recht.',
  'cancellations.5':
    'Erstattungen erfolgen innerhalb von 14 Tagen. Ein Entwurf, der nicht gebucht wird, verfällt nach 24 Stunden und kostet nichts.',

  'liability.title': 'Haftung und Versicherung',
  'liability.1':
    'Wir haften für Verlust und Beschädigung von der Abholung bis zur Zustellung sowie für Verspätung, bis zu den Grenzen des auf die Beförderung anwendbaren Rechts. SZR sind Sonderziehungsrechte des Internationalen Währungsfonds.',
  'liability.caption': 'Haftungsgrenzen nach Art der Beförderung',
  'liability.kind': 'Beförderung',
  'liability.law': 'Recht',
  'liability.limit': 'Grenze',
  'liability.road': 'Straße, auch innerhalb eines Landes',
  'liability.roadLaw': 'CMR-Übereinkommen',
  'liability.roadLimit': '8,33 SZR je Kilogramm Rohgewicht',
  'liability.air': 'Luft, zwischen Ländern',
  'liability.airLaw': 'Montrealer Übereinkommen',
  'liability.airLimit': '26 SZR je Kilogramm',
  'liability.sea': 'See',
  'liability.seaLaw': 'Haag-Visby-Regeln',
  'liability.seaLimit':
    '2 SZR je Kilogramm oder 666,67 SZR je Packstück, je nachdem, welcher Betrag höher ist',
  'liability.2':
    'Bei Verspätung auf der Straße ersetzen wir den nachgewiesenen Schaden bis zur Höhe des Beförderungspreises. Mittelbare Schäden wie entgangenen Gewinn ersetzen wir nicht.',
  'liability.3':
    'Mit Versicherung zahlen wir den nachgewiesenen Wert der Ware, höchstens den bei der Buchung angegebenen Wert und 5.000 € je Sendung, sowie den Preis der Sendung.',
  'liability.4':
    'Wir haften nicht für die Folgen mangelhafter Verpackung, der Beschaffenheit der Güter, ausgeschlossener Güter, falscher Angaben von Ihnen, behördlicher Maßnahmen oder dessen, was niemand hätte verhindern können.',
  'liability.5':
    'Nichts in diesen Bedingungen beschränkt die Haftung für Vorsatz oder grobe Fahrlässigkeit, für Personenschäden oder dort, wo das Gesetz eine Beschränkung verbietet. Gesetzliche Rechte von Verbrauchern bleiben bestehen.',

  'claims.title': 'Schadensmeldungen',
  'claims.1':
    'Schreiben Sie über die Kontaktseite, Thema „Kundenservice“, unter Angabe der Sendungsnummer. Nennen Sie, was fehlt oder beschädigt ist und was es wert ist. Wir bitten um Bilder und die Rechnung. Sie erhalten sofort eine Referenznummer und innerhalb von 30 Tagen eine Antwort.',
  'claims.caption': 'Fristen für Schadensmeldungen',
  'claims.kind': 'Was geschehen ist',
  'claims.until': 'Meldung',
  'claims.visible': 'Äußerlich erkennbarer Schaden',
  'claims.visibleUntil': 'An der Tür, beim Kurier',
  'claims.hidden': 'Verdeckter Schaden oder fehlender Inhalt',
  'claims.hiddenUntil':
    'Innerhalb von 7 Tagen nach der Zustellung; bei Luftbeförderung 14 Tage; bei Seebeförderung 3 Tage',
  'claims.delay': 'Verspätung',
  'claims.delayUntil': 'Innerhalb von 21 Tagen nach der Zustellung',
  'claims.loss': 'Verlust',
  'claims.lossUntil': 'Wenn die längste Laufzeit um 30 Tage überschritten ist',
  'claims.court': 'Klage vor Gericht',
  'claims.courtUntil': 'Innerhalb von 1 Jahr; bei Luftbeförderung 2 Jahre',
  'claims.2':
    'Bewahren Sie Güter und Verpackung auf, bis wir geantwortet haben. Spätere Ansprüche erlöschen, soweit das Gesetz es zulässt.',

  'accounts.title': 'Konten',
  'accounts.1':
    'Ein Konto gehört einer Person oder einem Unternehmen. Die E-Mail-Adresse wird durch einen Code nachgewiesen, und jede Anmeldung verlangt Passwort und Code. Behalten Sie beides für sich; teilen Sie uns sofort mit, wenn jemand anderes davon Kenntnis hat.',
  'accounts.2':
    'Sie können das Konto jederzeit in Ihrem Profil löschen. Laufende Sendungen werden zu Ende geführt. Ein Konto, das entgegen diesen Bedingungen genutzt wird, können wir schließen, soweit möglich nach einer Warnung.',
  'accounts.3':
    'Programme verwenden Schlüssel. Probieren Sie keine Nummern aus, die nicht Ihre sind, und halten Sie die Grenzen ein, die die API nennt.',

  'changes.title': 'Änderungen',
  'changes.1':
    'Eine neue Fassung hat eine neue Nummer und ein neues Datum und gilt für das, was danach gebucht wird. Für Ihre früheren Buchungen bleibt die Fassung ihres Tages gültig.',

  'law.title': 'Recht und Gerichte',
  'law.1':
    'Es gilt belgisches Recht mit den oben genannten Übereinkommen. Zuständig sind die Gerichte in Brüssel. Verbraucher behalten den Schutz des Rechts des Landes, in dem sie leben, und können dort klagen.',
  'law.2':
    'Ist ein Teil dieser Bedingungen unwirksam, bleibt der Rest bestehen. Was wir mit personenbezogenen Daten tun, steht in der Datenschutzerklärung.',
  privacyLink: 'Datenschutzerklärung',
  contactLink: 'Kontaktseite',
} satisfies Catalog<'terms'>;
