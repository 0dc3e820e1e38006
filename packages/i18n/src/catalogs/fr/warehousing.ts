import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Entreposage intelligent et préparation de commandes | Waypost',
  metaDescription:
    'Réception, préparation, emballage et expédition, retours et gestion des stocks sur plus de 20 sites, avec un portail, une API et un suivi en temps réel. Précision de préparation : 99,8 % et plus.',
  header: 'Entreposage',
  back: 'Retour',
  homeLabel: 'Waypost, accueil',

  title: 'Entreposage intelligent et préparation de commandes',
  lead: 'Votre stock dans nos entrepôts, à côté de la ligne qu’il va emprunter. Nous le recevons, le stockons, le préparons, l’emballons et l’expédions, le reprenons s’il revient, et vous montrons chaque mouvement au moment où il a lieu.',
  'claim.accuracy': '99,8 %+',
  'claim.accuracyLabel': 'précision de préparation',
  'claim.sites': '20+',
  'claim.sitesLabel': 'sites',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'heure limite pour le jour même en Prioritaire',

  capabilitiesTitle: 'Ce que nous faisons dans l’entrepôt',
  'inbound.name': 'Réception',
  'inbound.text':
    'Les livraisons annoncées ont un quai et une heure. Chacune est comptée et comparée à son avis d’expédition, et les écarts vous sont signalés avant la mise en stock.',
  'pick.name': 'Préparation, emballage et expédition',
  'pick.text':
    'Commandes unitaires, lots et vagues. Chaque article est scanné au prélèvement puis à l’emballage : une erreur ne quitte pas l’entrepôt.',
  'special.name': 'Traitements particuliers',
  'special.text':
    'Kits et coffrets, étiquettes et encarts, articles fragiles, numéros de série, lots avec date de péremption.',
  'returns.name': 'Traitement des retours',
  'returns.text':
    'Ouverts, contrôlés et classés selon vos règles : remise en stock, réparation ou sortie. Votre boutique reçoit le résultat, afin que les remboursements n’attendent pas.',
  'inventory.name': 'Gestion des stocks',
  'inventory.text':
    'Des inventaires tournants toute l’année plutôt qu’un seul long inventaire. Chaque changement a un motif, une heure et un nom.',
  'security.name': 'Sûreté',
  'security.text':
    'Accès par badge, caméras sur les quais et dans les allées, zone fermée pour ce qui est petit et précieux, et des visiteurs toujours accompagnés.',

  storageTitle: 'Types de stockage',
  storageText: 'Vous payez la place dont la marchandise a besoin, pas la plus grande.',
  'bins.name': 'Bacs et étagères',
  'bins.text': 'Petits articles, nombreuses références, prélevés à l’unité.',
  'racking.name': 'Rayonnage à palettes',
  'racking.text':
    'Palettes standard de 1,2 × 1,0 m, pour le stock de réserve et les palettes entières.',
  'climate.name': 'Zones climatisées',
  'climate.text':
    'Pour l’alimentaire, les cosmétiques et l’électronique. Températures et surfaces varient selon le site.',

  networkTitle: 'Réseau et suivi',
  'network.nodes': 'Plusieurs sites, un seul stock',
  'network.nodesText':
    'Répartissez votre stock sur plusieurs sites : chaque commande part du site le plus proche du destinataire. Vous voyez une seule quantité par article, et où il se trouve.',
  'network.portal': 'Portail et API',
  'network.portalText':
    'Commandes, stock et retours dans un portail pour les personnes et une API pour les systèmes. Ce que l’un permet, l’autre le permet aussi.',
  'network.tracking': 'Suivi en temps réel',
  'network.trackingText':
    'Un colis a son numéro de suivi avant de quitter la table d’emballage. Dès lors, sa page est en direct, scan après scan.',
  trackLink: 'Ouvrir la page de suivi',
  apiLink: 'Référence de l’API',

  onboardingTitle: 'Du premier appel au premier colis',
  'step.1': 'Planifier',
  'step.1Text': 'Analyse des références (SKU), plan d’implantation et accord sur les SLA.',
  'step.2': 'Intégrer',
  'step.2Text': 'Votre boutique ou votre système d’entrepôt est relié par API ou EDI.',
  'step.3': 'Recevoir',
  'step.3Text': 'Avis d’expédition (ASN), contrôle qualité et mise en stock.',
  'step.4': 'Démarrer',
  'step.4Text': 'Préparation, emballage et expédition avec des KPI en continu.',

  slaTitle: 'Niveaux de service',
  slaCaption: 'Niveaux de service, Standard et Prioritaire',
  slaCorner: 'Indicateur',
  standard: 'Standard',
  priority: 'Prioritaire',
  'sla.accuracy': 'Précision de préparation',
  'sla.accuracyStandard': '99,5 %',
  'sla.accuracyPriority': '99,8 %+',
  'sla.cutOff': 'Heure limite du jour même',
  'sla.cutOffStandard': '14 h',
  'sla.cutOffPriority': '18 h',
  'sla.dock': 'Du quai au stock',
  'sla.dockStandard': 'Moins de 24 h',
  'sla.dockPriority': 'Moins de 12 h',
  'sla.returns': 'Traitement des retours',
  'sla.returnsStandard': '48 h',
  'sla.returnsPriority': '24 h',
  slaNote:
    'Les SLA varient selon le site et la saison et sont confirmés à la mise en place. Les heures limites sont à l’heure locale du site.',

  galleryTitle: 'À l’intérieur',
  galleryText: 'Six endroits par lesquels passe votre marchandise, en dessins.',
  'gallery.dock': 'Le quai : les livraisons annoncées ont leur propre porte',
  'gallery.racking': 'Le rayonnage : stock de réserve sur palettes de 1,2 × 1,0 m',
  'gallery.bins': 'Bacs et étagères : un article et une étiquette par bac',
  'gallery.packing': 'La table d’emballage : pesé, étiqueté, et seulement alors fermé',
  'gallery.climate': 'Une zone climatisée avec sa propre ventilation et sa propre porte',
  'gallery.returns': 'Les retours : ouverts, classés et remis en rayon',

  endTitle: 'Le prix du trajet entre notre entrepôt et votre client',
  endText:
    'Les conditions d’entreposage se définissent avec vous. Le prix d’un colis au départ de l’entrepôt est visible dès maintenant.',
  rates: 'Voir les tarifs d’envoi',
  contact: 'Nous contacter pour l’entreposage',
} satisfies Catalog<'warehousing'>;
