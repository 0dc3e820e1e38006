import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'API-Schlüssel | Waypost',
  title: 'API-Schlüssel',
  lead: 'Mit einem Schlüssel können Ihre eigenen Programme ohne Anmeldung Sendungen buchen und verfolgen.',
  reference: 'So buchen und verfolgen Sie Sendungen mit einem Schlüssel',
  createTitle: 'Neuer Schlüssel',
  name: 'Name',
  nameHelp: 'Was ihn nutzt, zum Beispiel „Onlineshop“.',
  nameMissing: 'Geben Sie dem Schlüssel einen Namen.',
  scopes: 'Was er darf',
  'scope.shipments:read': 'Sendungen lesen',
  'scope.bookings:write': 'Preise berechnen und buchen',
  scopeMissing: 'Wählen Sie mindestens eine Berechtigung.',
  create: 'Schlüssel erstellen',
  creating: 'Wird erstellt',

  createdTitle: 'Ihr neuer Schlüssel',
  createdText:
    'Kopieren Sie ihn jetzt. Wir speichern nur einen Fingerabdruck davon und können ihn nicht noch einmal anzeigen.',
  secret: 'Schlüssel',
  copy: 'Kopieren',
  copied: 'Kopiert',

  listTitle: 'Aktive Schlüssel',
  begins: 'Beginnt mit',
  created: 'Erstellt',
  lastUsed: 'Zuletzt genutzt',
  never: 'Nie',
  revoke: 'Widerrufen',
  revokeOf: '{name} widerrufen',
  revokeTitle: 'Diesen Schlüssel widerrufen?',
  revokeText: 'Programme, die ihn nutzen, werden sofort abgewiesen.',
  revokeConfirm: 'Ja, widerrufen',
  keep: 'Behalten',
  revoked: 'Der Schlüssel ist nicht mehr gültig.',

  empty: 'Noch keine Schlüssel.',
  failed: 'Ihre Schlüssel konnten nicht geladen werden.',
  failedText: 'Sie funktionieren weiter. Bitte versuchen Sie es erneut.',
  notDone: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
} satisfies Catalog<'keys'>;
