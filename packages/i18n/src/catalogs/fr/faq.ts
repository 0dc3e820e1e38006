import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Questions et réponses | Waypost',
  metaDescription:
    'Comment expédier, combien de temps prend la livraison, comment fonctionnent le suivi et la douane, comment demander un enlèvement et ce que coûte le paiement à la livraison.',
  title: 'Questions et réponses',
  lead: 'Les réponses brèves d’abord. Chacune renvoie à la page où vous pouvez agir.',
  contents: 'Thèmes',
  stillTitle: 'Pas de réponse ici ?',
  stillText:
    'Écrivez-nous en indiquant le numéro de suivi si vous en avez un. Nos équipes répondent du lundi au vendredi, 9 h–18 h (heure de Bruxelles).',
  stillLink: 'Nous contacter',

  boardTitle: 'En une ligne',
  'board.ship': 'Expédier',
  'board.shipAnswer': 'Par la page du service express',
  'board.domestic': 'Livraison nationale',
  'board.domesticAnswer': '{standardEta}, ou {priorityEta} en Prioritaire',
  'board.international': 'Express international vers le Royaume-Uni et l’UE',
  'board.internationalAnswer': '{expressEta}',
  'board.track': 'Suivi',
  'board.trackAnswer': 'Par numéro, sur l’accueil ou la page de suivi',
  'board.customs': 'Problème en douane',
  'board.customsAnswer': 'Apparaît sous le statut Incident',
  'board.pickup': 'Enlèvements',
  'board.pickupAnswer': 'À demander dans votre espace client',

  'topic.shipping': 'Expédier',
  'topic.delivery': 'Délais de livraison',
  'topic.tracking': 'Suivi',
  'topic.customs': 'Douane',
  'topic.pickups': 'Enlèvements',
  'topic.paying': 'Prix et paiement',
  'topic.account': 'Compte et confidentialité',

  'ship.question': 'Comment expédier un envoi ?',
  'ship.answer':
    'Sur la page du service express. Indiquez le départ et l’arrivée, le poids et les dimensions : chaque service s’affiche avec son prix complet. Ajoutez l’e-mail et l’adresse du destinataire, passez à la réservation, vérifiez les frais et confirmez. Vous obtenez aussitôt un numéro de suivi et un reçu.',
  'guest.question': 'Faut-il un compte pour expédier ?',
  'guest.answer':
    'Non. Tout le monde peut obtenir un prix, réserver et suivre un envoi. Un compte y ajoute un espace client avec tous vos envois, leur coût et vos enlèvements.',
  'heavy.question': 'Quel est le poids maximal d’un colis ?',
  'heavy.answer':
    'Un colis peut peser jusqu’à {maxPiece}. Au-delà, il part en fret sur palette, par air, mer ou route.',
  'volume.question': 'Pourquoi les dimensions changent-elles le prix ?',
  'volume.answer':
    'Un grand carton léger prend la place d’un carton lourd. Nous comparons le poids au volume (longueur × largeur × hauteur en centimètres, divisé par {parcelDivisor}, ou par {airDivisor} pour le fret aérien) et facturons le plus élevé des deux. Le devis affiche les deux valeurs.',
  'forbidden.question': 'Qu’est-il interdit d’envoyer ?',
  'forbidden.answer':
    'Les marchandises dangereuses, les armes, les stupéfiants, les animaux vivants, l’argent liquide et quelques autres choses. La liste complète figure dans les conditions. Un envoi qui en contient est arrêté, et l’expéditeur en supporte les coûts.',

  'domestic.question': 'Combien de temps prend une livraison nationale ?',
  'domestic.answer':
    '{standardEta} en Standard, {expressEta} en Express, {priorityEta} en Prioritaire. Un colis réservé avant l’heure limite est enlevé le jour même ; les heures limites figurent sur la page des envois nationaux.',
  'international.question':
    'Combien de temps prend l’express international vers le Royaume-Uni ou l’UE ?',
  'international.answer':
    '{expressEta}, dédouanement compris. Si la douane pose une question, le délai est suspendu jusqu’à la réponse.',
  'nobody.question': 'Que se passe-t-il si personne n’est présent ?',
  'nobody.answer':
    'Le coursier enregistre la tentative sur place, et la page de suivi l’affiche comme Incident avec son heure. Écrivez au service client avec le numéro de suivi pour convenir d’un autre jour ou d’une autre adresse.',

  'track.question': 'Comment suivre un envoi ?',
  'track.answer':
    'Avec son numéro de suivi, sur l’accueil ou la page de suivi. Le numéro figure sur l’étiquette, sur le reçu et dans nos e-mails. Majuscules, espaces et tirets n’ont pas d’importance, et la page s’actualise à chaque scan.',
  'missing.question': 'Pourquoi mon numéro de suivi est-il introuvable ?',
  'missing.answer':
    'Nos numéros se terminent par un caractère de contrôle : la page distingue ainsi une faute de frappe d’un numéro qui n’existe pas. Comparez-le avec l’étiquette, quatre caractères à la fois. Une nouvelle étiquette peut mettre quelques minutes à apparaître.',
  'statuses.question': 'Que signifient les statuts ?',
  'statuses.answer':
    'Créé : réservé, en attente du premier scan. Pris en charge : l’envoi est chez nous. En transit : entre nos centres de tri ou en dédouanement. En cours de livraison : avec un coursier, dans la tournée du jour. Livré : remis. Incident : quelque chose l’a arrêté, et l’historique dit quoi. Annulé : il ne partira pas.',
  'masked.question': 'Pourquoi les noms et adresses sont-ils abrégés sur la page de suivi ?',
  'masked.answer':
    'Un lien de suivi est souvent transmis. La page montre donc à tous les initiales, un e-mail et un téléphone masqués, et seulement les deux dernières parties de la destination. Qui n’est ni expéditeur ni destinataire n’en voit jamais davantage, car le reste ne quitte pas notre serveur.',

  'hold.question': 'Que se passe-t-il en cas de problème en douane ?',
  'hold.answer':
    'Le statut devient Incident et l’historique indique « Retenu en douane ». Le plus souvent, il manque un document ou une description plus claire de la marchandise. Une fois la douane satisfaite, la mention « Libéré par la douane » suit et l’envoi repart.',
  'duties.question': 'Qui paie les droits et taxes ?',
  'duties.answer':
    'Ils sont fixés par le pays de destination et ne font pas partie de notre prix. Pour les colis, le destinataire les paie. Pour le fret, c’est l’Incoterm que vous choisissez qui décide ; en DAP, c’est aussi le destinataire.',

  'pickup.question': 'Comment demander un enlèvement ?',
  'pickup.answer':
    'Depuis votre espace client. Connectez-vous, ouvrez Enlèvements et choisissez Demander un enlèvement. Indiquez la date, l’un des créneaux 09:00–13:00, 13:00–17:00 ou 17:00–20:00, et l’adresse. Un enlèvement peut se répéter chaque jour, chaque semaine ou toutes les deux semaines.',

  'price.question': 'Que comprend le prix ?',
  'price.answer':
    'Le prix du transport selon le poids taxable, le trajet et le service, un supplément carburant de {fuel}, et {security} de sûreté et manutention. L’assurance est facultative et coûte {insurance} de la valeur déclarée, au moins {insuranceMinimum}. Le devis détaille chaque ligne avant la réservation et garantit le prix pendant 30 minutes.',
  'methods.question': 'Comment puis-je payer ?',
  'methods.answer':
    'Par carte, PayPal, virement bancaire ou à la livraison. La page de paiement indique les modes disponibles pour votre envoi.',
  'onDelivery.question': 'Combien coûte le paiement à la livraison ?',
  'onDelivery.answer':
    '{codFee} du sous-total. Le devis affiche côte à côte le total par carte et le total à la livraison. Le coursier encaisse le montant à la porte.',
  'cancel.question': 'Puis-je annuler un envoi ?',
  'cancel.answer':
    'Oui, sans frais tant que nous ne l’avons pas pris en charge : annulez-le depuis son reçu. Ensuite, il peut encore être renvoyé ; les conditions précisent ce qui vous est remboursé.',

  'signIn.question': 'Pourquoi un code à la connexion ?',
  'signIn.answer':
    'Le mot de passe seul ne suffit pas. Nous envoyons ensuite un code à 6 chiffres à votre adresse e-mail ; il est valable une seule fois, pendant 10 minutes. Nous ne le demandons jamais par téléphone ni par e-mail.',
  'delete.question': 'Comment consulter ou supprimer mes données ?',
  'delete.answer':
    'Dans votre profil, vous pouvez exporter tout ce que nous conservons à votre sujet et supprimer le compte. Les écritures comptables restent, comme la loi l’exige, et ne renvoient alors plus à personne.',

  linkExpress: 'Service express',
  linkFreight: 'Fret',
  linkProhibited: 'Marchandises interdites',
  linkDomestic: 'Envois nationaux',
  linkHome: 'Accueil',
  linkTrack: 'Page de suivi',
  linkCustoms: 'Douane et dédouanement',
  linkIncoterms: 'Les Incoterms expliqués',
  linkDashboard: 'Espace client',
  linkQuote: 'Obtenir un prix',
  linkCancellations: 'Annulations et remboursements',
  linkPrivacy: 'Politique de confidentialité',
  linkContact: 'Nous contacter',
} satisfies Catalog<'faq'>;
