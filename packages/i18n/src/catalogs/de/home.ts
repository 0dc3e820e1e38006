import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost: Sendungen verfolgen, Preise berechnen, buchen',
  metaDescription:
    'Verfolgen Sie eine Sendung anhand ihrer Nummer, sehen Sie den vollen Preis für Paket oder Fracht und buchen Sie online. 220+ Ziele per Luft, See und Straße.',
  title: 'Wo ist Ihre Sendung?',
  lead: 'Jeder Scan steht Sekunden später auf der Seite, mit Ort und Uhrzeit.',
  quoteTitle: 'Was kostet der Versand?',
  quoteFrom: 'Von',
  quoteTo: 'Nach',
  quotePlaceExample: 'Stadt, Land',
  quoteSubmit: 'Preise anzeigen',
  factDestinations: '220+',
  factDestinationsLabel: 'Ziele',
  factSupport: '24/7',
  factSupportLabel: 'Buchung und Verfolgung',
  factOnTime: '98,7 %',
  factOnTimeLabel: 'pünktlich',

  servicesTitle: 'Sechs Services, ein Netz',
  servicesText:
    'Pakete bis {limit} je Packstück reisen in drei Geschwindigkeiten. Alles Schwerere geht auf Paletten: per Luft, per See oder auf der Straße. Der Preis, den Sie sehen, ist der ganze Preis.',
  pagesTitle: 'Mehr über unsere Services',
  'page.express': 'Express',
  'pageText.express':
    'Pakete und Dokumente, am selben Tag abgeholt. Den Preis sehen Sie, bevor Sie eine Adresse eingeben.',
  'page.freight': 'Fracht',
  'pageText.freight':
    'Paletten per Luft, See und Straße, zu dem Incoterm, den Sie mit Ihrem Käufer vereinbart haben.',
  'page.ecommerce': 'E-Commerce',
  'pageText.ecommerce':
    'Binden Sie Ihr Shopsystem an, bieten Sie Zahlung bei Zustellung an und holen Sie Retouren auf demselben Weg zurück.',
  'page.customs': 'Zoll und Abfertigung',
  'pageText.customs':
    'Was in den Papieren stehen muss, wie die Abfertigung abläuft und was zu tun ist, wenn eine Sendung angehalten wird.',
  'page.domestic': 'Inlandsversand',
  'pageText.domestic':
    'Innerhalb eines Landes zum günstigeren Inlandstarif, auch mit Zustellung am Samstag.',
  'page.warehousing': 'Lagerung und Fulfillment',
  'pageText.warehousing':
    'Wir nehmen Ihre Ware an, lagern, kommissionieren, verpacken und versenden sie und lagern Retouren wieder ein.',
  stripPause: 'Anhalten',
  stripPlay: 'Fortsetzen',

  locationsTitle: '220+ Ziele auf drei Linien',
  locationsText:
    'Luft, See und Straße treffen sich in unseren Verteilzentren, und Pakete nutzen alle drei. Geben Sie eine beliebige Stadt mit ihrem Land ein und sehen Sie, was eine Sendung kostet.',
  mapLabel: 'Schematische Karte: Die Linien für Luft, See und Straße verbinden sechs Regionen.',
  regionNorthAmerica: 'Nordamerika',
  regionSouthAmerica: 'Südamerika',
  regionEurope: 'Europa',
  regionAfrica: 'Afrika',
  regionMiddleEast: 'Naher Osten',
  regionAsiaPacific: 'Asien-Pazifik',
  lineAir: 'Luft',
  lineSea: 'See',
  lineRoad: 'Straße',
  departuresTitle: 'Verbindungen',
  departure: '{mode}, {eta}',
  lane: '{from} nach {to}',
  locationsPoints: 'Alle Annahmestellen ansehen',
  locationsMore:
    'Das ist eine Auswahl. Für eine Stadt, die nicht auf der Liste steht, gilt dieselbe Preisberechnung: Geben Sie ihren Namen und ihr Land ein.',

  stepsTitle: 'Drei Stationen vom Schreibtisch bis zur Tür',
  step1Title: 'Preis berechnen',
  step1Text:
    'Geben Sie beide Orte, Gewicht und Maße ein. Sie sehen jeden Service mit allen Preisbestandteilen.',
  step2Title: 'Buchen',
  step2Text:
    'Einmal bestätigen. Sie erhalten Sendungsnummer und Beleg, und der Preis ändert sich danach nicht mehr.',
  step3Title: 'Verfolgen',
  step3Text:
    'Teilen Sie den Link zur Sendungsverfolgung. Die Seite aktualisiert sich mit jedem Scan von selbst, bis zur Zustellung.',

  ratesTitle: 'Was es kostet',
  ratesText:
    'Beispiele zum aktuell gültigen Tarif bei Zahlung per Karte. Zuschläge, Treibstoff, Sicherheit und Handling sind im Betrag enthalten. Wählen Sie eine Zeile, um dieselbe Sendung im Preisrechner zu öffnen.',
  ratesAway:
    'Die Preise sind im Moment nicht verfügbar. Versuchen Sie es in einer Minute im Preisrechner; die Sendungsverfolgung läuft wie gewohnt.',
  ratesShipment: 'Sendung',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} à {weight}, {size}',
  ratesNote:
    'Zahlung bei Zustellung kostet {codFee} mehr. Eine Versicherung ist freiwillig und kostet {insurance} des angegebenen Werts, mindestens {insuranceMinimum}.',
  ratesLink: 'Preis berechnen',

  voicesTitle: 'Was Versender sagen könnten',
  voicesNote:
    'Diese Stimmen sind Muster. Waypost ist eine Simulation, niemand hat das so gesagt; wir haben aufgeschrieben, was wir uns gern verdienen würden.',
  voiceSample: 'Muster',
  voice1:
    'Der Betrag auf der ersten Seite war der Betrag auf dem Beleg. Ich führe keine Liste mit Zuschlägen mehr.',
  voice1By: 'Eine Keramikwerkstatt in Gent',
  voice2:
    'Der Zoll hielt eine Palette an. Das stand auf der Seite, bevor jemand anrief, und auch, welches Dokument fehlte.',
  voice2By: 'Ein Ersatzteilexporteur in Rotterdam',
  voice3:
    'Ich schicke den Link zur Sendungsverfolgung mit der Bestellung. Seither fragt niemand mehr, wo sie bleibt.',
  voice3By: 'Ein Onlineshop in Lissabon',

  supportTitle: 'Kundenservice',
  supportText:
    'Sendungsverfolgung, Preise, Buchung und unser Postfach sind Tag und Nacht offen. Wenn sich jemand die Sache ansehen muss, antworten wir zu den Bürozeiten.',
  supportAlways: 'Website und Postfach',
  supportAlwaysHours: '24/7',
  supportPeople: 'Persönlich, Brüsseler Zeit',
  supportPeopleHours: 'Mo–Fr 9:00–18:00 Uhr',
  supportContact: 'Schreiben Sie uns',
  supportFaq: 'Alle Fragen und Antworten',
} satisfies Catalog<'home'>;
