import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Expédition e-commerce : intégrations, paiement à la livraison, retours | Waypost',
  metaDescription:
    'Reliez votre boutique aux prix, à la réservation et au suivi en direct. Paiement à la livraison, retours, assurance, et l’API sur laquelle repose notre propre site.',
  title: 'Du panier au pas de la porte',
  lead: 'Votre boutique nous demande le prix, réserve quand la commande est payée et offre à votre client une page de suivi en direct jusqu’à sa porte.',
  docs: 'Lire la référence de l’API',
  talk: 'Contacter le service commercial',

  connectTitle: 'Intégration à votre plateforme',
  connectText:
    'Toute plateforme capable d’appeler une adresse web peut expédier avec nous : au moyen d’une extension pour une boutique hébergée, directement pour votre propre boutique. Trois étapes suffisent pour une commande.',
  'connect.1': 'Prix',
  'connect.1Text':
    'Au moment du paiement, votre boutique envoie les deux lieux, le poids et les dimensions, et reçoit tous les frais et le délai d’acheminement. Le prix est garanti 30 minutes.',
  'connect.2': 'Réservation',
  'connect.2Text':
    'Quand la commande est payée, votre boutique réserve. Chaque réservation porte une clé : l’envoyer deux fois, par exemple après un délai dépassé, ne réserve qu’une fois.',
  'connect.3': 'Suivi',
  'connect.3Text':
    'Le numéro de suivi figure dans votre e-mail de commande. La page qu’il ouvre s’actualise à chaque scan ; votre boutique peut lire les mêmes données ou les suivre en direct.',

  codTitle: 'Paiement à la livraison',
  codText:
    'Votre client paie le transport à la porte et le coursier enregistre le montant encaissé. Cela coûte {codFee} du sous-total. Les deux totaux figurent dans le premier prix affiché.',
  codExample: 'Colis Standard de {weight}, {from} – {to}',
  byCard: 'Payé par carte',
  onDelivery: 'Payé à la livraison',

  returnsTitle: 'Retours',
  returnsText:
    'Un retour est un envoi dans l’autre sens : réservez-le de l’adresse de votre client vers la vôtre et envoyez-lui l’étiquette. Il a son propre numéro de suivi et le même prix qu’à l’aller.',
  returnsFailed:
    'Ce qui ne peut pas être livré revient de lui-même. L’historique indique alors « En retour vers l’expéditeur » : votre service client le sait avant que votre client ne pose la question.',

  insuranceTitle: 'Options d’assurance',
  insuranceText: 'Vous choisissez pour chaque envoi, au paiement ou dans l’appel de réservation.',
  insuranceCaption: 'Expédier avec et sans assurance',
  insuranceCorner: 'Critère',
  without: 'Sans assurance',
  with: 'Avec assurance',
  'insurance.cost': 'Coût',
  'insurance.costWithout': 'Aucun',
  'insurance.costWith': '{insurance} de la valeur déclarée, au moins {insuranceMinimum}',
  'insurance.covers': 'Indemnité en cas de perte ou de dommage',
  'insurance.coversWithout': 'Dans les limites des conditions, qui dépendent du poids',
  'insurance.coversWith':
    'La valeur prouvée de la marchandise, dans la limite de la valeur déclarée et de {insuranceLimit}, et le prix de l’envoi',
  'insurance.for': 'Convient à',
  'insurance.forWithout': 'Ce qui coûte moins à remplacer qu’à expédier',
  'insurance.forWith': 'Tout le reste',
  liabilityLink: 'La responsabilité dans les conditions',

  apiTitle: 'L’API',
  apiText:
    'Notre propre site l’utilise. Elle est décrite en OpenAPI, les refus ont des codes stables, les montants sont en centimes entiers, et chaque point d’accès indique qui peut l’appeler.',
  apiRequest: 'Demander un prix',
  apiAnswer: 'La réponse, abrégée',
  openapi: 'Document OpenAPI',

  endTitle: 'Commencez avec un colis',
  endText:
    'Calculez le prix et réservez à la main dès aujourd’hui ; reliez la boutique quand cela en vaut la peine.',
  quote: 'Obtenir un prix',
} satisfies Catalog<'ecommerce'>;
