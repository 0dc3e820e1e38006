import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Politique de confidentialité | Waypost',
  metaDescription:
    'Quelles données Waypost conserve, pourquoi, combien de temps et sur quelle base légale ; ce que les tiers voient sur la page de suivi ; quels cookies existent ; et vos droits.',
  title: 'Politique de confidentialité',
  lead: 'Quelles données nous conservons, dans quel but, combien de temps, et ce que vous pouvez faire.',
  version: 'Version {version}',
  inForce: 'En vigueur depuis le {day}',
  contents: 'Sections',
  simulationTitle: 'Waypost est une simulation',
  simulationText:
    'Cette politique décrit ce que le système fait des données réellement saisies. Les données de l’entreprise sont fictives et signalées comme telles.',
  placeholder: 'fictif',

  'short.title': 'En bref',
  'short.1':
    'Nous conservons ce qu’exige un envoi, un paiement ou un compte, et rien qui serve à mieux vous connaître.',
  'short.2':
    'Aucun tiers n’est présent sur nos pages : ni mesure d’audience, ni publicité, ni polices, cartes ou scripts externes. Seul un paiement par carte ouvre un élément du prestataire de paiement.',
  'short.3': 'Les tiers qui ont un numéro de suivi voient des noms et des coordonnées abrégés.',
  'short.4':
    'Vous pouvez, dans votre profil et par vous-même, exporter vos données et supprimer votre compte.',

  'controller.title': 'Qui est responsable',
  'controller.1':
    'Le transporteur est le responsable du traitement de ces données. Pour toute question sur cette politique, écrivez à l’adresse ci-dessous ou par la page de contact.',
  'controller.company': 'Entreprise',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Siège social',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelles, Belgique',
  'controller.email': 'E-mail',

  'data.title': 'Quelles données, pourquoi et combien de temps',
  'data.1':
    'Les lettres désignent la base légale prévue à l’article 6, paragraphe 1, du règlement général sur la protection des données : (a) le consentement, (b) un contrat ou les mesures précontractuelles, (c) une obligation légale, (f) un intérêt légitime, que la ligne précise.',
  'data.caption': 'Données par finalité, avec la base légale et la durée',
  'data.purpose': 'Finalité',
  'data.what': 'Données',
  'data.basis': 'Base',
  'data.time': 'Durée',
  'quote.purpose': 'Prix',
  'quote.what': 'Les deux lieux tels que saisis, poids, dimensions, service. Aucun nom.',
  'quote.basis': '(b)',
  'quote.time': 'Avec le devis, afin qu’un prix puisse être expliqué ultérieurement',
  'draft.purpose': 'Une réservation commencée',
  'draft.what':
    'E-mail et adresse du destinataire ; ce qui a été saisi dans le formulaire de paiement, sans la carte',
  'draft.basis': '(b)',
  'draft.time': '24 heures ; la copie d’une réservation terminée, aussi longtemps',
  'shipment.purpose': 'Transport d’un envoi',
  'shipment.what':
    'Noms, e-mails, téléphones et adresses de l’expéditeur et du destinataire ; scans avec heure et lieu ; notes et preuve de livraison',
  'shipment.basis': '(b), pour le destinataire (f) : livrer ce qui lui a été envoyé',
  'shipment.time':
    'Avec l’envoi, aussi longtemps que l’exigent les réclamations et le droit comptable. Les vôtres sont effacées lorsque vous supprimez votre compte',
  'payment.purpose': 'Paiement et comptabilité',
  'payment.what':
    'Montants, frais, mode de paiement et son état ; relevés et factures. Des cartes que vous enregistrez : la marque, les quatre derniers chiffres et l’expiration. Aucun numéro de carte : il est chez le prestataire de paiement',
  'payment.basis': '(b), (c)',
  'payment.time':
    'Aussi longtemps que l’exige le droit comptable, sans votre nom après l’effacement',
  'account.purpose': 'Votre compte',
  'account.what':
    'E-mail, nom, téléphone, type de compte, entreprise, numéro de TVA, adresse, carnet d’adresses, enlèvements avec vos instructions, comment vous nous avez connus ; le mot de passe sous forme d’empreinte argon2id ; quelles conditions vous avez acceptées et quand',
  'account.basis': '(b)',
  'account.time': 'Jusqu’à ce que vous supprimiez le compte',
  'signIn.purpose': 'Connexion',
  'signIn.what':
    'Codes et liens sous forme d’empreintes ; sessions ; le type de navigateur, par exemple « Firefox sous Linux », pour vous avertir d’un nouveau',
  'signIn.basis': '(b), (f) : protéger le compte',
  'signIn.time':
    'Codes : 10 minutes ; inscription inachevée : environ une heure ; liens : 30 minutes à 72 heures ; sessions : 24 heures après la dernière utilisation, 30 jours au plus ; types de navigateur : jusqu’à ce que vous supprimiez le compte',
  'contact.purpose': 'Vous répondre',
  'contact.what': 'Nom, e-mail, sujet et texte des messages de la page de contact',
  'contact.basis': '(f) : répondre à qui nous écrit ; (b) s’il s’agit d’un envoi',
  'contact.time': '24 mois ; effacés plus tôt si vous supprimez votre compte',
  'case.purpose': 'Aider lorsqu’un envoi est arrêté',
  'case.what':
    'Messages et documents que l’expéditeur ou le destinataire nous envoie depuis la page de suivi, et nos réponses. Chacun des deux ne voit que les siens',
  'case.basis': '(b), pour le destinataire (f) : livrer ce qui lui a été envoyé',
  'case.time':
    '24 mois après la clôture du dossier ; effacés plus tôt si vous supprimez votre compte. Images prouvant une livraison : 24 mois',
  'newsletter.purpose': 'Newsletter',
  'newsletter.what': 'Adresse e-mail, et quand vous avez demandé, confirmé et quitté la newsletter',
  'newsletter.basis': '(a)',
  'newsletter.time':
    '30 jours sans confirmation ; 24 mois après le désabonnement, à titre de preuve',
  'news.purpose': 'Notifications sur un envoi',
  'news.what':
    'Si une partie souhaite des e-mails et des SMS sur l’envoi ; quel type est parti et quand, avec une empreinte à clé de l’adresse. Pas le texte',
  'news.basis': '(b), pour le destinataire (f) : lui dire quand attendre l’envoi',
  'news.time': 'Avec l’envoi',
  'follow.purpose': 'Notifications demandées sur une page de suivi',
  'follow.what':
    'Adresse e-mail, l’envoi, et quand vous avez demandé, confirmé et arrêté les notifications',
  'follow.basis': '(a)',
  'follow.time':
    'Une semaine sans confirmation ; 30 jours après l’arrêt ou la livraison de l’envoi ; un an au plus',
  'optOut.purpose': 'Ne plus vous écrire',
  'optOut.what': 'Une empreinte à clé de l’adresse qui ne veut d’e-mail sur aucun envoi',
  'optOut.basis': '(f) : respecter ce que vous nous avez dit',
  'optOut.time': 'Jusqu’à ce que l’adresse demande à nouveau des notifications',
  'security.purpose': 'Disponibilité du service',
  'security.what':
    'L’adresse de votre connexion, pour limiter les essais au hasard et les envois massifs de requêtes : comptée, sous forme d’empreinte à clé là où elle protège un compte',
  'security.basis': '(f) : la sécurité',
  'security.time': '10 minutes à un jour',
  'logs.purpose': 'Recherche d’erreurs',
  'logs.what':
    'Journaux avec l’heure, la page sans ses paramètres, le résultat et un numéro de requête aléatoire. Ni nom, ni adresse, ni numéro de suivi',
  'logs.basis': '(f) : un service qui fonctionne',
  'logs.time': 'Selon le réglage de l’exploitant ; ils ne nomment personne',
  'data.2':
    'La plupart de ces données viennent de vous. Celles d’un destinataire viennent de l’expéditeur. Nous ne prenons aucune décision automatisée concernant des personnes et n’établissons aucun profil.',

  'tracking.title': 'Ce que les tiers voient sur la page de suivi',
  'tracking.1':
    'Toute personne qui a un numéro de suivi peut ouvrir sa page, par exemple parce qu’un lien a été transmis. Notre serveur abrège les noms et les coordonnées avant de les transmettre et n’indique les lieux que par leur ville :',
  'tracking.caption': 'Exemples de coordonnées abrégées sur la page de suivi',
  'tracking.kept': 'Nous avons',
  'tracking.shown': 'Les tiers voient',
  'tracking.name': 'Nom',
  'tracking.email': 'E-mail',
  'tracking.phone': 'Téléphone',
  'tracking.address': 'Destination',
  'tracking.2':
    'D’un e-mail restent le premier et le dernier caractère avant le @, et le premier après ; d’un numéro de téléphone, les deux premiers et les deux derniers chiffres ; de la destination, les deux dernières parties. Se connecter n’y change rien : seules les parties à l’envoi, qui reçoivent un lien par e-mail, en voient davantage. Les numéros sont aléatoires, et les essais au hasard sont limités.',

  'cookies.title': 'Cookies',
  'cookies.1':
    'Nous déposons ceux-ci et aucun autre. Tous sont les nôtres. Chacun est nécessaire à quelque chose que vous faites ou avez choisi ; il n’y a donc rien à quoi consentir. Par ailleurs, le navigateur retient, jusqu’à la fermeture de l’onglet, votre position dans la page ; cette information ne nous parvient jamais.',
  'cookies.caption': 'Cookies, leur rôle et leur durée',
  'cookies.name': 'Nom',
  'cookies.what': 'Rôle',
  'cookies.time': 'Durée',
  'cookie.session': 'Maintient votre connexion. Déposé lorsque vous vous connectez',
  'cookie.sessionTime': 'Jusqu’à la déconnexion ou 24 heures sans utilisation, 30 jours au plus',
  'cookie.attempt': 'Lie le code envoyé par e-mail au navigateur qui l’a demandé',
  'cookie.attemptTime': '1 heure, ou jusqu’à la saisie du code',
  'cookie.party':
    'Affiche les envois dont vous avez ouvert le lien reçu par e-mail, tels que les voient leur expéditeur ou leur destinataire',
  'cookie.partyTime': '90 jours après l’ouverture du dernier lien',
  'cookie.drafts': 'Retrouve la réservation commencée. Déposé lorsque vous passez à la réservation',
  'cookie.draftsTime': '24 heures',
  'cookie.zone': 'Votre fuseau horaire, pour que les heures affichées soient les vôtres',
  'cookie.zoneTime': '1 an',
  'cookie.language': 'La langue choisie dans le menu',
  'cookie.languageTime': '1 an',
  'cookie.device':
    'Uniquement sur les appareils de nos hubs et coursiers : de quel appareil il s’agit',
  'cookie.deviceTime': '180 jours sans utilisation',
  'cookie.shift': 'Uniquement sur les appareils de nos hubs et coursiers : qui travaille avec',
  'cookie.shiftTime': 'Jusqu’à la fin du service, 14 heures au plus',
  'cookie.staff': 'Réservé à notre personnel : sa session dans la console',
  'cookie.staffTime': '15 minutes sans utilisation, 8 heures au plus',

  'others.title': 'Qui d’autre reçoit des données',
  'others.1': 'Uniquement ceux qui en ont besoin pour l’envoi ou le service :',
  'others.carriers':
    'les transporteurs et agents qui assurent une partie du trajet, pour cette partie ;',
  'others.customs': 'la douane et d’autres autorités, lorsque la loi l’exige ;',
  'others.payment': 'le prestataire de paiement, lorsque vous payez par carte ou PayPal ;',
  'others.hosting':
    'ceux qui exploitent des serveurs et acheminent des e-mails et des SMS pour nous, sous contrat et sur nos instructions.',
  'others.2':
    'Personne ne nous achète de données. Un envoi vers un pays situé hors de l’Espace économique européen y emporte les données du destinataire, sans quoi il ne pourrait pas être livré.',

  'security.title': 'Comment nous les protégeons',
  'security.1':
    'Les mots de passe, les codes et les sessions sont conservés sous forme d’empreintes. Les requêtes d’un client n’atteignent que les lignes de ce client, et la base de données le vérifie une seconde fois. Le personnel se connecte avec un second facteur, et chaque consultation de données personnelles est enregistrée. Les coordonnées sont conservées séparément des événements, de sorte qu’elles peuvent être effacées sans altérer l’historique.',

  'rights.title': 'Vos droits',
  'rights.1': 'Là où vous pouvez agir par vous-même, vous n’avez rien à demander :',
  'rights.access': 'Consulter et emporter : votre profil exporte vos données dans un fichier.',
  'rights.correct': 'Rectifier : modifiez vos coordonnées dans le profil.',
  'rights.erase':
    'Effacer : supprimez le compte dans le profil. Vos données personnelles sont effacées immédiatement ; les envois et les écritures comptables restent, comme la loi l’exige, et ne renvoient plus à personne.',
  'rights.consent':
    'Retirer votre consentement : chaque newsletter et chaque notification sur un envoi contient un lien pour s’en désabonner.',
  'rights.2':
    'Pour tout le reste, écrivez-nous : pour limiter une utilisation ou vous y opposer, ou si vous êtes destinataire ou n’avez pas de compte. Nous pouvons demander une preuve que vous êtes bien cette personne. Vous recevez une réponse dans un délai d’un mois.',
  'rights.3':
    'Vous pouvez introduire une réclamation auprès de l’autorité de contrôle du pays où vous résidez. En Belgique, il s’agit de l’Autorité de protection des données (Gegevensbeschermingsautoriteit), à Bruxelles.',
  profileLink: 'Votre profil',
  contactLink: 'Page de contact',

  'changes.title': 'Modifications',
  'changes.1':
    'Cette politique change avec ce que fait le système. Elle porte la version des conditions du même jour. Les versions antérieures sont conservées et envoyées sur demande.',
  termsLink: 'Conditions de transport',
} satisfies Catalog<'privacy'>;
