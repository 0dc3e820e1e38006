import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Spedizioni | Waypost',
  title: 'Le sue spedizioni',
  newShipment: 'Nuova spedizione',
  exportCsv: 'Esporta CSV',

  filters: 'Filtra le spedizioni',
  search: 'Cerca',
  searchHelp: 'Numero, nome o destinazione',
  service: 'Servizio',
  status: 'Stato',
  all: 'Tutti',
  from: 'Dal',
  to: 'Al',
  apply: 'Applica',
  clear: 'Cancella i filtri',

  date: 'Data',
  tracking: 'Tracking',
  recipient: 'A',
  pieces: 'Colli',
  weight: 'Peso',
  cost: 'Costo',
  freight: 'Merci',

  reprint: 'Ristampa',
  reprintOf: 'Ristampa {number}',
  duplicate: 'Duplica',
  duplicateOf: 'Duplica {number}',
  track: 'Traccia',
  trackOf: 'Traccia {number}',
  receipt: 'Ricevuta',
  receiptOf: 'Ricevuta di {number}',
  cancel: 'Annulla',
  cancelOf: 'Annulla {number}',
  'hold.awaiting_activation': 'In attesa del codice inviato per e-mail',
  'hold.awaiting_payment': 'In attesa del bonifico',
  'hold.payment_failed': 'Pagamento non riuscito',

  listed: '{count, plural, one {# spedizione} other {# spedizioni}}',
  emptyFiltered: 'Nessuna spedizione corrisponde ai filtri.',
  emptyTitle: 'Ancora nessuna spedizione.',
  emptyText: 'Le prenotazioni fatte dopo l’accesso compaiono qui, con etichetta e ricevuta.',
  newest: 'Torna alle più recenti',
  failed: 'Non è stato possibile caricare le spedizioni.',
  failedText: 'Sono al sicuro. Riprovi.',

  claimTitle:
    '{count, plural, one {Con il suo indirizzo è stata fatta una prenotazione senza account.} other {Con il suo indirizzo sono state fatte # prenotazioni senza account.}}',
  claimText:
    '{count, plural, one {La aggiunga all’account per vederla in questo elenco.} other {Le aggiunga all’account per vederle in questo elenco.}}',
  claim: 'Aggiungi all’account',
  claimed: '{count, plural, one {Una spedizione aggiunta.} other {# spedizioni aggiunte.}}',
  claimFailed: 'L’aggiunta non è riuscita. Riprovi.',
} satisfies Catalog<'shipments'>;
