import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Contatti | Waypost',
  metaDescription:
    'Per scrivere all’assistenza, all’ufficio commerciale o per una partnership. Riceviamo messaggi a qualsiasi ora e rispondiamo lun–ven 9:00–18:00.',
  title: 'Contatti',
  lead: 'Può scriverci a qualsiasi ora. Rispondiamo lun–ven 9:00–18:00, ora di Bruxelles, all’indirizzo indicato.',

  formTitle: 'Il suo messaggio',
  name: 'Nome',
  email: 'E-mail',
  emailHelp: 'La risposta arriva qui.',
  topic: 'Argomento',
  'topic.support': 'Assistenza',
  'topic.sales': 'Ufficio commerciale',
  'topic.partnerships': 'Partnership',
  message: 'Messaggio',
  messageHelp:
    'Se riguarda una spedizione, indichi il numero di tracking. Non scriva password né numeri di carta.',
  aboutShipment: 'Numero di tracking {number}\n\n',
  send: 'Invia messaggio',
  sending: 'Invio in corso',
  incomplete: 'Compili nome, e-mail e messaggio.',
  nameMissing: 'Inserisca il nome.',
  emailMissing: 'Inserisca l’indirizzo e-mail.',
  emailInvalid: 'Inserisca un indirizzo e-mail valido.',
  messageMissing: 'Scriva il messaggio.',
  messageTooLong: 'Un messaggio può avere al massimo 5.000 caratteri.',
  failed: 'Il messaggio non è stato inviato. Riprovi.',
  reference: 'Il suo riferimento è {reference}. Lo indichi se ci scrive di nuovo.',
  privacy: 'Come trattiamo ciò che ci scrive',

  waysTitle: 'Altre vie',
  wayEmail: 'E-mail',
  wayHours: 'Orari dell’assistenza',
  hours: 'Lun–ven 9:00–18:00',
  hoursZone: 'ora di Bruxelles',
  wayTracking: 'Dov’è la spedizione?',
  wayTrackingText: 'La pagina di tracking sa quanto noi ed è più veloce.',
  wayTrackingLink: 'Traccia una spedizione',
  wayAnswers: 'Domande ricorrenti',
  wayAnswersLink: 'Domande e risposte',
  wayClaims: 'Smarrimento o danno',
  wayClaimsText: 'Ci sono termini da rispettare. Le condizioni indicano quali e che cosa inviare.',
  wayClaimsLink: 'Come fare un reclamo',
  placeholder:
    'Waypost è una simulazione. L’indirizzo e-mail è fittizio e non riceve nulla; il modulo funziona.',

  topicsTitle: 'Chi legge',
  'topic.supportText': 'Spedizioni in corso, anomalie, ritiri, pagamenti, account.',
  'topic.salesText': 'Volumi regolari, prezzi B2B, logistica di magazzino e fulfillment.',
  'topic.partnershipsText': 'Vettori, agenti, piattaforme di e-commerce e software.',
} satisfies Catalog<'contact'>;
