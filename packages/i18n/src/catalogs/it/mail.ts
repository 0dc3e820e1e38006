import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'Buongiorno {name},',
  signature: 'Waypost',
  accountFooter:
    'Waypost scrive a questo indirizzo perché appartiene a un account o è stato inserito sul nostro sito.',

  expectedOn: 'Consegna prevista: {day}',
  expectedBetween: 'Consegna prevista: {earliest} – {latest}',
  expectedBy: 'Consegna prevista entro {day}',
  expectedToday: 'Consegna prevista oggi, {day}',
  expectedLate: 'Era prevista: {day}',
  bookedSubject: 'Prenotata: {number}',
  bookedText: 'La spedizione {from} – {to} è prenotata. Il numero di tracking è {number}.',
  bookedDueOnDelivery: 'Il corriere riscuote {amount} alla consegna.',
  bookedOnAccount: 'Importo addebitato in conto: {amount}. È nell’estratto conto mensile.',
  bookedPaid: 'Importo bloccato sul suo metodo di pagamento e addebitato ora: {amount}.',
  bookedTransferred: 'Il suo bonifico di {amount} è arrivato.',
  bookedAwaitingTransfer:
    'Importo da versare con bonifico entro 7 giorni: {amount}. Il conto e la causale sono sulla ricevuta. L’etichetta segue quando il bonifico è arrivato.',
  awaitingSubject: 'In attesa del suo bonifico: {number}',
  awaitingHeading: 'Manca un passo: il suo bonifico',
  awaitingText: 'La spedizione {from} – {to} è registrata. Il numero di tracking è {number}.',
  transferSubject: 'Pagata: {number}',
  transferHeading: 'Il suo bonifico è arrivato',
  transferText:
    'Abbiamo ricevuto {amount}. La spedizione {from} – {to} è prenotata e l’etichetta è pronta da stampare.',
  labelLink: 'Stampa l’etichetta',
  bookedReceipt: 'Apri la ricevuta',
  trackLink: 'Traccia la spedizione',
  sender: 'Mittente',

  'news.picked_up': 'Ritirata',
  'news.picked_up.text': 'La spedizione è stata ritirata e inizia il suo percorso.',
  'news.picked_up.next': 'Scriviamo di nuovo quando è in transito, in consegna e consegnata.',
  'news.in_transit': 'In transito',
  'news.in_transit.text': 'La spedizione si muove nella nostra rete.',
  'news.in_transit.next':
    'La prossima e-mail arriva quando è in consegna o quando qualcosa richiede attenzione.',
  'news.out_for_delivery': 'In consegna',
  'news.out_for_delivery.text': 'Il corriere ha con sé la spedizione, che arriva oggi.',
  'news.out_for_delivery.next': 'All’indirizzo deve esserci qualcuno che la riceva.',
  'news.delivered': 'Consegnata',
  'news.delivered.text': 'La spedizione è stata consegnata: {city}, {time}.',
  'news.delivered.textWithoutPlace': 'La spedizione è stata consegnata: {time}.',
  'news.delivered.next':
    'Se manca qualcosa o c’è un danno, conservi l’imballaggio e scriva all’assistenza indicando il numero di tracking.',
  'news.returning': 'Di ritorno al mittente',
  'news.returning.text':
    'Non è stato possibile consegnare la spedizione, che {reader, select, shipper {torna da lei} other {torna al mittente}}.',
  'news.returning.next':
    'Non occorre fare nulla. Per disporre diversamente, scriva all’assistenza indicando il numero di tracking.',
  'news.cancelled': 'Annullata',
  'news.cancelled.text': 'La spedizione è stata annullata e non sarà consegnata.',
  'news.cancelled.next': 'Non ci saranno altri aggiornamenti.',
  'news.customs_hold': 'Trattenuta in dogana',
  'news.customs_hold.text':
    'La dogana trattiene la spedizione. Di solito manca un documento, come una fattura o un codice di importazione.',
  'news.customs_hold.next':
    '{reader, select, shipper {Apra la spedizione e lo carichi: ha {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}}.} other {Il mittente ha {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}} per inviarlo.}} La spedizione prosegue quando la dogana la svincola.',
  'news.held': 'Ferma',
  'news.held.text': 'La spedizione è ferma in uno dei nostri hub.',
  'news.held.next':
    'Non occorre fare nulla. Se dopo due giorni lavorativi è ancora ferma, scriva all’assistenza indicando il numero di tracking.',
  'news.failed_attempt': 'Tentativo di consegna non riuscito',
  'news.failed_attempt.text': 'Il corriere è passato ma non ha potuto consegnare la spedizione.',
  'news.failed_attempt.next':
    'Riproviamo il prossimo giorno lavorativo; la spedizione resta in giacenza per 7 giorni. All’indirizzo deve esserci qualcuno che la riceva; per concordare un’altra soluzione scriva all’assistenza.',
  'news.address': 'Indirizzo non chiaro',
  'news.address.text': 'Il corriere non ha trovato l’indirizzo di consegna.',
  'news.address.next':
    '{reader, select, recipient {Ci invii l’indirizzo completo entro {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}}, scrivendo all’assistenza con il numero di tracking.} other {Il destinatario ha {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}} per completarlo, scrivendo l’indirizzo all’assistenza con il numero di tracking.}}',
  'news.refused': 'Consegna rifiutata',
  'news.refused.text': 'La spedizione è stata rifiutata alla consegna.',
  'news.refused.next':
    '{reader, select, shipper {Ci indichi entro {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}} dove inviarla; poi torna da lei.} other {Il mittente ha {days, plural, one {# giorno lavorativo} other {# giorni lavorativi}} per indicare dove inviarla, poi torna indietro.}} Se è un errore, scriva all’assistenza indicando il numero di tracking.',
  'news.other': 'Richiede attenzione',
  'news.other.text': 'Qualcosa impedisce alla spedizione di proseguire.',
  'news.other.next':
    'Apra la spedizione per vedere a che punto è o scriva all’assistenza indicando il numero di tracking.',
  'news.damage': 'Spedizione danneggiata',
  'news.damage.text': 'Abbiamo rilevato un danno alla spedizione.',
  'news.damage.next':
    'Scriva all’assistenza indicando il numero di tracking per concordare come procedere. Se l’ha già ricevuta, conservi l’imballaggio e faccia delle foto.',
  'news.loss': 'Spedizione non trovata',
  'news.loss.text': 'La spedizione non è dove dovrebbe essere e la stiamo cercando.',
  'news.loss.next':
    'Per presentare un reclamo scriva all’assistenza indicando il numero di tracking.',
  'news.returned': 'Restituita al mittente',
  'news.returned.text':
    '{reader, select, shipper {La spedizione le è stata restituita.} other {La spedizione è stata restituita al mittente.}}',
  'news.returned.next':
    '{reader, select, shipper {Per spedirla di nuovo, faccia un’altra prenotazione.} other {Per farla spedire di nuovo, concordi un’altra prenotazione con il mittente.}}',
  newsSubject: '{news}: {number}',
  newsLink: 'Apri la spedizione',
  newsShipment: 'Numero di tracking',
  newsRoute: 'Percorso',
  newsRouteText: '{from} – {to}',
  newsActBy: 'Scadenza',
  newsCode: 'Codice per il corriere',
  newsPlace: 'Ultima posizione',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Ora',
  'newsFooter.shipper': 'Waypost le scrive in quanto mittente di questa spedizione.',
  'newsFooter.recipient':
    'Waypost scrive a questo indirizzo perché il mittente lo ha indicato come quello del destinatario.',
  'newsFooter.follower':
    'Waypost scrive a questo indirizzo perché sono stati chiesti aggiornamenti su questa spedizione.',
  newsLeave: 'Interrompi gli aggiornamenti',

  'sms.picked_up': 'Waypost: la sua spedizione è stata ritirata.',
  'sms.in_transit': 'Waypost: la sua spedizione è in transito.',
  'sms.out_for_delivery': 'Waypost: la sua spedizione è in consegna oggi.',
  'sms.delivered': 'Waypost: la sua spedizione è stata consegnata.',
  'sms.returning': 'Waypost: la sua spedizione torna al mittente.',
  'sms.cancelled': 'Waypost: la sua spedizione è stata annullata.',
  'sms.customs_hold': 'Waypost: la sua spedizione è trattenuta in dogana. Che cosa serve:',
  'sms.held': 'Waypost: la sua spedizione è ferma in un hub.',
  'sms.failed_attempt': 'Waypost: consegna non riuscita, faremo un altro tentativo.',
  'sms.address': 'Waypost: non troviamo il recapito della sua spedizione. Che cosa fare:',
  'sms.refused': 'Waypost: la sua spedizione è stata rifiutata alla consegna.',
  'sms.other': 'Waypost: la sua spedizione richiede attenzione. Che cosa fare:',
  'sms.damage': 'Waypost: la sua spedizione è danneggiata. Che cosa fare:',
  'sms.loss': 'Waypost: stiamo cercando la sua spedizione.',
  'sms.returned': 'Waypost: la sua spedizione è stata restituita al mittente.',

  otherLanguages: 'Altre lingue',
  followSubject: 'Conferma degli aggiornamenti su {number}',
  followHeading: 'Confermi gli aggiornamenti',
  followText:
    'Qualcuno, probabilmente lei, ha chiesto per questo indirizzo gli aggiornamenti sulla spedizione Waypost {number}. Basta una conferma: il link è valido per 72 ore. Può interromperli in qualsiasi momento con il link in ogni e-mail.',
  followLink: 'Conferma gli aggiornamenti',
  followWarning: 'Se non li ha chiesti, non faccia nulla: non riceverà altro su questa spedizione.',
  followFooter:
    'Waypost scrive a questo indirizzo perché è stato inserito in una pagina di tracking.',
  followingSubject: 'Aggiornamenti già attivi per {number}',
  followingHeading: 'Gli aggiornamenti sono già attivi',
  followingText:
    'Qualcuno, probabilmente lei, ha chiesto per questo indirizzo gli aggiornamenti sulla spedizione Waypost {number}. L’indirizzo li riceve già e non è cambiato nulla.',

  recipientSubject: 'Una spedizione per lei: {number}',
  recipientHeading: 'Una spedizione per lei',
  recipientText:
    'È stata prenotata con Waypost una spedizione per lei: {from} – {to}. Le scriveremo quando sarà ritirata e quando sarà in consegna.',
  recipientDue: 'Il corriere riscuote {amount} alla consegna.',
  recipientSmallPrint:
    'Waypost scrive a questo indirizzo perché un mittente lo ha indicato come quello del destinatario. Se non aspetta nulla, può rifiutare la spedizione alla consegna.',

  cancelledSubject: 'Annullata: {number}',
  cancelledText: 'La spedizione {from} – {to} con il numero di tracking {number} è annullata.',
  cancelledMoney:
    'Non è dovuto altro. Il blocco sugli importi viene rimosso e quanto pagato viene restituito con lo stesso metodo di pagamento.',

  partyLinkSubject: 'Link alla spedizione {number}',
  partyLinkHeading: 'La spedizione per intero',
  partyLinkText:
    'Qualcuno, probabilmente lei, ha chiesto questo link dalla nostra pagina di tracking. Mostra la spedizione {number} con i contatti e la prova di consegna e permette di scriverci in merito. È valido per 90 giorni, in qualsiasi browser che lo apra.',
  partyLinkWarning:
    'Non inoltri questa e-mail: chi apre il link vede ciò che vede lei. Se non lo ha chiesto, non faccia nulla.',

  caseAnswerSubject: 'Risposta sulla spedizione {number}',
  caseAnswerHeading: 'C’è una risposta per lei',
  caseAnswerText:
    'La nostra assistenza ha risposto in merito alla spedizione {number}. Apra il link per leggere la risposta e per replicare.',
  caseAnswerLink: 'Apri la risposta',

  activationSubject: '{code}: codice di attivazione della prenotazione Waypost',
  activationHeading: 'Attivi la prenotazione',
  activationText:
    'Inserisca questo codice nella pagina della prenotazione. È valido per un’ora. Poi l’etichetta è pronta e può affidarci la spedizione. Riscuotiamo {amount} alla consegna.',
  activationLink: 'Apri la prenotazione',
  activationSmallPrint:
    'Se non ha prenotato nulla, non faccia nulla: senza il codice la prenotazione viene annullata dopo un giorno.',

  codeSubject: '{code} è il suo codice Waypost',
  codeHeading: 'Il suo codice',
  codeText:
    'Inserisca questo codice nella pagina che lo ha richiesto. Si usa una sola volta ed è valido per 10 minuti.',
  codeWarning:
    'Non chiediamo mai questo codice per telefono o per e-mail. Se non lo ha richiesto, non faccia nulla: senza il codice nessuno può accedere.',

  alreadyRegisteredSubject: 'Ha già un account Waypost',
  alreadyRegisteredText:
    'Qualcuno, probabilmente lei, ha provato a usare questo indirizzo per un account Waypost. L’account esiste già e non è stato modificato.',
  alreadyRegisteredNext: 'Acceda con la password o, se l’ha dimenticata, ne imposti una nuova.',
  signInLink: 'Accedi',

  resetSubject: 'Nuova password Waypost',
  resetText:
    'Qualcuno, probabilmente lei, ha chiesto una nuova password per questo account. Il link si usa una sola volta ed è valido per 30 minuti. La nuova password disconnette tutti i browser.',
  resetLink: 'Imposta una nuova password',
  resetWarning: 'Se non l’ha chiesta, non faccia nulla. La password resta quella attuale.',

  confirmEmailSubject: 'Conferma del nuovo indirizzo e-mail',
  confirmEmailText:
    'L’account Waypost {account} ha chiesto di usare questo indirizzo. Per confermarlo, apra il link in un browser in cui ha effettuato l’accesso a quell’account. Il link si usa una sola volta ed è valido per 24 ore. Fino ad allora resta l’indirizzo attuale.',
  confirmEmailLink: 'Conferma l’indirizzo',
  confirmEmailWarning: 'Se quell’account non è suo, non faccia nulla. Non viene modificato nulla.',

  emailChangeSubject: 'Cambio dell’indirizzo e-mail di Waypost in corso',
  emailChangeText:
    'Qualcuno, probabilmente lei, ha chiesto di usare un altro indirizzo e-mail per questo account. Il cambio avviene appena il nuovo indirizzo è confermato.',
  emailChangeNext:
    'Se la richiesta non è sua, imposti subito una nuova password: così si annulla anche il cambio di indirizzo.',

  keyMadeSubject: 'Nuova chiave API per l’account Waypost',
  keyMadeText:
    'Per il suo account è stata creata una chiave che inizia con {hint}, {time}. Cosa consente: {scopes}.',
  webhookFailingSubject: 'Il Suo webhook non risponde',
  webhookFailingText:
    'Gli eventi per {host} non arrivano da {time}. Continuiamo a provare, sempre meno spesso ma almeno ogni 15 minuti, e conserviamo gli eventi per 30 giorni. Quando il problema è risolto, scelga «{button}»: riproviamo subito e, appena arriva, inviamo tutto ciò che è in attesa.',
  webhookOffSubject: 'Il Suo webhook è stato disattivato',
  webhookOffText:
    'A {host} non arrivava più nulla, quindi abbiamo smesso di inviarvi eventi. Lo riattivi quando risponde e recuperi ciò che manca entro 30 giorni.',
  webhookLink: 'Apri i webhook',
  keyMadeNext:
    'Se è stato lei, non deve fare nulla. Altrimenti revochi la chiave e imposti subito una nuova password.',
  keyMadeLink: 'Apri le chiavi API',
  keyEndingSubject: 'La chiave API del suo account scade il {day}',
  keyEndingText: 'Da quel momento i programmi che usano ancora questa chiave vengono rifiutati.',
  keyEndingNext:
    'Se le serve ancora, crei per tempo una nuova chiave con una scadenza successiva, la inserisca nei suoi programmi e revochi questa. «{button}» non basta: la nuova chiave avrebbe la stessa scadenza. Se non le serve più, non deve fare nulla.',
  keyUnusedSubject: 'La chiave API del suo account non viene usata da 90 giorni',
  keyUnusedText:
    'Anche una chiave che nessuno usa può essere trovata e usata in modo improprio. Se non le serve più, la revochi.',
  keyUnusedNext:
    'Se vuole conservarla, non deve fare nulla. Le scriveremo di nuovo solo se verrà usata e poi resterà altri 90 giorni inutilizzata.',
  passwordChangedSubject: 'La password Waypost è stata cambiata',
  passwordChangedText: 'La password del suo account è stata cambiata, {time}.',
  passwordChangedByReset:
    'Tutti i browser sono stati disconnessi e tutte le chiavi API sono state terminate.',
  passwordChangedHere:
    'Tutti gli altri browser sono stati disconnessi. Le chiavi API restano valide finché non le revoca.',
  passwordChangedNext: 'Se non è stato lei, imposti subito una nuova password.',
  newSignInSubject: 'Nuovo accesso all’account Waypost',
  newSignInText: 'Accesso al suo account da un browser che non conosciamo: {browser}, {time}.',
  newSignInNext:
    'Se l’accesso è suo, non occorre fare nulla. Altrimenti imposti subito una nuova password: così tutti i browser vengono disconnessi.',

  pickupScheduledSubject: 'Ritiro programmato: {number}',
  pickupRescheduledSubject: 'Ritiro spostato: {number}',
  pickupScheduledText:
    'Un corriere passa {day} dalle {from} alle {until}, ora locale. Indirizzo: {address}. Tenga tutto pronto, imballato ed etichettato.',
  'pickupRepeats.DAILY': 'Si ripete ogni giorno lavorativo, finché non lo termina.',
  'pickupRepeats.WEEKLY':
    'Si ripete ogni settimana, finché non lo termina. Una data che cade in un giorno festivo viene saltata.',
  'pickupRepeats.BIWEEKLY':
    'Si ripete ogni due settimane, finché non lo termina. Una data che cade in un giorno festivo viene saltata.',
  pickupChangeUntil: 'Può spostarlo o annullarlo fino a {lastMoment}.',
  pickupCancelledSubject: 'Ritiro annullato: {number}',
  pickupCancelledText:
    'Il ritiro di {day}, dalle {from} alle {until}, è annullato. Nessun corriere passa a questo indirizzo: {address}.',
  pickupNoPlaceSubject: 'Nessun corriere disponibile: ritiro {number}',
  pickupNoPlaceText:
    'Tutti i posti di {day}, dalle {from} alle {until}, sono occupati: quel giorno nessun corriere passa. Indirizzo: {address}. Le altre date del ritiro ricorrente restano come sono.',
  pickupNoPlaceNext: 'Dall’area clienti può scegliere un altro orario per questa data.',
  pickupMissedSubject: 'Ritiro non effettuato: {number}',
  pickupMissedText:
    'Nella fascia {from}–{until} di {day} il nostro corriere non ha ritirato nulla. Indirizzo: {address}. Se l’errore è nostro, ce ne scusiamo.',
  pickupMissedNext:
    'Richieda un altro ritiro dall’area clienti. Le spedizioni scelte per questo ritiro si possono scegliere di nuovo.',
  pickupRuleEndedSubject: 'Il ritiro ricorrente è terminato',
  pickupRuleEndedText:
    'Il ritiro ricorrente dalle {from} alle {until} è terminato. Indirizzo: {address}. Le sue date sono annullate, tranne quelle per cui un corriere è già in viaggio.',
  handoverSubject: 'Come affidarci {number}',
  handoverPickup:
    'Un corriere passa {day} dalle {from} alle {until}, ora locale, al suo indirizzo. Tenga pronta la spedizione, imballata ed etichettata.',
  handoverMoved: 'La fascia scelta non era più libera: questa è la successiva.',
  handoverWaiting:
    'Ha scelto un ritiro {day} dalle {from} alle {until}. Riserviamo un posto appena la prenotazione è pagata o confermata.',
  handoverPoint: 'Porti la spedizione, già etichettata, qui: {point}.',
  handoverPointWaiting:
    'Ha scelto di portarla qui: {point}. L’etichetta è pronta appena la prenotazione è pagata o confermata.',
  handoverNoPlace:
    'Nessuna fascia di ritiro era libera. Scelga un altro giorno o porti la spedizione a un punto di consegna.',
  handoverMissed:
    'Il corriere non ha ritirato la spedizione: {day}. Scelga un altro giorno o la porti a un punto di consegna.',
  handoverCancelled:
    'Il ritiro di {day} è annullato. Scelga un altro giorno o porti la spedizione a un punto di consegna.',
  handoverPointClosed:
    'Questo punto non accetta più pacchi: {point}. Scelga un altro modo di affidarci la spedizione.',
  handoverNone:
    'Non ha ancora scelto come affidarci la spedizione: con un ritiro o in un punto vicino a lei. Può farlo nella pagina della ricevuta.',
  handoverLink: 'Modifica la consegna',
  pickupLink: 'Apri i ritiri',
  statementSubject: 'Estratto conto Waypost di {month}',
  statementHeading: 'Estratto conto di {month}',
  statementText: 'L’estratto conto di {month} è pronto. Importo totale: {amount}.',
  statementOpen: 'Importo ancora da pagare entro {day}: {amount}.',
  'reminderSubject.1': 'Promemoria: estratto conto Waypost di {month}',
  'reminderSubject.2': 'Secondo sollecito: estratto conto Waypost di {month}',
  'reminderSubject.3': 'Ultimo sollecito: estratto conto Waypost di {month}',
  reminderHeading: 'L’estratto conto di {month} è scaduto',
  'reminderText.1':
    'Dell’estratto conto di {month} non abbiamo ancora ricevuto {amount}. La scadenza era {day}.',
  'reminderText.2':
    'Dell’estratto conto di {month} è ancora da pagare l’importo di {amount}. La scadenza era {day}. Paghi entro 7 giorni.',
  'reminderText.3':
    'Dell’estratto conto di {month} è ancora da pagare l’importo di {amount}. La scadenza era {day}. Questo è l’ultimo sollecito. Paghi ora, o ci scriva se qualcosa non è corretto.',
  reminderTransfer:
    'Importo da versare con bonifico: {amount}. Conto: {account}. Causale: {number}.',
  reminderCrossed: 'Se ha pagato negli ultimi giorni, non deve fare nulla.',
  statementPaid: 'Non resta nulla da pagare.',
  statementLink: 'Apri estratto conto e fattura',

  newsletterSubject: 'Conferma della newsletter Waypost',
  newsletterText:
    'Qualcuno, probabilmente lei, ha chiesto la nostra newsletter per questo indirizzo. Basta una conferma: il link è valido per 72 ore. Può annullarla in qualsiasi momento con il link in ogni numero.',
  newsletterLink: 'Conferma la newsletter',
  newsletterWarning: 'Se non l’ha chiesta, non faccia nulla: non riceverà altro.',
  newsletterOnSubject: 'Newsletter Waypost già attiva',
  newsletterOnText:
    'Qualcuno, probabilmente lei, ha chiesto la nostra newsletter per questo indirizzo. È già nell’elenco e non è cambiato nulla.',
  newsletterFooter:
    'Waypost scrive a questo indirizzo perché è stato inserito per la nostra newsletter.',
  newsletterLeave: 'Annulla l’iscrizione',

  contactSubject: '{reference}: {topic}',
  'contactTopic.support': 'Messaggio per l’assistenza',
  'contactTopic.sales': 'Messaggio per l’ufficio commerciale',
  'contactTopic.partnerships': 'Messaggio per le partnership',
  contactFrom:
    'Da {name}, {email}. L’indirizzo è stato digitato e nessuno ne ha verificato la titolarità.',
  contactReference: 'Chi ha scritto conosce questo messaggio come {reference}.',
  contactFooter:
    'Scritto nel modulo di contatto. Una risposta a questa e-mail va all’indirizzo indicato sopra.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'Risposta al suo messaggio {reference}',
  contactAnswerHeading: 'La nostra risposta al suo messaggio',
  contactAnswerFooter:
    'Qualcuno, probabilmente lei, ci ha scritto dal modulo di contatto con questo indirizzo. Riferimento del messaggio: {reference}. Se c’è altro da dire, risponda a questa e-mail.',

  invitationSubject: 'Invito alla console Waypost',
  invitationText:
    'Una persona del team la invita a lavorare nella console Waypost. Apra il link, scelga una password e imposti un secondo fattore. Il link si usa una sola volta, è valido per 72 ore e solo per questo indirizzo.',
  invitationLink: 'Accetta l’invito',
  invitationWarning: 'Se non se lo aspettava, avvisi il team e non apra il link.',
  statusNowSubject: '{status}: spedizione {number}',
  statusNowText: 'Stato della sua spedizione {number}: {status}.',
  contactReceivedSubject: 'Abbiamo ricevuto il suo messaggio {reference}',
  contactReceivedText:
    'Il nostro team lo legge e risponde a questo indirizzo, lun–ven 9:00–18:00, ora di Bruxelles.',
  contactReceivedFooter:
    'Qualcuno, probabilmente lei, ci ha scritto dal modulo di contatto con questo indirizzo. Riferimento del messaggio: {reference}. Se c’è altro da dire, risponda a questa e-mail.',
} satisfies Catalog<'mail'>;
