import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Clés API | Waypost',
  title: 'Clés API',
  lead: 'Une clé permet à vos propres programmes de réserver et de suivre des envois sans se connecter à votre compte.',
  reference: 'Comment réserver et suivre avec une clé',
  createTitle: 'Nouvelle clé',
  name: 'Nom',
  nameHelp: 'Ce qui l’utilise, par exemple « Boutique en ligne ».',
  nameMissing: 'Donnez un nom à la clé.',
  scopes: 'Ce qu’elle permet',
  'scope.shipments:read': 'Lecture des envois',
  'scope.bookings:write': 'Devis et réservations',
  scopeMissing: 'Choisissez au moins une option.',
  create: 'Créer la clé',
  creating: 'Création',

  createdTitle: 'Votre nouvelle clé',
  createdText:
    'Copiez-la maintenant. Nous n’en gardons qu’une empreinte et ne pourrons plus l’afficher.',
  secret: 'Clé',
  copy: 'Copier',
  copied: 'Copiée',

  listTitle: 'Clés actives',
  begins: 'Commence par',
  created: 'Créée',
  lastUsed: 'Dernier usage',
  never: 'Jamais',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer {name}',
  revokeTitle: 'Révoquer cette clé ?',
  revokeText: 'Les programmes qui l’utilisent seront refusés immédiatement.',
  revokeConfirm: 'Oui, révoquer',
  keep: 'Conserver',
  revoked: 'La clé ne fonctionne plus.',

  empty: 'Aucune clé pour l’instant.',
  failed: 'Vos clés n’ont pas pu être chargées.',
  failedText: 'Elles continuent de fonctionner. Veuillez réessayer.',
  notDone: 'L’opération a échoué. Veuillez réessayer.',
} satisfies Catalog<'keys'>;
