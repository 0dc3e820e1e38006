import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Fracht per Luft, See und Straße | Waypost',
  metaDescription:
    'Paletten per Luft in 2–7 Tagen, per See in 12–35 Tagen, auf der Straße in 2–10 Tagen. Incoterms erklärt, und wann Fracht die bessere Wahl ist als Express.',
  title: 'Fracht',
  lead: 'Von einer bis zweihundert Paletten. Nennen Sie beide Orte, Gewicht und Maße, und sehen Sie nebeneinander, was Luft, See und Straße kosten, bevor Sie entscheiden.',
  quote: 'Frachtpreis berechnen',

  modesTitle: 'Drei Verkehrswege',
  transit: 'Laufzeit',
  pallet: 'Eine Palette',
  volume: 'Volumen zählt als',
  'air.for': 'Für Eiliges, Wertvolles oder Verderbliches.',
  'air.text':
    'An Ihrer Tür abgeholt, geflogen, verzollt und zugestellt. Nirgends ist Platz knapper als im Flugzeug, deshalb wird leichte, sperrige Ware nach Volumen berechnet.',
  'sea.for': 'Für Schweres, das Zeit hat.',
  'sea.text':
    'Sie bringen die Ware zum Hafen oder lassen sie bringen; wir befördern sie von dort bis zur Tür des Empfängers. Das günstigste Kilogramm über jeden Ozean.',
  'road.for': 'Für einen Kontinent, von Tür zu Tür.',
  'road.text':
    'Ein Lkw von Ihrer Rampe zur Rampe des Empfängers, auf den meisten Strecken ohne Umladen. Die übliche Wahl zwischen Nachbarländern.',
  guidance: 'Üblich sind {min} bis {max}',
  noGuidance: 'Kein üblicher Bereich; höchstens {max}',
  divisor: 'L × B × H in cm ÷ {divisor} = kg',
  'choose.air': 'Luftfracht berechnen',
  'choose.sea': 'Seefracht berechnen',
  'choose.road': 'Straßenfracht berechnen',

  compareTitle: 'Express oder Fracht?',
  compareText:
    'Ein Karton, den eine Person heben kann, geht meist als Express. Alles auf Paletten ist Fracht. Dazwischen lohnt der Vergleich.',
  compareCaption: 'Express und Fracht im Vergleich',
  compareCorner: 'Frage',
  express: 'Express',
  freight: 'Fracht',
  'compare.goods': 'Gedacht für',
  'compare.goodsExpress': 'Dokumente und Pakete',
  'compare.goodsFreight': 'Paletten und Sperriges',
  'compare.weight': 'Gewicht',
  'compare.weightExpress': 'Bis {maxPiece} je Packstück',
  'compare.weightFreight': 'Je Palette; per Luft sind {airMin} bis {airMax} üblich',
  'compare.choice': 'Sie wählen',
  'compare.choiceExpress': 'Eine Stufe: Standard, Express oder Priority',
  'compare.choiceFreight': 'Einen Verkehrsweg: Luft, See oder Straße',
  'compare.time': 'Laufzeit',
  'compare.timeExpress': 'Standard {standard}; Express {express}; Priority {priority}',
  'compare.timeFreight': 'Luft {air}; See {sea}; Straße {road}',
  'compare.reach': 'Von und bis',
  'compare.reachExpress': 'Von Tür zu Tür',
  'compare.reachFreight': 'Per Luft und Straße von Tür zu Tür; per See vom Hafen bis zur Tür',
  'compare.pickup': 'Abholung',
  'compare.pickupExpress': 'Am selben oder nächsten Tag',
  'compare.pickupFreight': 'Nach Vereinbarung',
  'compare.volume': 'Volumengewicht',
  'compare.volumeExpress': 'cm³ ÷ {parcelDivisor}',
  'compare.volumeFreight':
    'cm³ ÷ {airDivisor} per Luft, ÷ {groundDivisor} per See und Straße, mal Paletten',
  'compare.minimum': 'Mindestpreis',
  'compare.border': 'Einfuhrabgaben',
  'compare.borderExpress': 'Zahlt der Empfänger',
  'compare.borderFreight': 'Entscheidet der Incoterm',
  'compare.tracking': 'Sendungsverfolgung',
  'compare.trackingExpress': 'Live, mit einer Nummer',
  'compare.trackingFreight': 'Live, mit einer Nummer; jede Palette zählt',
  priceExpress: 'Paketpreis berechnen',

  incotermsTitle: 'Incoterms: wer zahlt, wer das Risiko trägt',
  incotermsText:
    'Ein Incoterm sind drei Buchstaben in Ihrem Kaufvertrag, herausgegeben von der Internationalen Handelskammer. Er sagt, bis wohin der Verkäufer zahlt und das Risiko trägt. Sie nennen ihn bei der Preisberechnung für Fracht; wenn Sie unsicher sind, lassen Sie DAP stehen, unsere Voreinstellung.',
  matrixCaption: 'Wer welchen Teil des Weges bezahlt, nach Incoterm',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  sellerPays: 'Der Verkäufer zahlt',
  buyerPays: 'Der Käufer zahlt',
  term: 'Klausel',
  'part.collection': 'Abholung',
  'part.export': 'Ausfuhrabfertigung',
  'part.carriage': 'Hauptlauf',
  'part.insurance': 'Versicherung',
  'part.import': 'Einfuhrabgaben',
  'part.delivery': 'Zustellung',
  matrixNote:
    'Außer bei CIF und CIP muss niemand versichern; die Spalte zeigt dann, wer im Hauptlauf das Risiko trägt. Bei CIP, DAP und DDP endet die Lieferung am vereinbarten Ort, meist an der Tür des Käufers.',
  'exw.name': 'Ex Works (ab Werk)',
  'exw.text':
    'Der Verkäufer stellt die Ware an seiner Tür bereit, mehr nicht. Der Käufer holt sie ab, fertigt sie zur Ausfuhr ab, zahlt den ganzen Weg und trägt das Risiko ab der Tür des Verkäufers. Einfach für den Verkäufer, schwierig für einen Käufer, der in einem fremden Land keine Ausfuhrpapiere unterschreiben kann.',
  'fob.name': 'Free on Board (frei an Bord)',
  'fob.text':
    'Für Seefracht. Der Verkäufer bringt die Ware zum Verladehafen, fertigt sie zur Ausfuhr ab und zahlt, bis sie an Bord ist. Ab dann liegen Kosten und Risiko beim Käufer: Seeweg, Versicherung, Einfuhr und die letzte Strecke.',
  'cif.name':
    'Cost, Insurance and Freight (Kosten, Versicherung und Fracht); Carriage and Insurance Paid to (frachtfrei versichert)',
  'cif.text':
    'Der Verkäufer zahlt die Beförderung und versichert sie für den Käufer: bei CIF per See bis zum Ankunftshafen, bei CIP mit jedem Verkehrsmittel bis zum vereinbarten Ort. Das Risiko geht trotzdem früh über, bei CIF, sobald die Ware an Bord ist, bei CIP, sobald der erste Frachtführer sie hat. Dafür ist die Versicherung da. Einfuhr und Zölle sind Sache des Käufers.',
  'dap.name':
    'Delivered at Place (geliefert benannter Ort); Delivered Duty Paid (geliefert verzollt)',
  'dap.text':
    'Der Verkäufer zahlt und trägt das Risiko, bis die Ware am vereinbarten Ort entladebereit steht. Bei DAP fertigt der Käufer sie zur Einfuhr ab und zahlt Zölle und Steuern; bei DDP übernimmt auch das der Verkäufer, und der Käufer öffnet nur die Tür.',
  default: 'DAP ist unsere Voreinstellung',

  bookTitle: 'Was Sie für die Buchung brauchen',
  'book.1': 'Start und Ziel: Stadt und Land, dazu die Straßenadresse des Empfängers.',
  'book.2': 'Die Zahl der Paletten, mit Gewicht und den drei Seiten einer Palette.',
  'book.3': 'Den Verkehrsweg und den Incoterm Ihres Verkaufs. Ohne Änderung gilt DAP.',
  'book.4': 'Name und E-Mail-Adresse beider Seiten. Dorthin gehen Nachrichten zur Sendung.',
  'book.5': 'Für ein anderes Land: eine Rechnung mit Beschreibung, Wert und Ursprung der Ware.',
  customsLink: 'Was der Zoll sehen will',
} satisfies Catalog<'freight'>;
