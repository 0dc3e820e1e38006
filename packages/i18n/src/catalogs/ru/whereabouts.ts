import type { Catalog } from '../../messages.ts';

export default {
  justNow: 'только что',
  day: '{arrival, select, today {Доставка сегодня, {latest}} tomorrow {Доставка завтра, {latest}} by {Доставка не позже: {latest}} between {Доставка: {earliest} – {latest}} late {Задерживается: ожидалось {latest}} other {Доставка: {latest}}}',
  dayRevised:
    '{arrival, select, today {Новый срок: сегодня, {latest}} tomorrow {Новый срок: завтра, {latest}} by {Новый срок: не позже {latest}} between {Новый срок: {earliest} – {latest}} late {Ожидалось: {latest}} other {Новый срок: {latest}}}',
  created:
    'Этикетка создана {age}{arrival, select, today {, доставка сегодня} tomorrow {, доставка завтра} by {, доставка не позднее {latest}} day {, доставка: {latest}} between {, доставка: {earliest} — {latest}} other {}}; первое сканирование — при заборе.',
  pickedUp:
    'Принято{where, select, known { ({place})} other {}}, {arrival, select, today {доставка сегодня} tomorrow {доставка завтра} by {доставка не позднее {latest}} day {доставка: {latest}} between {доставка: {earliest} — {latest}} other {едет дальше}}; последнее сканирование {age}.',
  inTransit:
    'В пути{arrival, select, today {, доставка сегодня} tomorrow {, доставка завтра} by {, доставка не позднее {latest}} day {, доставка: {latest}} between {, доставка: {earliest} — {latest}} other {}}; {event, select, ARRIVED {прибыло в сортировочный центр} DEPARTED {покинуло сортировочный центр} CUSTOMS {поступило на таможенное оформление} CUSTOMS_RELEASED {выпущено таможней} other {последнее сканирование}}{where, select, known { ({place})} other {}} {age}.',
  outForDelivery:
    'Передано курьеру{where, select, known { ({place})} other {}}{arrival, select, today {, доставка сегодня} tomorrow {, доставка завтра} by {, доставка не позднее {latest}} day {, доставка: {latest}} between {, доставка: {earliest} — {latest}} other {}}; последнее сканирование {age}.',
  late: 'Опаздывает (срок — {latest}), {status, select, pickedUp {принято} outForDelivery {передано курьеру} other {в пути}}; последнее сканирование{where, select, known { ({place})} other {}} {age}.',
  lateCreated: 'Опаздывает (срок — {latest}), ещё не принято; этикетка создана {age}.',
  delivered:
    'Доставлено{where, select, known { ({place})} other {}} {day, select, today {сегодня} yesterday {вчера} other {{date}}} в {time}.',
  exception:
    '{kind, select, customs_hold {Задержано таможней} held {Задержано в сортировочном центре} failed_attempt {Попытка вручения не удалась} address {Адрес не найден} refused {Получатель отказался} damage {Обнаружено повреждение} loss {Отправление не найдено, идёт розыск} other {Остановлено из-за проблемы с доставкой}}{where, select, known { ({place})} other {}}{arrival, select, today {, теперь ожидается сегодня} tomorrow {, теперь ожидается завтра} by {, теперь ожидается не позднее {latest}} day {, теперь ожидается: {latest}} between {, теперь ожидается: {earliest} — {latest}} late {, срок был: {latest}} other {}}; отмечено {age}.',
  returning:
    'Возвращается отправителю; последнее сканирование{where, select, known { ({place})} other {}} {age}.',
  returned: 'Возвращено отправителю{where, select, known { ({place})} other {}} {age}.',
  cancelled: 'Отменено {age}. Доставки не будет.',
} satisfies Catalog<'whereabouts'>;
