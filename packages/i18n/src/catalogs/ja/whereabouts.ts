import type { Catalog } from '../../messages.ts';

/** Each part ends with its own 。 so that places and ages stand after a colon or a comma. */
export default {
  justNow: 'たった今',
  day: '{arrival, select, today {本日お届け予定：{latest}} tomorrow {明日お届け予定：{latest}} by {お届け予定：{latest}まで} between {お届け予定：{earliest}～{latest}} late {遅れています。当初の予定：{latest}} other {お届け予定：{latest}}}',
  dayRevised:
    '{arrival, select, today {新しいお届け予定：本日 {latest}} tomorrow {新しいお届け予定：明日 {latest}} by {新しいお届け予定：{latest}まで} between {新しいお届け予定：{earliest}～{latest}} late {当初のお届け予定：{latest}} other {新しいお届け予定：{latest}}}',
  created:
    'ラベル作成：{age}{arrival, select, today {、本日配達予定} tomorrow {、明日配達予定} by {、{latest}までに配達予定} day {、{latest}に配達予定} between {、{earliest}～{latest}に配達予定} other {}}。最初のスキャンは集荷時です。',
  pickedUp:
    '集荷済み{where, select, known {（{place}）} other {}}、{arrival, select, today {本日配達予定} tomorrow {明日配達予定} by {{latest}までに配達予定} day {{latest}に配達予定} between {{earliest}～{latest}に配達予定} other {配達先に向けて輸送開始}}。最終スキャン：{age}。',
  inTransit:
    '輸送中{arrival, select, today {、本日配達予定} tomorrow {、明日配達予定} by {、{latest}までに配達予定} day {、{latest}に配達予定} between {、{earliest}～{latest}に配達予定} other {}}。{event, select, ARRIVED {拠点に到着} DEPARTED {拠点を出発} CUSTOMS {通関手続きを開始} CUSTOMS_RELEASED {通関許可} other {最終スキャン}}：{where, select, known {{place}、} other {}}{age}。',
  outForDelivery:
    '配達中{where, select, known {（{place}）} other {}}{arrival, select, today {、本日配達予定} tomorrow {、明日配達予定} by {、{latest}までに配達予定} day {、{latest}に配達予定} between {、{earliest}～{latest}に配達予定} other {}}。最終スキャン：{age}。',
  late: '遅延：当初の予定は{latest}、現在{status, select, pickedUp {集荷済み} outForDelivery {配達中} other {輸送中}}。最終スキャン：{where, select, known {{place}、} other {}}{age}。',
  lateCreated: '遅延：当初の予定は{latest}、まだ集荷していません。ラベル作成：{age}。',
  delivered:
    '配達完了{where, select, known {（{place}）} other {}}：{day, select, today {本日} yesterday {昨日} other {{date}}} {time}。',
  exception:
    '{kind, select, customs_hold {税関で保留中} held {拠点で保管中} failed_attempt {配達できず持ち戻り} address {住所不明} refused {受取人による受け取り拒否} damage {破損を確認} loss {所在不明} other {配達に関する問題で停止中}}{where, select, known {（{place}）} other {}}{arrival, select, today {、新しい配達予定は本日} tomorrow {、新しい配達予定は明日} by {、新しい配達予定は{latest}まで} day {、新しい配達予定は{latest}} between {、新しい配達予定は{earliest}～{latest}} late {、当初の予定は{latest}} other {}}。報告：{age}。',
  returning: 'ご依頼主へ返送中。最終スキャン：{where, select, known {{place}、} other {}}{age}。',
  returned: 'ご依頼主へ返送完了{where, select, known {（{place}）} other {}}：{age}。',
  cancelled: 'キャンセル済み：{age}。配達は行われません。',
} satisfies Catalog<'whereabouts'>;
