import type { Catalog } from '../../messages.ts';

export default {
  codeSent:
    'Abbiamo inviato un codice di 6 cifre al suo indirizzo e-mail. Lo inserisca qui sotto per concludere.',
  codeResent: 'Abbiamo inviato un nuovo codice.',
  resetRequested:
    'Se a questo indirizzo corrisponde un account, è in arrivo un link per impostare una nuova password. È valido per 30 minuti.',
  passwordReset:
    'La nuova password è impostata. Tutti i browser sono stati disconnessi. Acceda per continuare.',
  passwordChanged: 'La nuova password è impostata. Tutti gli altri browser sono stati disconnessi.',
  emailChangeRequested:
    'Abbiamo inviato un link al nuovo indirizzo. Quello attuale resta valido finché il link non viene aperto.',
  emailConfirmed: 'Il nuovo indirizzo e-mail è confermato.',
  partyLinkRequested:
    'Se questo indirizzo è associato alla spedizione, è in arrivo un link. È valido per 90 giorni.',
  contactReceived: 'Grazie. Abbiamo ricevuto il suo messaggio.',
  newsletterRequested:
    'Abbiamo inviato un’e-mail a questo indirizzo. Confermi la newsletter con il link entro 72 ore.',
  newsletterConfirmed: 'L’iscrizione alla newsletter è confermata.',
  newsletterLeft: 'Questo indirizzo non riceve più la newsletter.',
  newsletterLeavePage:
    'Annulli l’iscrizione alla newsletter nella pagina a cui porta questo indirizzo.',
  updatesRequested:
    'Abbiamo inviato un’e-mail a questo indirizzo. Confermi gli aggiornamenti con il link entro 72 ore.',
  updatesConfirmed:
    'Gli aggiornamenti sono confermati. Il prossimo arriva quando la spedizione prosegue.',
  updatesLeft: 'Questo indirizzo non riceve più aggiornamenti su questa spedizione.',
  updatesLeftAll: 'Questo indirizzo non riceve più aggiornamenti su nessuna spedizione.',
  emailLanguageChosen: 'Le prossime e-mail a questo indirizzo saranno nella lingua scelta.',
  updatesLeavePage: 'Interrompa gli aggiornamenti nella pagina a cui porta questo indirizzo.',
  signedOut: 'Disconnessione effettuata.',
  sessionEnded: 'Il browser è stato disconnesso.',
  sessionsEnded: 'Tutti i browser sono stati disconnessi.',
  shipmentCancelled: 'La spedizione è annullata.',
  sessionsAndKeysEnded:
    'Tutti i browser sono stati disconnessi e tutte le chiavi API sono state terminate.',
  webhookRemoved: 'Il webhook è stato rimosso.',
  keyRevoked: 'La chiave non è più valida.',
  viewingEnded: 'La visualizzazione dell’area clienti di un cliente è terminata.',
  addressRemoved: 'L’indirizzo è stato rimosso.',
  cardRemoved: 'La carta è stata rimossa.',
  accountErased: 'L’account è stato cancellato.',
  invitationSent: 'L’invito è in arrivo. È valido per 72 ore.',
  passwordLinkSent:
    'La vecchia password non vale più. Un link per sceglierne una nuova è in arrivo; vale 24 ore.',
  mailResent: 'L’e-mail è stata inviata di nuovo.',
  addressMailedAgain: 'L’indirizzo riceve di nuovo e-mail.',
  secondFactorReset:
    'Il secondo fattore è stato rimosso. Al prossimo accesso ne viene chiesto uno nuovo.',
  templateRemoved: 'Modello rimosso.',
} satisfies Catalog<'answers'>;
