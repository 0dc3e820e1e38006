import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Über uns | Waypost',
  metaDescription:
    'Wer Waypost ist, wie eine Sendung vom Scan auf den Bildschirm kommt, was wir zusagen und von wem die Daten unserer Karten und Orte stammen.',
  title: 'Transport, so klar wie ein Fahrplan',
  lead: 'Waypost befördert Pakete und Fracht für Privatpersonen und Unternehmen: per Luft, See und Straße, zu 220+ Zielen. Wir nennen Ihnen den Preis vor der Buchung, den Ort nach jedem Scan und das Problem, sobald wir es kennen.',

  'claim.destinations': '220+',
  'claim.destinationsLabel': 'Ziele',
  'claim.support': '24/7',
  'claim.supportLabel': 'Buchung, Verfolgung und Nachrichten; Antworten Mo–Fr 9–18 Uhr',
  'claim.onTime': '98,7 %',
  'claim.onTimeLabel': 'pünktlich',

  whoTitle: 'Wer wir sind',
  who1: 'Ein Unternehmen mit einem System. Die Seite, auf der Sie buchen, die Konsole unserer Mitarbeiter und die Scanner in den Verteilzentren greifen auf dieselben Daten zu. So muss niemand nachfragen, was jemand anderes schon weiß.',
  who2: 'Privatpersonen versenden ein einzelnes Paket ohne Konto. Unternehmen bekommen einen Kundenbereich mit Sendungen, Kosten und Abholungen. Shops binden sich über die API an und können ihre Ware in unseren Lagern halten.',
  servicesLink: 'Preis berechnen',
  contactLink: 'Kontakt aufnehmen',

  howTitle: 'So funktioniert es',
  'how.1': 'Der Preis',
  'how.1Text':
    'Sie nennen zwei Orte, ein Gewicht und die Maße. Das Angebot zeigt jeden Service mit allen Preisbestandteilen und hält den Preis 30 Minuten lang.',
  'how.2': 'Die Buchung',
  'how.2Text':
    'Sie bestätigen einmal. Die Sendung erhält eine Sendungsnummer mit einem Prüfzeichen am Ende, damit ein Tippfehler auffällt, bevor jemand sucht.',
  'how.3': 'Die Scans',
  'how.3Text':
    'Bei der Abholung, in jedem Verteilzentrum, beim Zoll und an der Tür wird die Sendung gescannt. Für den Status zählt die Reihenfolge der Scans, nicht die Reihenfolge, in der sie bei uns eintreffen.',
  'how.4': 'Die Seite',
  'how.4Text':
    'Die Sendungsverfolgung zeigt jeden Scan Sekunden später. Öffnen kann sie jeder, der die Sendungsnummer hat; Namen und Adressen sind für Fremde gekürzt.',
  'how.5': 'Die Zustellung',
  'how.5Text':
    'Der letzte Scan schließt die Linie ab. Hält vorher etwas die Sendung auf, zeigt die Seite den Status „Zustellhindernis“ und was geschehen ist.',

  promiseTitle: 'Woran wir uns halten',
  'promise.price': 'Zuerst der ganze Preis',
  'promise.priceText':
    'Jeder Preisbestandteil wird vor der Buchung genannt. Später kommt keiner hinzu.',
  'promise.status': 'Kein erfundener Status',
  'promise.statusText':
    'Was auf der Seite steht, stammt von einem Scan oder von einer namentlich erfassten Handlung unserer Mitarbeiter.',
  'promise.news': 'Schlechte Nachrichten zuerst und vollständig',
  'promise.newsText': 'Was geschehen ist, wie es weitergeht und was Sie tun können.',
  'promise.data': 'Wenige Daten, für kurze Zeit',
  'promise.dataText':
    'Auf unseren Seiten verfolgen keine Dritten, was Sie tun. Was wir speichern, warum und wie lange, steht in der Datenschutzerklärung.',
  privacyLink: 'Datenschutzerklärung',

  simulationTitle: 'Dies ist eine Simulation',
  simulation1:
    'Waypost ist kein Unternehmen. Die Website zeigt, wie das eigene System eines Transportunternehmens arbeiten kann, vom Preis bis zum letzten Scan. Hier gebuchte Sendungen sind echte Datensätze, aber niemand holt sie ab.',
  simulation2:
    'Kontaktdaten sind Platzhalter: {email} und die Unternehmensangaben in den Beförderungsbedingungen führen ins Leere. Laufzeiten sind simuliert, Preise für das Beispiel erdacht.',

  creditsTitle: 'Quellen',
  creditsText: 'Was andere geschaffen haben und wir nutzen dürfen.',
  'credit.geonames': 'Ortsnamen und Koordinaten',
  'credit.geonamesText':
    'GeoNames, lizenziert unter Creative Commons Namensnennung 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Küsten und Grenzen unserer Karten',
  'credit.naturalEarthText': 'Natural Earth, gemeinfrei',
  'credit.fonts': 'Schriften',
  'credit.fontsText': 'Archivo und IBM Plex, unter der SIL Open Font License',
} satisfies Catalog<'about'>;
