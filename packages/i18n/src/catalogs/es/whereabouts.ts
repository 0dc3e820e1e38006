import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'ahora mismo',
  day: '{arrival, select, today {Llega hoy, {latest}} tomorrow {Llega mañana, {latest}} by {Llega a más tardar: {latest}} between {Llega: {earliest} – {latest}} late {Con retraso: estaba previsto {latest}} other {Llega: {latest}}}',
  dayRevised:
    '{arrival, select, today {Nueva fecha: hoy, {latest}} tomorrow {Nueva fecha: mañana, {latest}} by {Nueva fecha, a más tardar: {latest}} between {Nueva fecha: {earliest} – {latest}} late {Estaba previsto: {latest}} other {Nueva fecha: {latest}}}',
  created:
    'Etiqueta creada {age}{arrival, select, today {, el envío llega hoy} tomorrow {, el envío llega mañana} by {, el envío llega como muy tarde el {latest}} day {, el envío llega el {latest}} between {, el envío llega entre el {earliest} y el {latest}} other {}}; el primer escaneo será en la recogida.',
  pickedUp:
    'Recogido{where, select, known { en {place}} other {}}, {arrival, select, today {llega hoy} tomorrow {llega mañana} by {llega como muy tarde el {latest}} day {llega el {latest}} between {llega entre el {earliest} y el {latest}} other {en camino}}; último escaneo {age}.',
  inTransit:
    'En tránsito{arrival, select, today {, llega hoy} tomorrow {, llega mañana} by {, llega como muy tarde el {latest}} day {, llega el {latest}} between {, llega entre el {earliest} y el {latest}} other {}}; {event, select, ARRIVED {llegó a nuestro centro} DEPARTED {salió de nuestro centro} CUSTOMS {entró en despacho de aduana} CUSTOMS_RELEASED {liberado por la aduana} other {último escaneo}}{where, select, known { en {place}} other {}} {age}.',
  outForDelivery:
    'En reparto{where, select, known { en {place}} other {}}{arrival, select, today {, llega hoy} tomorrow {, llega mañana} by {, llega como muy tarde el {latest}} day {, llega el {latest}} between {, llega entre el {earliest} y el {latest}} other {}}; último escaneo {age}.',
  late: 'Con retraso: previsto para el {latest}, {status, select, pickedUp {recogido} outForDelivery {en reparto} other {en tránsito}}; último escaneo{where, select, known { en {place}} other {}} {age}.',
  lateCreated: 'Con retraso: previsto para el {latest}, aún sin recoger; etiqueta creada {age}.',
  delivered:
    'Entregado{where, select, known { en {place}} other {}} {day, select, today {hoy} yesterday {ayer} other {el {date}}} a las {time}.',
  exception:
    '{kind, select, customs_hold {Retenido en la aduana} held {Detenido en nuestro centro} failed_attempt {Intento de entrega sin éxito} address {Dirección no encontrada} refused {Rechazado por el destinatario} damage {Daños detectados} loss {Sin localizar} other {Detenido por un problema de entrega}}{where, select, known { ({place})} other {}}{arrival, select, today {, entrega ahora prevista para hoy} tomorrow {, entrega ahora prevista para mañana} by {, entrega ahora prevista como muy tarde el {latest}} day {, entrega ahora prevista para el {latest}} between {, entrega ahora prevista entre el {earliest} y el {latest}} late {, la entrega estaba prevista para el {latest}} other {}}; incidencia registrada {age}.',
  returning:
    'De vuelta al remitente; último escaneo{where, select, known { en {place}} other {}} {age}.',
  returned: 'Devuelto al remitente{where, select, known { en {place}} other {}} {age}.',
  cancelled: 'Cancelado {age}. No se entregará nada.',
} satisfies Catalog<'whereabouts'>;
