import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Fret aérien, maritime et routier | Waypost',
  metaDescription:
    'Palettes par air, mer et route, avec prix et délais. Les Incoterms expliqués, et quand préférer le fret à l’express.',
  title: 'Fret aérien, maritime et routier',
  lead: 'D’une palette à deux cents. Indiquez les deux lieux, le poids et les dimensions, et voyez côte à côte ce que coûtent l’air, la mer et la route avant de décider.',
  quote: 'Voir le prix d’un envoi de fret',

  modesTitle: 'Trois voies possibles',
  transit: 'Délai',
  pallet: 'Une palette',
  volume: 'Volume compté',
  'air.for': 'Pour l’urgent, le précieux ou le périssable.',
  'air.text':
    'Enlevé à votre porte, transporté par avion, dédouané et livré. La place à bord d’un avion est la plus rare qui soit : les marchandises légères et encombrantes sont facturées au volume.',
  'sea.for': 'Pour ce qui est lourd et peut attendre.',
  'sea.text':
    'Vous apportez la marchandise au port, ou vous l’y faites porter ; nous la transportons de là jusqu’à la porte du destinataire. Le kilogramme le moins cher d’un continent à l’autre.',
  'road.for': 'Pour un même continent, de porte à porte.',
  'road.text':
    'Un seul camion de votre quai au sien, sans transbordement sur la plupart des trajets. Le choix habituel entre pays voisins.',
  guidance: '{min} à {max} en général',
  noGuidance: 'Pas de plage habituelle ; {max} au plus',
  divisor: 'L × l × H en cm ÷ {divisor} = kg',
  'choose.air': 'Voir le prix du fret aérien',
  'choose.sea': 'Voir le prix du fret maritime',
  'choose.road': 'Voir le prix du fret routier',

  compareTitle: 'Express ou fret ?',
  compareText:
    'Un carton qu’une personne peut soulever part en général en express. Tout ce qui est sur palette est du fret. Entre les deux, comparez.',
  compareCaption: 'L’express comparé au fret',
  compareCorner: 'Critère',
  express: 'Express',
  freight: 'Fret',
  'compare.goods': 'Conçu pour',
  'compare.goodsExpress': 'Documents et colis',
  'compare.goodsFreight': 'Palettes et marchandises encombrantes',
  'compare.weight': 'Poids',
  'compare.weightExpress': 'Jusqu’à {maxPiece} par pièce',
  'compare.weightFreight': 'À la palette ; par air, {airMin} à {airMax} chacune en général',
  'compare.choice': 'Vous choisissez',
  'compare.choiceExpress': 'Un niveau : Standard, Express ou Prioritaire',
  'compare.choiceFreight': 'Un mode : air, mer ou route',
  'compare.time': 'Délai',
  'compare.timeExpress': 'Standard {standard} ; Express {express} ; Prioritaire {priority}',
  'compare.timeFreight': 'Air {air} ; mer {sea} ; route {road}',
  'compare.reach': 'Trajet',
  'compare.reachExpress': 'De porte à porte',
  'compare.reachFreight': 'De porte à porte par air et route ; du port à la porte par mer',
  'compare.pickup': 'Enlèvement',
  'compare.pickupExpress': 'Jour même ou lendemain',
  'compare.pickupFreight': 'Sur rendez-vous',
  'compare.volume': 'Poids volumétrique',
  'compare.volumeExpress': 'cm³ ÷ {parcelDivisor}',
  'compare.volumeFreight':
    'cm³ ÷ {airDivisor} par air, ÷ {groundDivisor} par mer et route, multiplié par le nombre de palettes',
  'compare.minimum': 'Prix minimal du transport',
  'compare.border': 'Droits à la frontière',
  'compare.borderExpress': 'Le destinataire paie',
  'compare.borderFreight': 'L’Incoterm décide',
  'compare.tracking': 'Suivi',
  'compare.trackingExpress': 'En direct, par un seul numéro',
  'compare.trackingFreight': 'En direct, par un seul numéro, palette par palette',
  priceExpress: 'Voir le prix d’un colis',

  incotermsTitle: 'Incoterms : qui paie, qui supporte le risque',
  incotermsText:
    'Un Incoterm est une règle en trois lettres de votre contrat de vente, publiée par la Chambre de commerce internationale. Il dit jusqu’où le vendeur paie et supporte le risque. Vous l’indiquez en calculant le prix du fret ; en cas de doute, laissez celui que propose le formulaire.',
  matrixCaption: 'Qui paie chaque partie du trajet, selon l’Incoterm',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  sellerPays: 'Le vendeur paie',
  buyerPays: 'L’acheteur paie',
  term: 'Règle',
  'part.collection': 'Enlèvement',
  'part.export': 'Dédouanement export',
  'part.carriage': 'Transport principal',
  'part.insurance': 'Assurance',
  'part.import': 'Droits à l’import',
  'part.delivery': 'Livraison',
  matrixNote:
    'Hormis en CIF et CIP, personne n’est tenu d’assurer ; la colonne indique alors qui supporte le risque du transport principal. En CIP, DAP et DDP, la livraison se termine au lieu convenu, en général la porte de l’acheteur.',
  'exw.name': 'Ex Works (à l’usine)',
  'exw.text':
    'Le vendeur tient la marchandise prête à sa porte, et c’est tout. L’acheteur la fait enlever, la dédouane à l’exportation, paie tout le trajet et supporte le risque dès la porte du vendeur. Simple pour le vendeur, difficile pour un acheteur qui ne peut pas signer de documents d’exportation dans un pays étranger.',
  'fob.name': 'Free on Board (franco à bord)',
  'fob.text':
    'Pour le fret maritime. Le vendeur apporte la marchandise au port d’embarquement, la dédouane à l’exportation et paie jusqu’à ce qu’elle soit à bord. Dès lors, coûts et risques sont à l’acheteur : traversée, assurance, importation et dernier tronçon.',
  'cif.name':
    'Cost, Insurance and Freight (coût, assurance et fret) ; Carriage and Insurance Paid to (port payé, assurance comprise)',
  'cif.text':
    'Le vendeur paie le transport et l’assure pour l’acheteur : en CIF par mer jusqu’au port d’arrivée, en CIP par tout mode jusqu’au lieu convenu. Le risque passe tôt malgré tout, en CIF quand la marchandise est à bord, en CIP quand le premier transporteur l’a reçue. C’est à cela que sert l’assurance. L’importation et les droits sont à l’acheteur.',
  'dap.name':
    'Delivered at Place (rendu au lieu de destination) ; Delivered Duty Paid (rendu droits acquittés)',
  'dap.text':
    'Le vendeur paie et supporte le risque jusqu’à ce que la marchandise soit au lieu convenu, prête à être déchargée. En DAP, l’acheteur la dédouane à l’importation et paie les droits et taxes ; en DDP, le vendeur s’en charge aussi, et l’acheteur n’a plus qu’à ouvrir la porte.',

  bookTitle: 'Ce qu’il faut pour réserver',
  'book.1': 'Le départ et l’arrivée : ville et pays, et l’adresse complète du destinataire.',
  'book.2': 'Le nombre de palettes, avec le poids et les trois dimensions de l’une d’elles.',
  'book.3': 'Le mode et l’Incoterm de votre vente.',
  'book.4': 'Le nom et l’e-mail des deux parties. Les notifications leur sont adressées.',
  'book.5':
    'Pour un autre pays : une facture avec la description, la valeur et l’origine de la marchandise.',
  customsLink: 'Ce que la douane demande',
} satisfies Catalog<'freight'>;
