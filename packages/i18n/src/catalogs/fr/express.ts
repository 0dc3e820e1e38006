import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envoi express : prix et réservation | Waypost',
  metaDescription:
    'Prix immédiats pour colis et fret, tous les frais détaillés avant la réservation. Colis Standard, Express et Prioritaire ; fret aérien, maritime et routier.',
  title: 'Prix et réservation d’un envoi',
  lead: 'Tous les services côte à côte, avec tous les frais à payer. Rien n’est ajouté ensuite.',

  servicesTitle: 'Comparer les services',
  servicesText:
    'Choisissez un service : le devis ci-dessus s’y adapte. Vos saisies sont conservées.',

  stepsTitle: 'Comment ça marche',
  step1Title: 'Décrivez l’envoi',
  step1Text:
    'Les deux lieux avec leur pays, le poids, les trois dimensions. Les prix de tous les services s’affichent pendant la saisie.',
  step2Title: 'Choisissez et continuez',
  step2Text:
    'Choisissez le service, ajoutez le destinataire et passez à la réservation. Le prix est alors garanti 30 minutes.',
  step3Title: 'Confirmez une fois',
  step3Text:
    'Vérifiez les frais et choisissez le mode de paiement. Vous recevez aussitôt le reçu et le numéro de suivi, également par e-mail.',
  step4Title: 'Remettez l’envoi, suivez-le',
  step4Text:
    'Un coursier passe dans le créneau choisi, ou vous déposez l’envoi dans un point relais. Dès le premier scan, la page de suivi montre chaque étape.',

  benefitsTitle: 'Ce sur quoi vous pouvez compter',
  priceTitle: 'Le premier prix est le dernier',
  priceText:
    'Tarif, supplément, {fuel} pour le carburant et {security} pour la sûreté et la manutention sont compris dans le montant, du premier écran jusqu’au reçu.',
  payTitle: 'Payer maintenant ou à la porte',
  payText:
    'Le paiement à la livraison coûte {codFee} de plus. Le devis affiche les deux totaux côte à côte avant votre choix.',
  insuranceTitle: 'Assuré si vous le demandez',
  insuranceText:
    'L’assurance contre la perte et les dommages coûte {insurance} de la valeur déclarée, au moins {insuranceMinimum}. La case n’est jamais cochée à votre place.',
  onceTitle: 'Réservé une seule fois',
  onceText:
    'Un second clic, une connexion perdue ou un autre onglet ne créent jamais une seconde réservation ni un second débit.',
  liveTitle: 'En direct jusqu’au dernier scan',
  liveText:
    'Arrivées, départs, douane, livraison : tout apparaît sur la page en quelques secondes, à l’heure locale, pour toute personne qui a le lien.',
  privateTitle: 'Discret par défaut',
  privateText:
    'La page publique de suivi montre des initiales et une ville. Les noms, adresses et téléphones sont réservés à l’expéditeur et au destinataire.',

  commitmentsTitle: 'Engagements de service',
  commitmentsText:
    'Le délai court de l’enlèvement à la livraison, et pour le fret maritime à partir du port. Nous facturons selon le poids ou le volume, le plus élevé des deux, et le devis indique lequel. Le dédouanement peut allonger le délai de tout service.',

  questionsTitle: 'Avant d’expédier',
  questionsText: 'Les questions que l’on se pose en calculant un prix.',
  questionsLink: 'Toutes les questions et réponses',
} satisfies Catalog<'express'>;
