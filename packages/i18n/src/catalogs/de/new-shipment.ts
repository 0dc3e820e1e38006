import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Neue Sendung | Waypost',
  title: 'Neue Sendung',
  freight: 'Fracht oder Pakete verschiedener Größe: {link}',
  freightLink: 'Preis berechnen',
  senderTitle: 'Absender',
  senderChange: 'Standardadresse ändern',
  senderMissing: 'Wählen Sie zuerst eine Standardadresse.',
  senderMissingText:
    'Von dort gehen die Pakete ab. Fügen Sie Ihrem Adressbuch eine Adresse hinzu und machen Sie sie zum Standard.',
  keep: 'In meinem Adressbuch speichern',
  count: 'Anzahl der Pakete',
  countHelp: 'Alle mit diesem Gewicht und dieser Größe.',
  priceMissing: 'Geben Sie Empfänger und Paket an, um den Preis zu sehen.',
  price: 'Preis zeigen',
  pricing: 'Preis wird berechnet',
  priceIsNew:
    'Etwas, wovon der Preis abhängt, hat sich geändert. Prüfen Sie den neuen Preis und buchen Sie dann.',
  bookOnAccount: 'Auf Rechnung buchen für {amount}',
  booking: 'Wird gebucht',
  payOtherwise: 'Anders bezahlen',
  toCheckout: 'Weiter zur Zahlung',
  toCustoms: 'Weiter zu den Zollangaben',
  customsText:
    'Dieses Paket überquert eine Zollgrenze. Die Zollangaben werden auf der nächsten Seite abgefragt.',
  failed: 'Das wurde nicht gebucht. Bitte versuchen Sie es erneut.',
  booked: '{number} an {name} ist gebucht.',
  bookedText: 'Das nächste Paket unten hat dasselbe Gewicht, dieselbe Größe und denselben Service.',
  label: 'Etikett (PDF)',
  like: 'Noch eine wie diese',
  notKept: 'Die Adresse wurde nicht gespeichert. Ihr Adressbuch ist vielleicht voll.',
} satisfies Catalog<'new-shipment'>;
