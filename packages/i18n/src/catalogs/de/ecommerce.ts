import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Versand für E-Commerce: Anbindung, Zahlung bei Zustellung, Retouren | Waypost',
  metaDescription:
    'Verbinden Sie Ihren Shop mit Preisen, Buchung und Sendungsverfolgung in Echtzeit. Zahlung bei Zustellung, Retouren, Versicherung und dieselbe API, auf der unsere Website läuft.',
  title: 'Vom Warenkorb bis vor die Tür',
  lead: 'Ihr Shop fragt uns nach dem Preis, bucht, wenn die Bestellung bezahlt ist, und zeigt Ihrem Kunden eine Seite, die bis zur Tür live bleibt.',
  docs: 'API-Referenz lesen',
  talk: 'Vertrieb kontaktieren',

  connectTitle: 'Anbindung von Shopsystemen',
  connectText:
    'Jedes System, das eine Webadresse aufrufen kann, kann mit uns versenden: ein gehosteter Shop über eine Erweiterung, Ihr eigener Shop direkt. Eine Bestellung braucht drei Schritte.',
  'connect.1': 'Preis',
  'connect.1Text':
    'An der Kasse sendet Ihr Shop beide Orte, Gewicht und Maße und erhält alle Preisbestandteile und die Laufzeit. Der Preis gilt 30 Minuten.',
  'connect.2': 'Buchung',
  'connect.2Text':
    'Ist die Bestellung bezahlt, bucht Ihr Shop. Jede Buchung trägt einen Schlüssel: Auch wenn sie zweimal gesendet wird, etwa nach einer Zeitüberschreitung, wird nur einmal gebucht.',
  'connect.3': 'Verfolgung',
  'connect.3Text':
    'Die Sendungsnummer kommt in Ihre Bestellbestätigung. Die Seite dahinter aktualisiert sich mit jedem Scan; Ihr Shop kann dieselben Daten lesen oder live mitverfolgen.',

  codTitle: 'Zahlung bei Zustellung',
  codText:
    'Ihr Kunde bezahlt den Versand an der Tür, und der Kurier erfasst, was er kassiert hat. Das kostet {codFee} der Zwischensumme. Beide Gesamtbeträge stehen schon im ersten Preis, den Sie sehen.',
  codExample: 'Ein Paket mit {weight} von {from} nach {to}, Standard',
  byCard: 'Zahlung per Karte',
  onDelivery: 'Zahlung bei Zustellung',

  returnsTitle: 'Retouren',
  returnsText:
    'Eine Retoure ist eine Sendung in Gegenrichtung: Buchen Sie sie von der Adresse Ihres Kunden zu Ihrer und senden Sie ihm das Versandetikett. Sie hat eine eigene Sendungsnummer und kostet so viel wie der Hinweg.',
  returnsFailed:
    'Was nicht zugestellt werden kann, kommt von selbst zurück. Im Sendungsverlauf steht dann „Auf dem Rückweg zum Absender“; Ihr Kundendienst weiß es, bevor Ihr Kunde fragt.',

  insuranceTitle: 'Versicherung',
  insuranceText: 'Sie entscheiden bei jeder Sendung, an der Kasse oder im Buchungsaufruf.',
  insuranceCaption: 'Versand mit und ohne Versicherung',
  insuranceCorner: 'Frage',
  without: 'Ohne',
  with: 'Versichert',
  'insurance.cost': 'Kosten',
  'insurance.costWithout': 'Keine',
  'insurance.costWith': '{insurance} des angegebenen Werts, mindestens {insuranceMinimum}',
  'insurance.covers': 'Zahlt bei Verlust und Beschädigung',
  'insurance.coversWithout':
    'Bis zu den Grenzen der Beförderungs\u00ADbedingungen, die sich nach dem Gewicht richten',
  'insurance.coversWith':
    'Den nachgewiesenen Wert der Ware bis zum angegebenen Wert, höchstens {insuranceLimit}, und den Preis der Sendung',
  'insurance.for': 'Geeignet für',
  'insurance.forWithout': 'Ware, deren Ersatz weniger kostet als der Versand',
  'insurance.forWith': 'Alles andere',
  liabilityLink: 'Haftung in den Beförderungsbedingungen',

  apiTitle: 'Die API',
  apiText:
    'Unsere eigene Website läuft darauf. Sie ist in OpenAPI beschrieben, Ablehnungen haben feste Codes, Beträge sind ganze Cent, und jeder Endpunkt sagt, wer ihn aufrufen darf.',
  apiRequest: 'Preis abfragen',
  apiAnswer: 'Die Antwort, gekürzt',
  openapi: 'OpenAPI-Dokument',

  endTitle: 'Beginnen Sie mit einem Paket',
  endText:
    'Berechnen und buchen Sie heute von Hand und binden Sie den Shop an, wenn es sich lohnt.',
  quote: 'Preis berechnen',
} satisfies Catalog<'ecommerce'>;
