import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Informativa sulla privacy | Waypost',
  metaDescription:
    'Quali dati conserva Waypost, perché, per quanto tempo e su quale base giuridica; che cosa vedono gli estranei nella pagina di tracking; quali cookie ci sono; i suoi diritti.',
  title: 'Informativa sulla privacy',
  lead: 'Quali dati conserviamo, a che scopo, per quanto tempo e che cosa può fare al riguardo.',
  version: 'Versione {version}',
  inForce: 'In vigore da {day}',
  contents: 'Sezioni',
  simulationTitle: 'Waypost è una simulazione',
  simulationText:
    'L’informativa descrive ciò che il sistema fa con i dati effettivamente inseriti. I dati societari sono fittizi e contrassegnati come tali.',
  placeholder: 'dato fittizio',

  'short.title': 'In breve',
  'short.1':
    'Conserviamo ciò che serve a una spedizione, a un pagamento o a un account, e nulla per sapere di più su di lei.',
  'short.2':
    'Nelle nostre pagine non ci sono terzi: nessuna analisi statistica, nessuna pubblicità, nessun carattere, mappa o script esterno. Solo un pagamento con carta apre un riquadro del fornitore di pagamento.',
  'short.3': 'Gli estranei che hanno un numero di tracking vedono nomi e contatti abbreviati.',
  'short.4': 'Dal profilo può esportare i dati ed eliminare l’account autonomamente.',

  'controller.title': 'Titolare del trattamento',
  'controller.1':
    'Il titolare del trattamento di questi dati è il vettore. Per qualsiasi questione relativa alla presente informativa può scrivere all’indirizzo indicato di seguito o dalla pagina dei contatti.',
  'controller.company': 'Società',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Sede legale',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelles, Belgio',
  'controller.email': 'E-mail',

  'data.title': 'Quali dati, perché e per quanto tempo',
  'data.1':
    'Le lettere indicano la base giuridica di cui all’articolo 6, paragrafo 1, del Regolamento generale sulla protezione dei dati: (a) consenso, (b) contratto o misure precontrattuali, (c) obbligo legale, (f) legittimo interesse, indicato nella riga.',
  'data.caption': 'Dati per finalità, con base giuridica e durata',
  'data.purpose': 'Finalità',
  'data.what': 'Dati',
  'data.basis': 'Base',
  'data.time': 'Conservazione',
  'quote.purpose': 'Prezzi',
  'quote.what': 'Le due località come digitate, peso, misure, servizio. Nessun nome.',
  'quote.basis': '(b)',
  'quote.time': 'Con il preventivo, affinché un prezzo si possa spiegare in seguito',
  'draft.purpose': 'Prenotazione iniziata',
  'draft.what':
    'E-mail e indirizzo del destinatario; quanto inserito nel modulo di pagamento, senza la carta',
  'draft.basis': '(b)',
  'draft.time': '24 ore; altrettanto la copia di una prenotazione conclusa',
  'shipment.purpose': 'Trasporto di una spedizione',
  'shipment.what':
    'Nomi, e-mail, telefoni e indirizzi di mittente e destinatario; scansioni con ora e luogo; note e prova di consegna',
  'shipment.basis': '(b), per il destinatario (f): consegnare quanto gli è stato spedito',
  'shipment.time':
    'Con la spedizione, per il tempo richiesto dai reclami e dalle norme contabili. I suoi dati vengono rimossi quando elimina l’account',
  'payment.purpose': 'Pagamento e contabilità',
  'payment.what':
    'Importi, voci di costo, metodo di pagamento e relativo stato; estratti conto e fatture. Delle carte che salva: circuito, ultime quattro cifre e scadenza. Nessun numero di carta: lo ha il fornitore di pagamento',
  'payment.basis': '(b), (c)',
  'payment.time':
    'Per il tempo richiesto dalle norme contabili; dopo la cancellazione, senza il suo nome',
  'account.purpose': 'Account',
  'account.what':
    'E-mail, nome, telefono, tipo di account, azienda, partita IVA, indirizzo, rubrica, ritiri con le istruzioni, come ci ha conosciuti; la password come hash argon2id; quali condizioni ha accettato e quando',
  'account.basis': '(b)',
  'account.time': 'Fino all’eliminazione dell’account',
  'signIn.purpose': 'Accesso',
  'signIn.what':
    'Codici e link come hash; sessioni; il tipo di browser, ad esempio «Firefox su Linux», per segnalarle un nuovo accesso',
  'signIn.basis': '(b), (f): protezione dell’account',
  'signIn.time':
    'Codici 10 minuti; una registrazione non conclusa circa un’ora; link da 30 minuti a 72 ore; sessioni 24 ore dopo l’ultimo uso, 30 giorni al massimo; tipi di browser fino all’eliminazione dell’account',
  'contact.purpose': 'Risposte ai messaggi',
  'contact.what': 'Nome, e-mail, argomento e testo dei messaggi inviati dalla pagina dei contatti',
  'contact.basis': '(f): rispondere a chi ci scrive; (b) se riguarda una spedizione',
  'contact.time': '24 mesi; rimossi prima se elimina l’account',
  'case.purpose': 'Assistenza per una spedizione ferma',
  'case.what':
    'Messaggi e documenti che il mittente o il destinatario ci invia dalla pagina di tracking e le nostre risposte. Ciascuno dei due vede solo i propri',
  'case.basis': '(b), per il destinatario (f): consegnare quanto gli è stato spedito',
  'case.time':
    '24 mesi dopo la chiusura della pratica; rimossi prima se elimina l’account. Immagini che provano una consegna: 24 mesi',
  'newsletter.purpose': 'Newsletter',
  'newsletter.what': 'Indirizzo e-mail; quando è stata chiesta, confermata e annullata',
  'newsletter.basis': '(a)',
  'newsletter.time':
    '30 giorni se non è mai stata confermata; 24 mesi dopo l’annullamento, come prova',
  'news.purpose': 'Avvisi su una spedizione',
  'news.what':
    'Se una parte desidera e-mail e SMS sulla spedizione; quale tipo è stato inviato e quando, con un hash con chiave dell’indirizzo. Non il testo',
  'news.basis': '(b), per il destinatario (f): comunicare quando arriva',
  'news.time': 'Con la spedizione',
  'follow.purpose': 'Aggiornamenti chiesti in una pagina di tracking',
  'follow.what':
    'Indirizzo e-mail, la spedizione; quando sono stati chiesti, confermati e interrotti',
  'follow.basis': '(a)',
  'follow.time':
    'Una settimana se non sono mai stati confermati; 30 giorni dopo l’interruzione o la consegna della spedizione; un anno al massimo',
  'optOut.purpose': 'Nessun invio a chi non lo desidera',
  'optOut.what': 'Un hash con chiave dell’indirizzo che non desidera e-mail su nessuna spedizione',
  'optOut.basis': '(f): rispettare quanto ci ha comunicato',
  'optOut.time': 'Finché l’indirizzo non chiede di nuovo aggiornamenti',
  'security.purpose': 'Funzionamento del servizio',
  'security.what':
    'L’indirizzo della connessione, per limitare tentativi a caso e sovraccarichi: contato, come hash con chiave dove protegge un account',
  'security.basis': '(f): sicurezza',
  'security.time': 'Da 10 minuti a un giorno',
  'logs.purpose': 'Ricerca di errori',
  'logs.what':
    'Registri con ora, pagina senza parametri, esito e un numero di richiesta casuale. Nessun nome, indirizzo o numero di tracking',
  'logs.basis': '(f): un servizio funzionante',
  'logs.time': 'Secondo quanto stabilito dal gestore; non riportano alcun nome',
  'data.2':
    'La maggior parte di questi dati proviene da lei. I dati di un destinatario provengono dal mittente. Non prendiamo decisioni automatizzate sulle persone e non creiamo profili.',

  'tracking.title': 'Che cosa vedono gli estranei nella pagina di tracking',
  'tracking.1':
    'Chi ha un numero di tracking può aprirne la pagina, ad esempio perché qualcuno ha inoltrato un link. Il nostro server abbrevia nomi e contatti prima di trasmetterli e indica i luoghi per città:',
  'tracking.caption': 'Esempi di come la pagina di tracking abbrevia i contatti',
  'tracking.kept': 'Conservato',
  'tracking.shown': 'Visibile a estranei',
  'tracking.name': 'Nome',
  'tracking.email': 'E-mail',
  'tracking.phone': 'Telefono',
  'tracking.address': 'Destinazione',
  'tracking.2':
    'Di un’e-mail restano il primo e l’ultimo carattere prima della @ e il primo dopo; di un numero di telefono le prime due e le ultime due cifre; della destinazione le ultime due parti. L’accesso all’account non cambia nulla: di più vedono solo le parti della spedizione, che ricevono un link per e-mail. I numeri sono casuali e i tentativi di indovinarli sono limitati.',

  'cookies.title': 'Cookie',
  'cookies.1':
    'Utilizziamo questi e nessun altro. Sono tutti nostri. Ciascuno serve a qualcosa che lei fa o ha scelto, perciò non occorre alcun consenso. Inoltre il browser ricorda, fino alla chiusura della scheda, il punto di scorrimento della pagina; questo dato non ci arriva mai.',
  'cookies.caption': 'Cookie, a che cosa servono e quanto durano',
  'cookies.name': 'Nome',
  'cookies.what': 'A che cosa serve',
  'cookies.time': 'Durata',
  'cookie.session': 'Mantiene l’accesso. Impostato all’accesso',
  'cookie.sessionTime': 'Fino all’uscita o per 24 ore senza uso, 30 giorni al massimo',
  'cookie.attempt': 'Lega il codice inviato per e-mail al browser che lo ha richiesto',
  'cookie.attemptTime': '1 ora, o fino all’inserimento del codice',
  'cookie.party':
    'Mostra le spedizioni di cui ha aperto il link ricevuto per e-mail come le vede il mittente o il destinatario',
  'cookie.partyTime': '90 giorni dall’apertura dell’ultimo link',
  'cookie.drafts':
    'Ritrova la prenotazione iniziata. Impostato quando si continua con la prenotazione',
  'cookie.draftsTime': '24 ore',
  'cookie.zone': 'Il fuso orario, affinché gli orari nelle pagine siano i suoi',
  'cookie.zoneTime': '1 anno',
  'cookie.language': 'La lingua scelta nel menu',
  'cookie.languageTime': '1 anno',
  'cookie.device': 'Solo sui dispositivi dei nostri hub e corrieri: quale dispositivo è',
  'cookie.deviceTime': '180 giorni senza uso',
  'cookie.shift': 'Solo sui dispositivi dei nostri hub e corrieri: chi ci lavora',
  'cookie.shiftTime': 'Fino alla fine del turno, 14 ore al massimo',
  'cookie.staff': 'Solo per il nostro personale: la sessione nella console',
  'cookie.staffTime': '15 minuti senza uso, 8 ore al massimo',

  'others.title': 'Chi altro riceve i dati',
  'others.1': 'Solo chi ne ha bisogno per la spedizione o per il servizio:',
  'others.carriers': 'vettori e agenti che effettuano una parte del percorso, per quella parte;',
  'others.customs': 'dogane e altre autorità, ove richiesto dalla legge;',
  'others.payment': 'il fornitore di pagamento, in caso di pagamento con carta o PayPal;',
  'others.hosting':
    'chi gestisce i server e recapita e-mail e SMS per nostro conto, in base a un contratto e su nostre istruzioni.',
  'others.2':
    'Nessuno acquista dati da noi. Una spedizione verso un Paese al di fuori dello Spazio economico europeo vi porta i dati del destinatario, perché altrimenti non potrebbe essere consegnata.',

  'security.title': 'Come li proteggiamo',
  'security.1':
    'Password, codici e sessioni sono conservati come hash. Le richieste di un cliente raggiungono solo le righe di quel cliente e il database lo verifica una seconda volta. Il personale accede con un secondo fattore e ogni consultazione di dati personali viene registrata. I contatti sono conservati separatamente dagli eventi, così da poter essere cancellati mentre la cronologia resta integra.',

  'rights.title': 'I suoi diritti',
  'rights.1': 'Dove può agire autonomamente, non occorre alcuna richiesta:',
  'rights.access': 'Accesso e portabilità: dal profilo i dati si esportano in un file.',
  'rights.correct': 'Rettifica: i dati si modificano nel profilo.',
  'rights.erase':
    'Cancellazione: l’account si elimina dal profilo. I dati della persona vengono cancellati subito; spedizioni e registrazioni contabili restano, come richiede la legge, e non rimandano più a nessuno.',
  'rights.consent':
    'Revoca del consenso: ogni newsletter e ogni aggiornamento su una spedizione contengono un link per interrompere l’invio.',
  'rights.2':
    'Per tutto il resto ci scriva: per limitare un trattamento od opporvisi, o se è un destinatario o non ha un account. Possiamo chiedere una prova dell’identità. La risposta arriva entro un mese.',
  'rights.3':
    'Può presentare reclamo all’autorità di controllo del Paese in cui vive. In Belgio è l’Autorità per la protezione dei dati (Gegevensbeschermingsautoriteit, Autorité de protection des données) a Bruxelles.',
  profileLink: 'Profilo',
  contactLink: 'Pagina dei contatti',

  'changes.title': 'Modifiche',
  'changes.1':
    'La presente informativa cambia con ciò che il sistema fa. Ha la versione delle condizioni dello stesso giorno. Le versioni precedenti sono conservate e inviate su richiesta.',
  termsLink: 'Condizioni di trasporto',
} satisfies Catalog<'privacy'>;
