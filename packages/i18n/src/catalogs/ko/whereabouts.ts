import type { Catalog } from '../../messages.ts';

/** Places stand in brackets or after a colon, ages after a colon or a comma: no particle follows. */
export default {
  justNow: '방금',
  day: '{arrival, select, today {오늘 도착 예정: {latest}} tomorrow {내일 도착 예정: {latest}} by {도착 예정: {latest}까지} between {도착 예정: {earliest} ~ {latest}} late {지연 중: 당초 예정일 {latest}} other {도착 예정: {latest}}}',
  dayRevised:
    '{arrival, select, today {새 도착 예정일: 오늘, {latest}} tomorrow {새 도착 예정일: 내일, {latest}} by {새 도착 예정일: {latest}까지} between {새 도착 예정일: {earliest} ~ {latest}} late {당초 예정일: {latest}} other {새 도착 예정일: {latest}}}',
  created:
    '라벨 생성: {age}{arrival, select, today {, 오늘 배송 예정} tomorrow {, 내일 배송 예정} by {, {latest}까지 배송 예정} day {, {latest} 배송 예정} between {, {earliest}~{latest} 배송 예정} other {}}. 첫 스캔은 픽업 때 이루어집니다.',
  pickedUp:
    '픽업 완료{where, select, known { ({place})} other {}}, {arrival, select, today {오늘 배송 예정} tomorrow {내일 배송 예정} by {{latest}까지 배송 예정} day {{latest} 배송 예정} between {{earliest}~{latest} 배송 예정} other {도착지로 이동 시작}}. 최근 스캔: {age}.',
  inTransit:
    '운송 중{arrival, select, today {, 오늘 배송 예정} tomorrow {, 내일 배송 예정} by {, {latest}까지 배송 예정} day {, {latest} 배송 예정} between {, {earliest}~{latest} 배송 예정} other {}}. {event, select, ARRIVED {허브 도착} DEPARTED {허브 출발} CUSTOMS {통관 시작} CUSTOMS_RELEASED {통관 완료} other {최근 스캔}}: {where, select, known {{place}, } other {}}{age}.',
  outForDelivery:
    '배송 출발{where, select, known { ({place})} other {}}{arrival, select, today {, 오늘 배송 예정} tomorrow {, 내일 배송 예정} by {, {latest}까지 배송 예정} day {, {latest} 배송 예정} between {, {earliest}~{latest} 배송 예정} other {}}. 최근 스캔: {age}.',
  late: '지연: 당초 예정 {latest}, 현재 {status, select, pickedUp {픽업 완료} outForDelivery {배송 출발} other {운송 중}}. 최근 스캔: {where, select, known {{place}, } other {}}{age}.',
  lateCreated: '지연: 당초 예정 {latest}, 아직 픽업되지 않았습니다. 라벨 생성: {age}.',
  delivered:
    '배송 완료{where, select, known { ({place})} other {}}: {day, select, today {오늘} yesterday {어제} other {{date}}} {time}.',
  exception:
    '{kind, select, customs_hold {통관 보류} held {허브 보관 중} failed_attempt {방문했으나 배송 실패} address {주소 확인 불가} refused {수취인의 수취 거부} damage {파손 발견} loss {소재 불명} other {배송 문제로 중단}}{where, select, known { ({place})} other {}}{arrival, select, today {, 새 배송 예정일: 오늘} tomorrow {, 새 배송 예정일: 내일} by {, 새 배송 예정일: {latest}까지} day {, 새 배송 예정일: {latest}} between {, 새 배송 예정일: {earliest}~{latest}} late {, 당초 예정: {latest}} other {}}. 보고: {age}.',
  returning: '발송인에게 반송 중. 최근 스캔: {where, select, known {{place}, } other {}}{age}.',
  returned: '발송인에게 반송 완료{where, select, known { ({place})} other {}}: {age}.',
  cancelled: '취소됨: {age}. 배송되지 않습니다.',
} satisfies Catalog<'whereabouts'>;
