import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Intelligente Lagerung und Fulfillment | Waypost',
  metaDescription:
    'Wareneingang, Kommissionierung, Verpackung und Versand, Retouren und Bestandsführung an 20+ Standorten, mit Portal, API und Sendungsverfolgung in Echtzeit. Pickgenauigkeit 99,8 %+.',
  header: 'Lagerung',
  back: 'Zurück',
  homeLabel: 'Waypost, Startseite',

  title: 'Intelligente Lagerung und Fulfillment',
  lead: 'Ihre Ware in unseren Lagern, direkt an der Linie, auf der sie abgeht. Wir nehmen sie an, lagern, kommissionieren, verpacken und versenden sie, nehmen sie zurück und zeigen Ihnen jede Bewegung, sobald sie geschieht.',
  'claim.accuracy': '99,8 %+',
  'claim.accuracyLabel': 'Pick\u00ADgenauigkeit',
  'claim.sites': '20+',
  'claim.sitesLabel': 'Standorte',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'Bestellschluss für Versand am selben Tag mit Priority',

  capabilitiesTitle: 'Was wir in der Halle tun',
  'inbound.name': 'Wareneingang',
  'inbound.text':
    'Angekündigte Lieferungen bekommen ein Tor und eine Uhrzeit. Jede wird gezählt und mit ihrem Avis verglichen; Abweichungen melden wir Ihnen, bevor die Ware eingelagert wird.',
  'pick.name': 'Pick, Pack und Versand',
  'pick.text':
    'Einzelaufträge, Batches und Wellen. Jeder Artikel wird beim Kommissionieren und noch einmal beim Verpacken gescannt, damit kein falscher das Haus verlässt.',
  'special.name': 'Sonderleistungen',
  'special.text':
    'Sets und Bündel, Etiketten und Beilagen, zerbrechliche Ware, Seriennummern, Chargen mit Mindesthaltbarkeitsdatum.',
  'returns.name': 'Retourenbearbeitung',
  'returns.text':
    'Geöffnet, geprüft und nach Ihren Regeln eingestuft: zurück in den Bestand, zur Reparatur oder ausgesondert. Ihr Shop erhält das Ergebnis, damit Erstattungen nicht warten.',
  'inventory.name': 'Bestandsführung',
  'inventory.text':
    'Laufende Zählungen das ganze Jahr über statt einer langen Inventur. Jede Änderung hat einen Grund, eine Uhrzeit und einen Namen.',
  'security.name': 'Sicherheit',
  'security.text':
    'Zutritt mit Ausweis, Kameras an Toren und Gängen, ein verschlossener Bereich für Kleines und Wertvolles, Besucher nie allein.',

  storageTitle: 'Lagerarten',
  storageText: 'Sie zahlen für den Platz, den die Ware braucht, nicht für den größten.',
  'bins.name': 'Behälter und Fachboden',
  'bins.text': 'Kleinteile, viele Sorten, einzeln entnommen.',
  'racking.name': 'Palettenregal',
  'racking.text': 'Standardpaletten von 1,2 × 1,0 m, für Reservebestand und ganze Paletten.',
  'climate.name': 'Klimatisierte Zonen',
  'climate.text':
    'Für Lebensmittel, Kosmetik und Elektronik. Temperaturen und Größen je nach Standort.',

  networkTitle: 'Netz und Sendungs\u00ADverfolgung',
  'network.nodes': 'Viele Standorte, ein Bestand',
  'network.nodesText':
    'Verteilen Sie Ihre Ware auf mehrere Standorte, und jede Bestellung geht von dem ab, der ihrem Ziel am nächsten liegt. Sie sehen je Artikel eine Zahl und wo er liegt.',
  'network.portal': 'Portal und API',
  'network.portalText':
    'Bestellungen, Bestand und Retouren in einem Portal für Menschen und einer API für Systeme. Was das eine kann, kann auch die andere.',
  'network.tracking': 'Sendungsverfolgung in Echtzeit',
  'network.trackingText':
    'Ein Paket hat seine Sendungsnummer, bevor es den Packtisch verlässt. Von da an ist seine Seite live, Scan für Scan.',
  trackLink: 'Sendungsverfolgung öffnen',
  apiLink: 'API-Referenz',

  onboardingTitle: 'Vom ersten Gespräch zum ersten Paket',
  'step.1': 'Planen',
  'step.1Text': 'SKU-Analyse, Lagerplatzmodell und Abstimmung der SLAs.',
  'step.2': 'Anbinden',
  'step.2Text': 'Ihr Shop- oder Lagersystem wird per API oder EDI angebunden.',
  'step.3': 'Annehmen',
  'step.3Text': 'Avis (ASN), Qualitätsprüfung und Einlagerung.',
  'step.4': 'Starten',
  'step.4Text': 'Kommissionieren, verpacken und versenden mit laufenden KPIs.',

  slaTitle: 'Servicelevel',
  slaCaption: 'Servicelevel, Standard und Priority',
  slaCorner: 'Kennzahl',
  standard: 'Standard',
  priority: 'Priority',
  'sla.accuracy': 'Pickgenauigkeit',
  'sla.accuracyStandard': '99,5 %',
  'sla.accuracyPriority': '99,8 %+',
  'sla.cutOff': 'Versand am selben Tag bis',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': 'Einlagerung ab Ankunft',
  'sla.dockStandard': 'Unter 24 h',
  'sla.dockPriority': 'Unter 12 h',
  'sla.returns': 'Retourenbearbeitung',
  'sla.returnsStandard': '48 h',
  'sla.returnsPriority': '24 h',
  slaNote:
    'SLAs hängen von Standort und Saison ab und werden beim Onboarding bestätigt. Für den Bestellschluss gilt die Ortszeit des Standorts.',

  galleryTitle: 'Von innen',
  galleryText: 'Sechs Stationen Ihrer Ware, gezeichnet.',
  'gallery.dock': 'Die Rampe: Jede angekündigte Lieferung hat ihr eigenes Tor',
  'gallery.racking': 'Palettenregal: Reservebestand auf Paletten von 1,2 × 1,0 m',
  'gallery.bins': 'Behälter und Fachboden: je Behälter ein Artikel und ein Etikett',
  'gallery.packing': 'Der Packtisch: gewogen, etikettiert und erst dann verschlossen',
  'gallery.climate': 'Eine klimatisierte Zone mit eigener Luft und eigener Tür',
  'gallery.returns': 'Retouren: geöffnet, eingestuft und zurück im Regal',

  endTitle: 'Der Preis von unserer Halle bis zu Ihrem Kunden',
  endText:
    'Die Lagerung vereinbaren wir mit Ihnen. Was ein Paket von dort an kostet, sehen Sie schon jetzt.',
  rates: 'Versandpreise anzeigen',
  contact: 'Lagerung anfragen',
} satisfies Catalog<'warehousing'>;
