import type { Catalog } from '../../messages.ts';

export default {
  title: 'Karte',
  refresh: 'Aktualisieren',
  refreshed: 'Die Punkte auf der Karte sind aktuell.',
  refreshFailed: 'Die Punkte konnten nicht abgerufen werden. Bitte versuchen Sie es erneut.',
  pointsMissing:
    'Die Orte dieser Sendung konnten nicht abgerufen werden. Bitte aktualisieren Sie die Karte.',
  mapLabel: 'Karte der Strecke. Pfeiltasten verschieben sie, Plus und Minus zoomen.',
  mapLoading: 'Die Karte wird geladen',
  mapFailed: 'Die Karte konnte nicht geladen werden. Die Orte stehen unten.',
  tryAgain: 'Erneut versuchen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  wholeRoute: 'Ganze Strecke zeigen',
  close: 'Schließen',
  twoFingers: 'Verschieben Sie die Karte mit zwei Fingern.',
  credits: 'Karte: Natural Earth. Orte: GeoNames, CC BY 4.0.',
  listLabel: 'Orte dieser Sendung',
  'kind.origin': 'Start',
  'kind.current': 'Aktuell',
  'kind.destination': 'Ziel',
  pointLabel: '{kind}: {place}',
  openInMaps: 'In Karten öffnen',
  openInMapsOf: 'In Karten öffnen: {place}, öffnet in neuem Tab',
  approximate: 'Wir wissen nicht, wo diese Stadt liegt; die Karte zeigt die Hauptstadt.',
  placeUnknown: 'Nicht auf der Karte.',
} satisfies Catalog<'map'>;
