import type { Catalog } from '../../messages.ts';

export default {
  title: 'Come ci affida la spedizione',
  choose: 'Come ci affida la spedizione?',
  pickupTitle: 'Ritiro del corriere',
  pickupText: 'All’indirizzo del mittente, ora locale.',
  dropOffTitle: 'Al punto di consegna, di persona',
  dropOffText: 'Con l’etichetta, negli orari di apertura.',
  morePoints: 'Altri punti di consegna',
  later: 'Decidere più tardi',
  laterText: 'Nella pagina della ricevuta, in qualsiasi momento prima della consegna.',
  window: '{day}, dalle {from} alle {until}',
  away: 'a {km} km',
  noWindows:
    'Al momento non ci sono fasce di ritiro libere. Potrà sceglierne una più tardi, nella pagina della ricevuta.',
  planned: 'Un corriere passa {day} dalle {from} alle {until}, ora locale.',
  moved: 'La fascia scelta non era più libera: questa è la successiva.',
  waiting:
    'Ha scelto {day}, dalle {from} alle {until}. Riserviamo un posto appena la prenotazione è pagata o confermata. Se allora la fascia è piena, riceve la prossima libera.',
  pointWaiting:
    'Ha scelto di portarla qui: {name}. L’etichetta è pronta appena la prenotazione è pagata o confermata.',
  point: 'La porti qui: {name}.',
  noPlace:
    'Nessuna fascia di ritiro era libera. Scelga un altro giorno o porti la spedizione a un punto di consegna.',
  missed:
    'Il corriere non ha ritirato la spedizione: {day}. Scelga un altro giorno o la porti a un punto di consegna.',
  cancelled:
    'Il ritiro di {day} è annullato. Scelga un altro giorno o porti la spedizione a un punto di consegna.',
  pointClosed:
    'Questo punto non accetta più pacchi: {name}. Scelga un altro modo di affidarci la spedizione.',
  none: 'Non ha ancora scelto come affidarci la spedizione.',
  ready: 'Stampi l’etichetta, la applichi e tenga pronta la spedizione a questo indirizzo:',
  bring: 'Stampi l’etichetta e la applichi prima di uscire.',
  change: 'Modifica',
  chooseNow: 'Scegliere ora',
  changeUntil: 'Si può modificare fino a: {moment}.',
  hours: 'Orari di apertura',
  closedDay: 'Chiuso',
  days: '{from} – {until}',
  at: 'Indirizzo',
  save: 'Salva',
  saving: 'Salvataggio…',
  saveFailed: 'Non è stato possibile salvare. Riprovi.',
  saved: 'Salvato. Le inviamo i dettagli per e-mail.',
  changeMeta: 'Affidare {number} | Waypost',
  locked:
    'Non si può più modificare: il corriere è in viaggio, la spedizione è già da noi, è annullata o fa parte di un altro ritiro.',
  pointsMeta: 'Punti di consegna | Waypost',
  pointsTitle: 'Punti di consegna',
  pointsLead: 'Porti il pacco, già etichettato, a uno di questi punti. Fino a 30 kg.',
  pointsEmpty: 'Non ci sono ancora punti di consegna. Un corriere passa da lei.',
  pointsQuote: 'Calcola il prezzo',
} satisfies Catalog<'handover'>;
