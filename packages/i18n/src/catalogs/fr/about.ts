import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'À propos | Waypost',
  metaDescription:
    'Qui est Waypost, comment un envoi passe du scan à l’écran, ce que nous promettons et d’où viennent les données de nos cartes et de nos lieux.',
  title: 'Un transporteur qui se lit comme un horaire',
  lead: 'Waypost transporte colis et fret pour les particuliers et les entreprises : par air, mer et route, vers plus de 220 destinations. Nous vous disons le prix avant la réservation, le lieu après chaque scan, et tout problème dès que nous le connaissons.',

  'claim.destinations': '220+',
  'claim.destinationsLabel': 'destinations',
  'claim.support': '24/7',
  'claim.supportLabel': 'réservation, suivi et messages ; réponses du lundi au vendredi, 9 h–18 h',
  'claim.onTime': '98,7 %',
  'claim.onTimeLabel': 'ponctualité',

  whoTitle: 'Qui nous sommes',
  who1: 'Un transporteur, un seul système. La page où vous réservez, la console de nos équipes et les lecteurs des centres de tri utilisent les mêmes données : personne n’a besoin de rechercher ce qu’un autre sait déjà.',
  who2: 'Les particuliers envoient un colis sans créer de compte. Les entreprises disposent d’un espace client avec leurs envois, leurs frais et leurs enlèvements. Les boutiques se connectent par l’API et peuvent confier leur stock à nos entrepôts.',
  servicesLink: 'Calculer un prix',
  contactLink: 'Nous contacter',

  howTitle: 'Comment ça marche',
  'how.1': 'Un prix',
  'how.1Text':
    'Vous indiquez deux lieux, un poids et des dimensions. Le devis présente chaque service avec tous les frais et garantit le prix pendant 30 minutes.',
  'how.2': 'Une réservation',
  'how.2Text':
    'Vous confirmez une seule fois. L’envoi reçoit un numéro de suivi qui se termine par un caractère de contrôle : une faute de frappe se voit avant toute recherche.',
  'how.3': 'Des scans',
  'how.3Text':
    'À l’enlèvement, dans chaque centre de tri, en douane et à la porte, l’envoi est scanné. C’est l’ordre des scans qui détermine le statut, non l’ordre dans lequel ils nous parviennent.',
  'how.4': 'Une page',
  'how.4Text':
    'La page de suivi affiche chaque scan quelques secondes plus tard. Toute personne qui a le numéro peut l’ouvrir ; les noms et les adresses y sont abrégés pour les tiers.',
  'how.5': 'Une livraison',
  'how.5Text':
    'Le dernier scan termine la ligne. Si quelque chose arrête l’envoi avant, la page indique Incident et ce qui s’est passé.',

  promiseTitle: 'Nos engagements',
  'promise.price': 'Le prix complet d’abord',
  'promise.priceText':
    'Tous les frais sont indiqués avant la réservation. Aucun n’est ajouté ensuite.',
  'promise.status': 'Aucun statut inventé',
  'promise.statusText':
    'Ce que la page affiche vient d’un scan ou d’une action identifiée de notre personnel.',
  'promise.news': 'Les mauvaises nouvelles d’abord, et en entier',
  'promise.newsText': 'Ce qui s’est passé, ce qui va suivre et ce que vous pouvez faire.',
  'promise.data': 'Peu de données, peu de temps',
  'promise.dataText':
    'Aucun tiers ne vous observe ici. Ce que nous conservons, pourquoi et combien de temps figure dans la politique de confidentialité.',
  privacyLink: 'Politique de confidentialité',

  simulationTitle: 'Ceci est une simulation',
  simulation1:
    'Waypost n’est pas une entreprise. Le site montre comment peut fonctionner le système d’un transporteur, du prix au dernier scan. Les envois réservés ici sont bien enregistrés, mais personne ne vient les chercher.',
  simulation2:
    'Les coordonnées sont fictives : {email} et les données de l’entreprise dans les conditions ne mènent nulle part. Les délais de livraison sont simulés et les prix donnés à titre d’exemple.',

  creditsTitle: 'Crédits',
  creditsText: 'Ce que d’autres ont créé et nous permettent d’utiliser.',
  'credit.geonames': 'Noms et coordonnées des lieux',
  'credit.geonamesText': 'GeoNames, sous licence Creative Commons Attribution 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Côtes et frontières de nos cartes',
  'credit.naturalEarthText': 'Natural Earth, dans le domaine public',
  'credit.fonts': 'Polices de caractères',
  'credit.fontsText': 'Archivo et IBM Plex, sous licence SIL Open Font License',
} satisfies Catalog<'about'>;
