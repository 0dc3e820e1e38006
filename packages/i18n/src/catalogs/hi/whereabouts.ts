import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'अभी-अभी',
  day: '{arrival, select, today {आज पहुँचेगा, {latest}} tomorrow {कल पहुँचेगा, {latest}} by {{latest} तक पहुँचेगा} between {{earliest} से {latest} के बीच पहुँचेगा} late {देर हो रही है: तय तारीख थी {latest}} other {{latest} को पहुँचेगा}}',
  dayRevised:
    '{arrival, select, today {अब आज पहुँचने की उम्मीद है, {latest}} tomorrow {अब कल पहुँचने की उम्मीद है, {latest}} by {अब {latest} तक पहुँचने की उम्मीद है} between {अब {earliest} से {latest} के बीच पहुँचने की उम्मीद है} late {तय तारीख थी {latest}} other {अब {latest} को पहुँचने की उम्मीद है}}',
  created:
    'लेबल {age} बना{arrival, select, today {, शिपमेंट आज पहुँचेगा} tomorrow {, शिपमेंट कल पहुँचेगा} by {, शिपमेंट {latest} तक पहुँचेगा} day {, शिपमेंट {latest} को पहुँचेगा} between {, शिपमेंट {earliest} और {latest} के बीच पहुँचेगा} other {}}; पहला स्कैन पिकअप पर होगा।',
  pickedUp:
    '{where, select, known {{place} में } other {}}पिकअप हुआ, {arrival, select, today {आज पहुँचेगा} tomorrow {कल पहुँचेगा} by {{latest} तक पहुँचेगा} day {{latest} को पहुँचेगा} between {{earliest} और {latest} के बीच पहुँचेगा} other {रास्ते में है}}; आखिरी स्कैन {age}।',
  inTransit:
    'रास्ते में है{arrival, select, today {, आज पहुँचेगा} tomorrow {, कल पहुँचेगा} by {, {latest} तक पहुँचेगा} day {, {latest} को पहुँचेगा} between {, {earliest} और {latest} के बीच पहुँचेगा} other {}}; {age}{where, select, known { {place} में} other {}} {event, select, ARRIVED {हमारे हब पर पहुँचा} DEPARTED {हमारे हब से निकला} CUSTOMS {कस्टम्स क्लीयरेंस में गया} CUSTOMS_RELEASED {कस्टम्स ने मंज़ूरी दी} other {स्कैन हुआ}}।',
  outForDelivery:
    '{where, select, known {{place} में } other {}}डिलीवरी के लिए निकला{arrival, select, today {, आज पहुँचेगा} tomorrow {, कल पहुँचेगा} by {, {latest} तक पहुँचेगा} day {, {latest} को पहुँचेगा} between {, {earliest} और {latest} के बीच पहुँचेगा} other {}}; आखिरी स्कैन {age}।',
  late: 'देर से चल रहा है: {latest} को आना था, {status, select, pickedUp {पिकअप हो चुका है} outForDelivery {डिलीवरी के लिए निकला है} other {रास्ते में है}}; आखिरी स्कैन {where, select, known {{place} में } other {}}{age}।',
  lateCreated: 'देर से चल रहा है: {latest} को आना था, अभी पिकअप नहीं हुआ; लेबल {age} बना।',
  delivered:
    '{where, select, known {{place} में } other {}}{day, select, today {आज} yesterday {कल} other {{date} को}} {time} पर डिलीवर हुआ।',
  exception:
    '{where, select, known {{place} में } other {}}{kind, select, customs_hold {कस्टम्स ने रोका} held {हमारे हब पर रोका गया} failed_attempt {डिलीवरी का प्रयास सफल नहीं हुआ} address {पता नहीं मिला} refused {प्राप्तकर्ता ने लेने से मना किया} damage {टूट-फूट मिली} loss {गुम हुआ} other {डिलीवरी की समस्या से रुका है}}{arrival, select, today {, अब आज आने की संभावना है} tomorrow {, अब कल आने की संभावना है} by {, अब {latest} तक आने की संभावना है} day {, अब {latest} को आने की संभावना है} between {, अब {earliest} और {latest} के बीच आने की संभावना है} late {, {latest} को आना था} other {}}; सूचना {age} मिली।',
  returning:
    'प्रेषक के पास वापस जा रहा है; आखिरी स्कैन {where, select, known {{place} में } other {}}{age}।',
  returned: '{where, select, known {{place} में } other {}}{age} प्रेषक को लौटाया गया।',
  cancelled: '{age} रद्द हुआ। कुछ डिलीवर नहीं होगा।',
} satisfies Catalog<'whereabouts'>;
