import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Nuova spedizione | Waypost',
  title: 'Nuova spedizione',
  freight: 'Merci su pallet o colli di misure diverse: {link}',
  freightLink: 'chiedere un preventivo',
  senderTitle: 'Mittente',
  senderChange: 'Modifica l’indirizzo predefinito',
  senderMissing: 'Scelga prima un indirizzo predefinito.',
  senderMissingText:
    'I colli partono da lì. Aggiunga un indirizzo alla rubrica e lo renda predefinito.',
  keep: 'Conserva nella mia rubrica',
  count: 'Numero di colli',
  countHelp: 'Tutti di questo peso e misura.',
  priceMissing: 'Inserisca destinatario e collo per vedere il prezzo.',
  price: 'Mostra il prezzo',
  pricing: 'Calcolo del prezzo',
  priceIsNew:
    'È cambiato qualcosa da cui dipende il prezzo. Controlli il nuovo prezzo, poi prenoti.',
  bookOnAccount: 'Prenota in conto per {amount}',
  booking: 'Prenotazione in corso',
  payOtherwise: 'Paga in altro modo',
  toCheckout: 'Continua al pagamento',
  toCustoms: 'Continua ai dati doganali',
  customsText:
    'Questo collo attraversa una frontiera doganale. I dati doganali sono chiesti nella pagina seguente.',
  failed: 'Non è stato prenotato. Riprovi.',
  booked: '{number} per {name} è prenotata.',
  bookedText: 'Il prossimo collo qui sotto ha lo stesso peso, misura e servizio.',
  label: 'Etichetta (PDF)',
  like: 'Un’altra uguale',
  notKept: 'L’indirizzo non è stato conservato. La rubrica potrebbe essere piena.',
} satisfies Catalog<'new-shipment'>;
