import type { Catalog } from '../../messages.ts';

export default {
  title: 'Remise de l’envoi',
  choose: 'Comment remettez-vous l’envoi ?',
  pickupTitle: 'Un coursier passe chez vous',
  pickupText: 'À l’adresse de l’expéditeur, heure locale.',
  dropOffTitle: 'Vous le déposez dans un point relais',
  dropOffText: 'Avec son étiquette, aux heures d’ouverture.',
  morePoints: 'Autres points relais',
  later: 'Décider plus tard',
  laterText: 'Sur la page du reçu, à tout moment avant la remise.',
  window: '{day}, de {from} à {until}',
  away: 'à {km} km',
  noWindows:
    'Aucun créneau d’enlèvement n’est libre pour le moment. Vous pourrez en choisir un plus tard, sur la page du reçu.',
  planned: 'Un coursier passe le {day} entre {from} et {until}, heure locale.',
  moved: 'Le créneau choisi n’était plus libre, voici le suivant.',
  waiting:
    'Vous avez choisi : {day}, de {from} à {until}. Nous réservons une place dès que la réservation est payée ou confirmée. Si le créneau est alors complet, vous obtenez le prochain créneau libre.',
  pointWaiting:
    'Vous avez choisi de déposer l’envoi ici : {name}. L’étiquette est prête dès que la réservation est payée ou confirmée.',
  point: 'Déposez l’envoi ici : {name}.',
  noPlace:
    'Aucun créneau d’enlèvement n’était libre. Choisissez un autre jour, ou déposez l’envoi dans un point relais.',
  missed:
    'Le coursier n’a pas enlevé l’envoi le {day}. Choisissez un autre jour, ou déposez-le dans un point relais.',
  cancelled:
    'L’enlèvement du {day} est annulé. Choisissez un autre jour, ou déposez l’envoi dans un point relais.',
  pointClosed:
    'Ce point relais n’accepte plus de colis : {name}. Choisissez une autre façon de remettre l’envoi.',
  none: 'Vous n’avez pas encore choisi comment remettre l’envoi.',
  ready: 'Imprimez l’étiquette, collez-la et tenez l’envoi prêt à cette adresse :',
  bring: 'Imprimez l’étiquette et collez-la avant de partir.',
  change: 'Modifier',
  chooseNow: 'Choisir maintenant',
  changeUntil: 'Modifiable jusqu’au {moment}.',
  hours: 'Heures d’ouverture',
  closedDay: 'Fermé',
  days: '{from} à {until}',
  at: 'Adresse',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saveFailed: 'L’enregistrement a échoué. Veuillez réessayer.',
  saved: 'Enregistré. Nous vous envoyons les détails par e-mail.',
  changeMeta: 'Remettre {number} | Waypost',
  locked:
    'La modification n’est plus possible : le coursier est en route, nous avons l’envoi, il est annulé ou fait partie d’un autre enlèvement.',
  pointsMeta: 'Points relais | Waypost',
  pointsTitle: 'Points relais',
  pointsLead: 'Déposez votre colis étiqueté à l’un de ces comptoirs. Jusqu’à 30 kg.',
  pointsEmpty: 'Il n’y a pas encore de point relais. Un coursier passe chez vous.',
  pointsQuote: 'Calculer un prix',
} satisfies Catalog<'handover'>;
