import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Magazzino intelligente e fulfillment | Waypost',
  metaDescription:
    'Ricevimento, prelievo, imballaggio e spedizione, resi e controllo delle scorte in oltre 20 siti, con un portale, un’API e tracking in tempo reale. Precisione di prelievo oltre il 99,8%.',
  header: 'Magazzino',
  back: 'Indietro',
  homeLabel: 'Waypost, pagina iniziale',

  title: 'Magazzino intelligente e fulfillment',
  lead: 'Le sue scorte nei nostri magazzini, accanto alla linea da cui partono. Le riceviamo, conserviamo, preleviamo, imballiamo e spediamo, le riprendiamo quando tornano e mostriamo ogni movimento mentre avviene.',
  'claim.accuracy': '99,8%+',
  'claim.accuracyLabel': 'precisione di prelievo',
  'claim.sites': '20+',
  'claim.sitesLabel': 'siti',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'orario limite in giornata con Priority',

  capabilitiesTitle: 'Che cosa facciamo in magazzino',
  'inbound.name': 'Ricevimento merci',
  'inbound.text':
    'Gli arrivi annunciati hanno una banchina e un orario. Ognuno viene contato e confrontato con l’avviso; le differenze le vengono segnalate prima dello stoccaggio.',
  'pick.name': 'Prelievo, imballaggio e spedizione',
  'pick.text':
    'Ordini singoli, a lotti e a ondate. Ogni articolo viene scansionato al prelievo e di nuovo all’imballaggio, così quello sbagliato non parte.',
  'special.name': 'Lavorazioni speciali',
  'special.text':
    'Kit e set, etichette e inserti, merci fragili, numeri di serie, lotti con data di scadenza.',
  'returns.name': 'Gestione dei resi',
  'returns.text':
    'Aperti, controllati e classificati secondo le sue regole: di nuovo a stock, in riparazione o scartati. Il negozio riceve l’esito, così i rimborsi non aspettano.',
  'inventory.name': 'Controllo delle scorte',
  'inventory.text':
    'Inventari rotativi tutto l’anno invece di un unico lungo inventario. Ogni variazione ha un motivo, un’ora e un nome.',
  'security.name': 'Sicurezza',
  'security.text':
    'Accesso con badge, telecamere su banchine e corsie, un’area chiusa per ciò che è piccolo e di valore, visitatori mai soli.',

  storageTitle: 'Tipi di stoccaggio',
  storageText: 'Si paga il posto che serve alla merce, non quello più grande.',
  'bins.name': 'Cassette e scaffali',
  'bins.text': 'Articoli piccoli, di molti tipi, prelevati uno per uno.',
  'racking.name': 'Scaffalature porta pallet',
  'racking.text': 'Pallet standard da 1,2 × 1,0 m, per scorte di riserva e pallet interi.',
  'climate.name': 'Zone a clima controllato',
  'climate.text':
    'Per alimenti, cosmetici ed elettronica. Temperature e dimensioni variano da sito a sito.',

  networkTitle: 'Rete e tracking',
  'network.nodes': 'Molti nodi, un solo stock',
  'network.nodesText':
    'Distribuisca le scorte su più siti: ogni ordine parte da quello più vicino alla porta del cliente. Per ogni articolo vede una sola quantità e dove si trova.',
  'network.portal': 'Portale e API',
  'network.portalText':
    'Ordini, scorte e resi in un portale per le persone e in un’API per i sistemi. Ciò che può fare l’uno, può farlo l’altra.',
  'network.tracking': 'Tracking in tempo reale',
  'network.trackingText':
    'Un pacco ha il numero di tracking prima di lasciare il banco di imballaggio. Da lì la sua pagina è in tempo reale, scansione dopo scansione.',
  trackLink: 'Apri la pagina di tracking',
  apiLink: 'Documentazione API',

  onboardingTitle: 'Dal primo contatto al primo pacco',
  'step.1': 'Pianificazione',
  'step.1Text': 'Analisi delle SKU, assegnazione delle ubicazioni e definizione degli SLA.',
  'step.2': 'Integrazione',
  'step.2Text': 'Il negozio o il sistema di magazzino viene collegato via API o EDI.',
  'step.3': 'Ricevimento',
  'step.3Text': 'ASN in entrata, controllo qualità e stoccaggio.',
  'step.4': 'Avvio',
  'step.4Text': 'Prelievo, imballaggio e spedizione con KPI misurati di continuo.',

  slaTitle: 'Livelli di servizio',
  slaCaption: 'Livelli di servizio, Standard e Priority',
  slaCorner: 'Parametro',
  standard: 'Standard',
  priority: 'Priority',
  'sla.accuracy': 'Precisione di prelievo',
  'sla.accuracyStandard': '99,5%',
  'sla.accuracyPriority': '99,8%+',
  'sla.cutOff': 'Orario limite in giornata',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': 'Dalla banchina allo stock',
  'sla.dockStandard': 'Meno di 24 ore',
  'sla.dockPriority': 'Meno di 12 ore',
  'sla.returns': 'Gestione dei resi',
  'sla.returnsStandard': '48 ore',
  'sla.returnsPriority': '24 ore',
  slaNote:
    'Gli SLA variano secondo il sito e la stagionalità e vengono confermati in fase di avvio. Gli orari limite sono nell’ora locale del sito.',

  galleryTitle: 'All’interno',
  galleryText: 'I sei luoghi per cui passa la merce, disegnati.',
  'gallery.dock': 'La banchina: gli arrivi annunciati hanno la loro porta',
  'gallery.racking': 'Scaffalature porta pallet: scorte di riserva su pallet da 1,2 × 1,0 m',
  'gallery.bins': 'Cassette e scaffali: ogni cassetta ha un articolo e un’etichetta',
  'gallery.packing': 'Il banco di imballaggio: pesato, etichettato e solo allora chiuso',
  'gallery.climate': 'Una zona a clima controllato con aria e porta proprie',
  'gallery.returns': 'Resi: aperti, classificati e di nuovo a scaffale',

  endTitle: 'Il prezzo dal nostro magazzino al suo cliente',
  endText:
    'Lo stoccaggio si concorda insieme. Quanto costa un pacco da lì in poi può vederlo subito.',
  rates: 'Mostra le tariffe',
  contact: 'Parla con noi di stoccaggio',
} satisfies Catalog<'warehousing'>;
