import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Dogana e sdoganamento | Waypost',
  metaDescription:
    'Come una spedizione passa la dogana, tappa per tappa, quali documenti servono, che cosa mostra il tracking e che cosa fare quando è trattenuta.',
  title: 'Dogana e sdoganamento',
  lead: 'Una spedizione verso un altro Paese viene dichiarata, controllata e svincolata prima della consegna. A fermarla è di solito un documento mancante o una descrizione poco chiara del contenuto.',

  stepsTitle: 'Cinque tappe per passare il confine',
  'step.1': 'Descrivere la merce',
  'step.1Text':
    'Serve una fattura che indichi per ogni articolo che cos’è, di che materiale, a che cosa serve, quanto vale e dove è stato prodotto. «Camicie da uomo, cotone, tessute» passa. «Campioni» no.',
  'step.2': 'Dichiarare',
  'step.2Text':
    'Presentiamo la dichiarazione di esportazione e di importazione in base alla fattura. L’aliquota del dazio dipende dal codice doganale della merce: se lo conosce, lo indichi.',
  'step.3': 'Arrivare in dogana',
  'step.3Text':
    'La cronologia riporta «In sdoganamento» e lo stato resta In transito. La dogana esamina la dichiarazione; alcune spedizioni vengono aperte o passate ai raggi X.',
  'step.4': 'Pagare il dovuto',
  'step.4Text':
    'Dazi e imposte all’importazione sono stabiliti dal Paese di destinazione. Chi è tenuto a pagarli riceve la richiesta prima della consegna. Non fanno parte del nostro prezzo.',
  'step.5': 'Svincolo',
  'step.5Text':
    'La cronologia riporta «Svincolata dalla dogana» e la spedizione prosegue verso il destinatario.',

  trackingTitle: 'Che cosa mostra il tracking',
  trackingText:
    'I problemi doganali compaiono con lo stato Anomalia. Resta finché la dogana non svincola la spedizione; nel frattempo la linea di avanzamento mantiene la sua posizione.',
  trackingCaption: 'Voci della cronologia sulla dogana, con stato e significato',
  entry: 'Cronologia',
  status: 'Stato',
  meaning: 'Che cosa significa',
  'meaning.CUSTOMS': 'Controllo in corso. Non occorre fare nulla.',
  'meaning.CUSTOMS_HOLD':
    'La dogana ha una domanda o chiede un documento. Risponda all’assistenza in giornata: fino ad allora la spedizione resta ferma.',
  'meaning.CUSTOMS_RELEASED': 'Risolto. La spedizione prosegue.',
  'meaning.RETURN_STARTED': 'Non è stata ammessa, o nessuno ha risposto, e torna indietro.',
  sampleLink: 'Mostra un esempio trattenuto in dogana',
  trackLink: 'Traccia una spedizione',

  documentsTitle: 'Documenti',
  documentsText: 'Quali servono dipende dalla merce e dai due Paesi.',
  documentsCaption: 'Documenti per la dogana, quando servono e chi li prepara',
  document: 'Documento',
  when: 'Quando',
  who: 'A cura di',
  'doc.invoice': 'Fattura commerciale',
  'doc.invoiceWhen': 'Sempre, quando la merce è venduta',
  'doc.invoiceWho': 'Venditore',
  'doc.proforma': 'Fattura proforma',
  'doc.proformaWhen': 'Regali, campioni, riparazioni: merce senza vendita',
  'doc.proformaWho': 'Mittente',
  'doc.packing': 'Packing list',
  'doc.packingWhen': 'Trasporto merci e pacchi con molti articoli diversi',
  'doc.packingWho': 'Mittente',
  'doc.origin': 'Certificato di origine',
  'doc.originWhen': 'Per un dazio ridotto in base a un accordo commerciale',
  'doc.originWho': 'Camera di commercio o esportatore',
  'doc.eori': 'Codice EORI',
  'doc.eoriWhen': 'Aziende che importano nell’UE o nel Regno Unito o ne esportano',
  'doc.eoriWho': 'Autorità doganale, una volta sola',
  'doc.licence': 'Licenza o certificato',
  'doc.licenceWhen': 'Alimenti, piante, medicinali, cosmetici, opere d’arte, beni a uso militare',
  'doc.licenceWho': 'Autorità competente',

  faqTitle: 'Domande sulla dogana',
  'hold.question': 'La mia spedizione è in stato Anomalia. Che cosa faccio?',
  'hold.answer':
    'Apra la pagina di tracking. Se l’ultima voce è «Trattenuta in dogana», scriva all’assistenza indicando il numero di tracking. La risposta dice che cosa chiede la dogana e dove inviarlo. Lo faccia in giornata: senza, la spedizione resta ferma.',
  'who.question': 'Chi paga dazi e imposte all’importazione?',
  'who.answer':
    'Per i pacchi il destinatario. Per il trasporto merci decide l’Incoterm: il compratore con EXW, FOB, CIF, CIP e DAP, il venditore con DDP.',
  'long.question': 'Quanto dura lo sdoganamento?',
  'long.answer':
    'Fa parte del tempo di transito del servizio. Una spedizione trattenuta aspetta finché la questione resta aperta.',
  'gift.question': 'I regali sono esenti da dazi?',
  'gift.answer':
    'Spesso sì, fino a un valore stabilito da ogni Paese, quando un privato li spedisce a un altro privato. Servono comunque una descrizione e un valore veritiero. Scrivere «regalo» su una vendita è una falsa dichiarazione.',
  'value.question': 'Posso dichiarare un valore più basso?',
  'value.answer':
    'No. Il valore è il prezzo pagato. Un valore falso può costare una sanzione e la merce, e in caso di smarrimento il nostro risarcimento si limita a quanto dichiarato.',
  'within.question': 'C’è una dogana all’interno dell’Unione europea?',
  'within.answer':
    'No. Le merci in libera pratica circolano tra i Paesi UE senza dichiarazione. Regno Unito, Svizzera e Norvegia ne sono fuori, come alcuni territori, ad esempio le Isole Canarie.',
  'refuse.question': 'E se il destinatario rifiuta di pagare?',
  'refuse.answer':
    'La spedizione viene trattenuta e poi restituita al mittente, che paga il ritorno. La merce che non può tornare viene distrutta sotto controllo doganale.',

  endTitle: 'Deve spedire oltre confine?',
  quote: 'Calcola il prezzo',
  contact: 'Domanda su una spedizione trattenuta',
  incoterms: 'Gli Incoterm in breve',
} satisfies Catalog<'customs'>;
