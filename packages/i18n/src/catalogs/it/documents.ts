import type { Catalog } from '../../messages.ts';

export default {
  title: 'Documenti',
  failed: 'In questo momento non è possibile creare il documento.',
  failedText: 'Nessun dato è andato perso. Riprovi tra un minuto.',
  making: 'Stiamo creando il documento',
  makingLabels: 'Creazione delle etichette: {done} di {total}',
  makingText: 'Ci vorrà qualche secondo. Il download parte da solo quando il file è pronto.',
  ready: 'Il documento è pronto',
  readyText: 'Il download parte da solo. In caso contrario, usi questo link:',
  back: 'Torna ai documenti',
  backToShipments: 'Torna alle sue spedizioni',
  'file.labels.pdf': 'Etichette (PDF)',
  'file.labels.zpl': 'Etichette (ZPL)',
  'file.label.pdf': 'Etichetta (PDF)',
  'file.label.zpl': 'Etichetta (ZPL)',
  'file.receipt.pdf': 'Ricevuta (PDF)',
  'file.bill-of-lading.pdf': 'Polizza di carico (PDF)',
  'file.cn22.pdf': 'Dichiarazione doganale CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Fattura commerciale (PDF)',
  'use.label.pdf':
    '{pages, plural, one {Un’etichetta da 4 × 6 pollici, per qualsiasi stampante.} other {# etichette da 4 × 6 pollici, per qualsiasi stampante.}}',
  'use.label.zpl':
    '{pages, plural, one {La stessa etichetta per stampanti di etichette da 203 punti per pollice.} other {Le stesse # etichette per stampanti di etichette da 203 punti per pollice.}}',
  'use.receipt.pdf': 'A4, per la contabilità.',
  'use.bill-of-lading.pdf':
    'A4. Da stampare in tre copie e firmare alla consegna della merce al corriere.',
  'use.cn22.pdf': 'A6. Indicare il motivo dell’invio, firmare e applicare accanto all’etichetta.',
  'use.commercial-invoice.pdf': 'A4. Da stampare in tre copie, firmare e applicare all’esterno.',
  'withheld.awaiting_activation':
    'Non disponibile finché non si inserisce in questa pagina il codice inviato per e-mail al mittente.',
  'withheld.awaiting_payment': 'Non disponibile finché il pagamento non è arrivato.',
  'withheld.payment_failed': 'Non disponibile finché il pagamento non è regolato.',
  'withheld.cancelled': 'Non più disponibile: la spedizione è stata annullata.',
} satisfies Catalog<'documents'>;
