import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Spedizioni nazionali: in giornata, il giorno dopo e il sabato | Waypost',
  metaDescription:
    'All’interno di un Paese in 1–3 giorni lavorativi. Orario limite 14:00 per la consegna in giornata, 18:00 per il giorno dopo, consegna il sabato. Documenti da 3,50 $, pacchi da 5,90 $.',
  title: 'In città o in tutto il Paese',
  lead: 'Le spedizioni nazionali arrivano in 1–3 giorni lavorativi. Affidate entro l’orario limite, partono il giorno stesso.',
  quote: 'Prezzo di un pacco nazionale',

  boardTitle: 'Orari limite',
  boardCaption: 'Servizi nazionali con i loro orari limite',
  service: 'Servizio',
  cutOff: 'Orario limite, ora locale',
  follows: 'Che cosa segue',
  'sameDay.name': 'In giornata',
  'sameDay.cutOff': '14:00',
  'sameDay.follows': 'Nel giro del pomeriggio, consegna il giorno stesso nella stessa città',
  'nextDay.name': 'Il giorno dopo',
  'nextDay.cutOff': '18:00',
  'nextDay.follows': 'Con la linea notturna verso l’hub successivo, consegna il giorno dopo',
  'saturday.name': 'Consegna il sabato',
  'saturday.cutOff': 'Sì',
  'saturday.follows': 'Se affidata il venerdì entro l’orario limite «Il giorno dopo»',

  pricesTitle: 'Quanto costa',
  pricesText:
    'Tre prezzi indicativi, in dollari USA. Si paga il prezzo del preventivo: in euro, con ogni voce di costo indicata.',
  'documents.name': 'Documenti',
  'documents.price': 'da 3,50 $',
  'documents.range': 'Fino a 0,5 kg',
  'documents.text': 'Lettere, contratti e documenti in una busta piatta.',
  'parcels.name': 'Pacchi',
  'parcels.price': 'da 5,90 $',
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
    '1–3 giorni lavorativi. La consegna in giornata o il giorno dopo vale per le spedizioni affidate entro il rispettivo orario limite; il preventivo mostra il tempo di transito di ogni servizio per il percorso scelto.',
  'cutOff.question': 'E se supero l’orario limite?',
  'cutOff.answer':
    'La spedizione parte con la corsa successiva: dopo le 14:00 con la linea per il giorno dopo, dopo le 18:00 il giorno lavorativo seguente.',
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
