import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Spedizioni express: prezzo e prenotazione | Waypost',
  metaDescription:
    'Prezzi immediati per pacchi e merci, con ogni voce di costo indicata prima della prenotazione. Pacchi Standard, Express e Priority; trasporto aereo, marittimo e stradale.',
  title: 'Prezzo e prenotazione',
  lead: 'Tutti i servizi a confronto, con ogni voce di costo dovuta. Dopo non si aggiunge nulla.',

  servicesTitle: 'Confronto dei servizi',
  servicesText:
    'Ne scelga uno e il preventivo qui sopra passa a quel servizio. I dati inseriti restano.',

  stepsTitle: 'Come funziona',
  step1Title: 'Descriva la spedizione',
  step1Text:
    'Le due località con il Paese, il peso, i tre lati. I prezzi di ogni servizio compaiono durante l’inserimento.',
  step2Title: 'Scelga il servizio',
  step2Text:
    'Scelga il servizio, aggiunga il destinatario e continui con la prenotazione. Da lì il prezzo vale 30 minuti.',
  step3Title: 'Confermi una volta',
  step3Text:
    'Controlli i costi e scelga come pagare. Ricevuta e numero di tracking arrivano subito, anche per e-mail.',
  step4Title: 'Ritiro e tracking',
  step4Text:
    'Un corriere passa nella fascia scelta, oppure porta lei la spedizione a un punto di consegna. Dalla prima scansione la pagina di tracking mostra ogni tappa.',

  benefitsTitle: 'Su che cosa può contare',
  priceTitle: 'Il primo prezzo è l’ultimo',
  priceText:
    'Tariffa, supplemento, carburante ({fuel}) e sicurezza e movimentazione ({security}) sono compresi nell’importo, dalla prima schermata alla ricevuta.',
  payTitle: 'Pagamento subito o alla consegna',
  payText:
    'Commissione di pagamento alla consegna: {codFee}. Il preventivo mostra i due totali a confronto prima della scelta.',
  insuranceTitle: 'Assicurazione su richiesta',
  insuranceText:
    'Costo: {insurance} del valore dichiarato, minimo {insuranceMinimum}. Copre smarrimento e danni. Nella pagina di pagamento la casella non è mai già selezionata.',
  onceTitle: 'Una sola prenotazione',
  onceText:
    'Un secondo clic, una connessione persa o un’altra scheda non creano mai una seconda prenotazione né un secondo addebito.',
  liveTitle: 'In tempo reale fino all’ultima scansione',
  liveText:
    'Arrivi, partenze, dogana, consegna: tutto compare nella pagina in pochi secondi, in ora locale, per chiunque abbia il link.',
  privateTitle: 'Riservatezza predefinita',
  privateText:
    'La pagina di tracking pubblica mostra iniziali e una città. Nomi, indirizzi e telefoni sono solo per mittente e destinatario.',

  commitmentsTitle: 'Impegni di servizio',
  commitmentsText:
    'Il transito si conta dal ritiro alla consegna, per il trasporto marittimo dal porto. Fatturiamo il maggiore tra peso e volume e il preventivo mostra quale dei due. Lo sdoganamento può allungare i tempi di qualsiasi servizio.',

  questionsTitle: 'Prima di spedire',
  questionsText: 'Che cosa si chiede di solito durante il preventivo.',
  questionsLink: 'Tutte le domande e risposte',
} satisfies Catalog<'express'>;
