import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Nouvel envoi | Waypost',
  title: 'Nouvel envoi',
  freight: 'Fret ou colis de tailles différentes : {link}',
  freightLink: 'obtenir un devis',
  senderTitle: 'Expéditeur',
  senderChange: 'Modifier l’adresse par défaut',
  senderMissing: 'Choisissez d’abord une adresse par défaut.',
  senderMissingText:
    'Les colis partent de là. Ajoutez une adresse à votre carnet et faites-en l’adresse par défaut.',
  keep: 'Garder dans mon carnet d’adresses',
  count: 'Nombre de colis',
  countHelp: 'Tous de ce poids et de cette taille.',
  priceMissing: 'Indiquez le destinataire et le colis pour voir le prix.',
  price: 'Voir le prix',
  pricing: 'Calcul du prix',
  priceIsNew: 'Un élément dont dépend le prix a changé. Vérifiez le nouveau prix, puis réservez.',
  bookOnAccount: 'Réserver sur compte pour {amount}',
  booking: 'Réservation en cours',
  payOtherwise: 'Payer autrement',
  toCheckout: 'Continuer vers le paiement',
  toCustoms: 'Continuer vers la douane',
  customsText:
    'Ce colis franchit une frontière douanière. Les données douanières sont demandées à la page suivante.',
  failed: 'Rien n’a été réservé. Veuillez réessayer.',
  booked: '{number} pour {name} est réservé.',
  bookedText: 'Le colis suivant ci-dessous a le même poids, la même taille et le même service.',
  label: 'Étiquette (PDF)',
  like: 'Un autre identique',
  notKept: 'L’adresse n’a pas été gardée. Votre carnet est peut-être plein.',
} satisfies Catalog<'new-shipment'>;
