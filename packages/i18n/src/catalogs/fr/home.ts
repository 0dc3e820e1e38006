import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost : suivi, prix et réservation d’envois',
  metaDescription:
    'Suivez un envoi par son numéro, voyez le prix complet d’un colis ou d’un envoi de fret et réservez en ligne. Plus de 220 destinations par air, mer et route.',
  title: 'Où est votre envoi ?',
  lead: 'Chaque scan apparaît sur la page en quelques secondes, avec son lieu et son heure.',
  quoteTitle: 'Combien cela coûte-t-il ?',
  quoteFrom: 'De',
  quoteTo: 'À',
  quotePlaceExample: 'Ville, pays',
  quoteSubmit: 'Voir les prix',
  factDestinations: '220+',
  factDestinationsLabel: 'destinations',
  factSupport: '24/7',
  factSupportLabel: 'réservation et suivi',
  factOnTime: '98,7 %',
  factOnTimeLabel: 'ponctualité',

  servicesTitle: 'Six services, un réseau',
  servicesText:
    'Les colis jusqu’à {limit} par pièce voyagent à trois vitesses. Ce qui est plus lourd part sur palette, par air, mer ou route. Le prix affiché est le prix complet.',
  pagesTitle: 'Nos services en détail',
  'page.express': 'Express',
  'pageText.express':
    'Colis et documents, pris en charge le jour même, avec leur prix avant toute saisie d’adresse.',
  'page.freight': 'Fret',
  'pageText.freight':
    'Palettes par air, mer et route, selon l’Incoterm convenu avec votre acheteur.',
  'page.ecommerce': 'E-commerce',
  'pageText.ecommerce':
    'Reliez votre boutique, proposez le paiement à la livraison et faites revenir les retours par le même chemin.',
  'page.customs': 'Douane et dédouanement',
  'pageText.customs':
    'Ce que les documents doivent indiquer, comment se passe le dédouanement et que faire si un envoi est retenu.',
  'page.domestic': 'Envois nationaux',
  'pageText.domestic': 'Dans un même pays, au tarif national réduit, avec livraison le samedi.',
  'page.warehousing': 'Entreposage et préparation de commandes',
  'pageText.warehousing':
    'Nous recevons, stockons, préparons, emballons et expédions vos articles, et remettons les retours en rayon.',
  stripPause: 'Pause',
  stripPlay: 'Reprendre',

  locationsTitle: 'Plus de 220 destinations sur trois lignes',
  locationsText:
    'Air, mer et route se croisent dans nos centres de tri, et les colis empruntent les trois. Indiquez une ville et son pays pour voir ce que coûte un envoi.',
  mapLabel: 'Carte schématique : les lignes aériennes, maritimes et routières relient six régions.',
  regionNorthAmerica: 'Amérique du Nord',
  regionSouthAmerica: 'Amérique du Sud',
  regionEurope: 'Europe',
  regionAfrica: 'Afrique',
  regionMiddleEast: 'Moyen-Orient',
  regionAsiaPacific: 'Asie-Pacifique',
  lineAir: 'Air',
  lineSea: 'Mer',
  lineRoad: 'Route',
  departuresTitle: 'Départs',
  departure: '{mode}, {eta}',
  lane: 'Départ {from}, arrivée {to}',
  locationsPoints: 'Voir tous les points relais',
  locationsMore:
    'En voici quelques-unes. Le prix vers une ville absente de la liste s’obtient de la même façon : indiquez son nom et son pays.',

  stepsTitle: 'Trois étapes du bureau à la porte',
  step1Title: 'Calculez le prix',
  step1Text:
    'Saisissez les deux lieux, le poids et les dimensions. Chaque service s’affiche avec le détail des frais.',
  step2Title: 'Réservez',
  step2Text:
    'Confirmez une fois. Vous recevez un numéro de suivi et un reçu, et le prix ne peut plus changer.',
  step3Title: 'Suivez',
  step3Text: 'Partagez le lien de suivi. La page s’actualise à chaque scan jusqu’à la livraison.',

  ratesTitle: 'Ce que cela coûte',
  ratesText:
    'Exemples au tarif en vigueur, payés par carte. Suppléments, carburant, sûreté et manutention sont compris. Choisissez une ligne pour ouvrir le même envoi dans le devis.',
  ratesAway:
    'Les prix ne sont pas disponibles pour l’instant. Essayez le devis dans une minute ; le suivi fonctionne normalement.',
  ratesShipment: 'Envoi',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} de {weight}, {size}',
  ratesNote:
    'Le paiement à la livraison ajoute {codFee}. L’assurance est facultative et coûte {insurance} de la valeur déclarée, au moins {insuranceMinimum}.',
  ratesLink: 'Calculer votre prix',

  voicesTitle: 'Ce que des expéditeurs pourraient dire',
  voicesNote:
    'Ces témoignages sont des exemples. Waypost est une simulation : personne n’a tenu ces propos, nous avons écrit ce que nous aimerions mériter.',
  voiceSample: 'Exemple',
  voice1:
    'Le montant du premier écran était celui du reçu. Je ne tiens plus de liste des suppléments.',
  voice1By: 'Un atelier de céramique à Gand',
  voice2:
    'La douane a retenu une palette. La page l’a indiqué avant qu’on nous appelle, et a nommé le document manquant.',
  voice2By: 'Un exportateur de pièces détachées à Rotterdam',
  voice3:
    'J’envoie le lien de suivi avec la commande. Les clients ne me demandent plus où elle est.',
  voice3By: 'Une boutique en ligne à Lisbonne',

  supportTitle: 'Service client',
  supportText:
    'Suivi, prix, réservation et messagerie sont ouverts jour et nuit. Si une personne doit s’en charger, nous répondons aux heures de bureau.',
  supportAlways: 'Site et messagerie',
  supportAlwaysHours: '24 h/24, 7 j/7',
  supportPeople: 'Nos équipes, heure de Bruxelles',
  supportPeopleHours: 'Lun–ven, 9 h–18 h',
  supportContact: 'Nous écrire',
  supportFaq: 'Toutes les questions et réponses',
} satisfies Catalog<'home'>;
