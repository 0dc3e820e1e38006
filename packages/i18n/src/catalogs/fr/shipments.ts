import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envois | Waypost',
  title: 'Vos envois',
  newShipment: 'Nouvel envoi',
  exportCsv: 'Exporter en CSV',

  filters: 'Filtrer les envois',
  search: 'Rechercher',
  searchHelp: 'N° de suivi, nom ou destination',
  service: 'Service',
  status: 'Statut',
  all: 'Tous',
  from: 'Du',
  to: 'Au',
  apply: 'Appliquer',
  clear: 'Effacer les filtres',

  date: 'Date',
  tracking: 'Suivi',
  recipient: 'Destinataire',
  pieces: 'Pièces',
  weight: 'Poids',
  cost: 'Coût',
  freight: 'Fret',

  reprint: 'Réimprimer',
  reprintOf: 'Réimprimer {number}',
  duplicate: 'Dupliquer',
  duplicateOf: 'Dupliquer {number}',
  track: 'Suivre',
  trackOf: 'Suivre {number}',
  receipt: 'Reçu',
  receiptOf: 'Reçu : {number}',
  cancel: 'Annuler',
  cancelOf: 'Annuler {number}',
  'hold.awaiting_activation': 'En attente du code reçu par e-mail',
  'hold.awaiting_payment': 'En attente du virement',
  'hold.payment_failed': 'Échec du paiement',

  listed: '{count, plural, one {# envoi} other {# envois}}',
  emptyFiltered: 'Aucun envoi ne correspond à vos filtres.',
  emptyTitle: 'Aucun envoi pour l’instant.',
  emptyText:
    'Les réservations faites avec votre compte figurent ici, avec leur étiquette et leur reçu.',
  newest: 'Retour aux plus récents',
  failed: 'Vos envois n’ont pas pu être chargés.',
  failedText: 'Ils sont bien conservés. Veuillez réessayer.',

  claimTitle:
    '{count, plural, one {# réservation a été faite avec votre adresse, sans compte.} other {# réservations ont été faites avec votre adresse, sans compte.}}',
  claimText:
    '{count, plural, one {Ajoutez-la à votre compte pour la voir dans cette liste.} other {Ajoutez-les à votre compte pour les voir dans cette liste.}}',
  claim: 'Ajouter à mon compte',
  claimed: '{count, plural, one {# envoi ajouté.} other {# envois ajoutés.}}',
  claimFailed: 'L’ajout a échoué. Veuillez réessayer.',
} satisfies Catalog<'shipments'>;
