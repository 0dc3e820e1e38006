import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'gerade eben',
  day: '{arrival, select, today {Zustellung heute, {latest}} tomorrow {Zustellung morgen, {latest}} by {Zustellung bis {latest}} between {Zustellung {earliest} bis {latest}} late {Verspätet: war geplant für {latest}} other {Zustellung {latest}}}',
  dayRevised:
    '{arrival, select, today {Neuer Zustelltermin: heute, {latest}} tomorrow {Neuer Zustelltermin: morgen, {latest}} by {Neuer Zustelltermin: bis {latest}} between {Neuer Zustelltermin: {earliest} bis {latest}} late {War geplant für {latest}} other {Neuer Zustelltermin: {latest}}}',
  created:
    'Versandetikett {age} erstellt{arrival, select, today {, Zustellung heute} tomorrow {, Zustellung morgen} by {, Zustellung bis {latest}} day {, Zustellung am {latest}} between {, Zustellung {earliest} bis {latest}} other {}}; der erste Scan folgt bei der Abholung.',
  pickedUp:
    'Abgeholt{where, select, known { in {place}} other {}}, {arrival, select, today {Zustellung heute} tomorrow {Zustellung morgen} by {Zustellung bis {latest}} day {Zustellung am {latest}} between {Zustellung {earliest} bis {latest}} other {auf dem Weg}}; letzter Scan {age}.',
  inTransit:
    'Unterwegs{arrival, select, today {, Zustellung heute} tomorrow {, Zustellung morgen} by {, Zustellung bis {latest}} day {, Zustellung am {latest}} between {, Zustellung {earliest} bis {latest}} other {}}; {event, select, ARRIVED {Ankunft im Verteilzentrum} DEPARTED {Abfahrt vom Verteilzentrum} CUSTOMS {Beginn der Zollabfertigung} CUSTOMS_RELEASED {Freigabe durch den Zoll} other {letzter Scan}}{where, select, known { in {place}} other {}} {age}.',
  outForDelivery:
    'In Zustellung{where, select, known { in {place}} other {}}{arrival, select, today {, Ankunft heute} tomorrow {, Ankunft morgen} by {, Ankunft bis {latest}} day {, Ankunft am {latest}} between {, Ankunft {earliest} bis {latest}} other {}}; letzter Scan {age}.',
  late: 'Verspätet: {status, select, pickedUp {abgeholt} outForDelivery {in Zustellung} other {unterwegs}}, Zustellung war bis {latest} geplant; letzter Scan{where, select, known { in {place}} other {}} {age}.',
  lateCreated:
    'Verspätet: noch nicht abgeholt, Zustellung war bis {latest} geplant; Versandetikett {age} erstellt.',
  delivered:
    'Zugestellt {day, select, today {heute} yesterday {gestern} other {am {date}}} um {time}{where, select, known { in {place}} other {}}.',
  exception:
    '{kind, select, customs_hold {Vom Zoll angehalten} held {Im Verteilzentrum angehalten} failed_attempt {Zustellversuch ohne Erfolg} address {Adresse nicht gefunden} refused {Annahme vom Empfänger verweigert} damage {Beschädigung festgestellt} loss {Sendung vermisst} other {Durch ein Zustellproblem aufgehalten}}{where, select, known { ({place})} other {}}{arrival, select, today {, Zustellung nun heute erwartet} tomorrow {, Zustellung nun morgen erwartet} by {, Zustellung nun bis {latest} erwartet} day {, Zustellung nun am {latest} erwartet} between {, Zustellung nun zwischen {earliest} und {latest} erwartet} late {, Zustellung war bis {latest} geplant} other {}}; gemeldet {age}.',
  returning:
    'Auf dem Rückweg zum Absender; letzter Scan{where, select, known { in {place}} other {}} {age}.',
  returned: 'Rückgabe an den Absender{where, select, known { in {place}} other {}} {age}.',
  cancelled: 'Storniert {age}. Es wird nichts zugestellt.',
} satisfies Catalog<'whereabouts'>;
