import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Spedizioni nazionali con consegna il sabato | Waypost',
  metaDescription:
    'All’interno di un Paese: ritiro il giorno stesso se prenotato entro l’orario limite, consegna anche il sabato. Documenti da {documents}, pacchi da {parcels}.',
  title: 'In città o in tutto il Paese',
  lead: 'Prenotando entro l’orario limite ritiriamo il giorno stesso. Express e Priority si consegnano anche il sabato.',
  quote: 'Prezzo di un pacco nazionale',

  boardTitle: 'Orari limite',
  boardCaption: 'Servizi nazionali con i loro orari limite',
  service: 'Servizio',
  cutOff: 'Orario limite, ora locale',
  follows: 'Che cosa segue',
  levelFollows: 'Ritirato il giorno stesso, consegnato in {eta}',
  'saturday.name': 'Consegna il sabato',
  'saturday.cutOff': 'Sì',
  'saturday.follows': 'Con Express e Priority',

  pricesTitle: 'Quanto costa',
  pricesText:
    'I prezzi più bassi all’interno di un Paese, con carta, ogni costo incluso. Il preventivo li elenca tutti.',
  fromPrice: 'da {price}',
  'documents.name': 'Documenti',
  'documents.range': 'Fino a 0,5 kg',
  'documents.text': 'Lettere, contratti e documenti in una busta piatta.',
  'parcels.name': 'Pacchi',
  'parcels.range': '0,5–20 kg',
  'parcels.text': 'Scatole di ogni tipo. Anche più pesanti, fino a {maxPiece} per collo.',
  'b2b.name': 'B2B',
  'b2b.price': 'Su misura',
  'b2b.range': 'Da concordare',
  'b2b.text': 'Giri fissi, ritiri quotidiani e un estratto conto al mese.',
  priceDocuments: 'Prezzo di un documento',
  priceParcels: 'Prezzo di un pacco',
  priceB2b: 'Contatta l’ufficio commerciale',

  sampleTitle: 'Ciò che vedono i suoi clienti',
  sampleText:
    'Questa è una spedizione di esempio. La pagina è quella vera: le cinque tappe, ogni scansione con luogo e ora, i nomi abbreviati per gli estranei.',
  sampleLabel: 'Numero di tracking di esempio',
  sampleLink: 'Traccia questo esempio',

  faqTitle: 'Domande sulle spedizioni nazionali',
  'time.question': 'Quanto tempo richiede una consegna nazionale?',
  'time.answer':
    '{standardEta} con Standard, {expressEta} con Express, {priorityEta} con Priority. Il preventivo mostra i giorni di consegna per la sua tratta.',
  'cutOff.question': 'E se supero l’orario limite?',
  'cutOff.answer': 'La spedizione viene ritirata il giorno lavorativo successivo.',
  'saturday.question': 'Consegnate il sabato?',
  'saturday.answer': 'Sì. Non si consegna la domenica e nei giorni festivi.',
  'pickup.question': 'Devo portarvi il pacco?',
  'pickup.answer':
    'No. Il ritiro si richiede dall’area clienti, una volta sola o con cadenza giornaliera, settimanale o ogni due settimane. Le fasce orarie sono 09:00–13:00, 13:00–17:00 e 17:00–20:00.',
  'heavy.question': 'E se pesa più di 20 kg?',
  'heavy.answer':
    'Il prezzo indicativo vale per pacchi da 0,5 a 20 kg. Il preventivo calcola qualsiasi pacco fino a {maxPiece}; oltre, viaggia su pallet con il trasporto stradale.',
  'same.question': 'Che cosa si intende per nazionale?',
  'same.answer':
    'Due località nello stesso Paese. Il preventivo lo riconosce da solo e applica la tariffa nazionale, più bassa; non si passa dalla dogana.',
  'cod.question': 'Il destinatario può pagare alla consegna?',
  'cod.answer':
    'Sì. Commissione di pagamento alla consegna: {codFee} del subtotale. Il preventivo mostra entrambi i totali.',
  dashboardLink: 'Richiedi un ritiro',
  freightLink: 'Trasporto stradale',
} satisfies Catalog<'domestic'>;
