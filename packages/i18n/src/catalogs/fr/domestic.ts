import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envois nationaux : jour même, lendemain et samedi | Waypost',
  metaDescription:
    'Dans un même pays en 1 à 3 jours ouvrés. Heure limite à 14 h pour le jour même, 18 h pour le lendemain, livraison le samedi. Documents à partir de 3,50 $, colis à partir de 5,90 $.',
  title: 'De l’autre côté de la ville ou du pays',
  lead: 'Les envois nationaux arrivent en 1 à 3 jours ouvrés. Remis avant l’heure limite, ils partent le jour même.',
  quote: 'Voir le prix d’un colis national',

  boardTitle: 'Heures limites',
  boardCaption: 'Services nationaux et leurs heures limites',
  service: 'Service',
  cutOff: 'Heure limite (locale)',
  follows: 'Ensuite',
  'sameDay.name': 'Jour même',
  'sameDay.cutOff': '14 h',
  'sameDay.follows': 'Tournée de l’après-midi, livré le jour même dans la même ville',
  'nextDay.name': 'Lendemain',
  'nextDay.cutOff': '18 h',
  'nextDay.follows': 'Navette de nuit vers le prochain centre de tri, livré le lendemain',
  'saturday.name': 'Livraison le samedi',
  'saturday.cutOff': 'Oui',
  'saturday.follows': 'Remis le vendredi avant l’heure limite du service Lendemain',

  pricesTitle: 'Ce que cela coûte',
  pricesText:
    'Trois prix indicatifs, en dollars américains. Vous payez le prix de votre devis : en euros, avec le détail de tous les frais.',
  'documents.name': 'Documents',
  'documents.price': 'dès 3,50 $',
  'documents.range': 'Jusqu’à 0,5 kg',
  'documents.text': 'Lettres, contrats et papiers dans une enveloppe plate.',
  'parcels.name': 'Colis',
  'parcels.price': 'dès 5,90 $',
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
    '1 à 3 jours ouvrés. Les services Jour même et Lendemain valent pour les envois remis avant leur heure limite ; le devis indique le délai d’acheminement de chaque service sur votre trajet.',
  'cutOff.question': 'Et si je dépasse l’heure limite ?',
  'cutOff.answer':
    'L’envoi part au départ suivant : après 14 h avec le service Lendemain, après 18 h le jour ouvré suivant.',
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
