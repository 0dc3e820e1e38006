import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Bestätigen und buchen | Waypost',
  title: 'Bestätigen und buchen',
  backToQuote: 'Zurück zum Angebot',
  track: 'Verfolgen',
  shipmentTitle: 'Sendung',
  changeQuote: 'Ändern',
  chargesTitle: 'Kosten',
  confirm: 'Zahlungspflichtig buchen',
  confirming: 'Wird gebucht',
  cancel: 'Abbrechen',
  confirmNote: 'Auch bei doppelter Bestätigung wird nur einmal gebucht.',
  validUntil: 'Der Preis gilt bis {time}.',
  expired: 'Dieses Angebot gilt nicht mehr.',
  expiredText:
    'Ein Preis gilt 30 Minuten. Ein neuer ist gleich berechnet, und alle Ihre Eingaben bleiben erhalten.',
  newPrice: 'Neuen Preis berechnen',
  newPriceFailed: 'Wir konnten keinen neuen Preis berechnen. Bitte versuchen Sie es erneut.',
  timedOut: 'Zeitüberschreitung. Bitte versuchen Sie es erneut.',
  timedOutText:
    'Ihre Buchung ist vielleicht schon angekommen. Ein neuer Versuch wiederholt dieselbe Buchung und erzeugt nie eine zweite.',
  failed: 'Die Sendung konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
  creating: 'Sendung wird erstellt …',
  creatingText:
    'Das dauert einige Sekunden. Sie können diese Seite verlassen und später zurückkehren.',
  stepTitle: 'Zahlung freigeben',
  stepText:
    'Ihre Bank oder PayPal bittet Sie auf einer eigenen Seite, die Zahlung freizugeben. Danach kommen Sie hierher zurück.',
  stepWaiting:
    'Die Zahlung ist noch nicht freigegeben. Bis zu Ihrer Freigabe wird nichts abgebucht und nichts gebucht.',
  stepLater: 'Gerade freigegeben? Diese Seite sieht von selbst noch einmal nach.',
  stepGiveUp: 'Anders bezahlen',
  stepGo: 'Zur Freigabeseite',
  priceChanged: 'Der Preis hat sich geändert.',
  priceChangedText:
    'Er betrug {before} und beträgt jetzt {now}. Prüfen Sie die Kosten und bestätigen Sie erneut.',
  alreadyBooked: 'Diese Sendung ist bereits gebucht.',
  alreadyBookedText: 'Sie wurde schon aus diesem Entwurf gebucht, vielleicht in einem anderen Tab.',
  openReceipt: 'Beleg öffnen',
  declined: 'Diese Buchung wurde nicht abgeschlossen.',
  declinedCard:
    'Ihre Bank hat diese Zahlung nicht freigegeben. Es wurde nichts abgebucht. Prüfen Sie Kartennummer, Datum und Prüfziffer, verwenden Sie eine andere Karte oder wählen Sie eine andere Zahlungsart. Ihre Eingaben sind noch da.',
  declinedPaypal:
    'PayPal hat diese Zahlung nicht freigegeben. Es wurde nichts abgebucht. Versuchen Sie es noch einmal mit PayPal oder wählen Sie eine andere Zahlungsart. Ihre Eingaben sind noch da.',
  tooManyDeclines:
    'Zu viele Karten wurden abgelehnt, es wurde nichts abgebucht. Wählen Sie jetzt eine andere Zahlungsart oder versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} wieder mit einer Karte. Ihre Eingaben sind noch da.',
  requestId: 'Anfrage-ID {id}',
  someInvalid:
    '{count, plural, one {Bitte prüfen Sie eine Eingabe.} other {Bitte prüfen Sie # Eingaben.}}',
} satisfies Catalog<'billing'>;
