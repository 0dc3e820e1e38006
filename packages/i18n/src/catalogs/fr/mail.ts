import type { Catalog } from '../../messages.ts';

export default {
  greeting: 'Bonjour {name},',
  signature: 'Waypost',
  accountFooter:
    'Waypost écrit à cette adresse parce qu’elle est associée à un compte ou a été saisie sur notre site.',

  expectedOn: 'Livraison prévue le {day}',
  expectedBetween: 'Livraison prévue du {earliest} au {latest}',
  expectedBy: 'Livraison prévue au plus tard le {day}',
  expectedToday: 'Livraison prévue aujourd’hui, {day}',
  expectedLate: 'Était attendu le {day}',
  bookedSubject: 'Réservé : {number}',
  bookedText: 'Votre envoi est réservé. Trajet : {from} – {to}. Numéro de suivi : {number}.',
  bookedDueOnDelivery: 'Le coursier encaisse {amount} à la porte.',
  bookedOnAccount:
    'Montant porté à votre compte : {amount}. Le relevé mensuel en demande le paiement.',
  bookedPaid: 'Le montant de {amount} est bloqué sur votre moyen de paiement et débité maintenant.',
  bookedTransferred: 'Votre virement de {amount} est arrivé.',
  bookedAwaitingTransfer:
    'Veuillez virer {amount} dans les 7 jours. Le compte et la référence figurent sur le reçu. L’étiquette suit à la réception du paiement.',
  awaitingSubject: 'En attente de votre virement : {number}',
  awaitingHeading: 'Plus qu’une étape : votre virement',
  awaitingText: 'Votre envoi est enregistré. Trajet : {from} – {to}. Numéro de suivi : {number}.',
  transferSubject: 'Payé : {number}',
  transferHeading: 'Votre virement est arrivé',
  transferText:
    'Nous avons reçu {amount}. Votre envoi est réservé et l’étiquette est prête à imprimer. Trajet : {from} – {to}.',
  labelLink: 'Imprimer l’étiquette',
  bookedReceipt: 'Ouvrir le reçu',
  trackLink: 'Suivre l’envoi',
  sender: 'Expéditeur',

  'news.picked_up': 'Pris en charge',
  'news.picked_up.text': 'L’envoi a été pris en charge et commence son trajet.',
  'news.picked_up.next':
    'Nous vous écrirons quand il sera en transit, en cours de livraison et livré.',
  'news.in_transit': 'En transit',
  'news.in_transit.text': 'L’envoi circule dans notre réseau.',
  'news.in_transit.next':
    'Le prochain e-mail partira quand l’envoi sera en cours de livraison, ou si une action est requise.',
  'news.out_for_delivery': 'En cours de livraison',
  'news.out_for_delivery.text': 'L’envoi est avec le coursier et doit arriver aujourd’hui.',
  'news.out_for_delivery.next': 'Quelqu’un doit être présent à l’adresse pour le recevoir.',
  'news.delivered': 'Livré',
  'news.delivered.text': 'L’envoi a été livré le {time} ({city}).',
  'news.delivered.textWithoutPlace': 'L’envoi a été livré le {time}.',
  'news.delivered.next':
    'S’il manque quelque chose ou si quelque chose est abîmé, gardez l’emballage et écrivez au service client avec le numéro de suivi.',
  'news.returning': 'En retour',
  'news.returning.text':
    'L’envoi n’a pas pu être livré et {reader, select, shipper {vous revient} other {retourne à l’expéditeur}}.',
  'news.returning.next':
    'Vous n’avez rien à faire. Pour une autre solution, écrivez au service client avec le numéro de suivi.',
  'news.cancelled': 'Annulé',
  'news.cancelled.text': 'L’envoi a été annulé et ne sera pas livré.',
  'news.cancelled.next': 'Il n’y aura plus de notifications à son sujet.',
  'news.customs_hold': 'Retenu en douane',
  'news.customs_hold.text':
    'La douane retient l’envoi. Le plus souvent, il manque un document, comme une facture ou un numéro d’importation.',
  'news.customs_hold.next':
    '{reader, select, shipper {Ouvrez l’envoi et téléversez-le : vous avez {days, plural, one {# jour ouvré} other {# jours ouvrés}}.} other {L’expéditeur a {days, plural, one {# jour ouvré} other {# jours ouvrés}} pour l’envoyer.}} L’envoi repart dès que la douane le libère.',
  'news.held': 'En attente',
  'news.held.text': 'L’envoi attend dans l’un de nos centres de tri.',
  'news.held.next':
    'Vous n’avez rien à faire. S’il n’a pas bougé après deux jours ouvrés, écrivez au service client avec le numéro de suivi.',
  'news.failed_attempt': 'Tentative de livraison',
  'news.failed_attempt.text': 'Le coursier s’est présenté mais n’a pas pu remettre l’envoi.',
  'news.failed_attempt.next':
    'Nous réessayons le prochain jour ouvré et gardons l’envoi 7 jours. Quelqu’un doit être présent à l’adresse pour le recevoir ; sinon, écrivez au service client pour convenir d’une autre solution.',
  'news.address': 'Adresse à préciser',
  'news.address.text': 'Le coursier n’a pas trouvé l’adresse de livraison.',
  'news.address.next':
    '{reader, select, recipient {Envoyez-nous l’adresse complète sous {days, plural, one {# jour ouvré} other {# jours ouvrés}} : écrivez au service client avec le numéro de suivi.} other {Le destinataire a {days, plural, one {# jour ouvré} other {# jours ouvrés}} pour la compléter : envoyez l’adresse au service client avec le numéro de suivi.}}',
  'news.refused': 'Livraison refusée',
  'news.refused.text': 'L’envoi n’a pas été accepté à la porte.',
  'news.refused.next':
    '{reader, select, shipper {Indiquez-nous sous {days, plural, one {# jour ouvré} other {# jours ouvrés}} où il doit aller ; ensuite, il vous revient.} other {L’expéditeur a {days, plural, one {# jour ouvré} other {# jours ouvrés}} pour indiquer où il doit aller ; ensuite, l’envoi revient.}} S’il s’agit d’une erreur, écrivez au service client avec le numéro de suivi.',
  'news.other': 'Action requise',
  'news.other.text': 'Quelque chose empêche l’envoi d’avancer.',
  'news.other.next':
    'Ouvrez l’envoi pour voir où il en est, ou écrivez au service client avec le numéro de suivi.',
  'news.damage': 'Envoi endommagé',
  'news.damage.text': 'Nous avons constaté un dommage sur l’envoi.',
  'news.damage.next':
    'Écrivez au service client avec le numéro de suivi pour convenir de la suite. Si vous l’avez déjà reçu, gardez l’emballage et prenez des photos.',
  'news.loss': 'Envoi introuvable',
  'news.loss.text': 'L’envoi n’est pas là où il devrait être, et nous le recherchons.',
  'news.loss.next': 'Écrivez au service client avec le numéro de suivi pour faire une réclamation.',
  'news.returned': 'Retourné à l’expéditeur',
  'news.returned.text':
    '{reader, select, shipper {L’envoi vous a été rendu.} other {L’envoi a été rendu à l’expéditeur.}}',
  'news.returned.next':
    '{reader, select, shipper {Pour l’expédier à nouveau, faites une nouvelle réservation.} other {Pour qu’il soit expédié à nouveau, convenez d’une nouvelle réservation avec l’expéditeur.}}',
  newsSubject: '{news} : {number}',
  newsLink: 'Ouvrir l’envoi',
  newsShipment: 'Numéro de suivi',
  newsRoute: 'Trajet',
  newsRouteText: '{from} – {to}',
  newsActBy: 'Date limite',
  newsCode: 'Code pour le coursier',
  newsPlace: 'Dernier lieu connu',
  newsPlaceText: '{city}, {country}',
  newsTime: 'Date et heure',
  'newsFooter.shipper': 'Waypost vous écrit en tant qu’expéditeur de cet envoi.',
  'newsFooter.recipient':
    'Waypost écrit à cette adresse parce que l’expéditeur l’a indiquée comme celle du destinataire.',
  'newsFooter.follower':
    'Waypost écrit à cette adresse parce que des notifications sur cet envoi y ont été demandées.',
  newsLeave: 'Arrêter ces notifications',

  'sms.picked_up': 'Waypost : votre envoi a été pris en charge.',
  'sms.in_transit': 'Waypost : votre envoi est en transit.',
  'sms.out_for_delivery': "Waypost : votre envoi est en cours de livraison aujourd'hui.",
  'sms.delivered': 'Waypost : votre envoi a été livré.',
  'sms.returning': "Waypost : votre envoi retourne à l'expéditeur.",
  'sms.cancelled': 'Waypost : votre envoi a été annulé.',
  'sms.customs_hold': 'Waypost : votre envoi est retenu en douane. Ce qui est demandé :',
  'sms.held': 'Waypost : votre envoi attend dans un centre de tri.',
  'sms.failed_attempt': 'Waypost : remise de votre envoi impossible, nous réessayons.',
  'sms.address': "Waypost : l'adresse de votre envoi est introuvable. Que faire :",
  'sms.refused': 'Waypost : votre envoi a été refusé à la porte.',
  'sms.other': 'Waypost : une action est requise pour votre envoi. Que faire :',
  'sms.damage': 'Waypost : votre envoi est endommagé. Que faire :',
  'sms.loss': 'Waypost : nous recherchons votre envoi.',
  'sms.returned': "Waypost : votre envoi a été rendu à l'expéditeur.",

  otherLanguages: 'Autres langues',
  followSubject: 'Confirmez les notifications sur {number}',
  followHeading: 'Confirmez les notifications',
  followText:
    'Quelqu’un, sans doute vous, a demandé des notifications sur l’envoi Waypost {number} à cette adresse. Confirmez une fois : le lien est valable 72 heures. Vous pouvez arrêter à tout moment avec le lien présent dans chaque e-mail.',
  followLink: 'Confirmer les notifications',
  followWarning:
    'Si vous ne les avez pas demandées, ne faites rien : vous ne recevrez plus rien au sujet de cet envoi.',
  followFooter: 'Waypost écrit à cette adresse parce qu’elle a été saisie sur une page de suivi.',
  followingSubject: 'Vous recevez déjà les notifications sur {number}',
  followingHeading: 'Vous recevez déjà ces notifications',
  followingText:
    'Quelqu’un, sans doute vous, a demandé des notifications sur l’envoi Waypost {number} à cette adresse. Elle les reçoit déjà, et rien n’a été modifié.',

  recipientSubject: 'Un envoi pour vous : {number}',
  recipientHeading: 'Un envoi pour vous',
  recipientText:
    'Un envoi qui vous est destiné a été réservé auprès de Waypost. Trajet : {from} – {to}. Nous vous écrirons quand il sera pris en charge et quand il sera en cours de livraison.',
  recipientDue: 'Le coursier encaisse {amount} à la porte.',
  recipientSmallPrint:
    'Waypost écrit à cette adresse parce qu’un expéditeur l’a indiquée comme celle du destinataire. Si vous n’attendez rien, vous pouvez refuser l’envoi à la porte.',

  cancelledSubject: 'Annulé : {number}',
  cancelledText: 'Votre envoi est annulé. Trajet : {from} – {to}. Numéro de suivi : {number}.',
  cancelledMoney:
    'Plus rien n’est dû. Le montant bloqué est libéré, et ce qui a été payé est remboursé par le même moyen.',

  partyLinkSubject: 'Votre lien vers l’envoi {number}',
  partyLinkHeading: 'Voir l’envoi en entier',
  partyLinkText:
    'Quelqu’un, sans doute vous, a demandé ce lien sur notre page de suivi. Il montre l’envoi {number} avec les coordonnées et la preuve de livraison, et permet de nous écrire à son sujet. Il est valable 90 jours, dans tout navigateur qui l’ouvre.',
  partyLinkWarning:
    'Ne transférez pas cet e-mail : toute personne qui ouvre le lien voit ce que vous voyez. Si vous ne l’avez pas demandé, ne faites rien.',

  caseAnswerSubject: 'Une réponse au sujet de l’envoi {number}',
  caseAnswerHeading: 'Vous avez une réponse',
  caseAnswerText:
    'Notre service client vous a répondu au sujet de l’envoi {number}. Ouvrez le lien pour lire la réponse et y répondre.',
  caseAnswerLink: 'Lire la réponse',

  activationSubject: '{code} active votre réservation Waypost',
  activationHeading: 'Activez votre réservation',
  activationText:
    'Saisissez ce code sur la page de votre réservation. Il est valable une heure. Ensuite, l’étiquette est prête et vous pouvez remettre l’envoi. Nous encaissons {amount} à la livraison.',
  activationLink: 'Ouvrir la réservation',
  activationSmallPrint:
    'Si vous n’avez rien réservé, ne faites rien : sans le code, la réservation est annulée après un jour.',

  codeSubject: '{code} est votre code Waypost',
  codeHeading: 'Votre code',
  codeText:
    'Saisissez ce code sur la page qui le demande. Il est valable une seule fois, pendant 10 minutes.',
  codeWarning:
    'Nous ne demandons jamais ce code par téléphone ni par e-mail. Si vous ne l’avez pas demandé, ne faites rien : sans le code, personne ne peut se connecter.',

  alreadyRegisteredSubject: 'Vous avez déjà un compte Waypost',
  alreadyRegisteredText:
    'Quelqu’un, sans doute vous, a voulu utiliser cette adresse pour un compte Waypost. Elle en a déjà un, et rien n’y a été modifié.',
  alreadyRegisteredNext:
    'Connectez-vous avec votre mot de passe, ou définissez-en un nouveau si vous l’avez oublié.',
  signInLink: 'Se connecter',

  resetSubject: 'Définissez un nouveau mot de passe Waypost',
  resetText:
    'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte. Le lien est valable une seule fois, pendant 30 minutes. Définir un nouveau mot de passe déconnecte tous les navigateurs.',
  resetLink: 'Définir un nouveau mot de passe',
  resetWarning: 'Si vous n’avez rien demandé, ne faites rien. Votre mot de passe reste le même.',

  confirmEmailSubject: 'Confirmez votre nouvelle adresse e-mail',
  confirmEmailText:
    'Le compte Waypost {account} demande à utiliser cette adresse. Pour confirmer, ouvrez le lien dans un navigateur connecté à ce compte. Le lien est valable une seule fois, pendant 24 heures. Jusqu’à la confirmation, l’ancienne adresse reste en place.',
  confirmEmailLink: 'Confirmer l’adresse',
  confirmEmailWarning: 'Si ce compte n’est pas le vôtre, ne faites rien. Rien n’est modifié.',

  emailChangeSubject: 'Votre adresse e-mail Waypost va changer',
  emailChangeText:
    'Quelqu’un, sans doute vous, a demandé une autre adresse e-mail pour ce compte. L’adresse changera dès que la nouvelle sera confirmée.',
  emailChangeNext:
    'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe : le changement d’adresse est alors annulé.',

  keyMadeSubject: 'Nouvelle clé API pour votre compte Waypost',
  keyMadeText:
    'Une clé qui commence par {hint} a été créée pour votre compte, {time}. Ce qu’elle permet : {scopes}.',
  webhookFailingSubject: 'Votre webhook est en échec',
  webhookFailingText:
    'Les événements destinés à {host} n’arrivent plus depuis {time}. Nous réessayons, de moins en moins souvent mais au moins toutes les 15 minutes, et conservons les événements 30 jours. Une fois le problème réglé, choisissez « {button} » : nous réessayons aussitôt et envoyons tout ce qui attend dès qu’il arrive.',
  webhookOffSubject: 'Votre webhook a été désactivé',
  webhookOffText:
    'Plus rien n’arrivait à {host} : nous avons cessé d’y envoyer des événements. Réactivez-le quand il répond et récupérez ce qu’il a manqué dans les 30 jours.',
  webhookLink: 'Voir vos webhooks',
  keyMadeNext:
    'Si c’était vous, il n’y a rien à faire. Sinon, révoquez la clé et choisissez tout de suite un nouveau mot de passe.',
  keyMadeLink: 'Voir vos clés API',
  keyEndingSubject: 'Votre clé API expire le {day}',
  keyEndingText: 'Les programmes qui utilisent encore cette clé à ce moment-là seront refusés.',
  keyEndingNext:
    'Si vous en avez encore besoin, créez à temps une nouvelle clé dont la fin est plus tardive, mettez-la dans vos programmes et révoquez celle-ci. « {button} » ne suffit pas : la nouvelle clé aurait la même fin. Si vous n’en avez plus besoin, il n’y a rien à faire.',
  keyUnusedSubject: 'Votre clé API n’a pas été utilisée depuis 90 jours',
  keyUnusedText:
    'Même une clé que personne n’utilise peut être trouvée et détournée. Si vous n’en avez plus besoin, révoquez-la.',
  keyUnusedNext:
    'Si vous voulez la garder, il n’y a rien à faire. Nous ne vous écrirons de nouveau que si elle est utilisée, puis reste encore 90 jours sans l’être.',
  passwordChangedSubject: 'Votre mot de passe Waypost a été modifié',
  passwordChangedText: 'Le mot de passe de votre compte a été modifié, {time}.',
  passwordChangedByReset:
    'Tous les navigateurs ont été déconnectés et toutes les clés API ont pris fin.',
  passwordChangedHere:
    'Tous les autres navigateurs ont été déconnectés. Vos clés API restent valables jusqu’à ce que vous les révoquiez.',
  passwordChangedNext: 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
  newSignInSubject: 'Nouvelle connexion à votre compte Waypost',
  newSignInText:
    'Votre compte a été utilisé depuis un navigateur que nous ne connaissions pas : {browser}, {time}.',
  newSignInNext:
    'Si c’était vous, il n’y a rien à faire. Sinon, définissez tout de suite un nouveau mot de passe : tous les navigateurs seront déconnectés.',

  pickupScheduledSubject: 'Enlèvement planifié : {number}',
  pickupRescheduledSubject: 'Enlèvement déplacé : {number}',
  pickupScheduledText:
    'Un coursier passe le {day} entre {from} et {until}, heure locale. Adresse : {address}. Veuillez tenir le tout emballé et étiqueté.',
  'pickupRepeats.DAILY':
    'L’enlèvement se répète chaque jour ouvré, jusqu’à ce que vous l’arrêtiez.',
  'pickupRepeats.WEEKLY':
    'L’enlèvement se répète chaque semaine, jusqu’à ce que vous l’arrêtiez. Une date qui tombe un jour férié est sautée.',
  'pickupRepeats.BIWEEKLY':
    'L’enlèvement se répète toutes les deux semaines, jusqu’à ce que vous l’arrêtiez. Une date qui tombe un jour férié est sautée.',
  pickupChangeUntil: 'Vous pouvez déplacer ou annuler l’enlèvement jusqu’au {lastMoment}.',
  pickupCancelledSubject: 'Enlèvement annulé : {number}',
  pickupCancelledText:
    'L’enlèvement du {day} entre {from} et {until} est annulé ; aucun coursier ne passe. Adresse : {address}.',
  pickupNoPlaceSubject: 'Aucun coursier disponible : enlèvement {number}',
  pickupNoPlaceText:
    'Toutes les places du {day} entre {from} et {until} sont prises : aucun coursier ne passe ce jour-là. Adresse : {address}. Les autres dates de votre enlèvement récurrent restent inchangées.',
  pickupNoPlaceNext:
    'Vous pouvez choisir un autre horaire pour cette date dans votre espace client.',
  pickupMissedSubject: 'Enlèvement manqué : {number}',
  pickupMissedText:
    'Le {day} entre {from} et {until}, notre coursier n’a rien enlevé. Adresse : {address}. Si l’erreur vient de nous, veuillez nous en excuser.',
  pickupMissedNext:
    'Demandez un autre enlèvement dans votre espace client. Les envois que vous aviez choisis pour celui-ci peuvent l’être à nouveau.',
  pickupRuleEndedSubject: 'Votre enlèvement récurrent est arrêté',
  pickupRuleEndedText:
    'L’enlèvement récurrent entre {from} et {until} est arrêté. Adresse : {address}. Ses dates sont annulées, sauf celles pour lesquelles un coursier est déjà en route.',
  handoverSubject: 'Remise de l’envoi {number}',
  handoverPickup:
    'Un coursier passe le {day} entre {from} et {until}, heure locale, à votre adresse. Veuillez tenir l’envoi emballé et étiqueté.',
  handoverMoved: 'Le créneau choisi n’était plus libre, voici le suivant.',
  handoverWaiting:
    'Vous avez choisi un enlèvement le {day} entre {from} et {until}. Nous réservons une place dès que la réservation est payée ou confirmée.',
  handoverPoint: 'Déposez l’envoi étiqueté ici : {point}.',
  handoverPointWaiting:
    'Vous avez choisi de déposer l’envoi ici : {point}. L’étiquette est prête dès que la réservation est payée ou confirmée.',
  handoverNoPlace:
    'Aucun créneau d’enlèvement n’était libre. Choisissez un autre jour, ou déposez l’envoi dans un point relais.',
  handoverMissed:
    'Le coursier n’a pas enlevé l’envoi le {day}. Choisissez un autre jour, ou déposez-le dans un point relais.',
  handoverCancelled:
    'L’enlèvement du {day} est annulé. Choisissez un autre jour, ou déposez l’envoi dans un point relais.',
  handoverPointClosed:
    'Ce point relais n’accepte plus de colis : {point}. Choisissez une autre façon de remettre l’envoi.',
  handoverNone:
    'Vous n’avez pas encore choisi comment remettre l’envoi : un enlèvement, ou un point relais près de chez vous. Faites-le sur la page du reçu.',
  handoverLink: 'Modifier la remise',
  pickupLink: 'Ouvrir vos enlèvements',
  statementSubject: 'Votre relevé Waypost : {month}',
  statementHeading: 'Votre relevé : {month}',
  statementText: 'Votre relevé ({month}) est prêt. Il s’élève à {amount}.',
  statementOpen: 'Reste à payer : {amount}, au plus tard le {day}.',
  'reminderSubject.1': 'Rappel : votre relevé Waypost ({month})',
  'reminderSubject.2': 'Deuxième rappel : votre relevé Waypost ({month})',
  'reminderSubject.3': 'Dernier rappel : votre relevé Waypost ({month})',
  reminderHeading: 'Votre relevé est en retard de paiement : {month}',
  'reminderText.1':
    'Nous n’avons pas encore reçu {amount} de votre relevé ({month}), à payer avant le {day}.',
  'reminderText.2':
    'Il reste {amount} à payer sur votre relevé ({month}), dû pour le {day}. Veuillez payer sous 7 jours.',
  'reminderText.3':
    'Il reste {amount} à payer sur votre relevé ({month}), dû pour le {day}. Ceci est notre dernier rappel. Veuillez payer maintenant, ou écrivez-nous si quelque chose ne va pas.',
  reminderTransfer:
    'Veuillez virer {amount} sur le compte {account} en indiquant la référence {number}.',
  reminderCrossed: 'Si vous avez payé ces derniers jours, vous n’avez rien à faire.',
  statementPaid: 'Il ne reste rien à payer.',
  statementLink: 'Voir le relevé et sa facture',

  newsletterSubject: 'Confirmez la newsletter de Waypost',
  newsletterText:
    'Quelqu’un, sans doute vous, a demandé notre newsletter à cette adresse. Confirmez une fois : le lien est valable 72 heures. Vous pouvez vous désabonner à tout moment avec le lien présent dans chaque numéro.',
  newsletterLink: 'Confirmer la newsletter',
  newsletterWarning:
    'Si vous ne l’avez pas demandée, ne faites rien : vous ne recevrez plus rien à ce sujet.',
  newsletterOnSubject: 'Vous recevez déjà la newsletter de Waypost',
  newsletterOnText:
    'Quelqu’un, sans doute vous, a demandé notre newsletter à cette adresse. Elle est déjà sur la liste, et rien n’a été modifié.',
  newsletterFooter:
    'Waypost écrit à cette adresse parce qu’elle a été saisie pour notre newsletter.',
  newsletterLeave: 'Se désabonner de la newsletter',

  contactSubject: '{reference} : {topic}',
  'contactTopic.support': 'Message pour le service client',
  'contactTopic.sales': 'Message pour le service commercial',
  'contactTopic.partnerships': 'Message pour les partenariats',
  contactFrom:
    'De {name}, {email}. L’adresse a été saisie à la main et personne n’a prouvé qu’elle lui appartient.',
  contactReference: 'L’auteur connaît ce message sous la référence {reference}.',
  contactFooter:
    'Écrit dans le formulaire de contact. Une réponse à cet e-mail va à l’adresse ci-dessus.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: 'Notre réponse à votre message {reference}',
  contactAnswerHeading: 'Notre réponse à votre message',
  contactAnswerFooter:
    'Quelqu’un, sans doute vous, nous a écrit par le formulaire de contact avec cette adresse. Votre message porte la référence {reference}. Répondez à cet e-mail si vous avez autre chose à ajouter.',

  invitationSubject: 'Invitation à la console Waypost',
  invitationText:
    'Un collègue vous invite à travailler dans la console Waypost. Ouvrez le lien, choisissez un mot de passe et configurez un second facteur. Le lien est valable une seule fois, pendant 72 heures, pour cette adresse uniquement.',
  invitationLink: 'Accepter l’invitation',
  invitationWarning:
    'Si vous ne vous y attendiez pas, prévenez vos collègues et n’ouvrez pas le lien.',
  statusNowSubject: '{status} : envoi {number}',
  statusNowText: 'Le statut de votre envoi {number} est : {status}.',
  contactReceivedSubject: 'Nous avons bien reçu votre message {reference}',
  contactReceivedText:
    'Nos équipes le lisent et répondent à cette adresse, du lundi au vendredi, 9 h–18 h (heure de Bruxelles).',
  contactReceivedFooter:
    'Quelqu’un, sans doute vous, nous a écrit par le formulaire de contact avec cette adresse. Votre message porte la référence {reference}. Répondez à cet e-mail si vous avez autre chose à ajouter.',
} satisfies Catalog<'mail'>;
