import type { Catalog } from '../../messages.ts';

export default {
  title: 'Aggiornamenti',
  lead: 'Un’e-mail quando la spedizione prosegue: ritirata, in consegna, consegnata, o quando qualcosa richiede attenzione.',
  email: 'E-mail',
  consent: 'Acconsento a ricevere notifiche sulla spedizione con questo numero.',
  submit: 'Attiva aggiornamenti',
  privacy: 'Informativa sulla privacy',
  failed: 'Non è stato possibile registrare la richiesta. Riprovi.',
  demonstration: 'Questa è una dimostrazione: non ci sono aggiornamenti da inviare.',
  ended:
    'Il percorso di questa spedizione è concluso: non ci sono altri aggiornamenti da chiedere.',

  alertsLead:
    'Per questa spedizione lei è {role, select, shipper {il mittente} other {il destinatario}}.',
  emailAlerts: 'Avvisi per e-mail',
  emailTo: 'A {address}',
  smsAlerts: 'Avvisi per SMS',
  smsTo: 'Al numero {number}',
  smsNoNumber: 'La prenotazione non ha un numero con il prefisso del Paese, ad esempio +39.',
  smsOff: 'Al momento questo vettore non invia SMS.',
  save: 'Salva',
  saved: 'Salvato.',
  saveFailed: 'Il salvataggio non è riuscito. Riprovi.',

  askedMetaTitle: 'Aggiornamenti sulla spedizione | Waypost',
  askedTitle: 'Aggiornamenti sulla spedizione',
  toShipment: 'Torna alla spedizione',
  toTracking: 'Traccia una spedizione',

  confirmMetaTitle: 'Conferma degli aggiornamenti | Waypost',
  confirmTitle: 'Confermi gli aggiornamenti',
  confirmLead:
    'Prema il pulsante per ricevere gli aggiornamenti sulla spedizione all’indirizzo dell’e-mail.',
  confirmAction: 'Conferma gli aggiornamenti',

  languageMetaTitle: 'Lingua delle e-mail | Waypost',
  languageTitle: 'Lingua delle e-mail',
  languageLead: 'Scelga la lingua in cui scriviamo all’indirizzo che ha ricevuto l’e-mail.',
  languageChosen: 'D’ora in poi scriviamo in questa lingua: {language}',
  leaveMetaTitle: 'Interruzione degli aggiornamenti | Waypost',
  leaveTitle: 'Interruzione degli aggiornamenti',
  leaveLead:
    'Per l’indirizzo che ha ricevuto l’e-mail. Ciò che serve a una prenotazione, come la ricevuta, viene comunque inviato.',
  leaveShipment: 'Interrompi per questa spedizione',
  leaveAll: 'Interrompi per tutte le spedizioni',
} satisfies Catalog<'updates'>;
