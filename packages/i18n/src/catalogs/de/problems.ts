import type { Catalog } from '../../messages.ts';

export default {
  invalid_request:
    'Einige Angaben fehlen oder sind ungültig. Prüfen Sie sie und versuchen Sie es erneut.',
  idempotency_key_missing:
    'Der Anfrage fehlt ein Idempotency-Key. Senden Sie die Versuchs-ID des Entwurfs oder für eine Abholung eine eigene ID.',
  webhook_signature_invalid: 'Die Signatur dieses Ereignisses ist ungültig.',
  reference_too_short: 'Bitte geben Sie eine gültige Sendungsnummer ein.',
  reference_mistyped:
    'Diese Sendungsnummer enthält einen Tippfehler. Vergleichen Sie sie mit dem Versandetikett, immer vier Zeichen auf einmal.',
  unauthenticated: 'Melden Sie sich an, um fortzufahren.',
  sign_in_refused:
    'E-Mail-Adresse oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es erneut.',
  payment_declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  payment_not_completed:
    'Die Zahlung wurde nicht abgeschlossen. Es wurde nichts abgebucht. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsart.',
  key_unknown:
    'Die Anfrage hat keinen gültigen API-Schlüssel. Senden Sie einen als Authorization: Bearer, oder erstellen Sie im Dashboard einen neuen.',
  key_expired:
    'Dieser API-Schlüssel ist abgelaufen. Nutzen Sie den Schlüssel, der ihn ersetzt hat, oder erstellen Sie im Dashboard einen neuen.',
  key_network_refused:
    'Dieser Schlüssel darf aus diesem Netz nicht benutzt werden. Nutzen Sie ihn aus einem erlaubten Netz, oder erstellen Sie einen anderen.',
  test_mode_unavailable: 'Hier gibt es noch keinen Testmodus. Verwenden Sie einen Live-Schlüssel.',
  key_spend_cap_reached:
    'Dieser Schlüssel darf heute nicht so viel ausgeben. Es wurde nichts gebucht. Erstellen Sie einen Schlüssel mit höherer Grenze, oder warten Sie bis morgen.',
  credit_exhausted:
    'Ihr Kreditrahmen deckt diese Sendung nicht. Es wurde nichts gebucht. Bezahlen Sie eine Abrechnung, oder zahlen Sie mit Karte.',
  payer_needed:
    'Die Bank verlangt, dass die Karteninhaberin oder der Karteninhaber diese Zahlung bestätigt; ein Programm kann das nicht. Es wurde nichts belastet. Nutzen Sie eine andere Karte, oder zahlen Sie auf Rechnung.',
  idempotency_key_reused:
    'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Senden Sie mit einer neuen Anfrage einen neuen Schlüssel.',
  rate_mismatch:
    'Dieser Preis gilt für eine andere Sendung oder ein anderes Konto. Fragen Sie Preise für diese Sendung ab.',
  price_above_maximum:
    'Der Preis ist höher als das von Ihnen genannte Maximum. Es wurde nichts gebucht.',
  forbidden: 'Mit Ihrem Zugang ist das nicht erlaubt.',
  cross_site_request: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  not_found: 'Unter dieser Adresse gibt es nichts.',
  tracking_unknown:
    'Diese Sendungsnummer haben wir nicht gefunden. Prüfen Sie sie auf Tippfehler oder fragen Sie den Absender.',
  draft_not_found: 'Der Entwurf der Sendung fehlt. Bitte erstellen Sie die Sendung neu.',
  session_not_found: 'Diese Sitzung gibt es nicht mehr. Laden Sie die Liste neu.',
  staff_not_found: 'Diese Person gibt es im Team nicht. Laden Sie die Liste neu.',
  attempt_not_found:
    'Diesen Buchungsversuch gibt es nicht. Laden Sie die Seite neu und versuchen Sie es erneut.',
  address_not_found: 'Diese Adresse ist nicht mehr in Ihrem Adressbuch. Laden Sie die Liste neu.',
  pickup_not_found: 'Diese Abholung gibt es nicht. Laden Sie die Liste neu.',
  pickup_rule_not_found: 'Diese regelmäßige Abholung gibt es nicht. Laden Sie die Liste neu.',
  receipt_unavailable: 'Beleg nicht verfügbar',
  case_not_found:
    'Diesen Vorgang gibt es nicht. Laden Sie die Seite neu, um die vorhandenen zu sehen.',
  shipment_not_found: 'Diese Sendung gibt es nicht. Laden Sie die Liste neu.',
  method_not_allowed: 'Diese Adresse beantwortet keine Anfragen dieser Art.',
  attempt_running: 'Diese Buchung wird noch bearbeitet. Das Ergebnis folgt gleich.',
  already_booked: 'Diese Sendung ist bereits gebucht.',
  attempt_superseded:
    'Ein neuerer Buchungsversuch hat diesen ersetzt. Prüfen Sie den Preis und bestätigen Sie erneut.',
  price_changed:
    'Der Preis hat sich geändert. Prüfen Sie den neuen Preis und bestätigen Sie erneut.',
  form_already_sent:
    'Dieses Formular wurde bereits mit anderem Text gesendet. Laden Sie die Seite neu, um eine weitere Nachricht zu schreiben.',
  not_cancellable:
    'Diese Sendung ist bereits unterwegs oder storniert. Wenden Sie sich an den Kundenservice, um sie zu ändern.',
  label_withheld:
    'Dieses Dokument wird zurückgehalten, solange die Buchung auf Bestätigung oder Zahlung wartet und nachdem sie storniert wurde.',
  labels_withheld:
    'Für einige dieser Sendungen gibt es gerade kein Etikett. Es wurde nichts erstellt.',
  too_many_labels: 'Das sind mehr als 500 Etiketten. Wählen Sie weniger Sendungen aus.',
  quote_expired:
    'Dieses Angebot gilt nicht mehr. Berechnen Sie einen neuen Preis, um fortzufahren.',
  too_many_webhook_endpoints:
    'Sie haben so viele Webhook-Adressen, wie ein Konto haben kann. Entfernen Sie eine, um eine andere hinzuzufügen.',
  webhook_endpoint_off: 'Dieser Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  webhook_address:
    'Webhooks gehen an öffentliche https-Adressen auf Port 443 oder 8443, ohne Benutzernamen darin.',
  too_many_keys:
    'Sie haben so viele Schlüssel, wie ein Konto haben kann. Widerrufen Sie einen, um einen neuen zu erstellen.',
  too_many_views:
    'Sie haben so viele Ansichten, wie ein Teammitglied haben kann. Entfernen Sie eine, um eine weitere zu speichern.',
  settings_changed:
    'Jemand anderes hat die Einstellungen inzwischen gespeichert. Sehen Sie sich die Änderungen an und speichern Sie erneut.',
  tariff_not_found: 'Diesen Tarif gibt es nicht.',
  tariff_changed:
    'Nach diesem Vorschlag wurde eine andere Version veröffentlicht. Sehen Sie sie sich an und machen Sie einen neuen Vorschlag.',
  tariff_preview_missing:
    'Die Auswirkungen dieser Änderung sind noch nicht berechnet. Warten Sie darauf und veröffentlichen Sie dann.',
  tariff_in_force: 'Ein Tarif kann bis eine Minute vor seinem Inkrafttreten zurückgezogen werden.',
  tariff_beyond_bounds:
    'Mit diesen Preisen kostet die größte Sendung mehr, als die Bücher aufnehmen können. Prüfen Sie die Kommastellen.',
  tariff_moment_past:
    'Wählen Sie einen Zeitpunkt, der mindestens eine Minute in der Zukunft liegt.',
  key_not_found: 'Diesen Schlüssel gibt es nicht.',
  key_name_taken:
    'Eine Quelle mit diesem Namen gibt es schon. Erneuern Sie ihren Schlüssel oder wählen Sie einen anderen Namen.',
  key_expiry_past: 'Wählen Sie einen Tag in der Zukunft oder keinen.',
  customer_unknown: 'Diesen Kunden gibt es nicht.',
  customer_changed:
    'Dieser Kunde wurde inzwischen von jemand anderem geändert. Vergleichen Sie mit dem jetzigen Stand und speichern Sie erneut.',
  customer_active:
    'Dieses Konto ist aktiv. Deaktivieren Sie es, bevor Sie die Daten der Person löschen.',
  mail_not_found: 'Diese E-Mail gibt es nicht. Laden Sie die Liste neu.',
  audit_entry_not_found: 'Diesen Eintrag gibt es im Prüfprotokoll nicht. Laden Sie die Liste neu.',
  mail_sealed:
    'Diese E-Mail enthält einen Code oder Link oder beantwortet eine einzelne Anfrage. Sie kann nicht erneut gesendet werden; der Empfänger kann eine neue anfordern.',
  mail_addressee_gone:
    'Es gibt niemanden mehr, an den sie gehen könnte: Die Daten der Person sind gelöscht, oder sie möchte keine solchen E-Mails.',
  mail_opted_out: 'Diese Adresse möchte keine E-Mails zu Sendungen. Es wurde nichts gesendet.',
  shipper_only: 'Nur der Absender kann diese Sendung stornieren.',
  key_ended: 'Dieser Schlüssel ist beendet oder wurde schon ersetzt. Erstellen Sie einen neuen.',
  viewing_only:
    'Sie sehen den Kundenbereich eines Kunden. Von hier aus kann nichts geändert werden.',
  address_book_full:
    'Ihr Adressbuch ist voll. Entfernen Sie eine Adresse, um eine andere zu speichern.',
  desk_item_not_found: 'Das steht nicht mehr auf der Liste. Laden Sie die Liste neu.',
  desk_item_taken: 'Das hat bereits jemand aus dem Team übernommen.',
  desk_item_final:
    'Das kann nicht wieder geöffnet werden: Die Daten der Person wurden gelöscht, oder es gibt einen neueren Vorgang dazu.',
  desk_item_unanswerable: 'Hier wartet niemand auf eine Antwort.',
  snooze_out_of_range: 'Wählen Sie einen Zeitpunkt innerhalb der nächsten 30 Tage.',
  case_closed:
    'Dieser Vorgang wurde vor mehr als 14 Tagen abgeschlossen. Schreiben Sie dem Kundenservice per E-Mail, wenn es etwas Neues gibt.',
  case_full:
    'Dieser Vorgang enthält bereits 20 Dateien. Schreiben Sie eine Nachricht; wir sagen Ihnen, wohin Sie weitere senden.',
  no_open_problem:
    'Zu dieser Sendung müssen Sie nichts mehr tun. Schreiben Sie dem Kundenservice per E-Mail, wenn etwas nicht stimmt.',
  pickup_window_gone: 'Dieses Zeitfenster wird nicht mehr angeboten. Wählen Sie ein anderes.',
  pickup_window_full:
    'In diesem Zeitfenster sind alle Termine vergeben. Es wurde nichts angefordert oder geändert. Wählen Sie eine andere Zeit.',
  pickup_places_used:
    'Für Sie oder diese Adresse sind in diesem Zeitfenster schon so viele Abholungen vorgemerkt wie möglich. Es wurde nichts angefordert oder geändert. Übergeben Sie alles auf einmal oder wählen Sie eine andere Zeit.',
  pickup_rules_used:
    'Sie haben schon so viele wiederkehrende Abholungen, wie Ihr Konto haben kann. Beenden Sie eine davon oder fordern Sie einzelne Abholungen an.',
  pickup_cut_off_passed:
    'Für dieses Zeitfenster ist es zu spät: Es schließt zwei Stunden vor seinem Beginn. Wählen Sie eine andere Zeit.',
  pickup_not_changeable:
    'Diese Abholung lässt sich nicht mehr ändern: Sie ist vorbei, storniert, oder die Frist ist abgelaufen.',
  service_point_not_found: 'Diese Annahmestelle gibt es nicht. Laden Sie die Liste neu.',
  service_point_not_located:
    'Wir kennen diese Stadt in diesem Land nicht. Prüfen Sie beides, oder nennen Sie die nächste größere Stadt.',
  shift_needed: 'Melden Sie sich mit Ausweis und PIN an, um fortzufahren.',
  field_person_not_found: 'Diese Person gibt es nicht. Laden Sie die Liste neu.',
  field_device_not_found: 'Dieses Gerät gibt es nicht. Laden Sie die Liste neu.',
  hub_closed: 'Dieser Hub wird nicht mehr genutzt. Wählen Sie einen anderen.',
  field_person_inactive:
    'Diese Person wurde deaktiviert. Fügen Sie sie neu hinzu, wenn sie zurück ist.',
  field_device_revoked:
    'Dieses Gerät wurde gesperrt. Fügen Sie es unter einem anderen Namen neu hinzu.',
  sort_plan_changed:
    'Inzwischen wurde ein anderer Sortierplan veröffentlicht. Laden Sie die Seite neu.',
  enrolment_unknown:
    'Dieser Code wurde schon benutzt oder ist abgelaufen. Bitten Sie das Büro um einen neuen.',
  badge_or_pin_wrong:
    'Ausweis oder PIN stimmt nicht. Prüfen Sie beides und versuchen Sie es erneut.',
  pin_locked: 'Zu viele falsche PINs. Bitten Sie das Büro, Ihren Ausweis zu entsperren.',
  cash_count_not_found:
    'Diese Meldung wartet nicht an Ihrem Standort. Bitten Sie den Kurier, das Bargeld noch einmal zu melden.',
  cash_deposit_not_found: 'Einen solchen Geldbeutel kennen wir nicht.',
  cash_count_closed:
    'Dieses Bargeld wurde schon gezählt oder neu gemeldet. Gehen Sie zurück zur Liste.',
  cash_count_differs:
    'Das ist nicht, was der Kurier gemeldet hat. Zählen Sie gemeinsam noch einmal und bestätigen Sie dann.',
  own_cash_count: 'Ihr Bargeld muss jemand anderes zählen.',
  cash_not_at_hub: 'So viel Bargeld ist nicht am Standort. Prüfen Sie die Beträge.',
  seal_used: 'Dieses Siegel wurde schon verwendet. Prüfen Sie die Nummer auf dem Beutel.',
  cash_deposit_received: 'Dieser Beutel ist schon als eingegangen vermerkt.',
  cash_difference_changed: 'Die Differenz ist nicht mehr so groß. Laden Sie die Seite neu.',
  hub_not_found: 'Diesen Hub gibt es nicht. Laden Sie die Liste neu.',
  hub_code_taken: 'Ein anderer Hub hat diesen Code. Wählen Sie einen anderen.',
  hub_not_located:
    'Wir kennen diese Stadt in diesem Land nicht. Prüfen Sie beides, oder nennen Sie die nächste größere Stadt.',
  hub_zone_unknown: 'Wir kennen diese Zeitzone nicht. Schreiben Sie sie wie Europe/Brussels.',
  scan_not_found: 'Dieser Scan wartet nicht mehr. Laden Sie die Liste neu.',
  handover_not_changeable:
    'Das lässt sich nicht mehr ändern: Der Kurier ist unterwegs, wir haben die Sendung, sie ist storniert oder Teil einer anderen Abholung.',
  drop_off_unavailable:
    'Diese Annahmestelle nimmt die Sendung nicht an. Wählen Sie eine andere oder eine Abholung.',
  shipment_not_collectable:
    'Eine gewählte Sendung kann bei dieser Abholung nicht übergeben werden: Sie ist unterwegs, angehalten, in einem anderen Land oder Teil einer anderen Abholung.',
  too_many_cards:
    'Sie haben so viele Karten gespeichert, wie wir aufbewahren. Entfernen Sie eine, um eine andere zu speichern.',
  followers_full:
    'Für diese Sendung sind keine weiteren Benachrichtigungen möglich. Öffnen Sie die Sendungsverfolgung, um zu sehen, wo sie ist.',
  payload_too_large: 'Die Anfrage ist zu groß. Senden Sie sie in kleineren Teilen.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen. Senden Sie JSON.',
  idempotency_mismatch:
    'Die Angaben wurden nach dem Senden geändert. Laden Sie die Seite neu, um den Stand zu sehen.',
  terms_not_accepted: 'Akzeptieren Sie die geltenden Beförderungsbedingungen, um fortzufahren.',
  consent_missing: 'Setzen Sie das Häkchen, damit wir Ihnen schreiben dürfen.',
  contact_incomplete: 'Bitte geben Sie Name, E-Mail-Adresse und Nachricht ein.',
  password_too_short:
    'Bitte füllen Sie alle Pflichtfelder aus und wählen Sie ein sicheres Passwort (mindestens 8 Zeichen).',
  password_too_common:
    'Dieses Passwort steht auf Listen häufiger Passwörter. Wählen Sie ein anderes.',
  password_too_predictable:
    'Dieses Passwort ist leicht zu erraten. Vermeiden Sie Wiederholungen wie aaaa, Folgen wie 1234 oder qwertz, Ihren Namen, Ihre E-Mail-Adresse und das Wort Waypost.',
  password_wrong: 'Das Passwort stimmt nicht.',
  code_invalid: 'Der Code ist ungültig oder abgelaufen.',
  link_invalid:
    'Dieser Link ist abgelaufen oder wurde bereits verwendet. Fordern Sie einen neuen an.',
  link_of_other_account:
    'Diese Änderung hat ein anderes Konto angefordert. Melden Sie sich bei jenem Konto an und öffnen Sie den Link noch einmal.',
  unsubscribe_link_invalid:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder schreiben Sie dem Kundenservice, und wir nehmen die Adresse von der Liste.',
  invitation_invalid:
    'Diese Einladung ist abgelaufen, wurde bereits verwendet oder gilt für eine andere E-Mail-Adresse. Bitten Sie um eine neue.',
  second_factor_invalid:
    'Dieser Code stimmt nicht. Warten Sie auf den nächsten in der Authenticator-App und versuchen Sie es erneut.',
  second_factor_needed: 'Geben Sie dafür einen Code Ihrer Authenticator-App ein.',
  second_factor_enrolled:
    'Ein zweiter Faktor ist bereits eingerichtet. Jemand aus dem Team kann ihn zurücksetzen.',
  second_factor_enrolment_needed: 'Richten Sie zuerst einen zweiten Faktor ein.',
  already_staff: 'Diese Adresse gehört bereits jemandem aus dem Team.',
  last_owner:
    'Eine aktive Person mit Inhaberrechten muss bleiben. Geben Sie diese Rechte zuerst jemand anderem.',
  nothing_to_price:
    'Geben Sie ein Gewicht oder die drei Seiten ein, damit sich ein Preis berechnen lässt.',
  service_not_available:
    'Dieser Service befördert die Sendung nicht. Wählen Sie einen anderen oder prüfen Sie Orte, Gewicht und Maße.',
  service_limits_changed:
    'Inzwischen wurden andere Servicegrenzen veröffentlicht. Laden Sie die Seite neu.',
  country_embargoed:
    'Ein Land dieser Sendung unterliegt jetzt einem Embargo. Sie kann nicht mehr gebucht werden.',
  over_max_piece_weight:
    'Ein Paket darf bis zu 70 kg wiegen. Schwerere Ware senden Sie als Fracht.',
  measure_out_of_range:
    'Ein Gewicht oder Maß ist größer, als wir befördern können. Prüfen Sie die Zahlen.',
  pallets_below_one: 'Fracht braucht mindestens eine Palette.',
  place_not_bookable:
    'Wir erkennen das Land eines der Orte nicht. Setzen Sie es an das Ende, zum Beispiel Köln, Deutschland.',
  place_unknown: 'Geben Sie den Ort als Stadt mit Land an, zum Beispiel Köln, Deutschland.',
  delivery_days_impossible:
    'Diese Tage können nicht zugesagt werden: Sie sind vorbei, oder diese Sendung ist zu niemandem unterwegs.',
  event_not_possible: 'Dieses Packstück hat die Sendung nicht. Wählen Sie eines, das sie hat.',
  amount_differs:
    'Das ist nicht der geschuldete Betrag. Sehen Sie noch einmal nach oder passen Sie zuerst den Preis an.',
  no_shipment_selected: 'Keine Sendung für die E-Mail ausgewählt.',
  party_without_email: 'Es gibt keine E-Mail-Adresse, an die geschrieben werden kann.',
  party_without_name: 'Diese Partei hat keinen Namen, der in eine E-Mail gesetzt werden kann.',
  event_not_found: 'Dieses Ereignis gibt es bei dieser Sendung nicht.',
  shipment_changed:
    'Diese Sendung wurde inzwischen von jemand anderem geändert. Sehen Sie sich die Änderungen an.',
  shipment_not_changeable:
    'Das lässt sich an dieser Sendung nicht mehr ändern: Sie ist unterwegs, abgeschlossen oder wurde nicht von einem Programm gebucht.',
  shipment_cancelled:
    'Diese Sendung ist storniert. Das ist endgültig, und es kann nichts hinzugefügt werden.',
  event_not_voidable:
    'Dieses Ereignis kann nicht zurückgenommen werden oder wurde bereits zurückgenommen.',
  price_settled:
    'Die Zahlung dieser Sendung ist abgeschlossen oder läuft, deshalb kann der Preis nicht geändert werden. Stornieren Sie die Sendung und erstatten Sie das Geld.',
  nothing_owed: 'Für diese Sendung ist nichts mehr offen, oder nicht auf diesem Weg.',
  reference_taken: 'Diese Nummer hat bereits eine andere Sendung.',
  payment_method_unavailable:
    'Diese Zahlungsart ist zurzeit nicht verfügbar. Wählen Sie eine andere.',
  pay_on_delivery_limit:
    'Dieser Betrag ist zu hoch für die Zahlung bei Zustellung ohne Konto. Wählen Sie eine andere Zahlungsart oder melden Sie sich an.',
  too_many_declines:
    'Zu viele Karten wurden abgelehnt. Es wurde nichts abgebucht. Wählen Sie jetzt eine andere Zahlungsart oder versuchen Sie es in einer Stunde wieder mit einer Karte.',
  pay_on_delivery_too_high:
    'Dieser Betrag ist zu hoch für die Zahlung bei Zustellung. Wählen Sie eine andere Zahlungsart.',
  too_many_bookings:
    'Heute sind hier keine weiteren Buchungen möglich. Versuchen Sie es in 24 Stunden wieder, oder schreiben Sie uns, wenn Sie mehr brauchen.',
  card_refused:
    'Die Karte wurde nicht akzeptiert und nicht gespeichert. Versuchen Sie eine andere Karte oder fragen Sie Ihre Bank.',
  card_not_found: 'Diese Karte ist nicht mehr gespeichert. Wählen Sie eine andere.',
  statement_not_found: 'Dieses Dokument gibt es für diesen Monat nicht.',
  card_missing: 'Geben Sie die Kartendaten ein, um per Karte zu zahlen.',
  items_missing:
    'Der Zoll muss wissen, was enthalten ist. Fügen Sie mindestens eine Position mit ihrem Wert hinzu.',
  declared_value_missing:
    'Die Versicherung richtet sich nach dem Wert der Ware. Geben Sie Inhalt und Wert an.',
  shipper_elsewhere:
    'Dieser Preis gilt ab einem anderen Ort als Ihrem. Ändern Sie den Ort, oder holen Sie ein neues Angebot ab dort ein.',
  recipient_elsewhere:
    'Der Ort des Empfängers ist nicht der, für den dieser Preis gilt. Ändern Sie den Ort, oder holen Sie ein neues Angebot dorthin ein.',
  bulk_upload_not_found: 'Diesen Upload gibt es nicht. Gehen Sie zurück zur Liste der Uploads.',
  bulk_upload_not_ready:
    'Dieser Upload ist noch nicht oder nicht mehr an diesem Punkt. Prüfen Sie seinen Stand und versuchen Sie es erneut.',
  bulk_upload_started:
    'Zeilen dieses Uploads wurden bereits erfasst, daher bleiben seine Spalten, wie sie sind.',
  bulk_upload_changed:
    'Inzwischen wurden von jemand anderem andere Spalten gewählt. Sehen Sie sich das Ergebnis der Prüfung an und starten Sie erneut.',
  bulk_prices_changed:
    'Seit der Prüfung dieser Datei gilt ein neuer Tarif. Prüfen Sie sie erneut, um die neue Summe zu sehen.',
  bank_file_not_accepted:
    'Die Datei ist weder CAMT.053 noch eine CSV-Datei mit Datum und Betrag in jeder Zeile.',
  over_credit_limit:
    'Damit würde das Kreditlimit des Kontos überschritten. Wählen Sie eine andere Zahlungsart, oder schreiben Sie uns.',
  vat_number_invalid:
    'Das ist keine USt-IdNr. eines Unternehmens in der Europäischen Union, oder das Konto hat inzwischen eine andere. Laden Sie die Seite neu.',
  no_credit:
    'Mit diesem Konto ist keine Zahlung auf Rechnung möglich. Wählen Sie eine andere Zahlungsart, oder schreiben Sie uns.',
  bank_line_decided: 'Über diese Überweisung wurde bereits entschieden. Laden Sie die Seite neu.',
  upload_booked_before:
    'Eine Datei mit demselben Inhalt wurde schon gebucht. Bestätigen Sie, dass Sie sie noch einmal buchen möchten.',
  bulk_file_not_accepted:
    'Die Datei ist weder CSV noch XLSX. Speichern Sie sie in einem dieser Formate und versuchen Sie es erneut.',
  bulk_columns_missing: 'Einige Spalten, die jede Sendung braucht, sind noch nicht gewählt.',
  file_infected:
    'Diese Datei enthält einen Virus. Sie wurde nicht gespeichert. Prüfen Sie Ihr Gerät und senden Sie dann eine saubere Kopie.',
  file_not_accepted:
    'Diese Datei ist kein PDF, JPEG oder PNG, auch wenn ihr Name das sagt. Speichern Sie sie in einem dieser Formate und versuchen Sie es erneut.',
  picture_taken: 'Ein anderes Bild hat diese Kennung. Senden Sie dieses unter einer neuen.',
  picture_not_accepted: 'Das ist kein lesbares Bild im Format JPEG, PNG oder WebP.',
  pickup_day_unavailable:
    'An diesem Tag kommt kein Kurier. Wählen Sie einen Werktag innerhalb der nächsten 60 Tage.',
  too_many_requests:
    'Zu viele Anfragen von diesem Anschluss. Warten Sie einige Minuten und versuchen Sie es erneut.',
  internal: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  overloaded: 'Wir haben zurzeit sehr viele Anfragen. Versuchen Sie es in einer Minute erneut.',
  temporarily_unavailable:
    'Wir können zurzeit nicht antworten. Es ist nichts verloren. Versuchen Sie es in einer Minute erneut.',
  document_failed:
    'Das Dokument konnte nicht erstellt werden. Es ist nichts verloren. Versuchen Sie es in einer Minute erneut.',
  template_not_found: 'Diese Vorlage gibt es nicht mehr. Laden Sie die Seite neu.',
  too_many_templates: 'Sie haben 50 Vorlagen. Entfernen Sie eine, um eine weitere zu speichern.',
  round_not_found: 'Diese Tour gibt es nicht. Laden Sie die Seite neu.',
  round_changed:
    'Jemand hat die Tour inzwischen geändert. Sehen Sie sie noch einmal an und wiederholen Sie die Änderung.',
  round_not_changeable: 'Das ist im jetzigen Zustand der Tour nicht möglich.',
  round_incomplete: 'Eine Tour braucht Stopps und eine Person, bevor sie freigegeben wird.',
  round_pieces_open:
    'Einige Stücke sind weder übergeben noch eingescannt. Suchen Sie danach, oder melden Sie sie als fehlend.',
  stop_taken: 'Ein Teil davon ist schon in einer anderen Tour. Laden Sie die Liste neu.',
  stop_not_possible:
    'Ein Teil davon ist nicht möglich: Ein Stopp ist erledigt, oder eine Sendung ist zugestellt, storniert, angehalten oder gehört zu einem anderen Hub.',
  vehicle_not_found: 'Dieses Fahrzeug gibt es in diesem Hub nicht. Laden Sie die Liste neu.',
  vehicle_code_taken: 'Ein anderes Fahrzeug des Hubs hat diesen Code. Wählen Sie einen anderen.',
  container_not_found: 'Diesen Behälter gibt es nicht, oder er wurde nach zwei Jahren gelöscht.',
  trip_not_found: 'Diese Fahrt gibt es nicht. Laden Sie die Liste neu.',
  trip_not_changeable:
    'Diese Fahrt kann nicht geändert werden: Sie ist abgefahren, beendet, oder sie beginnt und endet im selben Hub.',
} satisfies Catalog<'problems'>;
