import type { Catalog } from '../../messages.ts';

/** Places stand in brackets or after a colon, ages at the end, so that any value fits. */
export default {
  justNow: '刚刚',
  day: '{arrival, select, today {预计今天送达：{latest}} tomorrow {预计明天送达：{latest}} by {预计最迟送达：{latest}} between {预计送达：{earliest}至{latest}} late {已延误：原定{latest}送达} other {预计送达：{latest}}}',
  dayRevised:
    '{arrival, select, today {现预计今天送达：{latest}} tomorrow {现预计明天送达：{latest}} by {现预计最迟送达：{latest}} between {现预计送达：{earliest}至{latest}} late {原定送达：{latest}} other {现预计送达：{latest}}}',
  created:
    '{age}生成面单{arrival, select, today {，预计今天送达} tomorrow {，预计明天送达} by {，预计最晚{latest}送达} day {，预计{latest}送达} between {，预计{earliest}至{latest}送达} other {}}；取件时进行首次扫描。',
  pickedUp:
    '已揽收{where, select, known {（{place}）} other {}}，{arrival, select, today {预计今天送达} tomorrow {预计明天送达} by {预计最晚{latest}送达} day {预计{latest}送达} between {预计{earliest}至{latest}送达} other {正在途中}}；最近扫描：{age}。',
  inTransit:
    '运输中{arrival, select, today {，预计今天送达} tomorrow {，预计明天送达} by {，预计最晚{latest}送达} day {，预计{latest}送达} between {，预计{earliest}至{latest}送达} other {}}；{event, select, ARRIVED {到达转运中心} DEPARTED {离开转运中心} CUSTOMS {进入清关} CUSTOMS_RELEASED {海关已放行} other {最近扫描}}：{where, select, known {{place}，} other {}}{age}。',
  outForDelivery:
    '派送中{where, select, known {（{place}）} other {}}{arrival, select, today {，预计今天送达} tomorrow {，预计明天送达} by {，预计最晚{latest}送达} day {，预计{latest}送达} between {，预计{earliest}至{latest}送达} other {}}；最近扫描：{age}。',
  late: '已延误：原定{latest}送达，目前{status, select, pickedUp {已揽收} outForDelivery {派送中} other {运输中}}；最近扫描：{where, select, known {{place}，} other {}}{age}。',
  lateCreated: '已延误：原定{latest}送达，尚未取件；生成面单：{age}。',
  delivered:
    '已送达{where, select, known {（{place}）} other {}}：{day, select, today {今天} yesterday {昨天} other {{date}}} {time}。',
  exception:
    '{kind, select, customs_hold {海关暂扣} held {在转运中心暂存} failed_attempt {派送未成功} address {找不到地址} refused {收件人拒收} damage {发现损坏} loss {下落不明} other {因派送问题中止}}{where, select, known {（{place}）} other {}}{arrival, select, today {，现预计今天送达} tomorrow {，现预计明天送达} by {，现预计最晚{latest}送达} day {，现预计{latest}送达} between {，现预计{earliest}至{latest}送达} late {，原定{latest}送达} other {}}；上报时间：{age}。',
  returning: '正在退回发件人；最近扫描：{where, select, known {{place}，} other {}}{age}。',
  returned: '已退回发件人{where, select, known {（{place}）} other {}}：{age}。',
  cancelled: '已取消：{age}。不会派送。',
} satisfies Catalog<'whereabouts'>;
