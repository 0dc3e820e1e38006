import type { Catalog } from '../../messages.ts';

export default {
  invalid_request: 'Certaines données manquent ou ne sont pas valides. Vérifiez-les et réessayez.',
  idempotency_key_missing:
    'La requête n’a pas d’Idempotency-Key. Envoyez l’identifiant de tentative du brouillon, ou un identifiant à vous pour un enlèvement.',
  webhook_signature_invalid: 'La signature de cet événement n’est pas valide.',
  reference_too_short: 'Saisissez un numéro de suivi valide.',
  reference_mistyped:
    'Ce numéro de suivi contient une faute de frappe. Comparez-le avec l’étiquette, quatre caractères à la fois.',
  unauthenticated: 'Connectez-vous pour continuer.',
  sign_in_refused:
    'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez les deux et réessayez.',
  payment_declined:
    'Le paiement a été refusé. Rien n’a été débité. Réessayez ou choisissez un autre mode de paiement.',
  payment_not_completed:
    'Le paiement n’a pas abouti. Rien n’a été débité. Réessayez ou choisissez un autre mode de paiement.',
  key_unknown:
    'La requête n’a pas de clé API valide. Envoyez-en une dans Authorization: Bearer, ou créez une nouvelle clé dans votre tableau de bord.',
  key_expired:
    'Cette clé API a expiré. Utilisez la clé qui l’a remplacée, ou créez-en une nouvelle dans votre tableau de bord.',
  key_network_refused:
    'Cette clé ne peut pas être utilisée depuis ce réseau. Utilisez-la depuis un réseau autorisé, ou créez-en une autre.',
  test_mode_unavailable: 'Il n’y a pas encore de mode test ici. Utilisez une clé réelle.',
  key_spend_cap_reached:
    'Cette clé ne peut pas dépenser autant aujourd’hui. Rien n’a été réservé. Créez une clé au plafond plus élevé, ou attendez demain.',
  credit_exhausted:
    'Votre crédit ne couvre pas cet envoi. Rien n’a été réservé. Réglez un relevé, ou payez par carte.',
  payer_needed:
    'La banque demande au titulaire de la carte de confirmer ce paiement, ce qu’un programme ne peut pas faire. Rien n’a été débité. Utilisez une autre carte, ou payez sur compte.',
  idempotency_key_reused:
    'Cet Idempotency-Key a servi pour une autre requête. Envoyez une nouvelle clé avec une nouvelle requête.',
  rate_mismatch:
    'Ce tarif a été établi pour un autre envoi ou un autre compte. Demandez les tarifs de celui-ci.',
  price_above_maximum: 'Le prix dépasse le maximum que vous avez indiqué. Rien n’a été réservé.',
  forbidden: 'Votre accès ne permet pas cette opération.',
  cross_site_request: 'Cette requête provenait d’un autre site et a été refusée.',
  not_found: 'Il n’y a rien à cette adresse.',
  tracking_unknown:
    'Nous ne trouvons pas ce numéro de suivi. Vérifiez la saisie ou contactez l’expéditeur.',
  draft_not_found: 'Le brouillon de l’envoi est introuvable. Veuillez recréer votre envoi.',
  session_not_found: 'Cette session n’existe plus. Rechargez la liste.',
  staff_not_found: 'Ce membre du personnel n’existe pas. Rechargez la liste.',
  attempt_not_found: 'Cette tentative de réservation n’existe pas. Rechargez la page et réessayez.',
  address_not_found: 'Cette adresse n’est plus dans votre carnet d’adresses. Rechargez la liste.',
  pickup_not_found: 'Cet enlèvement n’existe pas. Rechargez la liste.',
  pickup_rule_not_found: 'Cet enlèvement récurrent n’existe pas. Rechargez la liste.',
  receipt_unavailable: 'Reçu indisponible',
  case_not_found: 'Ce dossier n’existe pas. Rechargez la page pour voir ceux qui existent.',
  shipment_not_found: 'Cet envoi n’existe pas. Rechargez la liste.',
  method_not_allowed: 'Cette adresse ne répond pas à ce type de requête.',
  attempt_running:
    'Cette réservation est en cours de traitement. Le résultat suit dans un instant.',
  already_booked: 'Cet envoi est déjà réservé.',
  attempt_superseded:
    'Une tentative de réservation plus récente a remplacé celle-ci. Vérifiez le prix et confirmez à nouveau.',
  price_changed: 'Le prix a changé. Vérifiez le nouveau prix et confirmez à nouveau.',
  form_already_sent:
    'Ce formulaire a déjà été envoyé, avec un autre texte. Rechargez la page pour écrire un autre message.',
  not_cancellable:
    'Cet envoi est déjà en route ou annulé. Contactez le service client pour le modifier.',
  label_withheld:
    'Ce document n’est pas délivré tant que la réservation n’est pas confirmée ou payée, ni après son annulation.',
  labels_withheld:
    'Certains de ces envois n’ont pas d’étiquette à imprimer pour le moment. Rien n’a été créé.',
  too_many_labels: 'Cela fait plus de 500 étiquettes. Choisissez moins d’envois.',
  quote_expired: 'Ce devis n’est plus valable. Demandez un nouveau prix pour continuer.',
  too_many_webhook_endpoints:
    'Vous avez le nombre maximal d’adresses de webhook d’un compte. Supprimez-en une pour en ajouter une autre.',
  webhook_endpoint_off: 'Ce webhook est désactivé. Activez-le d’abord.',
  webhook_address:
    'Les webhooks sont envoyés à des adresses https publiques, sur le port 443 ou 8443, sans nom d’utilisateur.',
  too_many_keys:
    'Vous avez atteint le nombre maximal de clés par compte. Révoquez-en une pour en créer une autre.',
  too_many_views:
    'Vous avez autant de vues qu’un membre de l’équipe peut en avoir. Supprimez-en une pour en enregistrer une autre.',
  settings_changed:
    'Quelqu’un d’autre a enregistré les réglages entre-temps. Regardez ce qui a changé et enregistrez à nouveau.',
  tariff_not_found: 'Ce tarif n’existe pas.',
  tariff_changed:
    'Une autre version a été publiée après cette proposition. Consultez-la et proposez à nouveau.',
  tariff_preview_missing:
    'Les effets de ce changement ne sont pas encore calculés. Attendez qu’ils le soient, puis publiez.',
  tariff_in_force: 'Un tarif peut être retiré jusqu’à une minute avant son entrée en vigueur.',
  tariff_beyond_bounds:
    'Avec ces tarifs, le plus gros envoi coûte plus que ce que la comptabilité peut enregistrer. Vérifiez les virgules décimales.',
  tariff_moment_past: 'Choisissez un moment situé au moins une minute après maintenant.',
  key_not_found: 'Cette clé n’existe pas.',
  key_name_taken: 'Une source porte déjà ce nom. Renouvelez sa clé ou choisissez un autre nom.',
  key_expiry_past: 'Choisissez un jour à venir, ou aucun.',
  customer_unknown: 'Ce client n’existe pas.',
  customer_changed:
    'Quelqu’un a modifié ce client entre-temps. Comparez avec l’état actuel et enregistrez à nouveau.',
  customer_active: 'Ce compte est actif. Désactivez-le avant d’effacer la personne.',
  mail_not_found: 'Cet e-mail n’existe pas. Rechargez la liste.',
  audit_entry_not_found: 'Cette entrée n’existe pas dans le journal d’audit. Rechargez la liste.',
  mail_sealed:
    'Cet e-mail contient un code ou un lien, ou répond à une demande. Il ne peut pas être renvoyé ; son lecteur peut en demander un nouveau.',
  mail_addressee_gone:
    'Il n’y a plus personne à qui l’envoyer : la personne est effacée ou ne veut pas de tels e-mails.',
  mail_opted_out: 'Cette adresse ne veut pas d’e-mails sur des envois. Rien n’a été envoyé.',
  shipper_only: 'Seul l’expéditeur peut annuler cet envoi.',
  key_ended: 'Cette clé a pris fin ou a déjà été remplacée. Créez-en une nouvelle.',
  viewing_only: 'Vous consultez l’espace d’un client. Aucune modification n’est possible ici.',
  address_book_full:
    'Votre carnet d’adresses est plein. Supprimez une adresse pour en ajouter une autre.',
  desk_item_not_found: 'Cet élément n’est plus à traiter. Rechargez la liste.',
  desk_item_taken: 'Un collègue s’en occupe déjà.',
  desk_item_final:
    'Cet élément ne peut pas être rouvert : la personne a été effacée, ou il en existe un plus récent sur le même sujet.',
  desk_item_unanswerable: 'Personne n’attend de réponse ici.',
  snooze_out_of_range: 'Choisissez un moment entre maintenant et dans 30 jours.',
  case_closed:
    'Ce dossier est clos depuis plus de 14 jours. Écrivez au service client par e-mail s’il y a du nouveau.',
  case_full:
    'Ce dossier contient déjà 20 fichiers. Écrivez un message : nous vous dirons où envoyer les autres.',
  no_open_problem:
    'Plus rien n’attend votre réponse pour cet envoi. Écrivez au service client par e-mail si quelque chose ne va pas.',
  pickup_window_gone: 'Ce créneau n’est plus proposé. Choisissez-en un autre.',
  pickup_window_full:
    'Toutes les places de ce créneau sont prises. Rien n’a été demandé ni modifié. Choisissez un autre horaire.',
  pickup_places_used:
    'Vous ou cette adresse avez déjà dans ce créneau autant d’enlèvements que nous pouvons en réserver. Rien n’a été demandé ni modifié. Remettez tout en une fois ou choisissez un autre horaire.',
  pickup_rules_used:
    'Vous avez déjà autant d’enlèvements réguliers que votre compte le permet. Mettez fin à l’un d’eux ou demandez des enlèvements ponctuels.',
  pickup_cut_off_passed:
    'Il est trop tard pour ce créneau : il ferme deux heures avant son début. Choisissez un autre horaire.',
  pickup_not_changeable:
    'Cet enlèvement ne peut plus être modifié : il est passé ou annulé, ou son heure limite est dépassée.',
  service_point_not_found: 'Ce point relais n’existe pas. Rechargez la liste.',
  service_point_not_located:
    'Nous ne connaissons pas cette ville dans ce pays. Vérifiez les deux, ou indiquez la grande ville la plus proche.',
  shift_needed: 'Identifiez-vous avec votre badge et votre code PIN pour continuer.',
  field_person_not_found: 'Cette personne n’existe pas. Rechargez la liste.',
  field_device_not_found: 'Cet appareil n’existe pas. Rechargez la liste.',
  hub_closed: 'Ce hub n’est plus utilisé. Choisissez-en un autre.',
  field_person_inactive:
    'Cette personne a été désactivée. Ajoutez-la de nouveau si elle est revenue.',
  field_device_revoked: 'Cet appareil a été révoqué. Ajoutez-le de nouveau sous un autre nom.',
  sort_plan_changed: 'Un autre plan de tri a été publié entre-temps. Rechargez la page.',
  enrolment_unknown: 'Ce code a déjà servi ou a expiré. Demandez-en un nouveau au bureau.',
  badge_or_pin_wrong: 'Le badge ou le code PIN est incorrect. Vérifiez les deux et réessayez.',
  pin_locked: 'Trop de codes PIN erronés. Demandez au bureau de débloquer votre badge.',
  cash_count_not_found:
    'Cette déclaration n’attend pas sur votre site. Demandez au livreur de déclarer à nouveau les espèces.',
  cash_deposit_not_found: 'Nous ne connaissons pas ce sac d’espèces.',
  cash_count_closed:
    'Ces espèces ont déjà été comptées ou déclarées à nouveau. Revenez à la liste.',
  cash_count_differs:
    'Ce n’est pas ce que le livreur a déclaré. Recomptez ensemble, puis confirmez.',
  own_cash_count: 'Quelqu’un d’autre doit compter vos espèces.',
  cash_not_at_hub: 'Le site n’a pas autant d’espèces. Vérifiez les montants.',
  seal_used: 'Ce scellé a déjà été utilisé. Vérifiez le numéro du sac.',
  cash_deposit_received: 'Ce sac est déjà noté comme reçu.',
  cash_difference_changed: 'La différence n’est plus aussi grande. Rechargez la page.',
  hub_not_found: 'Ce hub n’existe pas. Rechargez la liste.',
  hub_code_taken: 'Un autre hub porte déjà ce code. Choisissez-en un autre.',
  hub_not_located:
    'Nous ne connaissons pas cette ville dans ce pays. Vérifiez les deux, ou indiquez la grande ville la plus proche.',
  hub_zone_unknown: 'Nous ne connaissons pas ce fuseau horaire. Écrivez-le comme Europe/Brussels.',
  scan_not_found: 'Ce scan n’est plus en attente. Rechargez la liste.',
  handover_not_changeable:
    'La modification n’est plus possible : le coursier est en route, nous avons l’envoi, il est annulé ou fait partie d’un autre enlèvement.',
  drop_off_unavailable:
    'Ce point relais n’accepte pas cet envoi. Choisissez-en un autre, ou un enlèvement.',
  shipment_not_collectable:
    'Un envoi choisi ne peut pas être remis lors de cet enlèvement : il est en route, en attente, dans un autre pays ou déjà dans un autre enlèvement.',
  too_many_cards:
    'Vous avez atteint le nombre maximal de cartes enregistrées. Supprimez-en une pour en enregistrer une autre.',
  followers_full:
    'Le nombre maximal d’abonnés à cet envoi est atteint. Ouvrez sa page de suivi pour voir où il est.',
  payload_too_large: 'La requête est trop volumineuse. Envoyez-la en plusieurs parties.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté ici. Envoyez du JSON.',
  idempotency_mismatch:
    'Les données ont été modifiées après l’envoi de la demande. Rechargez la page pour voir où elle en est.',
  terms_not_accepted: 'Acceptez les conditions de transport en vigueur pour continuer.',
  consent_missing: 'Cochez la case d’accord, afin que nous puissions vous écrire.',
  contact_incomplete: 'Indiquez votre nom, votre e-mail et votre message.',
  password_too_short:
    'Remplissez tous les champs obligatoires et choisissez un mot de passe sûr (8 caractères minimum).',
  password_too_common:
    'Ce mot de passe figure sur des listes de mots de passe courants. Choisissez-en un autre.',
  password_too_predictable:
    'Ce mot de passe est facile à deviner. Évitez les répétitions comme aaaa, les suites comme 1234 ou azerty, votre nom, votre adresse e-mail et le mot Waypost.',
  password_wrong: 'Le mot de passe est incorrect.',
  code_invalid: 'Code incorrect ou expiré.',
  link_invalid: 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  link_of_other_account:
    'Un autre compte a demandé ce changement. Connectez-vous à ce compte et ouvrez à nouveau le lien.',
  unsubscribe_link_invalid:
    'Ce lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail, ou écrivez au service client et nous retirerons l’adresse de la liste.',
  invitation_invalid:
    'Cette invitation a expiré, a déjà été utilisée ou est destinée à une autre adresse e-mail. Demandez-en une nouvelle.',
  second_factor_invalid:
    'Ce code est incorrect. Attendez le suivant dans l’application d’authentification et réessayez.',
  second_factor_needed:
    'Saisissez un code de votre application d’authentification pour cette opération.',
  second_factor_enrolled:
    'Un second facteur est déjà configuré. Un collègue peut le réinitialiser.',
  second_factor_enrolment_needed: 'Configurez d’abord un second facteur.',
  already_staff: 'Cette adresse appartient déjà à un membre du personnel.',
  last_owner: 'Il doit rester un propriétaire actif. Nommez d’abord un autre propriétaire.',
  nothing_to_price:
    'Saisissez un poids ou les trois dimensions, afin qu’un prix puisse être calculé.',
  service_not_available:
    'Ce service ne transporte pas cet envoi. Choisissez un autre service ou vérifiez les lieux, le poids et les dimensions.',
  service_limits_changed:
    'D’autres limites de service ont été publiées entre-temps. Rechargez la page.',
  country_embargoed:
    'Un pays de cet envoi vient d’être placé sous embargo ; il n’est plus possible de réserver.',
  over_max_piece_weight:
    'Un colis peut peser jusqu’à 70 kg. Expédiez les marchandises plus lourdes en fret.',
  measure_out_of_range:
    'Un poids ou une dimension dépasse ce que nous pouvons transporter. Vérifiez les chiffres.',
  pallets_below_one: 'Le fret exige au moins une palette.',
  place_not_bookable:
    'Nous ne reconnaissons pas le pays de l’un des lieux. Terminez par le pays, par exemple Lyon, France.',
  place_unknown: 'Indiquez le lieu sous la forme ville et pays, par exemple Lyon, France.',
  delivery_days_impossible:
    'Ces jours ne peuvent pas être promis : ils sont passés, ou cet envoi n’est en route vers personne.',
  event_not_possible: 'Cet envoi n’a pas cette pièce. Choisissez-en une qu’il comporte.',
  amount_differs: 'Ce n’est pas le montant dû. Vérifiez, ou ajustez d’abord le prix.',
  no_shipment_selected: 'Aucun envoi choisi pour l’e-mail.',
  party_without_email: 'Il n’y a pas d’adresse e-mail à laquelle écrire.',
  party_without_name: 'Cette partie n’a pas de nom qui puisse figurer dans un e-mail.',
  event_not_found: 'Cet envoi n’a pas cet événement.',
  shipment_changed: 'Un collègue a modifié cet envoi entre-temps. Regardez ce qui a changé.',
  shipment_not_changeable:
    'Cela ne peut plus être modifié pour cet envoi : il est en route, terminé, ou n’a pas été réservé par un programme.',
  shipment_cancelled: 'Cet envoi est annulé. C’est définitif, et rien ne peut y être ajouté.',
  event_not_voidable: 'Cet événement ne peut pas être retiré, ou l’a déjà été.',
  price_settled:
    'Le paiement de cet envoi est réglé ou en cours : son prix ne peut plus être modifié. Annulez l’envoi et remboursez.',
  nothing_owed: 'Plus rien n’est dû pour cet envoi, ou pas de cette manière.',
  reference_taken: 'Un autre envoi porte déjà ce numéro.',
  payment_method_unavailable:
    'Ce mode de paiement n’est pas disponible actuellement. Choisissez-en un autre.',
  pay_on_delivery_limit:
    'Ce montant est trop élevé pour un paiement à la livraison sans compte. Payez autrement ou connectez-vous.',
  too_many_declines:
    'Trop de cartes ont été refusées. Rien n’a été débité. Choisissez un autre mode de paiement, ou réessayez avec une carte dans une heure.',
  pay_on_delivery_too_high:
    'Ce montant est trop élevé pour un paiement à la livraison. Payez autrement.',
  too_many_bookings:
    'Plus aucune réservation n’est possible ici aujourd’hui. Réessayez dans 24 heures, ou écrivez-nous si vous avez besoin de plus.',
  card_refused:
    'La carte n’a pas été acceptée et n’est pas enregistrée. Essayez une autre carte ou demandez à votre banque.',
  card_not_found: 'Cette carte n’est plus enregistrée. Choisissez-en une autre.',
  statement_not_found: 'Ce document n’existe pas pour ce mois.',
  card_missing: 'Saisissez les données de la carte pour payer par carte.',
  items_missing: 'La douane doit connaître le contenu. Ajoutez au moins un article avec sa valeur.',
  declared_value_missing:
    'L’assurance dépend de la valeur de la marchandise. Indiquez le contenu et sa valeur.',
  shipper_elsewhere:
    'Votre ville n’est pas celle d’où part ce prix. Changez la ville ou demandez un nouveau devis depuis celle-ci.',
  recipient_elsewhere:
    'La ville du destinataire n’est pas celle de ce prix. Changez la ville ou demandez un nouveau devis vers celle-ci.',
  bulk_upload_not_found: 'Cet import n’existe pas. Revenez à la liste des imports.',
  bulk_upload_not_ready: 'Cet import n’en est pas à cette étape. Vérifiez son état et réessayez.',
  bulk_upload_started:
    'Des lignes de cet import ont déjà été saisies ; ses colonnes restent donc telles quelles.',
  bulk_upload_changed:
    'Un collègue a choisi d’autres colonnes entre-temps. Consultez le résultat de la vérification et recommencez.',
  bulk_prices_changed:
    'Un nouveau tarif est en vigueur depuis la vérification de ce fichier. Vérifiez-le à nouveau pour voir le nouveau montant.',
  bank_file_not_accepted:
    'Le fichier n’est ni au format CAMT.053 ni un CSV avec une date et un montant à chaque ligne.',
  over_credit_limit:
    'Le plafond de crédit du compte serait dépassé. Payez autrement, ou écrivez-nous.',
  vat_number_invalid:
    'Ce n’est pas un numéro de TVA d’une entreprise de l’Union européenne, ou le compte en a un autre depuis. Rechargez la page.',
  no_credit:
    'Le paiement en compte n’est pas ouvert à ce client. Payez autrement, ou écrivez-nous.',
  bank_line_decided: 'Un collègue a déjà traité ce virement. Rechargez la page.',
  upload_booked_before:
    'Un fichier au contenu identique a déjà été réservé. Confirmez que vous voulez le réserver encore une fois.',
  bulk_file_not_accepted:
    'Ce fichier n’est ni un CSV ni un XLSX. Enregistrez-le dans l’un de ces formats et réessayez.',
  bulk_columns_missing:
    'Certaines colonnes indispensables à chaque envoi ne sont pas encore choisies.',
  file_infected:
    'Ce fichier contient un virus. Il n’a pas été conservé. Vérifiez votre appareil, puis envoyez une copie saine.',
  file_not_accepted:
    'Ce fichier n’est pas un PDF, JPEG ou PNG, quel que soit son nom. Enregistrez-le dans l’un de ces formats et réessayez.',
  picture_taken:
    'Une autre image porte cet identifiant. Envoyez celle-ci sous un nouvel identifiant.',
  picture_not_accepted: 'Ce n’est pas une image JPEG, PNG ou WebP lisible.',
  pickup_day_unavailable:
    'Aucun coursier ne passe ce jour-là. Choisissez un jour ouvré dans les 60 prochains jours.',
  too_many_requests:
    'Trop de requêtes depuis cette connexion. Attendez quelques minutes et réessayez.',
  internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  overloaded: 'Nous sommes très sollicités en ce moment. Réessayez dans une minute.',
  temporarily_unavailable:
    'Nous ne pouvons pas répondre pour l’instant. Rien n’est perdu. Réessayez dans une minute.',
  document_failed:
    'Le document n’a pas pu être établi. Rien n’est perdu. Réessayez dans une minute.',
  template_not_found: 'Ce modèle n’existe plus. Rechargez la page.',
  too_many_templates: 'Vous avez 50 modèles. Supprimez-en un pour en garder un autre.',
  round_not_found: 'Cette tournée n’existe pas. Rechargez la page.',
  round_changed:
    'Quelqu’un a modifié la tournée entre-temps. Regardez-la à nouveau, puis répétez votre modification.',
  round_not_changeable: 'Ce n’est pas possible dans l’état actuel de la tournée.',
  round_incomplete: 'Une tournée a besoin d’arrêts et d’une personne avant d’être lancée.',
  round_pieces_open:
    'Des colis ne sont ni remis ni scannés au retour. Cherchez-les, ou déclarez-les manquants.',
  stop_taken: 'Une partie est déjà dans une autre tournée. Rechargez la liste.',
  stop_not_possible:
    'Une partie n’est pas possible : un arrêt est terminé, ou un envoi est livré, annulé, retenu ou relève d’un autre hub.',
  vehicle_not_found: 'Ce véhicule n’existe pas dans ce hub. Rechargez la liste.',
  vehicle_code_taken: 'Un autre véhicule du hub porte ce code. Choisissez-en un autre.',
  container_not_found: 'Ce contenant n’existe pas, ou il a été supprimé après deux ans.',
  trip_not_found: 'Ce trajet n’existe pas. Rechargez la liste.',
  trip_not_changeable:
    'Ce trajet ne peut pas être modifié : il est parti, terminé, ou il commence et finit au même hub.',
} satisfies Catalog<'problems'>;
