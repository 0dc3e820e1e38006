import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Domande e risposte | Waypost',
  metaDescription:
    'Come spedire, quanto dura la consegna, come funzionano tracking e dogana, come richiedere un ritiro e quanto costa il pagamento alla consegna.',
  title: 'Domande e risposte',
  lead: 'Prima le risposte brevi. Ognuna porta alla pagina in cui si può agire.',
  contents: 'Argomenti',
  stillTitle: 'Non ha trovato la risposta?',
  stillText:
    'Ci scriva e indichi il numero di tracking, se c’è. Rispondiamo lun–ven 9:00–18:00, ora di Bruxelles.',
  stillLink: 'Contatta l’assistenza',

  boardTitle: 'In una riga',
  'board.ship': 'Per spedire',
  'board.shipAnswer': 'Dalla pagina del servizio express',
  'board.domestic': 'Consegna nazionale',
  'board.domesticAnswer': '{standardEta}, oppure {priorityEta} con Priority',
  'board.international': 'Express internazionale verso Regno Unito e UE',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Tracking',
  'board.trackAnswer': 'Con il numero, dalla pagina iniziale o di tracking',
  'board.customs': 'Problema in dogana',
  'board.customsAnswer': 'Compare con lo stato Anomalia',
  'board.pickup': 'Ritiri',
  'board.pickupAnswer': 'Si richiedono dall’area clienti',

  'topic.shipping': 'Spedire',
  'topic.delivery': 'Tempi di consegna',
  'topic.tracking': 'Tracking',
  'topic.customs': 'Dogana',
  'topic.pickups': 'Ritiri',
  'topic.paying': 'Prezzi e pagamento',
  'topic.account': 'Account e privacy',

  'ship.question': 'Come faccio a spedire?',
  'ship.answer':
    'Dalla pagina del servizio express. Inserisca partenza e arrivo, peso e misure: compaiono tutti i servizi con il prezzo intero. Aggiunga l’e-mail e l’indirizzo del destinatario, continui con la prenotazione, controlli i costi e confermi. Numero di tracking e ricevuta arrivano subito.',
  'guest.question': 'Serve un account per spedire?',
  'guest.answer':
    'No. Chiunque può calcolare un prezzo, prenotare e tracciare. Con un account si aggiunge l’area clienti, con tutte le spedizioni, i loro costi e i ritiri.',
  'heavy.question': 'Quanto può pesare un pacco?',
  'heavy.answer':
    'Un pacco può pesare fino a {maxPiece}. Ciò che pesa di più viaggia su pallet come trasporto merci, per via aerea, marittima o stradale.',
  'volume.question': 'Perché le misure cambiano il prezzo?',
  'volume.answer':
    'Una scatola grande e leggera occupa il posto di una pesante. Confrontiamo il peso con il volume (lunghezza × larghezza × altezza in centimetri, diviso {parcelDivisor}, oppure diviso {airDivisor} per il trasporto aereo) e fatturiamo il maggiore dei due. Il preventivo mostra entrambi i valori.',
  'forbidden.question': 'Che cosa non posso spedire?',
  'forbidden.answer':
    'Merci pericolose, armi, stupefacenti, animali vivi, denaro contante e poco altro. Le condizioni riportano l’elenco completo. Una spedizione che ne contiene viene fermata e i costi che ne derivano sono a carico del mittente.',

  'domestic.question': 'Quanto tempo richiede una consegna nazionale?',
  'domestic.answer':
    '{standardEta} con Standard, {expressEta} con Express, {priorityEta} con Priority. Un pacco prenotato entro l’orario limite viene ritirato il giorno stesso; gli orari limite sono nella pagina delle spedizioni nazionali.',
  'international.question': 'Quanto dura l’express internazionale verso Regno Unito o UE?',
  'international.answer':
    '{expressEta}, sdoganamento compreso. Se la dogana fa una domanda, il tempo si ferma fino alla risposta.',
  'nobody.question': 'Che cosa succede se non c’è nessuno?',
  'nobody.answer':
    'Il corriere registra subito il tentativo di consegna e la pagina di tracking lo mostra come Anomalia, con l’ora. Scriva all’assistenza indicando il numero di tracking per concordare un altro giorno o un altro indirizzo.',

  'track.question': 'Come traccio una spedizione?',
  'track.answer':
    'Con il numero di tracking, dalla pagina iniziale o dalla pagina di tracking. Il numero è sull’etichetta, sulla ricevuta e nelle nostre e-mail. Maiuscole, spazi e trattini non contano e la pagina si aggiorna da sola a ogni scansione.',
  'missing.question': 'Perché il mio numero di tracking non si trova?',
  'missing.answer':
    'I nostri numeri terminano con un carattere di controllo, così la pagina distingue un errore di battitura da un numero che non esiste. Lo confronti con l’etichetta, quattro caratteri alla volta. Una nuova etichetta può richiedere qualche minuto per comparire.',
  'statuses.question': 'Che cosa significano gli stati?',
  'statuses.answer':
    'Creata: prenotata, in attesa della prima scansione. Ritirata: l’abbiamo noi. In transito: tra i nostri hub o in sdoganamento. In consegna: con un corriere nel giro di oggi. Consegnata: è arrivata. Anomalia: qualcosa l’ha fermata e la cronologia dice che cosa. Annullata: non viaggerà.',
  'masked.question': 'Perché nella pagina di tracking nomi e indirizzi sono abbreviati?',
  'masked.answer':
    'Un link di tracking viene spesso inoltrato. Perciò la pagina mostra a tutti le iniziali, e-mail e telefono mascherati e solo le ultime due parti della destinazione. Chi non è mittente o destinatario non riceve altro, perché il resto non lascia il nostro server.',

  'hold.question': 'Che cosa succede in caso di problemi in dogana?',
  'hold.answer':
    'Lo stato passa ad Anomalia e la cronologia riporta «Trattenuta in dogana». Di solito manca un documento o una descrizione più chiara della merce. Quando la dogana ha ciò che chiede, segue la voce «Svincolata dalla dogana» e la spedizione prosegue.',
  'duties.question': 'Chi paga dazi e imposte?',
  'duties.answer':
    'Li stabilisce il Paese di destinazione e non fanno parte del nostro prezzo. Per i pacchi li paga il destinatario. Per il trasporto merci decide l’Incoterm scelto; con DAP li paga anche qui il destinatario.',

  'pickup.question': 'Come richiedo un ritiro?',
  'pickup.answer':
    'Dall’area clienti. Acceda, apra Ritiri e scelga Richiedi ritiro. Indichi la data, una delle fasce orarie 09:00–13:00, 13:00–17:00 o 17:00–20:00 e l’indirizzo. Un ritiro può ripetersi ogni giorno, ogni settimana o ogni due settimane.',

  'price.question': 'Che cosa comprende il prezzo?',
  'price.answer':
    'Il prezzo della spedizione secondo peso fatturabile, percorso e servizio, un supplemento carburante ({fuel}) e sicurezza e movimentazione ({security}). L’assicurazione è a scelta (costo: {insurance} del valore dichiarato, minimo {insuranceMinimum}). Il preventivo indica ogni voce prima della prenotazione e mantiene il prezzo per 30 minuti.',
  'methods.question': 'Come posso pagare?',
  'methods.answer':
    'Con carta, PayPal, bonifico bancario o alla consegna. La pagina di pagamento mostra i metodi disponibili per la spedizione.',
  'onDelivery.question': 'Quanto costa il pagamento alla consegna?',
  'onDelivery.answer':
    'Commissione: {codFee} del subtotale. Il preventivo mostra a confronto il totale con carta e quello alla consegna. Il corriere riscuote l’importo alla porta.',
  'cancel.question': 'Posso annullare una spedizione?',
  'cancel.answer':
    'Sì, gratuitamente fino al ritiro: la annulli dalla sua ricevuta. Dopo si può far tornare indietro; le condizioni dicono che cosa viene rimborsato.',

  'signIn.question': 'Perché ricevo un codice quando accedo?',
  'signIn.answer':
    'La sola password non basta. Dopo la password inviamo per e-mail un codice di 6 cifre, valido una sola volta per 10 minuti. Non lo chiediamo mai per telefono né per e-mail.',
  'delete.question': 'Come vedo o cancello i miei dati?',
  'delete.answer':
    'Dal profilo può esportare tutto ciò che conserviamo ed eliminare l’account. Le registrazioni contabili restano, come richiede la legge, e poi non rimandano più a nessuno.',

  linkExpress: 'Pagina del servizio express',
  linkFreight: 'Trasporto merci',
  linkProhibited: 'Merci vietate',
  linkDomestic: 'Spedizioni nazionali',
  linkHome: 'Pagina iniziale',
  linkTrack: 'Pagina di tracking',
  linkCustoms: 'Dogana e sdoganamento',
  linkIncoterms: 'Gli Incoterm in breve',
  linkDashboard: 'Area clienti',
  linkQuote: 'Calcola il prezzo',
  linkCancellations: 'Annullamenti e rimborsi',
  linkPrivacy: 'Informativa sulla privacy',
  linkContact: 'Contatta l’assistenza',
} satisfies Catalog<'faq'>;
