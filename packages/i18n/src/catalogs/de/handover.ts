import type { Catalog } from '../../messages.ts';

export default {
  title: 'Übergabe',
  choose: 'Wie übergeben Sie die Sendung?',
  pickupTitle: 'Ein Kurier kommt zu Ihnen',
  pickupText: 'An die Adresse des Absenders, Ortszeit.',
  dropOffTitle: 'Sie bringen sie zu einer Annahmestelle',
  dropOffText: 'Mit Versandetikett, während der Öffnungszeiten.',
  morePoints: 'Weitere Annahmestellen',
  later: 'Später entscheiden',
  laterText: 'Auf der Belegseite, jederzeit vor der Übergabe.',
  window: '{day}, {from} bis {until} Uhr',
  away: '{km} km entfernt',
  noWindows:
    'Zurzeit ist kein Abholtermin frei. Sie können später auf der Belegseite einen wählen.',
  planned: 'Ein Kurier kommt am {day} zwischen {from} und {until} Uhr Ortszeit.',
  moved: 'Der gewählte Termin war nicht mehr frei, dies ist der nächste.',
  waiting:
    'Gewählt: {day}, {from} bis {until} Uhr. Wir halten einen Platz frei, sobald die Buchung bezahlt oder bestätigt ist. Ist der Termin dann voll, erhalten Sie den nächsten freien.',
  pointWaiting:
    'Sie möchten die Sendung hierher bringen: {name}. Das Versandetikett ist bereit, sobald die Buchung bezahlt oder bestätigt ist.',
  point: 'Bringen Sie die Sendung hierher: {name}.',
  noPlace:
    'Es war kein Abholtermin frei. Wählen Sie einen anderen Tag, oder bringen Sie die Sendung zu einer Annahmestelle.',
  missed:
    'Der Kurier hat die Sendung am {day} nicht abgeholt. Wählen Sie einen anderen Tag, oder bringen Sie sie zu einer Annahmestelle.',
  cancelled:
    'Die Abholung am {day} ist storniert. Wählen Sie einen anderen Tag, oder bringen Sie die Sendung zu einer Annahmestelle.',
  pointClosed:
    'Diese Annahmestelle nimmt keine Sendungen mehr an: {name}. Wählen Sie eine andere Art der Übergabe.',
  none: 'Sie haben noch nicht gewählt, wie Sie die Sendung übergeben.',
  ready:
    'Drucken Sie das Versandetikett, kleben Sie es auf und halten Sie die Sendung an dieser Adresse bereit:',
  bring: 'Drucken Sie vorher das Versandetikett und kleben Sie es auf.',
  change: 'Ändern',
  chooseNow: 'Jetzt wählen',
  changeUntil: 'Sie können das bis {moment} ändern.',
  hours: 'Öffnungszeiten',
  closedDay: 'Geschlossen',
  days: '{from} bis {until}',
  at: 'Adresse',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saveFailed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  saved: 'Gespeichert. Die Einzelheiten senden wir Ihnen per E-Mail.',
  changeMeta: '{number} übergeben | Waypost',
  locked:
    'Das lässt sich nicht mehr ändern: Der Kurier ist unterwegs, wir haben die Sendung, sie ist storniert oder Teil einer anderen Abholung.',
  pointsMeta: 'Annahmestellen | Waypost',
  pointsTitle: 'Annahme\u00ADstellen',
  pointsLead:
    'Bringen Sie Ihre Sendung mit aufgeklebtem Versandetikett zu einer dieser Stellen. Bis 30 kg.',
  pointsEmpty: 'Es gibt noch keine Annahmestellen. Stattdessen kommt ein Kurier zu Ihnen.',
  pointsQuote: 'Preis berechnen',
} satisfies Catalog<'handover'>;
