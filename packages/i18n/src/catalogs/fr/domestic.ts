import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envois nationaux avec livraison le samedi | Waypost',
  metaDescription:
    'Dans un même pays : enlevé le jour même si la réservation précède l’heure limite, livré aussi le samedi. Documents dès {documents}, colis dès {parcels}.',
  title: 'De l’autre côté de la ville ou du pays',
  lead: 'Réservez avant l’heure limite et l’enlèvement a lieu le jour même. Express et Prioritaire livrent aussi le samedi.',
  quote: 'Voir le prix d’un colis national',

  boardTitle: 'Heures limites',
  boardCaption: 'Services nationaux et leurs heures limites',
  service: 'Service',
  cutOff: 'Heure limite (locale)',
  follows: 'Ensuite',
  levelFollows: 'Enlevé le jour même, livré en {eta}',
  'saturday.name': 'Livraison le samedi',
  'saturday.cutOff': 'Oui',
  'saturday.follows': 'En Express et Prioritaire',

  pricesTitle: 'Ce que cela coûte',
  pricesText:
    'Les prix les plus bas dans un même pays, par carte, tous frais compris. Le devis détaille chacun d’eux.',
  fromPrice: 'dès {price}',
  'documents.name': 'Documents',
  'documents.range': 'Jusqu’à 0,5 kg',
  'documents.text': 'Lettres, contrats et papiers dans une enveloppe plate.',
  'parcels.name': 'Colis',
  'parcels.range': '0,5–20 kg',
  'parcels.text': 'Cartons de toute sorte. Plus lourds aussi, jusqu’à {maxPiece} par pièce.',
  'b2b.name': 'Entreprises',
  'b2b.price': 'Sur mesure',
  'b2b.range': 'Selon accord',
  'b2b.text': 'Tournées fixes, enlèvements quotidiens et un relevé par mois.',
  priceDocuments: 'Voir le prix d’un document',
  priceParcels: 'Voir le prix d’un colis',
  priceB2b: 'Contacter le service commercial',

  sampleTitle: 'Voyez ce que voient vos clients',
  sampleText:
    'Ceci est un exemple d’envoi. Sa page est la vraie : les cinq étapes, chaque scan avec son lieu et son heure, et les noms abrégés pour les tiers.',
  sampleLabel: 'Exemple de numéro de suivi',
  sampleLink: 'Suivre cet exemple',

  faqTitle: 'Questions sur les envois nationaux',
  'time.question': 'Combien de temps prend une livraison nationale ?',
  'time.answer':
    '{standardEta} en Standard, {expressEta} en Express, {priorityEta} en Prioritaire. Le devis indique les jours de livraison pour votre trajet.',
  'cutOff.question': 'Et si je dépasse l’heure limite ?',
  'cutOff.answer': 'L’envoi est enlevé le jour ouvré suivant.',
  'saturday.question': 'Livrez-vous le samedi ?',
  'saturday.answer': 'Oui. Il n’y a pas de livraison le dimanche ni les jours fériés.',
  'pickup.question': 'Dois-je vous apporter le colis ?',
  'pickup.answer':
    'Non. Demandez un enlèvement depuis votre espace client, une seule fois ou chaque jour, chaque semaine ou toutes les deux semaines. Les créneaux sont 09:00–13:00, 13:00–17:00 et 17:00–20:00.',
  'heavy.question': 'Et s’il pèse plus de 20 kg ?',
  'heavy.answer':
    'Le prix indicatif vaut pour les colis de 0,5 à 20 kg. Le devis calcule le prix de tout colis jusqu’à {maxPiece} ; au-delà, il part sur palette en fret routier.',
  'same.question': 'Qu’est-ce qu’un envoi national ?',
  'same.answer':
    'Un envoi dont les deux lieux sont dans le même pays. Le devis le reconnaît et applique le tarif national, plus bas ; rien ne passe en douane.',
  'cod.question': 'Le destinataire peut-il payer à la porte ?',
  'cod.answer':
    'Oui. Le paiement à la livraison ajoute {codFee} du sous-total, et le devis affiche les deux totaux.',
  dashboardLink: 'Demander un enlèvement',
  freightLink: 'Fret routier',
} satisfies Catalog<'domestic'>;
