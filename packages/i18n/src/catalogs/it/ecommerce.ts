import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Spedizioni per e-commerce: integrazioni, pagamento alla consegna, resi | Waypost',
  metaDescription:
    'Colleghi il suo negozio a prezzi, prenotazioni e tracking in tempo reale. Pagamento alla consegna, resi, assicurazione e la stessa API su cui funziona il nostro sito.',
  title: 'Dal carrello alla porta',
  lead: 'Il negozio ci chiede il prezzo, prenota quando l’ordine è pagato e mostra al cliente una pagina in tempo reale fino alla consegna.',
  docs: 'Documentazione API',
  talk: 'Contatta l’ufficio commerciale',

  connectTitle: 'Integrazioni con le piattaforme',
  connectText:
    'Qualsiasi piattaforma che può chiamare un indirizzo web può spedire con noi: un negozio in hosting con un’estensione, un negozio proprio direttamente. Un ordine passa per tre tappe.',
  'connect.1': 'Prezzo',
  'connect.1Text':
    'Al momento dell’acquisto il negozio invia le due località, il peso e le misure e riceve ogni voce di costo e il tempo di transito. Il prezzo vale 30 minuti.',
  'connect.2': 'Prenotazione',
  'connect.2Text':
    'Quando l’ordine è pagato, il negozio prenota. Ogni prenotazione ha una chiave: inviata due volte, ad esempio dopo un timeout, resta una sola.',
  'connect.3': 'Tracking',
  'connect.3Text':
    'Il numero di tracking va nell’e-mail dell’ordine. La pagina che apre si aggiorna a ogni scansione; il negozio può leggere gli stessi dati o seguirli in tempo reale.',

  codTitle: 'Pagamento alla consegna',
  codText:
    'Il cliente paga la spedizione alla porta e il corriere registra l’importo riscosso. Commissione: {codFee} del subtotale. Entrambi i totali compaiono già nel primo prezzo.',
  codExample: 'Un pacco da {weight}, {from} – {to}, Standard',
  byCard: 'Con carta',
  onDelivery: 'Alla consegna',

  returnsTitle: 'Resi',
  returnsText:
    'Un reso è una spedizione in senso inverso: si prenota dall’indirizzo del cliente a quello del negozio e si invia l’etichetta al cliente. Ha un proprio numero di tracking e lo stesso prezzo dell’andata.',
  returnsFailed:
    'Ciò che non può essere consegnato torna automaticamente. La cronologia riporta allora «Di ritorno al mittente», così il suo servizio clienti lo sa prima che il cliente chieda.',

  insuranceTitle: 'Assicurazione',
  insuranceText:
    'Si sceglie per ogni spedizione, nella pagina di pagamento o nella chiamata di prenotazione.',
  insuranceCaption: 'Spedire con e senza assicurazione',
  insuranceCorner: 'Domanda',
  without: 'Senza',
  with: 'Con assicura\u00ADzione',
  'insurance.cost': 'Costo',
  'insurance.costWithout': 'Nessuno',
  'insurance.costWith': '{insurance} del valore dichiarato, minimo {insuranceMinimum}',
  'insurance.covers': 'Risarcimento per smarrimento e danni',
  'insurance.coversWithout': 'Fino ai limiti delle condizioni, calcolati sul peso',
  'insurance.coversWith':
    'Il valore provato della merce, fino al valore dichiarato e al massimo {insuranceLimit}, e il prezzo della spedizione',
  'insurance.for': 'Adatta a',
  'insurance.forWithout': 'Ciò che costa meno ricomprare che spedire',
  'insurance.forWith': 'Tutto il resto',
  liabilityLink: 'Responsabilità nelle condizioni',

  apiTitle: 'L’API',
  apiText:
    'La usa anche il nostro sito. È descritta in OpenAPI, gli errori hanno codici stabili, gli importi sono in centesimi interi e ogni endpoint indica chi può chiamarlo.',
  apiRequest: 'Richiesta di un prezzo',
  apiAnswer: 'La risposta, abbreviata',
  openapi: 'Documento OpenAPI',

  endTitle: 'Per cominciare basta un pacco',
  endText: 'Oggi prezzo e prenotazione a mano; il collegamento del negozio quando conviene.',
  quote: 'Calcola il prezzo',
} satisfies Catalog<'ecommerce'>;
