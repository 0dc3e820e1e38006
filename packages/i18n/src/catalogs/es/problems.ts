import type { Catalog } from '../../messages.ts';

export default {
  invalid_request: 'Faltan datos o algunos no son válidos. Revíselos e inténtelo de nuevo.',
  idempotency_key_missing:
    'La solicitud no tiene Idempotency-Key. Envíe el id. de intento del borrador o, para una recogida, un id. propio.',
  webhook_signature_invalid: 'La firma de este evento no es válida.',
  reference_too_short: 'Introduzca un número de seguimiento válido.',
  reference_mistyped:
    'Este número de seguimiento contiene un error de escritura. Compárelo con el de la etiqueta, de cuatro en cuatro caracteres.',
  unauthenticated: 'Inicie sesión para continuar.',
  sign_in_refused:
    'El correo electrónico o la contraseña no son correctos. Compruebe ambos e inténtelo de nuevo.',
  payment_declined:
    'El pago se ha rechazado. No se ha cobrado nada. Inténtelo de nuevo o pague de otra forma.',
  payment_not_completed:
    'El pago no se ha completado. No se ha cobrado nada. Inténtelo de nuevo o pague de otra forma.',
  key_unknown:
    'La solicitud no tiene una clave API válida. Envíe una en Authorization: Bearer o cree una nueva en su panel.',
  key_expired:
    'Esta clave API ha caducado. Use la clave que la sustituyó o cree una nueva en su panel.',
  key_network_refused:
    'Esta clave no se puede usar desde esta red. Úsela desde una red permitida o cree otra.',
  test_mode_unavailable: 'Aquí todavía no hay modo de prueba. Use una clave real.',
  key_spend_cap_reached:
    'Esta clave no puede gastar tanto hoy. No se reservó nada. Cree una clave con un límite mayor o espere a mañana.',
  credit_exhausted:
    'Su crédito no cubre este envío. No se reservó nada. Pague un extracto o pague con tarjeta.',
  payer_needed:
    'El banco pide que el titular de la tarjeta confirme este pago, y un programa no puede hacerlo. No se cobró nada. Use otra tarjeta o pague a cuenta.',
  idempotency_key_reused:
    'Esta Idempotency-Key se usó para otra solicitud. Envíe una clave nueva con una solicitud nueva.',
  rate_mismatch: 'Esta tarifa se hizo para otro envío u otra cuenta. Pida las tarifas de este.',
  price_above_maximum: 'El precio supera el máximo que indicó. No se reservó nada.',
  forbidden: 'Su acceso no le permite hacer esto.',
  cross_site_request: 'Esta solicitud procedía de otro sitio web y se ha rechazado.',
  not_found: 'No hay nada en esta dirección.',
  tracking_unknown:
    'No encontramos ese número de seguimiento. Compruebe que esté bien escrito o contacte con el remitente.',
  draft_not_found: 'No se encuentra el borrador del envío. Cree el envío de nuevo.',
  session_not_found: 'Esta sesión ya no existe. Recargue la lista.',
  staff_not_found: 'No existe ese miembro del personal. Recargue la lista.',
  attempt_not_found: 'Este intento de reserva no existe. Recargue la página e inténtelo de nuevo.',
  address_not_found: 'Esta dirección ya no está en su libreta de direcciones. Recargue la lista.',
  pickup_not_found: 'No existe esa recogida. Recargue la lista.',
  pickup_rule_not_found: 'No existe esa recogida periódica. Recargue la lista.',
  receipt_unavailable: 'Recibo no disponible',
  case_not_found: 'No existe ese caso. Recargue la página para ver los que hay.',
  shipment_not_found: 'No existe ese envío. Recargue la lista.',
  method_not_allowed: 'Esta dirección no responde a ese tipo de solicitud.',
  attempt_running: 'Esta reserva aún se está procesando. El resultado llegará en un momento.',
  already_booked: 'Este envío ya está reservado.',
  attempt_superseded:
    'Un intento de reserva más reciente ha sustituido a este. Revise el precio y confirme de nuevo.',
  price_changed: 'El precio ha cambiado. Revise el nuevo precio y confirme de nuevo.',
  form_already_sent:
    'Este formulario ya se envió con otro texto. Recargue la página para escribir otro mensaje.',
  not_cancellable:
    'Este envío ya está en camino o cancelado. Contacte con atención al cliente para cambiarlo.',
  label_withheld:
    'Este documento no está disponible mientras la reserva espera confirmación o pago, ni después de cancelarse.',
  labels_withheld:
    'Algunos de estos envíos no tienen etiqueta que imprimir ahora. No se ha creado nada.',
  too_many_labels: 'Son más de 500 etiquetas. Elija menos envíos.',
  quote_expired: 'Este presupuesto ya no es válido. Calcule otro precio para continuar.',
  too_many_webhook_endpoints:
    'Tiene todas las direcciones de webhook que permite una cuenta. Elimine una para añadir otra.',
  webhook_endpoint_off: 'Este webhook está desactivado. Actívelo primero.',
  webhook_address:
    'Los webhooks se envían a direcciones https públicas, en el puerto 443 u 8443 y sin nombre de usuario.',
  too_many_keys: 'Tiene todas las claves que permite una cuenta. Revoque una para crear otra.',
  too_many_views:
    'Tiene todas las vistas que puede tener un miembro del equipo. Elimine una para guardar otra.',
  settings_changed:
    'Otra persona ha guardado los ajustes entretanto. Vea qué ha cambiado y guarde de nuevo.',
  tariff_not_found: 'No existe esa tarifa.',
  tariff_changed:
    'Se publicó otra versión después de esta propuesta. Revísela y vuelva a proponerla.',
  tariff_preview_missing:
    'Aún no se ha calculado qué cambia con esto. Espere a que termine y publique entonces.',
  tariff_in_force: 'Una tarifa se puede retirar hasta un minuto antes de su entrada en vigor.',
  tariff_beyond_bounds:
    'Con estas tarifas, el envío más grande cuesta más de lo que admite la contabilidad. Revise los decimales.',
  tariff_moment_past: 'Elija un momento que sea al menos un minuto posterior a ahora.',
  key_not_found: 'No existe esa clave.',
  key_name_taken: 'Ya hay una fuente con ese nombre. Renueve su clave o elija otro nombre.',
  key_expiry_past: 'Elija un día futuro o ninguno.',
  customer_unknown: 'No existe ese cliente.',
  customer_changed:
    'Alguien ha modificado este cliente entretanto. Compare con lo que hay ahora y guarde de nuevo.',
  customer_active: 'Esta cuenta está activa. Desactívela antes de borrar a la persona.',
  mail_not_found: 'No existe ese correo. Recargue la lista.',
  audit_entry_not_found: 'No existe esa entrada en el registro de auditoría. Recargue la lista.',
  mail_sealed:
    'Este correo lleva un código o un enlace, o responde a una solicitud. No se puede enviar de nuevo; quien lo recibe puede pedir otro.',
  mail_addressee_gone:
    'Ya no hay a quién enviarlo: la persona está borrada o no desea estos correos.',
  mail_opted_out: 'En esta dirección no se desean correos sobre envíos. No se ha enviado nada.',
  shipper_only: 'Solo el remitente puede cancelar este envío.',
  key_ended: 'Esta clave ha terminado o ya se ha sustituido. Cree una nueva.',
  viewing_only: 'Está viendo el panel de un cliente. Desde aquí no se puede cambiar nada.',
  address_book_full:
    'Su libreta de direcciones está llena. Elimine una dirección para guardar otra.',
  desk_item_not_found: 'Esto ya no está en la mesa de trabajo. Recargue la lista.',
  desk_item_taken: 'Un compañero ya se ocupa de esto.',
  desk_item_final:
    'Esto no se puede reabrir: la persona se borró o hay algo más reciente sobre lo mismo.',
  desk_item_unanswerable: 'Aquí nadie espera una respuesta.',
  snooze_out_of_range: 'Elija un momento entre ahora y los próximos 30 días.',
  case_closed:
    'Este caso se cerró hace más de 14 días. Escriba a atención al cliente por correo si hay algo nuevo.',
  case_full: 'Este caso ya tiene 20 archivos. Escriba un mensaje y le diremos adónde enviar más.',
  no_open_problem:
    'Ya no hay nada pendiente de usted en este envío. Escriba a atención al cliente por correo si algo no está bien.',
  pickup_window_gone: 'Esta franja ya no se ofrece. Elija otra.',
  pickup_window_full:
    'Todas las plazas de esta franja están ocupadas. No se ha solicitado ni cambiado nada. Elija otra hora.',
  pickup_places_used:
    'Usted o esta dirección ya tienen en esta franja todas las recogidas que podemos reservarle. No se ha solicitado ni cambiado nada. Entréguelo todo de una vez o elija otra hora.',
  pickup_rules_used:
    'Ya tiene todas las recogidas periódicas que su cuenta permite. Termine una de ellas o solicite recogidas sueltas.',
  pickup_cut_off_passed:
    'Es demasiado tarde para esta franja: se cierra dos horas antes de empezar. Elija otra hora.',
  pickup_not_changeable:
    'Esta recogida ya no se puede cambiar: ha pasado, está cancelada o se ha superado su hora límite.',
  service_point_not_found: 'Ese punto de entrega no existe. Vuelva a cargar la lista.',
  service_point_not_located:
    'No conocemos esta ciudad en este país. Compruebe ambos o indique la ciudad grande más cercana.',
  shift_needed: 'Identifíquese con su tarjeta y su PIN para continuar.',
  field_person_not_found: 'Esa persona no existe. Vuelva a cargar la lista.',
  field_device_not_found: 'Ese dispositivo no existe. Vuelva a cargar la lista.',
  hub_closed: 'Este hub ya no está en uso. Elija otro.',
  field_person_inactive: 'Esta persona fue desactivada. Añádala de nuevo si ha vuelto.',
  field_device_revoked: 'Este dispositivo fue revocado. Añádalo de nuevo con otro nombre.',
  sort_plan_changed:
    'Entretanto se ha publicado otro plan de clasificación. Vuelva a cargar la página.',
  enrolment_unknown: 'Este código ya se ha usado o ha caducado. Pida uno nuevo a la oficina.',
  badge_or_pin_wrong: 'La tarjeta o el PIN no son correctos. Compruebe ambos e inténtelo de nuevo.',
  pin_locked: 'Demasiados PIN incorrectos. Pida a la oficina que desbloquee su tarjeta.',
  cash_count_not_found:
    'Esta declaración no está pendiente en su centro. Pida al repartidor que declare de nuevo el efectivo.',
  cash_deposit_not_found: 'No conocemos esa bolsa de efectivo.',
  cash_count_closed: 'Este efectivo ya se contó o se declaró de nuevo. Vuelva a la lista.',
  cash_count_differs:
    'No es lo que declaró el repartidor. Cuéntenlo de nuevo juntos y confirme después.',
  own_cash_count: 'Otra persona debe contar su efectivo.',
  cash_not_at_hub: 'El centro no tiene tanto efectivo. Compruebe los importes.',
  seal_used: 'Este precinto ya se usó. Compruebe el número de la bolsa.',
  cash_deposit_received: 'Esta bolsa ya consta como recibida.',
  cash_difference_changed: 'La diferencia ya no es tan grande. Vuelva a cargar la página.',
  hub_not_found: 'Ese hub no existe. Vuelva a cargar la lista.',
  hub_code_taken: 'Otro hub ya tiene este código. Elija otro.',
  hub_not_located:
    'No conocemos esta ciudad en este país. Compruebe ambos o indique la ciudad grande más cercana.',
  hub_zone_unknown: 'No conocemos esta zona horaria. Escríbala como Europe/Brussels.',
  scan_not_found: 'Esta lectura ya no está pendiente. Vuelva a cargar la lista.',
  handover_not_changeable:
    'Esto ya no se puede cambiar: el mensajero está en camino, ya tenemos el envío, está cancelado o forma parte de otra recogida.',
  drop_off_unavailable: 'Este punto de entrega no acepta este envío. Elija otro o una recogida.',
  shipment_not_collectable:
    'Un envío que ha elegido no se puede entregar en esta recogida: está en camino, detenido, en otro país o forma parte de otra recogida.',
  too_many_cards: 'Ha guardado todas las tarjetas que admitimos. Elimine una para guardar otra.',
  followers_full:
    'Este envío ya no admite más direcciones para avisos. Abra su página de seguimiento para ver dónde está.',
  payload_too_large: 'La solicitud es demasiado grande. Envíela en partes más pequeñas.',
  unsupported_media_type: 'Este tipo de contenido no se acepta aquí. Envíe JSON.',
  idempotency_mismatch:
    'Los datos se cambiaron después de enviarse. Recargue la página para ver en qué punto está.',
  terms_not_accepted: 'Acepte las condiciones de transporte vigentes para continuar.',
  consent_missing: 'Marque la casilla para aceptar, de modo que podamos escribirle.',
  contact_incomplete: 'Indique su nombre, su correo electrónico y su mensaje.',
  password_too_short:
    'Rellene todos los campos obligatorios y use una contraseña segura (mínimo 8 caracteres).',
  password_too_common: 'Esta contraseña está en listas de contraseñas comunes. Elija otra.',
  password_too_predictable:
    'Esta contraseña es fácil de adivinar. Evite repeticiones como aaaa, series como 1234 o qwerty, su nombre, su correo electrónico y la palabra Waypost.',
  password_wrong: 'La contraseña no es correcta.',
  code_invalid: 'El código no es válido o ha caducado.',
  link_invalid: 'Este enlace ha caducado o ya se ha usado. Pida otro.',
  link_of_other_account:
    'Otra cuenta pidió este cambio. Inicie sesión en esa cuenta y abra el enlace de nuevo.',
  unsubscribe_link_invalid:
    'Este enlace no está completo. Ábralo de nuevo desde el correo o escriba a atención al cliente y quitaremos la dirección de la lista.',
  invitation_invalid:
    'Esta invitación ha caducado, ya se ha usado o es para otro correo electrónico. Pida otra.',
  second_factor_invalid:
    'Este código no es correcto. Espere al siguiente en la aplicación de autenticación e inténtelo de nuevo.',
  second_factor_needed: 'Introduzca un código de su aplicación de autenticación para hacer esto.',
  second_factor_enrolled: 'Ya hay un segundo factor configurado. Un compañero puede restablecerlo.',
  second_factor_enrolment_needed: 'Configure primero un segundo factor.',
  already_staff: 'Esta dirección ya pertenece a un miembro del personal.',
  last_owner:
    'Debe quedar al menos un propietario activo. Nombre antes propietario a otra persona.',
  nothing_to_price: 'Introduzca un peso o las tres medidas para poder calcular un precio.',
  service_not_available:
    'Este servicio no transporta el envío. Elija otro o compruebe los lugares, el peso y las medidas.',
  service_limits_changed:
    'Mientras tanto se han publicado otros límites de servicio. Vuelva a cargar la página.',
  country_embargoed:
    'Un país de este envío ha quedado bajo embargo, por lo que ya no se puede reservar.',
  over_max_piece_weight:
    'Un paquete puede pesar hasta 70 kg. Envíe la mercancía más pesada como carga.',
  measure_out_of_range:
    'Un peso o una medida supera lo que podemos transportar. Revise las cifras.',
  pallets_below_one: 'La carga necesita al menos un palé.',
  place_not_bookable:
    'No reconocemos el país de uno de los lugares. Añádalo al final, por ejemplo: Sevilla, España.',
  place_unknown: 'Escriba el lugar como ciudad y país, por ejemplo: Sevilla, España.',
  delivery_days_impossible:
    'No se pueden prometer estos días: ya han pasado o este envío no se dirige a ningún destinatario.',
  event_not_possible: 'Este envío no tiene ese bulto. Elija uno que tenga.',
  amount_differs: 'Este no es el importe que se debe. Revíselo o ajuste antes el precio.',
  no_shipment_selected: 'No se ha elegido ningún envío para el correo.',
  party_without_email: 'No hay ningún correo electrónico al que escribir.',
  party_without_name: 'Esta parte no tiene un nombre que pueda ponerse en un correo.',
  event_not_found: 'Este envío no tiene ese evento.',
  shipment_changed: 'Un compañero ha modificado este envío entretanto. Vea qué ha cambiado.',
  shipment_not_changeable:
    'Esto ya no se puede cambiar en este envío: está en camino, ha terminado o no lo reservó un programa.',
  shipment_cancelled: 'Este envío está cancelado. Es definitivo y no se le puede añadir nada.',
  event_not_voidable: 'Este evento no se puede anular o ya se ha anulado.',
  price_settled:
    'El pago de este envío está liquidado o en curso, así que su precio no se puede cambiar. Cancélelo y devuelva el dinero.',
  nothing_owed: 'Ya no se debe nada por este envío, o no de esta forma.',
  reference_taken: 'Otro envío ya tiene este número.',
  payment_method_unavailable: 'Esta forma de pago no está disponible ahora. Elija otra.',
  pay_on_delivery_limit:
    'Este importe es demasiado alto para pagar en la entrega sin cuenta. Pague de otra forma o inicie sesión.',
  too_many_declines:
    'Se han rechazado demasiadas tarjetas. No se ha cobrado nada. Pague ahora de otra forma o vuelva a probar con una tarjeta dentro de una hora.',
  pay_on_delivery_too_high:
    'Este importe es demasiado alto para pagarlo en la entrega. Pague de otra forma.',
  too_many_bookings:
    'Hoy no se pueden hacer más reservas aquí. Inténtelo de nuevo dentro de 24 horas o escríbanos si necesita más.',
  card_refused:
    'La tarjeta no se ha aceptado y no se ha guardado. Pruebe con otra o consulte a su banco.',
  card_not_found: 'Esta tarjeta ya no está guardada. Elija otra.',
  statement_not_found: 'No existe ese documento para este mes.',
  card_missing: 'Introduzca los datos de la tarjeta para pagar con ella.',
  items_missing: 'La aduana necesita saber qué contiene. Añada al menos un artículo con su valor.',
  declared_value_missing:
    'El seguro depende del valor de la mercancía. Indique qué contiene el envío y cuánto vale.',
  shipper_elsewhere:
    'Su ciudad no es la de origen de este precio. Cambie la ciudad o pida un presupuesto nuevo desde allí.',
  recipient_elsewhere:
    'La ciudad del destinatario no es la de este precio. Cambie la ciudad o pida un presupuesto nuevo hasta allí.',
  bulk_upload_not_found: 'No existe ese archivo subido. Vuelva a la lista de archivos subidos.',
  bulk_upload_not_ready:
    'Este archivo no está en ese punto. Compruebe su estado e inténtelo de nuevo.',
  bulk_upload_started:
    'Ya se han registrado filas de este archivo, por lo que sus columnas se quedan como están.',
  bulk_upload_changed:
    'Un compañero ha elegido otras columnas entretanto. Vea el resultado de la comprobación y empiece de nuevo.',
  bulk_prices_changed:
    'Hay una tarifa nueva en vigor desde que se comprobó este archivo. Compruébelo de nuevo para ver el nuevo importe.',
  bank_file_not_accepted: 'El archivo no es CAMT.053 ni un CSV con fecha e importe en cada fila.',
  over_credit_limit:
    'Se superaría el límite de crédito de la cuenta. Pague de otra forma o escríbanos.',
  vat_number_invalid:
    'No es un número de IVA de una empresa de la Unión Europea, o la cuenta ya tiene otro. Vuelva a cargar la página.',
  no_credit: 'Esta cuenta no puede pagar a crédito. Pague de otra forma o escríbanos.',
  bank_line_decided:
    'Un compañero ya ha decidido sobre esta transferencia. Vuelva a cargar la página.',
  upload_booked_before:
    'Ya se reservó un archivo con el mismo contenido. Confirme que quiere reservarlo otra vez.',
  bulk_file_not_accepted:
    'El archivo no es CSV ni XLSX. Guárdelo en uno de estos formatos e inténtelo de nuevo.',
  bulk_columns_missing: 'Faltan por elegir algunas columnas que todo envío necesita.',
  file_infected:
    'Este archivo contiene un virus. No se ha guardado. Revise su dispositivo y envíe una copia limpia.',
  file_not_accepted:
    'Este archivo no es un PDF, JPEG o PNG, diga lo que diga su nombre. Guárdelo en uno de estos formatos e inténtelo de nuevo.',
  picture_taken: 'Otra imagen tiene este identificador. Envíe esta con uno nuevo.',
  picture_not_accepted: 'Esto no es una imagen JPEG, PNG o WebP que se pueda leer.',
  pickup_day_unavailable:
    'Ese día no acude ningún mensajero. Elija un día laborable dentro de los próximos 60 días.',
  too_many_requests:
    'Demasiadas solicitudes desde esta conexión. Espere unos minutos e inténtelo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Inténtelo de nuevo.',
  overloaded: 'Hay mucha actividad en este momento. Inténtelo de nuevo en un minuto.',
  temporarily_unavailable:
    'No podemos responder en este momento. No se ha perdido nada. Inténtelo de nuevo en un minuto.',
  document_failed:
    'No se ha podido generar el documento. No se ha perdido nada. Inténtelo de nuevo en un minuto.',
  template_not_found: 'Esta plantilla ya no existe. Recargue la página.',
  too_many_templates: 'Tiene 50 plantillas. Quite una para guardar otra.',
  round_not_found: 'Esa ruta no existe. Vuelva a cargar la página.',
  round_changed: 'Alguien ha cambiado la ruta entretanto. Mírela de nuevo y repita el cambio.',
  round_not_changeable: 'No es posible en el estado actual de la ruta.',
  round_incomplete: 'Una ruta necesita paradas y una persona antes de liberarse.',
  round_pieces_open:
    'Algunas piezas no están entregadas ni escaneadas de vuelta. Búsquelas o declárelas perdidas.',
  stop_taken: 'Una parte ya está en otra ruta. Vuelva a cargar la lista.',
  stop_not_possible:
    'Una parte no es posible: una parada está hecha, o un envío está entregado, cancelado, retenido o es de otro hub.',
  vehicle_not_found: 'Ese vehículo no existe en este hub. Vuelva a cargar la lista.',
  vehicle_code_taken: 'Otro vehículo del hub tiene este código. Elija otro.',
  container_not_found: 'Ese contenedor no existe o se borró después de dos años.',
  trip_not_found: 'Ese viaje no existe. Vuelva a cargar la lista.',
  trip_not_changeable:
    'Este viaje no se puede cambiar: ya ha salido, ha terminado, o empieza y acaba en el mismo hub.',
} satisfies Catalog<'problems'>;
