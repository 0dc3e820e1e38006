import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Facturation | Waypost',
  title: 'Coûts et facturation',
  spend: 'Dépenses totales (à ce jour)',
  delivered: 'Livrés',
  inTransit: 'En transit',
  exceptions: 'Incidents',
  summaryFailed: 'Vos chiffres n’ont pas pu être chargés.',
  chartTitle: 'Dépenses des 6 derniers mois',
  chartMonth: 'Mois',
  chartSpend: 'Dépenses',
  'calculated.server': 'Calculé par le serveur',
  'calculated.estimate': 'Estimation',
  'calculatedText.server':
    'Toutes les réservations, toutes les annulations et tous les remboursements à ce jour sont compris dans ces chiffres. Les frais définitifs figurent dans le relevé mensuel.',
  'calculatedText.estimate':
    'Une réservation ou un remboursement est en cours et n’est pas encore dans ces chiffres. Les frais définitifs figurent dans le relevé mensuel.',

  cardsTitle: 'Moyens de paiement',
  cardsEmpty: 'Aucun moyen de paiement pour l’instant.',
  cardsEmptyText:
    'Enregistrez une carte : vous n’aurez plus à la saisir à la prochaine réservation.',
  cardsFailed: 'Vos moyens de paiement n’ont pas pu être chargés.',
  cardAdd: 'Ajouter une carte',
  cardDefault: 'Définir par défaut',
  cardDefaultLabel: 'Définir par défaut : {card}',
  cardRemove: 'Supprimer',
  cardRemoveLabel: 'Supprimer {card}',
  'done.saved': 'La carte est enregistrée.',
  'done.chosen': 'La carte par défaut est modifiée.',
  'done.removed': 'La carte a été supprimée.',
  cardFailed: 'L’opération a échoué. Veuillez réessayer.',
  cardPending:
    'Votre banque n’a pas encore approuvé la carte. Elle sera enregistrée dès que ce sera fait.',
  cardStep: 'Ouvrir la page d’approbation',

  addMetaTitle: 'Ajouter une carte | Waypost',
  addTitle: 'Ajouter une carte',
  addText:
    'Rien n’est débité maintenant. Votre banque peut vous demander d’approuver l’enregistrement de la carte.',
  addName: 'Nom figurant sur la carte',
  addNameMissing: 'Saisissez le nom figurant sur la carte.',
  addSave: 'Enregistrer la carte',
  addSaving: 'Enregistrement',
  addNoScript: 'L’enregistrement d’une carte nécessite les scripts, désactivés dans ce navigateur.',
  addBack: 'Retour à la facturation',
  addStepTitle: 'Approuver la carte',
  addStepText:
    'Votre banque vous demande votre accord sur sa propre page. Vous revenez ensuite ici.',

  statementsTitle: 'Relevés',
  statementsEmpty: 'Aucun relevé pour l’instant.',
  statementsEmptyText:
    'Le premier arrive le premier jour du mois qui suit votre première réservation, avec un e-mail.',
  statementsFailed: 'Vos relevés n’ont pas pu être chargés.',
  month: 'Mois',
  amount: 'Montant',
  status: 'Statut',
  invoice: 'Facture',
  'state.open': 'À payer',
  'state.paid': 'Payé',
  'state.overdue': 'En retard',
  openUntil: '{amount}, échéance : {day}',
  overdueSince: '{amount}, échéance dépassée : {day}',
  'paper.invoice.pdf': 'Facture PDF',
  'paper.credit-note.pdf': 'Note de crédit PDF',
  paperLabel: '{paper} {number}',
  paperFailed: 'Le document n’a pas pu être établi pour l’instant.',
  paperFailedText: 'Rien n’est perdu. Réessayez dans une minute.',
} satisfies Catalog<'statements'>;
