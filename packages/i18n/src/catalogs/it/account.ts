import type { Catalog } from '../../messages.ts';

export default {
  navLabel: 'Il suo account',
  navTabs: 'Pagine dell’account',
  navShipments: 'Spedizioni',
  navAddresses: 'Rubrica',
  navKeys: 'Chiavi API',
  viewingLabel: 'Area clienti di un cliente',
  viewingAs: 'Visualizzazione come',
  viewingText: 'Qui non si può modificare nulla.',
  viewingEnd: 'Termina',
  navPickups: 'Ritiri',
  navBilling: 'Fatturazione',
  navProfile: 'Profilo',
  createShipment: 'Crea spedizione',
  logout: 'Esci',
  nameless: 'Cliente',

  profileMetaTitle: 'Profilo | Waypost',
  profileTitle: 'Profilo',
  saved: 'Salvato.',
  failed: 'L’operazione non è riuscita. Riprovi.',
  customerSince: 'Cliente da {day}',

  detailsTitle: 'Dati personali',
  name: 'Nome',
  nameMissing: 'Inserisca il nome.',
  phone: 'Telefono',
  phoneInvalid: 'Usi solo cifre, spazi e + ( ) -.',
  address: 'Indirizzo',
  detailsSave: 'Salva i dati',
  saving: 'Salvataggio',

  emailTitle: 'Indirizzo e-mail',
  emailNow: 'Indirizzo per l’accesso: {email}',
  newEmail: 'Nuovo indirizzo e-mail',
  emailInvalid: 'Inserisca un indirizzo e-mail valido.',
  emailHelp: 'Inviamo un link al nuovo indirizzo. Finché non lo apre, non cambia nulla.',
  currentPassword: 'Password attuale',
  emailSave: 'Cambia indirizzo',

  passwordTitle: 'Password',
  passwordMissing: 'Inserisca la password attuale.',
  passwordShort: 'Usi almeno 8 caratteri.',
  passwordHelp:
    'Almeno 8 caratteri. Alcune parole senza legame tra loro formano una buona password.',
  newPassword: 'Nuova password',
  passwordSave: 'Cambia password',
  passwordNote: 'Tutti gli altri browser vengono disconnessi.',

  newsletterTitle: 'Newsletter',
  'newsletter.off': 'Non riceve la newsletter.',
  'newsletter.pending':
    'Le abbiamo inviato un link per e-mail. La newsletter arriva dopo che lo ha aperto.',
  'newsletter.on': 'Riceve la newsletter, circa una volta al mese.',
  newsletterAsk: 'Ricevi la newsletter',
  newsletterAgain: 'Invia di nuovo il link',
  newsletterLeave: 'Annulla l’iscrizione',

  sessionsTitle: 'Accessi attivi',
  sessionHere: 'Questo browser',
  sessionSince: 'Inizio:',
  sessionLastSeen: 'Ultimo uso:',
  sessionEnd: 'Disconnetti',
  sessionEndLabel: 'Disconnetti {browser}',
  sessionsEnd: 'Disconnetti tutti',
  sessionsEndText: 'Chiude tutte le sessioni, anche questa.',
  sessionsFailed: 'L’elenco non è stato caricato.',

  dataTitle: 'I suoi dati',
  dataText:
    'Tutto ciò che conserviamo sul suo account, in un solo file leggibile da persone e programmi.',
  dataDownload: 'Scarica i dati',

  deleteTitle: 'Elimina l’account',
  deleteText:
    'Nome, indirizzi, telefono e accesso vengono cancellati subito e non si possono recuperare. Prenotazioni e fatture restano senza il suo nome, perché lo richiedono le norme contabili.',
  deleteConfirm: 'Ho capito che l’operazione è definitiva.',
  deleteUnconfirmed: 'Selezioni la casella per confermare.',
  deleteAction: 'Elimina l’account',
  deleteBusy: 'Eliminazione',
} satisfies Catalog<'account'>;
