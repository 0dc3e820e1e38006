import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Condizioni di trasporto | Waypost',
  metaDescription:
    'Prezzi e preventivi, prenotazione, pagamento, merci vietate, annullamenti e rimborsi, responsabilità, reclami e dogana: che cosa vale per chi spedisce con Waypost.',
  title: 'Condizioni di trasporto',
  lead: 'Che cosa concordiamo quando si calcola un prezzo, si prenota una spedizione o si apre un account. In parole semplici, e per intero.',
  version: 'Versione {version}',
  inForce: 'In vigore da {day}',
  contents: 'Sezioni',
  simulationTitle: 'Waypost è una simulazione',
  simulationText:
    'Nulla viene trasportato e nessuno è vincolato. Le presenti condizioni sono scritte come servirebbero a un vettore e descrivono ciò che il sistema fa. I dati societari sono fittizi e contrassegnati come tali.',
  placeholder: 'dato fittizio',

  'parties.title': 'Parti e oggetto',
  'parties.1':
    'Le presenti condizioni si applicano a ogni preventivo, prenotazione e account con Waypost. «Noi» è il vettore indicato di seguito. «Lei» è chi prenota, anche per conto di altri. Il mittente affida la merce; il destinatario la riceve.',
  'parties.2':
    'Con la prenotazione o l’apertura di un account accetta la versione in vigore in quel momento. La prenotazione e l’account conservano quale versione è stata accettata e quando. Una prenotazione con chiave API accetta la versione in vigore.',
  'parties.company': 'Società',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Sede legale',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelles, Belgio',
  'parties.number': 'Numero di impresa e partita IVA',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'E-mail',

  'prices.title': 'Prezzi e preventivi',
  'prices.1':
    'Ogni prezzo è determinato dalla tariffa in vigore. Le tariffe hanno versioni e non vengono modificate dopo la pubblicazione; ogni preventivo indica la propria versione. I prezzi sono in euro.',
  'prices.2':
    'Il prezzo si basa sul peso fatturabile: il maggiore tra il peso effettivo e il peso volumetrico. Il peso volumetrico in chilogrammi è pari a lunghezza × larghezza × altezza in centimetri diviso 5000, o diviso 6000 per il trasporto aereo, per tutti i pallet insieme.',
  'prices.3':
    'Il prezzo della spedizione è la base delle voci di costo seguenti, che il preventivo elenca una per una:',
  'prices.fuel': 'Supplemento carburante: 12% del prezzo della spedizione.',
  'prices.security': 'Sicurezza e movimentazione: 1,5% del prezzo della spedizione.',
  'prices.insurance':
    'Assicurazione, se scelta: 1% del valore dichiarato, minimo 1,50 €. Paga fino a 5.000 € per spedizione.',
  'prices.tax':
    'Dazi e imposte: la voce è pari a 0. Dazi e imposte all’importazione del Paese di destinazione non fanno parte del nostro prezzo.',
  'prices.cod': 'Pagamento alla consegna: 20% del subtotale delle voci precedenti.',
  'prices.4':
    'Un preventivo è un’offerta valida 30 minuti. Se la conferma arriva più tardi, o se nel frattempo il prezzo è diverso, mostriamo il nuovo prezzo e chiediamo una nuova conferma. Non si paga mai più dell’importo confermato.',
  'prices.5':
    'Peso e misure devono essere corretti. Una spedizione più pesante o più grande di quanto prenotato può essere trattenuta finché lei non la prenota con le misure corrette o non la riprende.',
  'prices.6': 'I prezzi indicativi nelle nostre pagine sono esempi e non costituiscono offerte.',

  'booking.title': 'Prenotazione',
  'booking.1':
    'Il contratto si conclude quando lei conferma e noi mostriamo il numero di tracking. Se la conferma viene inviata due volte, ad esempio dopo un’interruzione della connessione, vi è una sola prenotazione e un solo addebito.',
  'booking.2':
    'Lei indica il mittente e il destinatario, l’e-mail e l’indirizzo del destinatario e ha il diritto di comunicarci questi dati. Senza un Paese riconosciuto un prezzo può essere mostrato, ma non prenotato.',
  'booking.3':
    'Possiamo rifiutare una prenotazione o una spedizione contraria alle presenti condizioni o alla legge. Possiamo affidare il trasporto ad altri; la sua controparte restiamo noi.',

  'payment.title': 'Pagamento',
  'payment.1':
    'La pagina di pagamento mostra i metodi di pagamento disponibili per la spedizione, tra carta, PayPal, bonifico bancario e pagamento alla consegna.',
  'payment.2':
    'Carta e PayPal: l’importo viene bloccato alla prenotazione e addebitato quando la spedizione esiste. I numeri di carta si inseriscono presso il fornitore di pagamento e non ci arrivano mai.',
  'payment.3': 'Bonifico bancario: l’etichetta viene rilasciata quando l’importo è arrivato.',
  'payment.4':
    'Pagamento alla consegna: la commissione è pari al 20% del subtotale. Il corriere riscuote il totale alla porta, prima di consegnare la spedizione. Se il destinatario non paga, la spedizione non viene consegnata; torna indietro e il mittente è tenuto a pagare il prezzo e il ritorno.',
  'payment.5':
    'La ricevuta mostra in ogni momento lo stato effettivo del pagamento. Possiamo trattenere la merce finché quanto dovuto per essa non è stato pagato.',

  'prohibited.title': 'Imballaggio e merci vietate',
  'prohibited.1':
    'L’imballaggio deve permettere alla merce di resistere allo smistamento, all’impilamento e a una caduta dall’altezza di un tavolo. Un pacco può pesare fino a 70 kg; le merci più pesanti viaggiano come trasporto merci. Non trasportiamo:',
  'prohibited.dangerous':
    'merci pericolose: esplosivi, gas, sostanze infiammabili, comburenti, tossiche, infettive, radioattive e corrosive, e batterie al litio sfuse;',
  'prohibited.weapons': 'armi, munizioni, loro parti e imitazioni;',
  'prohibited.drugs': 'stupefacenti, e medicinali privi delle autorizzazioni necessarie;',
  'prohibited.money':
    'denaro contante, titoli, carte di pagamento, metalli e pietre preziose e gioielli non montati;',
  'prohibited.living': 'animali vivi, resti umani e campioni biologici;',
  'prohibited.perishable': 'merci deperibili che richiedono refrigerazione, salvo accordo scritto;',
  'prohibited.forged': 'merci contraffatte e merci ottenute illecitamente;',
  'prohibited.law':
    'tutto ciò il cui trasporto, esportazione o importazione è vietato in un Paese del percorso, anche per effetto di sanzioni.',
  'prohibited.2':
    'Alcolici, tabacco, opere d’arte e merci pericolose in quantità limitate sono trasportati solo previo nostro accordo scritto.',
  'prohibited.3':
    'Possiamo aprire e ispezionare una spedizione ove la legge o la sicurezza lo richiedano. Una spedizione vietata viene fermata, restituita, consegnata alle autorità o distrutta. Il mittente ne sostiene i costi e risponde dei danni causati a terzi.',

  'carriage.title': 'Ritiro, transito e consegna',
  'carriage.1':
    'I ritiri si richiedono dall’area clienti per un giorno e una fascia oraria. La spedizione deve essere imballata ed etichettata; si considera affidata con la prima scansione.',
  'carriage.2':
    'I tempi di transito sono stime per il corso ordinario e non date fisse. I giorni lavorativi vanno da lunedì a venerdì, esclusi i giorni festivi. Il preventivo indica i giorni di consegna di ogni servizio, la ricevuta quelli della prenotazione.',
  'carriage.3':
    'Consegniamo all’indirizzo, a chi vi accetta la spedizione. La scansione alla porta costituisce la prova di consegna.',
  'carriage.4':
    'Se nessuno la accetta, se viene rifiutata o se l’indirizzo è errato, lo stato diventa Anomalia e chiediamo istruzioni al mittente. In mancanza di risposta entro {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}} la spedizione torna indietro a spese del mittente.',
  'carriage.5':
    'Chi ha il numero di tracking può aprire la pagina di tracking. Essa mostra i luoghi per città e i contatti abbreviati. Comunichi il numero solo a chi desidera che possa vedere la pagina.',

  'customs.title': 'Dogana',
  'customs.1':
    'Per un altro Paese il mittente fornisce documenti completi e veritieri: descrizione, valore, origine e quantità della merce e le autorizzazioni necessarie. Lei ci autorizza a dichiarare la merce per suo conto o a farla dichiarare.',
  'customs.2':
    'Dazi e imposte all’importazione sono a carico del destinatario di un pacco. Per il trasporto merci decide l’Incoterm indicato nella prenotazione. Se il destinatario non paga quanto chiede la dogana, paga il mittente.',
  'customs.3':
    'Una spedizione trattenuta in dogana compare come Anomalia. Il tempo in dogana non vale come ritardo. Spese di giacenza e diritti delle autorità sono riaddebitati al costo.',

  'cancellations.title': 'Annullamenti e rimborsi',
  'cancellations.1':
    'Fino al ritiro la spedizione può essere annullata gratuitamente. L’intero importo, commissioni comprese, viene rimborsato con lo stesso metodo di pagamento; se l’importo era solo bloccato, il blocco viene rimosso.',
  'cancellations.2':
    'Dopo il ritiro può chiederci di fermare la spedizione e riportarla indietro. In tal caso il prezzo non viene rimborsato e il ritorno ha un prezzo proprio.',
  'cancellations.3':
    'Se annulliamo noi, o se non possiamo iniziare, l’intero importo viene rimborsato.',
  'cancellations.4':
    'I consumatori nell’Unione europea possono inoltre recedere dal contratto entro 14 giorni dalla prenotazione, senza indicarne il motivo. Se hanno chiesto di iniziare prima, pagano la parte eseguita; con la consegna della spedizione il diritto si estingue.',
  'cancellations.5':
    'I rimborsi sono effettuati entro 14 giorni. Una bozza non prenotata decade dopo 24 ore e non costa nulla.',

  'liability.title': 'Responsabilità e assicurazione',
  'liability.1':
    'Rispondiamo di perdita e danni dal ritiro alla consegna, e del ritardo, fino ai limiti della normativa applicabile al trasporto. I DSP sono i diritti speciali di prelievo del Fondo monetario internazionale.',
  'liability.caption': 'Limiti di responsabilità per tipo di trasporto',
  'liability.kind': 'Trasporto',
  'liability.law': 'Normativa',
  'liability.limit': 'Limite',
  'liability.road': 'Stradale, anche all’interno di un Paese',
  'liability.roadLaw': 'Convenzione CMR',
  'liability.roadLimit': '8,33 DSP per chilogrammo di peso lordo',
  'liability.air': 'Aereo, tra Paesi',
  'liability.airLaw': 'Convenzione di Montreal',
  'liability.airLimit': '26 DSP per chilogrammo',
  'liability.sea': 'Marittimo',
  'liability.seaLaw': 'Regole dell’Aja-Visby',
  'liability.seaLimit': '2 DSP per chilogrammo o 666,67 DSP per collo, se superiore',
  'liability.2':
    'Per il ritardo nel trasporto stradale risarciamo il danno provato fino al prezzo del trasporto. Non risarciamo danni indiretti, come il mancato guadagno.',
  'liability.3':
    'Con l’assicurazione paghiamo il valore provato della merce, al massimo il valore dichiarato alla prenotazione e 5.000 € per spedizione, e il prezzo della spedizione.',
  'liability.4':
    'Non rispondiamo di quanto deriva da imballaggio inadeguato, dalla natura della merce, da merci vietate, da dati errati forniti da lei, da atti delle autorità o da ciò che nessuno avrebbe potuto evitare.',
  'liability.5':
    'Nulla di quanto precede limita la responsabilità per dolo o colpa grave, per lesioni a persone, o dove la legge vieta una limitazione. Restano salvi i diritti che la legge riconosce ai consumatori.',

  'claims.title': 'Reclami',
  'claims.1':
    'Scriva dalla pagina dei contatti, argomento Assistenza, indicando il numero di tracking. Indichi che cosa manca o è danneggiato e quanto vale. Chiediamo foto e fattura. Riceve subito un riferimento e una risposta entro 30 giorni.',
  'claims.caption': 'Termini per i reclami',
  'claims.kind': 'Che cosa è successo',
  'claims.until': 'Comunicazione',
  'claims.visible': 'Danno visibile',
  'claims.visibleUntil': 'Alla porta, al corriere',
  'claims.hidden': 'Danno non visibile o contenuto mancante',
  'claims.hiddenUntil':
    'Entro 7 giorni dalla consegna; 14 giorni per il trasporto aereo; 3 giorni per il trasporto marittimo',
  'claims.delay': 'Ritardo',
  'claims.delayUntil': 'Entro 21 giorni dalla consegna',
  'claims.loss': 'Perdita',
  'claims.lossUntil': 'Quando sono trascorsi 30 giorni oltre il tempo di transito più lungo',
  'claims.court': 'Azione in giudizio',
  'claims.courtUntil': 'Entro 1 anno; 2 anni per il trasporto aereo',
  'claims.2':
    'Conservi merce e imballaggio fino alla nostra risposta. I reclami presentati oltre i termini sono esclusi nei limiti consentiti dalla legge.',

  'accounts.title': 'Account',
  'accounts.1':
    'Un account appartiene a una sola persona o azienda. L’indirizzo e-mail è verificato con un codice e ogni accesso richiede password e codice. Li tenga per sé; ci avvisi subito se qualcun altro ne è in possesso.',
  'accounts.2':
    'Può eliminare l’account dal profilo in qualsiasi momento. Le spedizioni in corso vengono portate a termine. Possiamo chiudere un account usato in violazione delle presenti condizioni, dopo un avviso ove possibile.',
  'accounts.3':
    'I programmi usano chiavi. Non provi numeri altrui e rispetti i limiti comunicati dall’API.',

  'changes.title': 'Modifiche',
  'changes.1':
    'Una nuova versione ha un nuovo numero e una nuova data e si applica a ciò che viene prenotato successivamente. Per le prenotazioni precedenti resta la versione del giorno in cui sono state fatte.',

  'law.title': 'Legge applicabile e foro competente',
  'law.1':
    'Si applica il diritto belga, con le convenzioni sopra indicate. Sono competenti i tribunali di Bruxelles. I consumatori conservano la tutela della legge del Paese in cui vivono e possono agire in giudizio in tale Paese.',
  'law.2':
    'Se una parte delle presenti condizioni è nulla, il resto rimane valido. Il trattamento dei dati personali è descritto nell’informativa sulla privacy.',
  privacyLink: 'Informativa sulla privacy',
  contactLink: 'Pagina dei contatti',
} satisfies Catalog<'terms'>;
