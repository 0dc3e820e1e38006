import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Inlandsversand: am selben Tag, am nächsten Tag, am Samstag | Waypost',
  metaDescription:
    'Innerhalb eines Landes in 1–3 Werktagen. Annahmeschluss für denselben Tag 14:00 Uhr, für den nächsten Tag 18:00 Uhr, Zustellung am Samstag. Dokumente ab 3,50 $, Pakete ab 5,90 $.',
  title: 'Quer durch die Stadt oder quer durchs Land',
  lead: 'Inlandssendungen kommen in 1–3 Werktagen an. Vor dem Annahmeschluss übergeben, gehen sie noch am selben Tag auf den Weg.',
  quote: 'Inlandspreis berechnen',

  boardTitle: 'Annahmeschluss',
  boardCaption: 'Services im Inland mit ihrem Annahmeschluss',
  service: 'Service',
  cutOff: 'Annahmeschluss, Ortszeit',
  follows: 'Wie es weitergeht',
  'sameDay.name': 'Am selben Tag',
  'sameDay.cutOff': '14:00 Uhr',
  'sameDay.follows': 'Mit der Nachmittagstour, in derselben Stadt noch am selben Tag zugestellt',
  'nextDay.name': 'Am nächsten Tag',
  'nextDay.cutOff': '18:00 Uhr',
  'nextDay.follows': 'Mit der Nachtlinie zum nächsten Verteilzentrum, am Tag darauf zugestellt',
  'saturday.name': 'Zustellung am Samstag',
  'saturday.cutOff': 'Ja',
  'saturday.follows': 'Freitags vor dem Annahmeschluss für den nächsten Tag übergeben',

  pricesTitle: 'Was es kostet',
  pricesText:
    'Drei Beispielpreise zur Orientierung, in US-Dollar. Sie zahlen den Preis aus Ihrem Angebot: in Euro, mit allen Preisbestandteilen.',
  'documents.name': 'Dokumente',
  'documents.price': 'ab 3,50 $',
  'documents.range': 'Bis 0,5 kg',
  'documents.text': 'Briefe, Verträge und Papiere im flachen Umschlag.',
  'parcels.name': 'Pakete',
  'parcels.price': 'ab 5,90 $',
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
    '1–3 Werktage. Zustellung am selben oder nächsten Tag gilt für Sendungen, die vor dem jeweiligen Annahmeschluss übergeben werden; das Angebot zeigt die Laufzeit jedes Service für Ihre Strecke.',
  'cutOff.question': 'Was, wenn ich den Annahmeschluss verpasse?',
  'cutOff.answer':
    'Die Sendung geht mit der nächsten Abfahrt: nach 14:00 Uhr mit der Linie für den nächsten Tag, nach 18:00 Uhr am folgenden Werktag.',
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
    'Ja. Zahlung per Nachnahme kostet {codFee} der Zwischensumme zusätzlich; das Angebot zeigt beide Gesamtbeträge.',
  dashboardLink: 'Abholung anfordern',
  freightLink: 'Straßenfracht',
} satisfies Catalog<'domestic'>;
