import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Douane et dédouanement | Waypost',
  metaDescription:
    'Le passage en douane étape par étape, les documents nécessaires, ce que montre le suivi et que faire si un envoi est retenu.',
  title: 'Douane et dédouanement',
  lead: 'Un envoi vers un autre pays est déclaré, contrôlé et libéré avant d’être livré. Ce qui le retarde est le plus souvent un document manquant ou une désignation trop vague du contenu.',

  stepsTitle: 'Cinq étapes pour passer la frontière',
  'step.1': 'Décrire la marchandise',
  'step.1Text':
    'Établissez une facture qui indique, pour chaque article, sa nature, sa matière, son usage, sa valeur et son pays de fabrication. « Chemises pour hommes, coton, tissées » passe. « Échantillons » ne passe pas.',
  'step.2': 'Déclarer',
  'step.2Text':
    'Nous déposons les déclarations d’exportation et d’importation sur la base de votre facture. Le code tarifaire de la marchandise détermine le taux des droits : indiquez-le si vous le connaissez.',
  'step.3': 'Arriver en douane',
  'step.3Text':
    'L’historique indique « En cours de dédouanement » et le statut reste En transit. La douane examine la déclaration ; certains envois sont ouverts ou passés aux rayons X.',
  'step.4': 'Payer ce qui est dû',
  'step.4Text':
    'Le pays de destination fixe les droits de douane et la taxe à l’importation. Le redevable est contacté avant la livraison. Ces montants ne font pas partie de notre prix.',
  'step.5': 'Libéré',
  'step.5Text':
    'L’historique indique « Libéré par la douane » et l’envoi poursuit sa route vers le destinataire.',

  trackingTitle: 'Ce que montre le suivi',
  trackingText:
    'Un problème en douane apparaît sous le statut Incident. Ce statut demeure jusqu’à ce que la douane libère l’envoi ; entre-temps, la ligne d’avancement ne bouge pas.',
  trackingCaption:
    'Mentions de l’historique relatives à la douane, avec leur statut et leur signification',
  entry: 'Historique',
  status: 'Statut',
  meaning: 'Ce que cela signifie pour vous',
  'meaning.CUSTOMS': 'Contrôle en cours. Rien à faire.',
  'meaning.CUSTOMS_HOLD':
    'La douane pose une question ou demande un document. Répondez au service client le jour même ; d’ici là, l’envoi ne bouge pas.',
  'meaning.CUSTOMS_RELEASED': 'C’est réglé. L’envoi repart.',
  'meaning.RETURN_STARTED': 'L’envoi n’a pas été admis, ou personne n’a répondu : il revient.',
  sampleLink: 'Voir un exemple d’envoi retenu en douane',
  trackLink: 'Suivre un envoi',

  documentsTitle: 'Documents',
  documentsText: 'Les documents nécessaires dépendent de la marchandise et des deux pays.',
  documentsCaption: 'Documents pour la douane, quand ils sont nécessaires et qui les établit',
  document: 'Document',
  when: 'Quand',
  who: 'Établi par',
  'doc.invoice': 'Facture commerciale',
  'doc.invoiceWhen': 'Toujours, en cas de vente',
  'doc.invoiceWho': 'Vendeur',
  'doc.proforma': 'Facture pro forma',
  'doc.proformaWhen': 'Cadeaux, échantillons, réparations : marchandises sans vente',
  'doc.proformaWho': 'Expéditeur',
  'doc.packing': 'Liste de colisage',
  'doc.packingWhen': 'Fret, et colis contenant beaucoup d’articles différents',
  'doc.packingWho': 'Expéditeur',
  'doc.origin': 'Certificat d’origine',
  'doc.originWhen': 'Pour bénéficier d’un taux réduit au titre d’un accord commercial',
  'doc.originWho': 'Chambre de commerce ou exportateur',
  'doc.eori': 'Numéro EORI',
  'doc.eoriWhen': 'Entreprises qui importent ou exportent dans l’UE ou au Royaume-Uni',
  'doc.eoriWho': 'Administration des douanes, une seule fois',
  'doc.licence': 'Licence ou certificat',
  'doc.licenceWhen':
    'Denrées alimentaires, plantes, médicaments, cosmétiques, œuvres d’art, biens à usage militaire',
  'doc.licenceWho': 'L’autorité compétente',

  faqTitle: 'Questions sur la douane',
  'hold.question': 'Mon envoi est au statut Incident. Que faire ?',
  'hold.answer':
    'Ouvrez sa page de suivi. Si la dernière mention est « Retenu en douane », écrivez au service client avec le numéro de suivi. La réponse vous dira ce que demande la douane et où le transmettre. Faites-le le jour même : rien ne bouge avant.',
  'who.question': 'Qui paie les droits et la taxe à l’importation ?',
  'who.answer':
    'Pour les colis, le destinataire. Pour le fret, l’Incoterm décide : l’acheteur en EXW, FOB, CIF, CIP et DAP, le vendeur en DDP.',
  'long.question': 'Combien de temps dure le dédouanement ?',
  'long.answer':
    'Il est compris dans le délai d’acheminement de votre service. Un envoi retenu attend aussi longtemps que la question reste ouverte.',
  'gift.question': 'Les cadeaux sont-ils exempts de droits ?',
  'gift.answer':
    'Souvent, jusqu’à une valeur que chaque pays fixe, lorsqu’un particulier les envoie à un autre. Ils exigent tout de même une description et une valeur exacte. Écrire « cadeau » pour une vente est une fausse déclaration.',
  'value.question': 'Puis-je déclarer une valeur inférieure ?',
  'value.answer':
    'Non. La valeur est le prix qui a été payé. Une valeur fausse peut coûter une amende et la marchandise, et notre indemnité en cas de perte est limitée à la valeur déclarée.',
  'within.question': 'Y a-t-il une douane au sein de l’Union européenne ?',
  'within.answer':
    'Non. Les marchandises en libre pratique circulent entre les pays de l’UE sans déclaration. Le Royaume-Uni, la Suisse et la Norvège n’en font pas partie, pas plus que certains territoires comme les îles Canaries.',
  'refuse.question': 'Que se passe-t-il si le destinataire refuse de payer ?',
  'refuse.answer':
    'L’envoi est retenu, puis renvoyé à l’expéditeur, qui paie le retour. Les marchandises qui ne peuvent pas être renvoyées sont détruites sous contrôle douanier.',

  endTitle: 'Un envoi à expédier à l’étranger ?',
  quote: 'Obtenir un prix',
  contact: 'Se renseigner sur un envoi retenu',
  incoterms: 'Les Incoterms expliqués',
} satisfies Catalog<'customs'>;
