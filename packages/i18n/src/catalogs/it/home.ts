import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost: tracking, prezzi e prenotazione di spedizioni',
  metaDescription:
    'Tracci una spedizione con il suo numero, veda il prezzo intero di un pacco o di un trasporto merci e prenoti online. Oltre 220 destinazioni per via aerea, marittima e stradale.',
  title: 'Dov’è la sua spedizione?',
  lead: 'Ogni scansione compare nella pagina dopo pochi secondi, con luogo e ora.',
  quoteTitle: 'Quanto costa?',
  quoteFrom: 'Da',
  quoteTo: 'A',
  quotePlaceExample: 'Città, Paese',
  quoteSubmit: 'Mostra i prezzi',
  factDestinations: '220+',
  factDestinationsLabel: 'destinazioni',
  factSupport: '24/7',
  factSupportLabel: 'prenotazioni e tracking',
  factOnTime: '98,7%',
  factOnTimeLabel: 'consegne puntuali',

  servicesTitle: 'Sei servizi, una rete',
  servicesText:
    'I pacchi fino a {limit} per collo viaggiano a tre velocità. Ciò che pesa di più va su pallet, per via aerea, marittima o stradale. Il prezzo indicato è il prezzo intero.',
  pagesTitle: 'I nostri servizi in dettaglio',
  'page.express': 'Express',
  'pageText.express':
    'Pacchi e documenti, ritirati in giornata, con il prezzo ancora prima di scrivere un indirizzo.',
  'page.freight': 'Trasporto merci e cargo',
  'pageText.freight':
    'Pallet per via aerea, marittima e stradale, con l’Incoterm concordato con il compratore.',
  'page.ecommerce': 'E-commerce',
  'pageText.ecommerce':
    'Il collegamento con la piattaforma del negozio, il pagamento alla consegna e i resi per la stessa via.',
  'page.customs': 'Dogana e sdoganamento',
  'pageText.customs':
    'Che cosa devono indicare i documenti, come procede lo sdoganamento e che cosa fare se una spedizione è trattenuta.',
  'page.domestic': 'Spedizioni nazionali',
  'pageText.domestic':
    'All’interno di un Paese alla tariffa nazionale più bassa, con consegna il sabato.',
  'page.warehousing': 'Logistica di magazzino e fulfillment',
  'pageText.warehousing':
    'Riceviamo, conserviamo, preleviamo, imballiamo e spediamo le sue scorte e rimettiamo i resi a scaffale.',
  stripPause: 'Pausa',
  stripPlay: 'Riprendi',

  locationsTitle: 'Oltre 220 destinazioni su tre linee',
  locationsText:
    'Aereo, mare e strada si incontrano nei nostri hub e i pacchi viaggiano su tutte e tre le linee. Indichi una città con il Paese per vedere quanto costa una spedizione.',
  mapLabel: 'Mappa schematica: le linee aerea, marittima e stradale collegano sei regioni.',
  regionNorthAmerica: 'Nord America',
  regionSouthAmerica: 'Sud America',
  regionEurope: 'Europa',
  regionAfrica: 'Africa',
  regionMiddleEast: 'Medio Oriente',
  regionAsiaPacific: 'Asia-Pacifico',
  lineAir: 'Aereo',
  lineSea: 'Mare',
  lineRoad: 'Strada',
  departuresTitle: 'Partenze',
  departure: '{mode}, {eta}',
  lane: 'Da {from} a {to}',
  locationsPoints: 'Tutti i punti di consegna',
  locationsMore:
    'Queste sono solo alcune. Il prezzo per una città che non è nell’elenco si calcola allo stesso modo: basta scriverne il nome e il Paese.',

  stepsTitle: 'In tre tappe fino alla porta',
  step1Title: 'Il prezzo',
  step1Text:
    'Inserisca le due località, il peso e le misure. Compaiono i servizi, con ogni voce di costo.',
  step2Title: 'La prenotazione',
  step2Text:
    'Basta una conferma. Arrivano numero di tracking e ricevuta, e il prezzo non può più cambiare.',
  step3Title: 'Il tracking',
  step3Text:
    'Condivida il link di tracking. La pagina si aggiorna da sola a ogni scansione, fino alla consegna.',

  ratesTitle: 'Quanto costa',
  ratesText:
    'Esempi con la tariffa in vigore e pagamento con carta. Supplementi, carburante, sicurezza e movimentazione sono compresi. Scelga una riga per aprire la stessa spedizione nel preventivo.',
  ratesAway:
    'In questo momento i prezzi non sono disponibili. Riprovi con il preventivo tra un minuto; il tracking funziona come sempre.',
  ratesShipment: 'Spedizione',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} da {weight}, {size}',
  ratesNote:
    'Commissione di pagamento alla consegna: {codFee}. L’assicurazione è a scelta (costo: {insurance} del valore dichiarato, minimo {insuranceMinimum}).',
  ratesLink: 'Calcola il prezzo',

  voicesTitle: 'Che cosa potrebbe dire chi spedisce',
  voicesNote:
    'Queste testimonianze sono esempi. Waypost è una simulazione e nessuno ha detto queste cose; abbiamo scritto ciò che vorremmo meritare.',
  voiceSample: 'Esempio',
  voice1:
    'L’importo della prima schermata era l’importo della ricevuta. Non tengo più un elenco dei supplementi.',
  voice1By: 'Un laboratorio di ceramica di Gand',
  voice2:
    'La dogana ha trattenuto un pallet. La pagina lo diceva prima che qualcuno telefonasse e indicava il documento mancante.',
  voice2By: 'Un esportatore di ricambi di Rotterdam',
  voice3: 'Invio il link di tracking insieme all’ordine. Nessuno mi chiede più dov’è il pacco.',
  voice3By: 'Un negozio online di Lisbona',

  supportTitle: 'Assistenza',
  supportText:
    'Tracking, prezzi, prenotazioni e modulo di contatto sono aperti giorno e notte. Quando serve una persona, rispondiamo in orario d’ufficio.',
  supportAlways: 'Sito e messaggi',
  supportAlwaysHours: '24/7',
  supportPeople: 'Operatori, ora di Bruxelles',
  supportPeopleHours: 'Lun–ven 9:00–18:00',
  supportContact: 'Nuovo messaggio',
  supportFaq: 'Tutte le domande e risposte',
} satisfies Catalog<'home'>;
