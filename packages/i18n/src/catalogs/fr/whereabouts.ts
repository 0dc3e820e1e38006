import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'à l’instant',
  day: '{arrival, select, today {Livraison aujourd’hui, {latest}} tomorrow {Livraison demain, {latest}} by {Livraison au plus tard le {latest}} between {Livraison du {earliest} au {latest}} late {En retard : était attendu le {latest}} other {Livraison le {latest}}}',
  dayRevised:
    '{arrival, select, today {Nouvelle date : aujourd’hui, {latest}} tomorrow {Nouvelle date : demain, {latest}} by {Nouvelle date : au plus tard le {latest}} between {Nouvelle date : du {earliest} au {latest}} late {Était attendu le {latest}} other {Nouvelle date : le {latest}}}',
  created:
    'Étiquette créée {age}{arrival, select, today {, livraison prévue aujourd’hui} tomorrow {, livraison prévue demain} by {, livraison prévue au plus tard le {latest}} day {, livraison prévue le {latest}} between {, livraison prévue entre le {earliest} et le {latest}} other {}} ; premier scan à la prise en charge.',
  pickedUp:
    'Pris en charge{where, select, known { ({place})} other {}}, {arrival, select, today {livraison prévue aujourd’hui} tomorrow {livraison prévue demain} by {livraison prévue au plus tard le {latest}} day {livraison prévue le {latest}} between {livraison prévue entre le {earliest} et le {latest}} other {en route}} ; dernier scan {age}.',
  inTransit:
    'En transit{arrival, select, today {, livraison prévue aujourd’hui} tomorrow {, livraison prévue demain} by {, livraison prévue au plus tard le {latest}} day {, livraison prévue le {latest}} between {, livraison prévue entre le {earliest} et le {latest}} other {}} ; {event, select, ARRIVED {arrivé à notre centre de tri} DEPARTED {parti de notre centre de tri} CUSTOMS {entré en dédouanement} CUSTOMS_RELEASED {libéré par la douane} other {dernier scan}}{where, select, known { ({place})} other {}} {age}.',
  outForDelivery:
    'En cours de livraison{where, select, known { ({place})} other {}}{arrival, select, today {, livraison prévue aujourd’hui} tomorrow {, livraison prévue demain} by {, livraison prévue au plus tard le {latest}} day {, livraison prévue le {latest}} between {, livraison prévue entre le {earliest} et le {latest}} other {}} ; dernier scan {age}.',
  late: 'En retard (livraison prévue le {latest}), {status, select, pickedUp {pris en charge} outForDelivery {en cours de livraison} other {en transit}} ; dernier scan{where, select, known { ({place})} other {}} {age}.',
  lateCreated:
    'En retard (livraison prévue le {latest}), pas encore pris en charge ; étiquette créée {age}.',
  delivered:
    'Livré {day, select, today {aujourd’hui} yesterday {hier} other {le {date}}} à {time}{where, select, known { ({place})} other {}}.',
  exception:
    '{kind, select, customs_hold {Retenu en douane} held {Retenu à notre centre de tri} failed_attempt {Tentative de livraison sans succès} address {Adresse introuvable} refused {Refusé par le destinataire} damage {Dommage constaté} loss {Introuvable} other {Arrêté par un problème de livraison}}{where, select, known { ({place})} other {}}{arrival, select, today {, livraison désormais prévue aujourd’hui} tomorrow {, livraison désormais prévue demain} by {, livraison désormais prévue au plus tard le {latest}} day {, livraison désormais prévue le {latest}} between {, livraison désormais prévue entre le {earliest} et le {latest}} late {, livraison prévue à l’origine le {latest}} other {}} ; signalé {age}.',
  returning:
    'En retour vers l’expéditeur ; dernier scan{where, select, known { ({place})} other {}} {age}.',
  returned: 'Retourné à l’expéditeur{where, select, known { ({place})} other {}} {age}.',
  cancelled: 'Annulé {age}. Rien ne sera livré.',
} satisfies Catalog<'whereabouts'>;
