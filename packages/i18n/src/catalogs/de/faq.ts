import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Fragen und Antworten | Waypost',
  metaDescription:
    'Wie Sie versenden, wie lange die Zustellung dauert, wie Sendungsverfolgung und Zoll funktionieren, wie Sie eine Abholung anfordern und was die Zahlung bei Zustellung kostet.',
  title: 'Fragen und Antworten',
  lead: 'Kurze Antworten zuerst. Jede führt zu der Seite, auf der Sie weiterkommen.',
  contents: 'Themen',
  stillTitle: 'Hier nicht beantwortet?',
  stillText:
    'Schreiben Sie uns und nennen Sie die Sendungsnummer, falls es eine gibt. Wir antworten Mo–Fr 9:00–18:00 Uhr Brüsseler Zeit.',
  stillLink: 'Zum Kundenservice',

  boardTitle: 'In je einer Zeile',
  'board.ship': 'Etwas versenden',
  'board.shipAnswer': 'Auf der Express-Seite',
  'board.domestic': 'Zustellung im Inland',
  'board.domesticAnswer': '{standardEta}, mit Priority {priorityEta}',
  'board.international': 'Internationaler Express in das Vereinigte Königreich und die EU',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Sendungsverfolgung',
  'board.trackAnswer': 'Per Sendungsnummer, auf der Startseite oder unter „Sendung verfolgen“',
  'board.customs': 'Ein Problem beim Zoll',
  'board.customsAnswer': 'Erscheint als Status „Zustellhindernis“',
  'board.pickup': 'Abholungen',
  'board.pickupAnswer': 'Im Kundenbereich anfordern',

  'topic.shipping': 'Versand',
  'topic.delivery': 'Laufzeiten',
  'topic.tracking': 'Sendungsverfolgung',
  'topic.customs': 'Zoll',
  'topic.pickups': 'Abholungen',
  'topic.paying': 'Preise und Zahlung',
  'topic.account': 'Konto und Datenschutz',

  'ship.question': 'Wie versende ich etwas?',
  'ship.answer':
    'Auf der Express-Seite. Geben Sie Start, Ziel, Gewicht und Maße ein, und Sie sehen jeden Service mit seinem vollen Preis. Ergänzen Sie E-Mail-Adresse und Anschrift des Empfängers, gehen Sie weiter zur Buchung, prüfen Sie die Kosten und bestätigen Sie. Sendungsnummer und Beleg erhalten Sie sofort.',
  'guest.question': 'Brauche ich für den Versand ein Konto?',
  'guest.answer':
    'Nein. Preise berechnen, buchen und verfolgen kann jeder. Mit einem Konto kommt ein Kundenbereich hinzu, mit allen Ihren Sendungen, deren Kosten und Ihren Abholungen.',
  'heavy.question': 'Wie schwer darf ein Paket sein?',
  'heavy.answer':
    'Ein Paket darf bis zu {maxPiece} wiegen. Alles Schwerere geht als Fracht auf Paletten, per Luft, See oder Straße.',
  'volume.question': 'Warum ändern die Maße den Preis?',
  'volume.answer':
    'Ein großer, leichter Karton nimmt den Platz eines schweren ein. Wir vergleichen das Gewicht mit dem Volumen (Länge × Breite × Höhe in Zentimetern, geteilt durch {parcelDivisor}, bei Luftfracht durch {airDivisor}) und berechnen den höheren Wert. Das Angebot zeigt beide Zahlen.',
  'forbidden.question': 'Was darf ich nicht versenden?',
  'forbidden.answer':
    'Gefahrgut, Waffen, Drogen, lebende Tiere, Bargeld und einiges mehr. Die vollständige Liste steht in den Beförderungsbedingungen. Eine Sendung mit solchem Inhalt wird gestoppt, und der Absender trägt die Folgekosten.',

  'domestic.question': 'Wie lange dauert die Zustellung im Inland?',
  'domestic.answer':
    '{standardEta} mit Standard, {expressEta} mit Express, {priorityEta} mit Priority. Ein Paket, das vor dem Annahmeschluss gebucht wird, wird am selben Tag abgeholt; die Zeiten stehen auf der Seite zum Inlandsversand.',
  'international.question':
    'Wie lange dauert internationaler Express in das Vereinigte Königreich oder die EU?',
  'international.answer':
    '{expressEta}. Die Abfertigung an der Grenze ist darin enthalten. Hat der Zoll eine Frage, steht die Uhr still, bis sie beantwortet ist.',
  'nobody.question': 'Was geschieht, wenn niemand öffnet?',
  'nobody.answer':
    'Der Kurier erfasst den Zustellversuch vor Ort, und die Sendungsverfolgung zeigt ihn als „Zustellhindernis“ mit Uhrzeit. Schreiben Sie dem Kundenservice unter Angabe der Sendungsnummer, um einen anderen Tag oder eine andere Adresse zu vereinbaren.',

  'track.question': 'Wie verfolge ich eine Sendung?',
  'track.answer':
    'Mit ihrer Sendungsnummer, auf der Startseite oder unter „Sendung verfolgen“. Sie steht auf dem Versandetikett, auf dem Beleg und in unseren E-Mails. Groß- und Kleinschreibung, Leerzeichen und Bindestriche spielen keine Rolle, und die Seite aktualisiert sich mit jedem Scan von selbst.',
  'missing.question': 'Warum wird meine Sendungsnummer nicht gefunden?',
  'missing.answer':
    'Unsere Nummern enden mit einem Prüfzeichen. So unterscheidet die Seite einen Tippfehler von einer Nummer, die es nicht gibt. Vergleichen Sie sie mit dem Versandetikett, immer vier Zeichen auf einmal. Es kann einige Minuten dauern, bis ein neues Versandetikett erscheint.',
  'statuses.question': 'Was bedeuten die Status?',
  'statuses.answer':
    'Erstellt: gebucht, wartet auf den ersten Scan. Abgeholt: Wir haben die Sendung. Unterwegs: zwischen unseren Verteilzentren oder in der Zollabfertigung. In Zustellung: bei einem Kurier auf der heutigen Tour. Zugestellt: übergeben. Zustellhindernis: Etwas hat sie aufgehalten, und der Sendungsverlauf sagt, was. Storniert: Sie wird nicht befördert.',
  'masked.question': 'Warum sind Namen und Adressen in der Sendungsverfolgung gekürzt?',
  'masked.answer':
    'Ein Link zur Sendungsverfolgung wird oft weitergeleitet. Deshalb zeigt die Seite allen nur Initialen, eine verdeckte E-Mail-Adresse und Telefonnummer und die letzten beiden Teile des Ziels. Wer nicht an der Sendung beteiligt ist, bekommt nie mehr, denn der Rest verlässt unseren Server nicht.',

  'hold.question': 'Was geschieht bei einem Problem mit dem Zoll?',
  'hold.answer':
    'Der Status wechselt zu „Zustellhindernis“, und im Sendungsverlauf steht „Vom Zoll angehalten“. Meist fehlt ein Dokument oder eine klarere Beschreibung der Ware. Ist der Zoll zufrieden, folgt der Eintrag „Vom Zoll freigegeben“, und die Sendung geht weiter.',
  'duties.question': 'Wer zahlt Zölle und Steuern?',
  'duties.answer':
    'Sie werden vom Bestimmungsland festgelegt und sind nicht Teil unseres Preises. Bei Paketen zahlt sie der Empfänger. Bei Fracht entscheidet der gewählte Incoterm; bei DAP ist es ebenfalls der Empfänger.',

  'pickup.question': 'Wie fordere ich eine Abholung an?',
  'pickup.answer':
    'Im Kundenbereich. Melden Sie sich an, öffnen Sie „Abholungen“ und wählen Sie „Abholung anfordern“. Geben Sie das Datum, eines der Zeitfenster 09:00–13:00, 13:00–17:00 oder 17:00–20:00 Uhr und die Adresse an. Eine Abholung kann sich täglich, wöchentlich oder alle zwei Wochen wiederholen.',

  'price.question': 'Was ist im Preis enthalten?',
  'price.answer':
    'Der Versandpreis nach Abrechnungsgewicht, Strecke und Service, ein Treibstoffzuschlag von {fuel} sowie Sicherheit und Handling von {security}. Eine Versicherung ist freiwillig und kostet {insurance} des angegebenen Werts, mindestens {insuranceMinimum}. Das Angebot nennt jeden Posten vor der Buchung und hält den Preis 30 Minuten lang.',
  'methods.question': 'Wie kann ich bezahlen?',
  'methods.answer':
    'Per Karte, PayPal oder Überweisung oder bei Zustellung. Die Kasse zeigt, welche Zahlungsarten für Ihre Sendung möglich sind.',
  'onDelivery.question': 'Was kostet die Zahlung bei Zustellung?',
  'onDelivery.answer':
    '{codFee} der Zwischensumme. Das Angebot zeigt die Gesamtbeträge bei Kartenzahlung und bei Zustellung nebeneinander. Der Kurier kassiert den Betrag an der Tür.',
  'cancel.question': 'Kann ich eine Sendung stornieren?',
  'cancel.answer':
    'Ja, kostenlos, solange wir sie noch nicht abgeholt haben: Stornieren Sie sie auf ihrem Beleg. Danach kann sie zurückgerufen werden; was Sie zurückerhalten, steht in den Beförderungsbedingungen.',

  'signIn.question': 'Warum erhalte ich bei der Anmeldung einen Code?',
  'signIn.answer':
    'Das Passwort allein genügt nicht. Danach senden wir einen 6-stelligen Code an Ihre E-Mail-Adresse; er gilt einmalig, 10 Minuten lang. Wir fragen nie am Telefon oder per E-Mail danach.',
  'delete.question': 'Wie sehe oder lösche ich meine Daten?',
  'delete.answer':
    'In Ihrem Profil können Sie alles exportieren, was wir über Sie speichern, und das Konto löschen. Buchhaltungseinträge bleiben, wie das Gesetz es verlangt, und verweisen dann auf niemanden mehr.',

  linkExpress: 'Zur Express-Seite',
  linkFreight: 'Fracht',
  linkProhibited: 'Ausgeschlossene Güter',
  linkDomestic: 'Inlandsversand',
  linkHome: 'Startseite',
  linkTrack: 'Sendung verfolgen',
  linkCustoms: 'Zoll und Abfertigung',
  linkIncoterms: 'Incoterms erklärt',
  linkDashboard: 'Kundenbereich',
  linkQuote: 'Preis berechnen',
  linkCancellations: 'Stornierung und Erstattung',
  linkPrivacy: 'Datenschutzerklärung',
  linkContact: 'Zum Kundenservice',
} satisfies Catalog<'faq'>;
