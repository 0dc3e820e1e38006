import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'un momento fa',
  day: '{arrival, select, today {Arriva oggi, {latest}} tomorrow {Arriva domani, {latest}} by {Arriva entro {latest}} between {Arriva: {earliest} – {latest}} late {In ritardo: era prevista {latest}} other {Arriva: {latest}}}',
  dayRevised:
    '{arrival, select, today {Nuova data: oggi, {latest}} tomorrow {Nuova data: domani, {latest}} by {Nuova data: entro {latest}} between {Nuova data: {earliest} – {latest}} late {Era prevista: {latest}} other {Nuova data: {latest}}}',
  created:
    'Etichetta creata {age}{arrival, select, today {, arrivo previsto oggi} tomorrow {, arrivo previsto domani} by {, arrivo previsto entro {latest}} day {, arrivo previsto per {latest}} between {, arrivo previsto tra {earliest} e {latest}} other {}}; la prima scansione avviene al ritiro.',
  pickedUp:
    'Ritirata{where, select, known { ({place})} other {}}, {arrival, select, today {arrivo previsto oggi} tomorrow {arrivo previsto domani} by {arrivo previsto entro {latest}} day {arrivo previsto per {latest}} between {arrivo previsto tra {earliest} e {latest}} other {in viaggio}}; ultima scansione {age}.',
  inTransit:
    'In transito{arrival, select, today {, arrivo previsto oggi} tomorrow {, arrivo previsto domani} by {, arrivo previsto entro {latest}} day {, arrivo previsto per {latest}} between {, arrivo previsto tra {earliest} e {latest}} other {}}; {event, select, ARRIVED {arrivata nel nostro hub} DEPARTED {partita dal nostro hub} CUSTOMS {entrata in sdoganamento} CUSTOMS_RELEASED {svincolata dalla dogana} other {ultima scansione}}{where, select, known { ({place})} other {}} {age}.',
  outForDelivery:
    'In consegna{where, select, known { ({place})} other {}}{arrival, select, today {, arrivo previsto oggi} tomorrow {, arrivo previsto domani} by {, arrivo previsto entro {latest}} day {, arrivo previsto per {latest}} between {, arrivo previsto tra {earliest} e {latest}} other {}}; ultima scansione {age}.',
  late: 'In ritardo (arrivo previsto per {latest}), {status, select, pickedUp {ritirata} outForDelivery {in consegna} other {in transito}}; ultima scansione{where, select, known { ({place})} other {}} {age}.',
  lateCreated:
    'In ritardo (arrivo previsto per {latest}), non ancora ritirata; etichetta creata {age}.',
  delivered:
    'Consegnata {day, select, today {oggi} yesterday {ieri} other {{date}}}, ore {time}{where, select, known { ({place})} other {}}.',
  exception:
    '{kind, select, customs_hold {Trattenuta in dogana} held {Ferma nel nostro hub} failed_attempt {Tentativo di consegna non riuscito} address {Indirizzo non trovato} refused {Rifiutata dal destinatario} damage {Danno rilevato} loss {Non trovata} other {Ferma per un problema di consegna}}{where, select, known { ({place})} other {}}{arrival, select, today {, arrivo ora previsto oggi} tomorrow {, arrivo ora previsto domani} by {, arrivo ora previsto entro {latest}} day {, arrivo ora previsto {latest}} between {, arrivo ora previsto tra {earliest} e {latest}} late {, l’arrivo era previsto {latest}} other {}}; segnalazione {age}.',
  returning:
    'Di ritorno al mittente; ultima scansione{where, select, known { ({place})} other {}} {age}.',
  returned: 'Restituita al mittente{where, select, known { ({place})} other {}} {age}.',
  cancelled: 'Annullata {age}. Non sarà consegnato nulla.',
} satisfies Catalog<'whereabouts'>;
