import type { Catalog } from '../../messages.ts';

export default {
  invalid_request: 'Alcuni dati mancano o non sono validi. Li controlli e riprovi.',
  idempotency_key_missing:
    'La richiesta non ha un Idempotency-Key. Invii l’id del tentativo della bozza o, per un ritiro, un id proprio.',
  webhook_signature_invalid: 'La firma di questo evento non è valida.',
  reference_too_short: 'Inserisca un numero di tracking valido.',
  reference_mistyped:
    'Questo numero di tracking contiene un errore di battitura. Lo confronti con l’etichetta, quattro caratteri alla volta.',
  unauthenticated: 'Acceda per continuare.',
  sign_in_refused: 'L’indirizzo e-mail o la password non sono corretti. Li controlli e riprovi.',
  payment_declined:
    'Il pagamento è stato rifiutato. Non è stato addebitato nulla. Riprovi o paghi in un altro modo.',
  payment_not_completed:
    'Il pagamento non è stato completato. Non è stato addebitato nulla. Riprovi o paghi in un altro modo.',
  key_unknown:
    'La richiesta non ha una chiave API valida. Ne invii una in Authorization: Bearer, o ne crei una nuova nella sua dashboard.',
  key_expired:
    'Questa chiave API è scaduta. Usi la chiave che l’ha sostituita, o ne crei una nuova nella sua dashboard.',
  key_network_refused:
    'Questa chiave non può essere usata da questa rete. La usi da una rete ammessa, o ne crei un’altra.',
  test_mode_unavailable: 'Qui non c’è ancora una modalità di prova. Usi una chiave reale.',
  key_spend_cap_reached:
    'Questa chiave non può spendere così tanto oggi. Non è stato prenotato nulla. Crei una chiave con un limite più alto, o attenda domani.',
  credit_exhausted:
    'Il suo credito non copre questa spedizione. Non è stato prenotato nulla. Paghi un estratto conto, o paghi con carta.',
  payer_needed:
    'La banca chiede al titolare della carta di confermare questo pagamento, cosa che un programma non può fare. Non è stato addebitato nulla. Usi un’altra carta, o paghi in conto.',
  idempotency_key_reused:
    'Questa Idempotency-Key è stata usata per un’altra richiesta. Invii una nuova chiave con una nuova richiesta.',
  rate_mismatch:
    'Questa tariffa è stata fatta per un’altra spedizione o un altro account. Chieda le tariffe di questa.',
  price_above_maximum: 'Il prezzo supera il massimo indicato. Non è stato prenotato nulla.',
  forbidden: 'Il suo accesso non consente questa operazione.',
  cross_site_request: 'Questa richiesta proveniva da un altro sito ed è stata rifiutata.',
  not_found: 'A questo indirizzo non c’è nulla.',
  tracking_unknown:
    'Numero di tracking non trovato. Controlli che sia scritto correttamente o contatti il mittente.',
  draft_not_found: 'Bozza della spedizione non trovata. Crei di nuovo la spedizione.',
  session_not_found: 'Questa sessione non esiste più. Ricarichi l’elenco.',
  staff_not_found: 'Questo membro del personale non esiste. Ricarichi l’elenco.',
  attempt_not_found: 'Questo tentativo di prenotazione non esiste. Ricarichi la pagina e riprovi.',
  address_not_found: 'Questo indirizzo non è più nella rubrica. Ricarichi l’elenco.',
  pickup_not_found: 'Questo ritiro non esiste. Ricarichi l’elenco.',
  pickup_rule_not_found: 'Questo ritiro ricorrente non esiste. Ricarichi l’elenco.',
  receipt_unavailable: 'Ricevuta non disponibile',
  case_not_found: 'Questa pratica non esiste. Ricarichi la pagina per vedere quelle presenti.',
  shipment_not_found: 'Questa spedizione non esiste. Ricarichi l’elenco.',
  method_not_allowed: 'Questo indirizzo non risponde a questo tipo di richiesta.',
  attempt_running: 'Questa prenotazione è ancora in lavorazione. L’esito arriva tra un momento.',
  already_booked: 'Questa spedizione è già prenotata.',
  attempt_superseded:
    'Un tentativo di prenotazione più recente ha sostituito questo. Controlli il prezzo e confermi di nuovo.',
  price_changed: 'Il prezzo è cambiato. Controlli il nuovo prezzo e confermi di nuovo.',
  form_already_sent:
    'Questo modulo è già stato inviato con un altro testo. Ricarichi la pagina per scrivere un altro messaggio.',
  not_cancellable:
    'Questa spedizione è già in viaggio o annullata. Per modificarla contatti l’assistenza.',
  label_withheld:
    'Questo documento non è disponibile finché la prenotazione attende conferma o pagamento, né dopo l’annullamento.',
  labels_withheld:
    'Alcune di queste spedizioni non hanno ora un’etichetta da stampare. Non è stato creato nulla.',
  too_many_labels: 'Sono più di 500 etichette. Scelga meno spedizioni.',
  quote_expired: 'Questo preventivo non è più valido. Per continuare calcoli un nuovo prezzo.',
  too_many_webhook_endpoints:
    'Ha il numero massimo di indirizzi webhook di un account. Ne rimuova uno per aggiungerne un altro.',
  webhook_endpoint_off: 'Questo webhook è disattivato. Lo attivi prima.',
  webhook_address:
    'I webhook vanno a indirizzi https pubblici, sulla porta 443 o 8443, senza nome utente.',
  too_many_keys:
    'Ha raggiunto il numero massimo di chiavi per un account. Ne revochi una per crearne un’altra.',
  too_many_views:
    'Ha già tutte le viste che un membro del personale può avere. Ne rimuova una per salvarne un’altra.',
  settings_changed:
    'Nel frattempo un’altra persona ha salvato le impostazioni. Guardi che cosa è cambiato e salvi di nuovo.',
  tariff_not_found: 'Questa tariffa non esiste.',
  tariff_changed:
    'Dopo questa proposta è stata pubblicata un’altra versione. La consulti e ripresenti la proposta.',
  tariff_preview_missing:
    'Gli effetti di questa modifica non sono ancora calcolati. Attenda il risultato, poi pubblichi.',
  tariff_in_force: 'Una tariffa si può ritirare fino a un minuto prima dell’entrata in vigore.',
  tariff_beyond_bounds:
    'Con queste tariffe la spedizione più grande costa più di quanto la contabilità possa registrare. Controlli le virgole decimali.',
  tariff_moment_past: 'Scelga un momento ad almeno un minuto da adesso.',
  key_not_found: 'Questa chiave non esiste.',
  key_name_taken:
    'Esiste già una fonte con questo nome. Rinnovi la sua chiave o scelga un altro nome.',
  key_expiry_past: 'Scelga un giorno futuro, oppure nessuno.',
  customer_unknown: 'Questo cliente non esiste.',
  customer_changed:
    'Nel frattempo qualcuno ha modificato questo cliente. Confronti con i dati attuali e salvi di nuovo.',
  customer_active:
    'Questo account è attivo. Lo disattivi prima di cancellare i dati della persona.',
  mail_not_found: 'Questa e-mail non esiste. Ricarichi l’elenco.',
  audit_entry_not_found: 'Questa voce non esiste nel registro di controllo. Ricarichi l’elenco.',
  mail_sealed:
    'Questa e-mail contiene un codice o un link, o risponde a una richiesta. Non si può inviare di nuovo; chi la legge può chiederne una nuova.',
  mail_addressee_gone:
    'Non c’è più nessuno a cui inviarla: i dati della persona sono stati cancellati, o la persona non desidera queste e-mail.',
  mail_opted_out:
    'Questo indirizzo non desidera e-mail sulle spedizioni. Non è stato inviato nulla.',
  shipper_only: 'Solo il mittente può annullare questa spedizione.',
  key_ended: 'Questa chiave è terminata o è già stata sostituita. Ne crei una nuova.',
  viewing_only: 'Sta guardando l’area clienti di un cliente. Da qui non si può modificare nulla.',
  address_book_full: 'La rubrica è piena. Rimuova un indirizzo per aggiungerne un altro.',
  desk_item_not_found: 'Questo elemento non è più nella lista di lavoro. Ricarichi l’elenco.',
  desk_item_taken: 'Questo elemento è già stato preso in carico da un’altra persona.',
  desk_item_final:
    'Non si può riaprire: i dati della persona sono stati cancellati o esiste un elemento più recente sullo stesso tema.',
  desk_item_unanswerable: 'Qui nessuno aspetta una risposta.',
  snooze_out_of_range: 'Scelga un momento tra adesso e i prossimi 30 giorni.',
  case_closed:
    'Questa pratica è stata chiusa più di 14 giorni fa. Se c’è qualcosa di nuovo, scriva all’assistenza per e-mail.',
  case_full:
    'Questa pratica contiene già 20 file. Scriva un messaggio e le diremo dove inviare gli altri.',
  no_open_problem:
    'Questa spedizione non richiede più nulla da parte sua. Se c’è un problema, scriva all’assistenza per e-mail.',
  pickup_window_gone: 'Questa fascia oraria non è più disponibile. Ne scelga un’altra.',
  pickup_window_full:
    'Tutti i posti di questa fascia oraria sono occupati. Nulla è stato richiesto o modificato. Scelga un altro orario.',
  pickup_places_used:
    'Lei o questo indirizzo avete già in questa fascia tutti i ritiri che possiamo riservarle. Non è stato richiesto né modificato nulla. Consegni tutto in una volta o scelga un altro orario.',
  pickup_rules_used:
    'Ha già tutti i ritiri ricorrenti che il suo account può avere. Ne termini uno o richieda ritiri singoli.',
  pickup_cut_off_passed:
    'È troppo tardi per questa fascia oraria: chiude due ore prima dell’inizio. Scelga un altro orario.',
  pickup_not_changeable:
    'Questo ritiro non si può più modificare: è concluso, annullato, o il suo orario limite è passato.',
  service_point_not_found: 'Questo punto di consegna non esiste. Ricarichi l’elenco.',
  service_point_not_located:
    'Non conosciamo questa città in questo Paese. Controlli entrambi o indichi la città più grande vicina.',
  shift_needed: 'Acceda con il badge e il PIN per continuare.',
  field_person_not_found: 'Questa persona non esiste. Ricarichi l’elenco.',
  field_device_not_found: 'Questo dispositivo non esiste. Ricarichi l’elenco.',
  hub_closed: 'Questo hub non è più in uso. Ne scelga un altro.',
  field_person_inactive: 'Questa persona è stata disattivata. La aggiunga di nuovo se è tornata.',
  field_device_revoked:
    'Questo dispositivo è stato revocato. Lo aggiunga di nuovo con un altro nome.',
  sort_plan_changed:
    'Nel frattempo è stato pubblicato un altro piano di smistamento. Ricarichi la pagina.',
  enrolment_unknown:
    'Questo codice è già stato usato o è scaduto. Ne chieda uno nuovo all’ufficio.',
  badge_or_pin_wrong: 'Il badge o il PIN non è corretto. Controlli entrambi e riprovi.',
  pin_locked: 'Troppi PIN errati. Chieda all’ufficio di sbloccare il badge.',
  cash_count_not_found:
    'Questa dichiarazione non è in attesa nella sua sede. Chieda al corriere di dichiarare di nuovo i contanti.',
  cash_deposit_not_found: 'Non conosciamo questa busta di contanti.',
  cash_count_closed:
    'Questi contanti sono già stati contati o dichiarati di nuovo. Torni all’elenco.',
  cash_count_differs:
    'Non è quanto ha dichiarato il corriere. Contate di nuovo insieme, poi confermi.',
  own_cash_count: 'I suoi contanti deve contarli un’altra persona.',
  cash_not_at_hub: 'La sede non ha così tanti contanti. Controlli gli importi.',
  seal_used: 'Questo sigillo è già stato usato. Controlli il numero sulla busta.',
  cash_deposit_received: 'Questa busta risulta già ricevuta.',
  cash_difference_changed: 'La differenza non è più così grande. Ricarichi la pagina.',
  hub_not_found: 'Questo hub non esiste. Ricarichi l’elenco.',
  hub_code_taken: 'Un altro hub ha già questo codice. Ne scelga un altro.',
  hub_not_located:
    'Non conosciamo questa città in questo Paese. Controlli entrambi o indichi la città più grande vicina.',
  hub_zone_unknown: 'Non conosciamo questo fuso orario. Lo scriva come Europe/Brussels.',
  scan_not_found: 'Questa scansione non è più in attesa. Ricarichi l’elenco.',
  handover_not_changeable:
    'Non si può più modificare: il corriere è in viaggio, la spedizione è già da noi, è annullata o fa parte di un altro ritiro.',
  drop_off_unavailable:
    'Questo punto di consegna non accetta la spedizione. Ne scelga un altro o un ritiro.',
  shipment_not_collectable:
    'Una delle spedizioni scelte non può essere affidata con questo ritiro: è in viaggio, è ferma, è in un altro Paese o fa parte di un altro ritiro.',
  too_many_cards:
    'Ha raggiunto il numero massimo di carte salvate. Ne rimuova una per salvarne un’altra.',
  followers_full:
    'Questa spedizione ha raggiunto il numero massimo di iscritti agli aggiornamenti. Apra la pagina di tracking per vedere dov’è.',
  payload_too_large: 'La richiesta è troppo grande. La invii in parti più piccole.',
  unsupported_media_type: 'Questo tipo di contenuto non è accettato qui. Invii JSON.',
  idempotency_mismatch:
    'I dati sono stati modificati dopo l’invio. Ricarichi la pagina per vedere a che punto è.',
  terms_not_accepted: 'Accetti le condizioni di trasporto in vigore per continuare.',
  consent_missing: 'Selezioni la casella per consentirci di scriverle.',
  contact_incomplete: 'Compili nome, e-mail e messaggio.',
  password_too_short:
    'Compili tutti i campi obbligatori e usi una password sicura (almeno 8 caratteri).',
  password_too_common:
    'Questa password è negli elenchi delle password più comuni. Ne scelga un’altra.',
  password_too_predictable:
    'Questa password è facile da indovinare. Eviti ripetizioni come aaaa, sequenze come 1234 o qwerty, il suo nome, il suo indirizzo email e la parola Waypost.',
  password_wrong: 'La password non è corretta.',
  code_invalid: 'Codice non valido o scaduto.',
  link_invalid: 'Questo link è scaduto o è già stato usato. Ne richieda uno nuovo.',
  link_of_other_account:
    'Questa modifica è stata richiesta da un altro account. Acceda a quell’account e apra di nuovo il link.',
  unsubscribe_link_invalid:
    'Questo link è incompleto. Lo apra di nuovo dall’e-mail o scriva all’assistenza: toglieremo l’indirizzo dall’elenco.',
  invitation_invalid:
    'Questo invito è scaduto, è già stato usato o è per un altro indirizzo e-mail. Ne richieda uno nuovo.',
  second_factor_invalid:
    'Questo codice non è corretto. Aspetti il prossimo nell’app di autenticazione e riprovi.',
  second_factor_needed: 'Per questa operazione inserisca un codice dell’app di autenticazione.',
  second_factor_enrolled:
    'Un secondo fattore è già impostato. Un’altra persona del team può reimpostarlo.',
  second_factor_enrolment_needed: 'Imposti prima un secondo fattore.',
  already_staff: 'Questo indirizzo appartiene già a un membro del personale.',
  last_owner:
    'Deve restare almeno un titolare attivo. Assegni prima questo ruolo a un’altra persona.',
  nothing_to_price: 'Inserisca un peso o i tre lati, per poter calcolare un prezzo.',
  service_not_available:
    'Questo servizio non trasporta la spedizione. Ne scelga un altro o controlli luoghi, peso e misure.',
  service_limits_changed:
    'Nel frattempo sono stati pubblicati altri limiti di servizio. Ricarichi la pagina.',
  country_embargoed:
    'Un Paese di questa spedizione è ora sotto embargo: non è più possibile prenotarla.',
  over_max_piece_weight:
    'Un pacco può pesare fino a 70 kg. Spedisca le merci più pesanti come trasporto merci.',
  measure_out_of_range:
    'Un peso o una misura supera ciò che possiamo trasportare. Controlli i numeri.',
  pallets_below_one: 'Il trasporto merci richiede almeno un pallet.',
  place_not_bookable:
    'Non riconosciamo il Paese di una delle località. Aggiunga in fondo il Paese, ad esempio Bologna, Italia.',
  place_unknown: 'Scriva la località come città e Paese, ad esempio Bologna, Italia.',
  delivery_days_impossible:
    'Questi giorni non si possono promettere: sono passati, o la spedizione non è in viaggio verso nessuno.',
  event_not_possible:
    'Questa spedizione non ha un collo con questo numero. Ne scelga uno esistente.',
  amount_differs: 'Questo non è l’importo dovuto. Lo ricontrolli o rettifichi prima il prezzo.',
  no_shipment_selected: 'Nessuna spedizione selezionata per l’e-mail.',
  party_without_email: 'Non c’è un indirizzo e-mail a cui scrivere.',
  party_without_name: 'Questa parte non ha un nome che possa essere inserito in un’e-mail.',
  event_not_found: 'Questa spedizione non ha questo evento.',
  shipment_changed:
    'Nel frattempo un’altra persona ha modificato questa spedizione. Guardi che cosa è cambiato.',
  shipment_not_changeable:
    'Questo dato della spedizione non si può più modificare: è in viaggio, conclusa o non è stata prenotata da un programma.',
  shipment_cancelled: 'Questa spedizione è annullata. È definitivo e non si può aggiungere nulla.',
  event_not_voidable: 'Questo evento non si può annullare o è già stato annullato.',
  price_settled:
    'Il pagamento di questa spedizione è regolato o in corso, perciò il prezzo non si può cambiare. La annulli e restituisca l’importo.',
  nothing_owed: 'Per questa spedizione non è più dovuto nulla, o non in questo modo.',
  reference_taken: 'Un’altra spedizione ha già questo numero.',
  payment_method_unavailable:
    'Questo metodo di pagamento ora non è disponibile. Ne scelga un altro.',
  pay_on_delivery_limit:
    'L’importo è troppo alto per il pagamento alla consegna senza account. Paghi in un altro modo o acceda.',
  too_many_declines:
    'Troppe carte sono state rifiutate. Non è stato addebitato nulla. Paghi ora in un altro modo o riprovi con una carta tra un’ora.',
  pay_on_delivery_too_high:
    'Questo importo è troppo alto per il pagamento alla consegna. Paghi in un altro modo.',
  too_many_bookings:
    'Oggi non sono possibili altre prenotazioni da qui. Riprovi tra 24 ore o ci scriva se gliene servono di più.',
  card_refused:
    'La carta non è stata accettata e non è stata salvata. Provi un’altra carta o chieda alla banca.',
  card_not_found: 'Questa carta non è più salvata. Ne scelga un’altra.',
  statement_not_found: 'Per questo mese non esiste un documento di questo tipo.',
  card_missing: 'Inserisca i dati della carta per pagare con carta.',
  items_missing:
    'La dogana deve conoscere il contenuto. Aggiunga almeno un articolo con il suo valore.',
  declared_value_missing:
    'L’assicurazione dipende dal valore della merce. Indichi il contenuto e il suo valore.',
  shipper_elsewhere:
    'La sua città non è quella di partenza di questo prezzo. Cambi la città o richieda un nuovo preventivo da lì.',
  recipient_elsewhere:
    'La città del destinatario non è quella di questo prezzo. Cambi la città o richieda un nuovo preventivo verso quella.',
  bulk_upload_not_found: 'Questo caricamento non esiste. Torni all’elenco dei caricamenti.',
  bulk_upload_not_ready:
    'Questo caricamento non è nella fase richiesta. Ne controlli lo stato e riprovi.',
  bulk_upload_started:
    'Alcune righe di questo caricamento sono già state inserite, perciò le colonne restano come sono.',
  bulk_upload_changed:
    'Nel frattempo un’altra persona ha scelto altre colonne. Guardi il risultato della verifica e ricominci.',
  bulk_prices_changed:
    'Da quando questo file è stato verificato è in vigore una nuova tariffa. Lo verifichi di nuovo per vedere il nuovo totale.',
  bank_file_not_accepted: 'Il file non è né CAMT.053 né un CSV con data e importo in ogni riga.',
  over_credit_limit:
    'Si supererebbe il limite di credito del conto. Paghi in un altro modo o ci scriva.',
  vat_number_invalid:
    'Non è una partita IVA di un’azienda dell’Unione europea, oppure l’account ora ne ha un’altra. Ricarichi la pagina.',
  no_credit:
    'Per questo account non è previsto l’addebito in conto. Paghi in un altro modo o ci scriva.',
  bank_line_decided: 'Un collega ha già deciso su questo bonifico. Ricarichi la pagina.',
  upload_booked_before:
    'Un file con lo stesso contenuto è già stato prenotato. Confermi di volerlo prenotare ancora.',
  bulk_file_not_accepted:
    'Il file non è né CSV né XLSX. Lo salvi in uno di questi formati e riprovi.',
  bulk_columns_missing: 'Alcune colonne necessarie a ogni spedizione non sono ancora state scelte.',
  file_infected:
    'Questo file contiene un virus. Non è stato conservato. Controlli il dispositivo, poi invii una copia pulita.',
  file_not_accepted:
    'Questo file non è un PDF, JPEG o PNG, qualunque sia il suo nome. Lo salvi in uno di questi formati e riprovi.',
  picture_taken: 'Un’altra immagine ha questo identificativo. Invii questa con uno nuovo.',
  picture_not_accepted: 'Questa non è un’immagine JPEG, PNG o WebP leggibile.',
  pickup_day_unavailable:
    'In questo giorno non passa nessun corriere. Scelga un giorno lavorativo nei prossimi 60 giorni.',
  too_many_requests: 'Troppe richieste da questa connessione. Aspetti qualche minuto e riprovi.',
  internal: 'Si è verificato un errore da parte nostra. Riprovi.',
  overloaded: 'In questo momento il traffico è molto intenso. Riprovi tra un minuto.',
  temporarily_unavailable:
    'In questo momento non possiamo rispondere. Nessun dato è andato perso. Riprovi tra un minuto.',
  document_failed:
    'Non è stato possibile creare il documento. Nessun dato è andato perso. Riprovi tra un minuto.',
  template_not_found: 'Questo modello non c’è più. Ricarichi la pagina.',
  too_many_templates: 'Ha 50 modelli. Ne rimuova uno per conservarne un altro.',
  round_not_found: 'Questo giro non esiste. Ricarichi la pagina.',
  round_changed:
    'Qualcuno ha modificato il giro nel frattempo. Lo guardi di nuovo e ripeta la modifica.',
  round_not_changeable: 'Non è possibile nello stato attuale del giro.',
  round_incomplete: 'Un giro ha bisogno di fermate e di una persona prima di essere rilasciato.',
  round_pieces_open:
    'Alcuni colli non sono né consegnati né scansionati al rientro. Li cerchi, o li segnali come mancanti.',
  stop_taken: 'Una parte è già in un altro giro. Ricarichi l’elenco.',
  stop_not_possible:
    'Una parte non è possibile: una fermata è fatta, oppure una spedizione è consegnata, annullata, bloccata o di un altro hub.',
  vehicle_not_found: 'Questo veicolo non esiste in questo hub. Ricarichi l’elenco.',
  vehicle_code_taken: 'Un altro veicolo dell’hub ha questo codice. Ne scelga un altro.',
  container_not_found: 'Questo contenitore non esiste o è stato eliminato dopo due anni.',
  trip_not_found: 'Questo viaggio non esiste. Ricarichi l’elenco.',
  trip_not_changeable:
    'Questo viaggio non può essere modificato: è partito, è terminato, o comincia e finisce nello stesso hub.',
} satisfies Catalog<'problems'>;
