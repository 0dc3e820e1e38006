import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Inlandsversand mit Zustellung am Samstag | Waypost',
  metaDescription:
    'Innerhalb eines Landes: vor dem Annahmeschluss gebucht, am selben Tag abgeholt, auch samstags zugestellt. Dokumente ab {documents}, Pakete ab {parcels}.',
  title: 'Quer durch die Stadt oder quer durchs Land',
  lead: 'Buchen Sie vor dem Annahmeschluss, und wir holen am selben Tag ab. Express und Priority werden auch samstags zugestellt.',
  quote: 'Inlandspreis berechnen',

  boardTitle: 'Annahmeschluss',
  boardCaption: 'Services im Inland mit ihrem Annahmeschluss',
  service: 'Service',
  cutOff: 'Annahmeschluss, Ortszeit',
  follows: 'Wie es weitergeht',
  levelFollows: 'Am selben Tag abgeholt, Laufzeit {eta}',
  'saturday.name': 'Zustellung am Samstag',
  'saturday.cutOff': 'Ja',
  'saturday.follows': 'Mit Express und Priority',

  pricesTitle: 'Was es kostet',
  pricesText:
    'Die niedrigsten Preise innerhalb eines Landes, per Karte, mit allen Zuschlägen. Das Angebot nennt jeden einzelnen.',
  fromPrice: 'ab {price}',
  'documents.name': 'Dokumente',
  'documents.range': 'Bis 0,5 kg',
  'documents.text': 'Briefe, Verträge und Papiere im flachen Umschlag.',
  'parcels.name': 'Pakete',
  'parcels.range': '0,5–20 kg',
  'parcels.text': 'Kartons aller Art. Auch schwerere, bis {maxPiece} je Packstück.',
  'b2b.name': 'B2B',
  'b2b.price': 'Individuell',
  'b2b.range': 'Nach Vereinbarung',
  'b2b.text': 'Feste Touren, tägliche Abholungen und eine Abrechnung im Monat.',
  priceDocuments: 'Preis für ein Dokument',
  priceParcels: 'Preis für ein Paket',
  priceB2b: 'Vertrieb kontaktieren',

  sampleTitle: 'Sehen Sie, was Ihre Kunden sehen',
  sampleText:
    'Dies ist eine Mustersendung. Ihre Seite ist die echte: fünf Stationen, jeder Scan mit Ort und Zeit, Namen für Fremde gekürzt.',
  sampleLabel: 'Muster-Sendungsnummer',
  sampleLink: 'Muster verfolgen',

  faqTitle: 'Fragen zum Inlandsversand',
  'time.question': 'Wie lange dauert die Zustellung im Inland?',
  'time.answer':
    '{standardEta} mit Standard, {expressEta} mit Express, {priorityEta} mit Priority. Das Angebot zeigt die Zustelltage für Ihre Strecke.',
  'cutOff.question': 'Was, wenn ich den Annahmeschluss verpasse?',
  'cutOff.answer': 'Die Sendung wird am nächsten Werktag abgeholt.',
  'saturday.question': 'Stellen Sie samstags zu?',
  'saturday.answer': 'Ja. An Sonn- und Feiertagen wird nicht zugestellt.',
  'pickup.question': 'Muss ich das Paket zu Ihnen bringen?',
  'pickup.answer':
    'Nein. Fordern Sie in Ihrem Kundenbereich eine Abholung an, einmalig oder täglich, wöchentlich oder alle zwei Wochen. Die Zeitfenster sind 09:00–13:00, 13:00–17:00 und 17:00–20:00 Uhr.',
  'heavy.question': 'Was, wenn es mehr als 20 kg wiegt?',
  'heavy.answer':
    'Der Beispielpreis gilt für Pakete von 0,5–20 kg. Das Angebot berechnet jedes Paket bis {maxPiece}; darüber geht es auf einer Palette als Straßenfracht.',
  'same.question': 'Was zählt als Inland?',
  'same.answer':
    'Beide Orte im selben Land. Das Angebot erkennt das von selbst und rechnet mit dem niedrigeren Inlandspreis; eine Zollabfertigung entfällt.',
  'cod.question': 'Kann der Empfänger an der Tür bezahlen?',
  'cod.answer':
    'Ja. Zahlung bei Zustellung kostet {codFee} der Zwischensumme zusätzlich; das Angebot zeigt beide Gesamtbeträge.',
  dashboardLink: 'Abholung anfordern',
  freightLink: 'Straßenfracht',
} satisfies Catalog<'domestic'>;
