import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Zoll und Abfertigung | Waypost',
  metaDescription:
    'Wie eine Sendung Schritt für Schritt durch den Zoll kommt, welche Dokumente sie braucht, was die Sendungsverfolgung zeigt und was zu tun ist, wenn sie angehalten wird.',
  title: 'Zoll und Abfertigung',
  lead: 'Eine Sendung in ein anderes Land wird angemeldet, geprüft und freigegeben, bevor sie zugestellt wird. Was sie aufhält, ist meist ein fehlendes Dokument oder eine unklare Bezeichnung des Inhalts.',

  stepsTitle: 'Fünf Stationen bis zur anderen Seite',
  'step.1': 'Ware beschreiben',
  'step.1Text':
    'Schreiben Sie eine Rechnung, die für jede Ware sagt, was sie ist, woraus sie besteht, wozu sie dient, was sie wert ist und wo sie hergestellt wurde. „Herrenhemden, Baumwolle, gewebt“ geht durch. „Muster“ nicht.',
  'step.2': 'Beim Zoll anmelden',
  'step.2Text':
    'Wir geben die Ausfuhr- und die Einfuhranmeldung anhand Ihrer Rechnung ab. Die Zolltarifnummer der Ware bestimmt den Zollsatz; nennen Sie sie, wenn Sie sie kennen.',
  'step.3': 'Ankunft beim Zoll',
  'step.3Text':
    'Im Sendungsverlauf steht „In der Zollabfertigung“, und der Status bleibt „Unterwegs“. Der Zoll prüft die Anmeldung; manche Sendungen werden geöffnet oder geröntgt.',
  'step.4': 'Abgaben zahlen',
  'step.4Text':
    'Zoll und Einfuhrsteuer legt das Bestimmungsland fest. Wer sie schuldet, wird vor der Zustellung zur Zahlung aufgefordert. Sie sind nicht Teil unseres Preises.',
  'step.5': 'Freigabe',
  'step.5Text':
    'Im Sendungsverlauf steht „Vom Zoll freigegeben“, und die Sendung geht weiter zum Empfänger.',

  trackingTitle: 'Was die Sendungs\u00ADverfolgung zeigt',
  trackingText:
    'Probleme beim Zoll erscheinen mit dem Status „Zustellhindernis“. Er bleibt, bis der Zoll die Sendung freigibt; die Fortschrittslinie bleibt so lange an ihrer Stelle.',
  trackingCaption: 'Einträge im Sendungsverlauf zum Zoll, mit Status und Bedeutung',
  entry: 'Sendungsverlauf',
  status: 'Status',
  meaning: 'Was das für Sie bedeutet',
  'meaning.CUSTOMS': 'Wird geprüft. Sie müssen nichts tun.',
  'meaning.CUSTOMS_HOLD':
    'Der Zoll hat eine Frage oder verlangt ein Dokument. Antworten Sie dem Kundenservice noch am selben Tag; bis dahin bewegt sich die Sendung nicht.',
  'meaning.CUSTOMS_RELEASED': 'Erledigt. Die Sendung geht weiter.',
  'meaning.RETURN_STARTED':
    'Die Einfuhr wurde abgelehnt, oder niemand hat geantwortet. Die Sendung kommt zurück.',
  sampleLink: 'Muster einer angehaltenen Sendung',
  trackLink: 'Sendung verfolgen',

  documentsTitle: 'Dokumente',
  documentsText: 'Welche nötig sind, hängt von der Ware und von beiden Ländern ab.',
  documentsCaption: 'Dokumente für den Zoll, wann sie nötig sind und wer sie ausstellt',
  document: 'Dokument',
  when: 'Wann',
  who: 'Ausgestellt von',
  'doc.invoice': 'Handelsrechnung',
  'doc.invoiceWhen': 'Immer, wenn Ware verkauft wird',
  'doc.invoiceWho': 'Verkäufer',
  'doc.proforma': 'Proforma-Rechnung',
  'doc.proformaWhen': 'Geschenke, Muster, Reparaturen: Ware ohne Verkauf',
  'doc.proformaWho': 'Absender',
  'doc.packing': 'Packliste',
  'doc.packingWhen': 'Fracht und Pakete mit vielen verschiedenen Waren',
  'doc.packingWho': 'Absender',
  'doc.origin': 'Ursprungszeugnis',
  'doc.originWhen': 'Für einen ermäßigten Zollsatz nach einem Handelsabkommen',
  'doc.originWho': 'Handelskammer oder Ausführer',
  'doc.eori': 'EORI-Nummer',
  'doc.eoriWhen':
    'Unternehmen, die in die EU oder das Vereinigte Königreich einführen oder von dort ausführen',
  'doc.eoriWho': 'Zollbehörde, einmalig',
  'doc.licence': 'Genehmigung oder Bescheinigung',
  'doc.licenceWhen':
    'Lebensmittel, Pflanzen, Arzneimittel, Kosmetik, Kunstwerke, Güter mit militärischer Verwendung',
  'doc.licenceWho': 'Die zuständige Behörde',

  faqTitle: 'Fragen zum Zoll',
  'hold.question': 'Meine Sendung hat den Status „Zustellhindernis“. Was nun?',
  'hold.answer':
    'Öffnen Sie die Sendungsverfolgung. Lautet der letzte Eintrag „Vom Zoll angehalten“, schreiben Sie dem Kundenservice und nennen Sie die Sendungsnummer. In der Antwort steht, was der Zoll verlangt und wohin Sie es senden. Erledigen Sie das am selben Tag: Bis es vorliegt, bewegt sich nichts.',
  'who.question': 'Wer zahlt Zoll und Einfuhrsteuer?',
  'who.answer':
    'Bei Paketen der Empfänger. Bei Fracht entscheidet der Incoterm: der Käufer bei EXW, FOB, CIF, CIP und DAP, der Verkäufer bei DDP.',
  'long.question': 'Wie lange dauert die Zollabfertigung?',
  'long.answer':
    'Sie ist Teil der Laufzeit Ihres Service. Eine angehaltene Sendung wartet, solange die Frage offen ist.',
  'gift.question': 'Sind Geschenke zollfrei?',
  'gift.answer':
    'Oft ja, bis zu einem Wert, den jedes Land selbst festlegt, wenn eine Privatperson sie einer anderen sendet. Auch sie brauchen eine Beschreibung und einen ehrlichen Wert. Einen Verkauf als „Geschenk“ zu bezeichnen, ist eine falsche Anmeldung.',
  'value.question': 'Darf ich einen niedrigeren Wert angeben?',
  'value.answer':
    'Nein. Der Wert ist der gezahlte Preis. Ein falscher kann ein Bußgeld und die Ware kosten, und was wir nach einem Verlust zahlen, ist auf den angegebenen Wert begrenzt.',
  'within.question': 'Gibt es innerhalb der Europäischen Union Zoll?',
  'within.answer':
    'Nein. Ware im freien Verkehr bewegt sich zwischen EU-Ländern ohne Anmeldung. Das Vereinigte Königreich, die Schweiz und Norwegen gehören nicht dazu, ebenso wenig einige Gebiete wie die Kanarischen Inseln.',
  'refuse.question': 'Was, wenn der Empfänger nicht zahlen will?',
  'refuse.answer':
    'Die Sendung wird angehalten und dann an den Absender zurückgesendet, der den Rückweg bezahlt. Ware, die nicht zurückkehren darf, wird unter Zollaufsicht vernichtet.',

  endTitle: 'Möchten Sie etwas über eine Grenze senden?',
  quote: 'Preis berechnen',
  contact: 'Angehaltene Sendung klären',
  incoterms: 'Incoterms erklärt',
} satisfies Catalog<'customs'>;
