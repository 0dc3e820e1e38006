/**
 * Where a shipment is, in one sentence each: a translation may turn the parts around. `arrival` is
 * the promise against the calendar, `where` says whether the place of the last event is known, and
 * `age` reads "25 minutes ago" or `justNow`.
 */
export default {
  justNow: 'just now',
  day: '{arrival, select, today {Arriving today, {latest}} tomorrow {Arriving tomorrow, {latest}} by {Arriving by {latest}} between {Arriving {earliest} to {latest}} late {Running late: was due {latest}} other {Arriving {latest}}}',
  dayRevised:
    '{arrival, select, today {Now expected today, {latest}} tomorrow {Now expected tomorrow, {latest}} by {Now expected by {latest}} between {Now expected {earliest} to {latest}} late {Was due {latest}} other {Now expected {latest}}}',
  created:
    'Label created {age}{arrival, select, today {, arriving today} tomorrow {, arriving tomorrow} by {, arriving by {latest}} day {, arriving {latest}} between {, arriving {earliest} to {latest}} other {}}; the first scan comes at pickup.',
  pickedUp:
    'Picked up{where, select, known { in {place}} other {}}, {arrival, select, today {arriving today} tomorrow {arriving tomorrow} by {arriving by {latest}} day {arriving {latest}} between {arriving {earliest} to {latest}} other {on its way}}; last scan {age}.',
  inTransit:
    'In transit{arrival, select, today {, arriving today} tomorrow {, arriving tomorrow} by {, arriving by {latest}} day {, arriving {latest}} between {, arriving {earliest} to {latest}} other {}}; {event, select, ARRIVED {reached our hub} DEPARTED {left our hub} CUSTOMS {entered customs clearance} CUSTOMS_RELEASED {released by customs} other {last scan}}{where, select, known { in {place}} other {}} {age}.',
  outForDelivery:
    'Out for delivery{where, select, known { in {place}} other {}}{arrival, select, today {, arriving today} tomorrow {, arriving tomorrow} by {, arriving by {latest}} day {, arriving {latest}} between {, arriving {earliest} to {latest}} other {}}; last scan {age}.',
  late: 'Running late: due {latest}, {status, select, pickedUp {picked up} outForDelivery {out for delivery} other {in transit}}; last scan{where, select, known { in {place}} other {}} {age}.',
  lateCreated: 'Running late: due {latest}, not picked up yet; label created {age}.',
  delivered:
    'Delivered{where, select, known { in {place}} other {}} {day, select, today {today} yesterday {yesterday} other {on {date}}} at {time}.',
  exception:
    '{kind, select, customs_hold {Held by customs} held {Held at our hub} failed_attempt {Delivery was tried without success} address {Address not found} refused {Refused by the recipient} damage {Found damaged} loss {Missing} other {Stopped by a delivery problem}}{where, select, known { in {place}} other {}}{arrival, select, today {, now expected today} tomorrow {, now expected tomorrow} by {, now expected by {latest}} day {, now expected {latest}} between {, now expected {earliest} to {latest}} late {, was due {latest}} other {}}; reported {age}.',
  returning:
    'On the way back to the sender; last scan{where, select, known { in {place}} other {}} {age}.',
  returned: 'Returned to the sender{where, select, known { in {place}} other {}} {age}.',
  cancelled: 'Cancelled {age}. Nothing will be delivered.',
} as const;
