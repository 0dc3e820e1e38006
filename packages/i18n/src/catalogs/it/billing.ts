import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Conferma e prenotazione | Waypost',
  title: 'Conferma e prenotazione',
  backToQuote: 'Torna al preventivo',
  track: 'Traccia',
  shipmentTitle: 'Spedizione',
  changeQuote: 'Modifica',
  chargesTitle: 'Costi',
  confirm: 'Conferma e prenota',
  confirming: 'Prenotazione',
  cancel: 'Annulla',
  confirmNote: 'Confermare due volte crea una sola prenotazione.',
  validUntil: 'Prezzo valido fino alle ore {time}.',
  expired: 'Questo preventivo non è più valido.',
  expiredText:
    'Un prezzo vale 30 minuti. Per uno nuovo basta un momento e i dati inseriti restano.',
  newPrice: 'Aggiorna il prezzo',
  newPriceFailed: 'Non è stato possibile calcolare un nuovo prezzo. Riprovi.',
  timedOut: 'La richiesta ha superato il tempo massimo. Riprovi.',
  timedOutText:
    'La prenotazione potrebbe essere già andata a buon fine. Un nuovo tentativo ripete la stessa prenotazione e non ne crea una seconda.',
  failed: 'Non è stato possibile creare la spedizione. Riprovi.',
  creating: 'Creazione della spedizione…',
  creatingText: 'Bastano pochi secondi. Può lasciare questa pagina e tornarci.',
  stepTitle: 'Approvi il pagamento',
  stepText:
    'La banca o PayPal chiede di approvare il pagamento in una propria pagina. Poi si torna qui.',
  stepWaiting:
    'Il pagamento non è ancora approvato. Fino ad allora non viene addebitato né prenotato nulla.',
  stepLater: 'Lo ha appena approvato? Questa pagina si aggiorna da sola.',
  stepGiveUp: 'Paga in un altro modo',
  stepGo: 'Vai alla pagina di approvazione',
  priceChanged: 'Il prezzo è cambiato.',
  priceChangedText: 'Prima: {before}. Ora: {now}. Controlli i costi e confermi di nuovo.',
  alreadyBooked: 'Questa spedizione è già prenotata.',
  alreadyBookedText: 'È stata prenotata in precedenza da questa bozza, forse in un’altra scheda.',
  openReceipt: 'Apri la ricevuta',
  declined: 'Questa prenotazione non è stata completata.',
  declinedCard:
    'La sua banca non ha autorizzato questo pagamento. Non è stato addebitato nulla. Controlli il numero, la data e il codice di sicurezza della carta, provi un’altra carta o scelga un altro metodo di pagamento. I dati inseriti sono ancora qui.',
  declinedPaypal:
    'PayPal non ha autorizzato questo pagamento. Non è stato addebitato nulla. Riprovi con PayPal o scelga un altro metodo di pagamento. I dati inseriti sono ancora qui.',
  tooManyDeclines:
    'Troppe carte sono state rifiutate e non è stato addebitato nulla. Paghi ora in un altro modo o riprovi con una carta tra {minutes, plural, one {# minuto} other {# minuti}}. I dati inseriti sono ancora qui.',
  requestId: 'ID richiesta {id}',
  someInvalid: '{count, plural, one {Un campo da controllare.} other {# campi da controllare.}}',
} satisfies Catalog<'billing'>;
