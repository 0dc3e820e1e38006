import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Confirmer et réserver | Waypost',
  title: 'Confirmer et réserver',
  backToQuote: 'Retour au devis',
  track: 'Suivi',
  shipmentTitle: 'Envoi',
  changeQuote: 'Modifier',
  chargesTitle: 'Frais',
  confirm: 'Confirmer et réserver',
  confirming: 'Réservation',
  cancel: 'Annuler',
  confirmNote: 'Confirmer deux fois ne réserve qu’une fois.',
  validUntil: 'Prix garanti jusqu’à {time}.',
  expired: 'Ce devis n’est plus valable.',
  expiredText:
    'Un prix est garanti pendant 30 minutes. Le recalculer ne prend qu’un instant, et tout ce que vous avez saisi est conservé.',
  newPrice: 'Recalculer le prix',
  newPriceFailed: 'Le nouveau prix n’a pas pu être calculé. Veuillez réessayer.',
  timedOut: 'Le délai de réponse est dépassé. Veuillez réessayer.',
  timedOutText:
    'Votre réservation a peut-être déjà abouti. Réessayer répète la même réservation et n’en crée jamais une seconde.',
  failed: 'L’envoi n’a pas pu être créé. Veuillez réessayer.',
  creating: 'Création de l’envoi…',
  creatingText: 'Cela prend quelques secondes. Vous pouvez quitter cette page et y revenir.',
  stepTitle: 'Approuver le paiement',
  stepText:
    'Votre banque ou PayPal vous demande d’approuver le paiement sur sa propre page. Vous revenez ensuite ici.',
  stepWaiting:
    'Le paiement n’est pas encore approuvé. Rien n’est débité ni réservé avant votre accord.',
  stepLater: 'Vous venez de l’approuver ? Cette page vérifie d’elle-même.',
  stepGiveUp: 'Payer autrement',
  stepGo: 'Ouvrir la page d’approbation',
  priceChanged: 'Le prix a changé.',
  priceChangedText:
    'Il était de {before}, il est maintenant de {now}. Vérifiez les frais et confirmez à nouveau.',
  alreadyBooked: 'Cet envoi est déjà réservé.',
  alreadyBookedText:
    'Il a déjà été réservé à partir de ce brouillon, peut-être dans un autre onglet.',
  openReceipt: 'Ouvrir le reçu',
  declined: 'Cette réservation n’a pas abouti.',
  declinedCard:
    'Votre banque n’a pas autorisé ce paiement. Rien n’a été débité. Vérifiez le numéro, la date et le code de sécurité de la carte, essayez une autre carte ou choisissez un autre mode de paiement. Vos saisies sont conservées.',
  declinedPaypal:
    'PayPal n’a pas autorisé ce paiement. Rien n’a été débité. Réessayez avec PayPal ou choisissez un autre mode de paiement. Vos saisies sont conservées.',
  tooManyDeclines:
    'Trop de cartes ont été refusées et rien n’a été débité. Choisissez un autre mode de paiement, ou réessayez avec une carte dans {minutes, plural, one {# minute} other {# minutes}}. Vos saisies sont conservées.',
  requestId: 'Référence {id}',
  someInvalid: '{count, plural, one {# champ est à vérifier.} other {# champs sont à vérifier.}}',
} satisfies Catalog<'billing'>;
