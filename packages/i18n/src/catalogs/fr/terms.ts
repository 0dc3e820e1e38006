import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Conditions de transport | Waypost',
  metaDescription:
    'Prix et devis, réservation, paiement, marchandises interdites, annulations et remboursements, responsabilité, réclamations et douane : ce qui s’applique lorsque vous expédiez avec Waypost.',
  title: 'Conditions de transport',
  lead: 'Ce dont vous et nous convenons lorsque vous obtenez un prix, réservez un envoi ou créez un compte. En termes simples, et au complet.',
  version: 'Version {version}',
  inForce: 'En vigueur depuis le {day}',
  contents: 'Sections',
  simulationTitle: 'Waypost est une simulation',
  simulationText:
    'Rien n’est transporté et personne n’est lié. Ces conditions sont rédigées telles qu’un transporteur en aurait besoin et décrivent ce que fait le système. Les données de l’entreprise sont fictives et signalées comme telles.',
  placeholder: 'fictif',

  'parties.title': 'Parties et objet',
  'parties.1':
    'Les présentes conditions s’appliquent à tout devis, toute réservation et tout compte chez Waypost. « Nous » désigne le transporteur nommé ci-dessous. « Vous » désigne la personne qui réserve, y compris pour autrui. L’expéditeur remet la marchandise ; le destinataire la reçoit.',
  'parties.2':
    'Vous acceptez la version en vigueur au moment où vous réservez ou créez un compte. La réservation et le compte conservent la version acceptée et la date de l’acceptation. Une réservation par clé API vaut acceptation de la version en vigueur.',
  'parties.company': 'Entreprise',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Siège social',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelles, Belgique',
  'parties.number': 'Numéro d’entreprise et de TVA',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'E-mail',

  'prices.title': 'Prix et devis',
  'prices.1':
    'Tout prix est déterminé par le tarif en vigueur. Les tarifs ont des versions et ne sont pas modifiés après leur publication ; chaque devis indique sa version. Les prix sont en euros.',
  'prices.2':
    'Le prix dépend du poids taxable : le plus élevé du poids réel et du poids volumétrique. Le poids volumétrique en kilogrammes est égal à longueur × largeur × hauteur en centimètres, divisé par 5 000, ou par 6 000 pour le fret aérien, pour l’ensemble des palettes.',
  'prices.3': 'Le prix du transport est la base des frais suivants, que le devis énumère un à un :',
  'prices.fuel': 'Supplément carburant : 12 % du prix du transport.',
  'prices.security': 'Sûreté et manutention : 1,5 % du prix du transport.',
  'prices.insurance':
    'Assurance, si vous la choisissez : 1 % de la valeur déclarée, au moins 1,50 €. Elle paie jusqu’à 5 000 € par envoi.',
  'prices.tax':
    'Droits et taxes : la ligne est de 0. Les droits et les taxes à l’importation du pays de destination ne font pas partie de notre prix.',
  'prices.cod': 'Paiement à la livraison : 20 % du sous-total des lignes ci-dessus.',
  'prices.4':
    'Un devis est une offre valable 30 minutes. Si vous confirmez plus tard, ou si le prix a changé entre-temps, nous affichons le nouveau prix et vous demandons à nouveau votre accord. Vous ne payez jamais plus que le montant confirmé.',
  'prices.5':
    'Le poids et les dimensions doivent être exacts. Un envoi plus lourd ou plus grand qu’indiqué à la réservation peut être retenu jusqu’à ce que vous l’ayez réservé avec les mesures exactes ou repris.',
  'prices.6': 'Les prix indicatifs de nos pages sont des exemples et non des offres.',

  'booking.title': 'Réservation',
  'booking.1':
    'Le contrat est conclu lorsque vous confirmez et que nous affichons le numéro de suivi. Si la confirmation est envoyée deux fois, par exemple après une perte de connexion, il n’y a qu’une réservation et qu’un débit.',
  'booking.2':
    'Vous indiquez l’expéditeur et le destinataire, l’e-mail et l’adresse du destinataire, et vous avez le droit de nous communiquer ces données. Si un pays n’est pas reconnu, un prix peut être affiché, mais l’envoi ne peut pas être réservé.',
  'booking.3':
    'Nous pouvons refuser une réservation ou un envoi contraire aux présentes conditions ou à la loi. Nous pouvons faire exécuter le transport par d’autres ; nous restons néanmoins votre cocontractant.',

  'payment.title': 'Paiement',
  'payment.1':
    'La page de paiement affiche les modes de paiement disponibles pour votre envoi, parmi la carte, PayPal, le virement bancaire et le paiement à la livraison.',
  'payment.2':
    'Carte et PayPal : le montant est bloqué lorsque vous réservez et débité dès que l’envoi existe. Les numéros de carte sont saisis chez le prestataire de paiement et ne nous parviennent jamais.',
  'payment.3': 'Virement bancaire : l’étiquette est délivrée à la réception du paiement.',
  'payment.4':
    'Paiement à la livraison : les frais s’élèvent à 20 % du sous-total. Le coursier encaisse le total à la porte, avant la remise de l’envoi. Si le destinataire ne paie pas, l’envoi n’est pas remis ; il revient, et l’expéditeur doit le prix et le retour.',
  'payment.5':
    'Le reçu indique à tout moment l’état réel du paiement. Nous pouvons retenir la marchandise jusqu’au paiement de ce qui est dû pour elle.',

  'prohibited.title': 'Emballage et marchandises interdites',
  'prohibited.1':
    'Emballez de manière que la marchandise résiste au tri, à l’empilage et à une chute de la hauteur d’une table. Un colis peut peser jusqu’à 70 kg ; les marchandises plus lourdes sont expédiées en fret. Nous ne transportons pas :',
  'prohibited.dangerous':
    'les marchandises dangereuses : explosifs, gaz, matières inflammables, comburantes, toxiques, infectieuses, radioactives et corrosives, et les piles et batteries au lithium non installées dans un appareil ;',
  'prohibited.weapons': 'les armes, les munitions, leurs pièces et leurs imitations ;',
  'prohibited.drugs': 'les stupéfiants, et les médicaments sans les autorisations requises ;',
  'prohibited.money':
    'l’argent liquide, les titres, les cartes de paiement, les métaux précieux, les pierres précieuses et les bijoux non sertis ;',
  'prohibited.living': 'les animaux vivants, les restes humains et les échantillons corporels ;',
  'prohibited.perishable': 'les denrées périssables qui exigent le froid, sauf accord écrit ;',
  'prohibited.forged': 'les contrefaçons et les marchandises obtenues illicitement ;',
  'prohibited.law':
    'tout ce dont le transport, l’exportation ou l’importation est interdit dans un pays du trajet, y compris par des sanctions.',
  'prohibited.2':
    'L’alcool, le tabac, les œuvres d’art et les marchandises dangereuses en quantités limitées ne sont transportés qu’après notre accord écrit.',
  'prohibited.3':
    'Nous pouvons ouvrir et contrôler un envoi lorsque la loi ou la sécurité l’exige. Un envoi interdit est arrêté, renvoyé, remis aux autorités ou détruit. L’expéditeur en supporte les coûts et répond des dommages causés à autrui.',

  'carriage.title': 'Enlèvement, acheminement et livraison',
  'carriage.1':
    'Les enlèvements se demandent dans l’espace client pour un jour et un créneau. Tenez l’envoi emballé et étiqueté ; il est réputé remis au premier scan.',
  'carriage.2':
    'Les délais d’acheminement sont des estimations pour un déroulement habituel et non des dates fixes. Les jours ouvrés vont du lundi au vendredi, hors jours fériés. Le devis indique les jours de livraison de chaque service, et le reçu ceux de votre réservation.',
  'carriage.3':
    'Nous livrons à l’adresse, à la personne qui y accepte l’envoi. Le scan à la porte constitue la preuve de livraison.',
  'carriage.4':
    'Si personne n’accepte l’envoi, s’il est refusé ou si l’adresse est inexacte, le statut devient Incident et nous interrogeons l’expéditeur. Sans réponse dans un délai de {days, plural, one {# jour ouvré} other {# jours ouvrés}}, l’envoi revient aux frais de l’expéditeur.',
  'carriage.5':
    'Toute personne qui a le numéro de suivi peut ouvrir la page de suivi. Celle-ci indique les lieux par ville et les coordonnées sous forme abrégée. Transmettez le numéro avec d’autant plus de prudence que vous tenez à la confidentialité de la page.',

  'customs.title': 'Douane',
  'customs.1':
    'Pour un autre pays, l’expéditeur fournit des documents complets et exacts : description, valeur, origine et quantité de la marchandise, et les autorisations requises. Vous nous autorisez à déclarer la marchandise pour vous, ou à la faire déclarer.',
  'customs.2':
    'Les droits et les taxes à l’importation sont payés par le destinataire d’un colis. Pour le fret, c’est l’Incoterm indiqué dans la réservation qui décide. Si le destinataire ne paie pas ce que demande la douane, l’expéditeur le paie.',
  'customs.3':
    'Un envoi retenu en douane apparaît sous le statut Incident. Le temps passé en douane n’est pas un retard. Le magasinage et les redevances des autorités sont refacturés au prix coûtant.',

  'cancellations.title': 'Annulations et remboursements',
  'cancellations.1':
    'Tant que nous n’avons pas pris l’envoi en charge, vous pouvez l’annuler sans frais. La totalité vous est remboursée, frais compris, par le moyen utilisé pour payer ; un montant seulement bloqué est libéré.',
  'cancellations.2':
    'Après la prise en charge, vous pouvez nous demander d’arrêter l’envoi et de le ramener. Le prix n’est alors pas remboursé, et le retour a son propre prix.',
  'cancellations.3':
    'Si nous annulons, ou ne pouvons pas commencer, la totalité vous est remboursée.',
  'cancellations.4':
    'Les consommateurs de l’Union européenne peuvent en outre se rétracter du contrat dans les 14 jours de la réservation, sans motif. Si vous nous avez demandé de commencer avant, vous payez la partie exécutée ; une fois l’envoi livré, ce droit est éteint.',
  'cancellations.5':
    'Les remboursements sont effectués dans les 14 jours. Un brouillon non réservé expire après 24 heures et ne coûte rien.',

  'liability.title': 'Responsabilité et assurance',
  'liability.1':
    'Nous répondons de la perte et des dommages de la prise en charge à la livraison, ainsi que du retard, dans les limites du droit applicable au transport. DTS désigne les droits de tirage spéciaux du Fonds monétaire international.',
  'liability.caption': 'Limites de responsabilité par type de transport',
  'liability.kind': 'Transport',
  'liability.law': 'Droit',
  'liability.limit': 'Limite',
  'liability.road': 'Route, également dans un même pays',
  'liability.roadLaw': 'Convention CMR',
  'liability.roadLimit': '8,33 DTS par kilogramme de poids brut',
  'liability.air': 'Air, entre pays',
  'liability.airLaw': 'Convention de Montréal',
  'liability.airLimit': '26 DTS par kilogramme',
  'liability.sea': 'Mer',
  'liability.seaLaw': 'Règles de La Haye-Visby',
  'liability.seaLimit':
    '2 DTS par kilogramme ou 666,67 DTS par colis, le montant le plus élevé étant retenu',
  'liability.2':
    'En cas de retard par route, nous indemnisons le préjudice prouvé jusqu’à concurrence du prix du transport. Nous n’indemnisons pas les préjudices indirects, tels que le manque à gagner.',
  'liability.3':
    'Avec l’assurance, nous payons la valeur prouvée de la marchandise, dans la limite de la valeur déclarée à la réservation et de 5 000 € par envoi, ainsi que le prix de l’envoi.',
  'liability.4':
    'Nous ne répondons pas d’un emballage insuffisant, de la nature de la marchandise, des marchandises interdites, de données inexactes de votre part, des actes des autorités, ni de ce que personne n’aurait pu empêcher.',
  'liability.5':
    'Rien ici ne limite la responsabilité en cas de dol ou de faute lourde, de dommages corporels, ou lorsque la loi interdit de la limiter. Les droits légaux des consommateurs demeurent.',

  'claims.title': 'Réclamations',
  'claims.1':
    'Écrivez par la page de contact, sujet Service client, avec le numéro de suivi. Indiquez ce qui manque ou est abîmé, et sa valeur. Nous demandons des photos et la facture. Vous recevez aussitôt une référence, et une réponse dans les 30 jours.',
  'claims.caption': 'Délais de réclamation',
  'claims.kind': 'Ce qui s’est passé',
  'claims.until': 'À signaler',
  'claims.visible': 'Dommage apparent',
  'claims.visibleUntil': 'À la porte, au coursier',
  'claims.hidden': 'Dommage caché ou contenu manquant',
  'claims.hiddenUntil': 'Dans les 7 jours de la livraison ; 14 jours par air ; 3 jours par mer',
  'claims.delay': 'Retard',
  'claims.delayUntil': 'Dans les 21 jours de la livraison',
  'claims.loss': 'Perte',
  'claims.lossUntil': 'Lorsque le délai d’acheminement le plus long est dépassé de 30 jours',
  'claims.court': 'Action en justice',
  'claims.courtUntil': 'Dans un délai d’un an ; deux ans pour le transport aérien',
  'claims.2':
    'Conservez la marchandise et l’emballage jusqu’à notre réponse. Les réclamations tardives sont irrecevables dans la mesure où la loi le permet.',

  'accounts.title': 'Comptes',
  'accounts.1':
    'Un compte appartient à une seule personne ou entreprise. L’adresse e-mail est vérifiée par un code, et chaque connexion demande le mot de passe et un code. Gardez-les pour vous ; informez-nous immédiatement si un tiers en dispose.',
  'accounts.2':
    'Vous pouvez supprimer le compte dans votre profil à tout moment. Les envois en cours sont menés à terme. Nous pouvons fermer un compte utilisé contrairement aux présentes conditions, après un avertissement lorsque cela est possible.',
  'accounts.3':
    'Les programmes utilisent des clés. N’essayez pas de numéros qui ne sont pas les vôtres et respectez les limites annoncées par l’API.',

  'changes.title': 'Modifications',
  'changes.1':
    'Une nouvelle version porte un nouveau numéro et une nouvelle date, et s’applique à ce qui est réservé après elle. Vos réservations antérieures restent soumises à la version de leur jour.',

  'law.title': 'Droit applicable et tribunaux',
  'law.1':
    'Le droit belge s’applique, avec les conventions citées ci-dessus. Les tribunaux de Bruxelles sont compétents. Les consommateurs conservent la protection du droit du pays où ils résident et peuvent y agir en justice.',
  'law.2':
    'Si une partie des présentes conditions est nulle, le reste demeure. Ce que nous faisons des données personnelles figure dans la politique de confidentialité.',
  privacyLink: 'Politique de confidentialité',
  contactLink: 'Page de contact',
} satisfies Catalog<'terms'>;
