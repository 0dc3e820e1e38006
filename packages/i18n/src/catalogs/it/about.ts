import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Chi siamo | Waypost',
  metaDescription:
    'Chi è Waypost, come una spedizione passa dalla scansione allo schermo, che cosa garantiamo e da dove vengono i dati delle nostre mappe e località.',
  title: 'Un vettore che si legge come un orario ferroviario',
  lead: 'Waypost trasporta pacchi e merci per privati e aziende: per via aerea, marittima e stradale, verso oltre 220 destinazioni. Indichiamo il prezzo prima della prenotazione, il luogo dopo ogni scansione e il problema appena lo conosciamo.',

  'claim.destinations': '220+',
  'claim.destinationsLabel': 'destinazioni',
  'claim.support': '24/7',
  'claim.supportLabel': 'prenotazioni, tracking e messaggi; assistenza lun–ven 9:00–18:00',
  'claim.onTime': '98,7%',
  'claim.onTimeLabel': 'in orario',

  whoTitle: 'Chi siamo',
  who1: 'Un solo vettore con un solo sistema. La pagina su cui si prenota, la console del nostro personale e gli scanner negli hub usano gli stessi dati: nessuno deve cercare ciò che un altro sa già.',
  who2: 'I privati spediscono un singolo pacco senza account. Le aziende hanno un’area clienti con spedizioni, costi e ritiri. I negozi si collegano tramite l’API e possono tenere le scorte nei nostri magazzini.',
  servicesLink: 'Calcola il prezzo',
  contactLink: 'Contatti',

  howTitle: 'Come funziona',
  'how.1': 'Il prezzo',
  'how.1Text':
    'Bastano due località, un peso e le misure. Il preventivo mostra ogni servizio con tutte le voci di costo e mantiene il prezzo per 30 minuti.',
  'how.2': 'La prenotazione',
  'how.2Text':
    'Basta una conferma. La spedizione riceve un numero di tracking che termina con un carattere di controllo: un errore di battitura si scopre prima ancora di cercare.',
  'how.3': 'Le scansioni',
  'how.3Text':
    'Al ritiro, in ogni hub, in dogana e alla porta la spedizione viene scansionata. Lo stato dipende dall’ordine delle scansioni, non da quello in cui ci arrivano.',
  'how.4': 'La pagina',
  'how.4Text':
    'La pagina di tracking mostra ogni scansione dopo pochi secondi. Chi ha il numero può aprirla; per gli estranei nomi e indirizzi sono abbreviati.',
  'how.5': 'La consegna',
  'how.5Text':
    'L’ultima scansione chiude la linea. Se prima qualcosa ferma la spedizione, la pagina indica Anomalia e che cosa è successo.',

  promiseTitle: 'I nostri impegni',
  'promise.price': 'Prima il prezzo intero',
  'promise.priceText':
    'Ogni voce di costo è indicata prima della prenotazione. Dopo non se ne aggiunge nessuna.',
  'promise.status': 'Nessuno stato inventato',
  'promise.statusText':
    'Ciò che la pagina indica viene da una scansione o da un’azione registrata del nostro personale.',
  'promise.news': 'Cattive notizie subito e per intero',
  'promise.newsText': 'Che cosa è successo, che cosa succede ora e che cosa si può fare.',
  'promise.data': 'Pochi dati, per poco tempo',
  'promise.dataText':
    'Qui nessun terzo osserva chi naviga. Che cosa conserviamo, perché e per quanto tempo è scritto nell’informativa sulla privacy.',
  privacyLink: 'Informativa sulla privacy',

  simulationTitle: 'Questa è una simulazione',
  simulation1:
    'Waypost non è un’azienda. Il sito mostra come può funzionare il sistema di un vettore, dal prezzo all’ultima scansione. Le spedizioni prenotate qui sono dati reali, ma nessuno viene a ritirarle.',
  simulation2:
    'I contatti sono fittizi: {email} e i dati societari nelle condizioni non portano a nulla. I tempi di consegna sono simulati e i prezzi sono fatti per l’esempio.',

  creditsTitle: 'Fonti e licenze',
  creditsText: 'Ciò che altri hanno creato e ci permettono di usare.',
  'credit.geonames': 'Nomi e coordinate delle località',
  'credit.geonamesText': 'GeoNames, con licenza Creative Commons Attribuzione 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Coste e confini delle mappe',
  'credit.naturalEarthText': 'Natural Earth, di pubblico dominio',
  'credit.fonts': 'Caratteri',
  'credit.fontsText': 'Archivo e IBM Plex, con licenza SIL Open Font License',
} satisfies Catalog<'about'>;
