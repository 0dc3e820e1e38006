import type { Catalog } from '../../messages.ts';

/** Mails, block by block: the server makes the plain text and the HTML of the same words. */
export default {
  greeting: '{name} 고객님, 안녕하세요.',
  signature: 'Waypost',
  /** Under every mail about an account. */
  accountFooter: '이 메일은 계정에 등록되었거나 Waypost에서 입력된 주소로 발송되었습니다.',

  expectedOn: '배송 예정: {day}',
  expectedBetween: '배송 예정: {earliest} ~ {latest}',
  expectedBy: '배송 예정: {day}까지',
  expectedToday: '오늘 배송 예정: {day}',
  expectedLate: '당초 배송 예정: {day}',
  bookedSubject: '예약 완료: {number}',
  bookedText: '{from}에서 {to}까지의 화물이 예약되었습니다. 운송장 번호: {number}',
  bookedDueOnDelivery: '배송 시 배송 기사가 받을 금액: {amount}',
  bookedOnAccount: '월 후불 금액: {amount}. 월 이용 명세서에서 청구합니다.',
  bookedPaid: '결제 수단에서 승인된 금액을 지금 청구합니다. 금액: {amount}',
  bookedTransferred: '이체가 확인되었습니다. 금액: {amount}',
  bookedAwaitingTransfer:
    '7일 이내에 이체해 주세요. 금액: {amount}. 입금 계좌와 참조 번호는 예약 확인서에 있습니다. 라벨은 입금이 확인되면 발급됩니다.',
  awaitingSubject: '이체를 기다리고 있습니다: {number}',
  awaitingHeading: '한 단계 남았습니다: 은행 이체',
  awaitingText: '{from}에서 {to}까지의 화물이 접수되었습니다. 운송장 번호: {number}',
  transferSubject: '입금 확인: {number}',
  transferHeading: '이체가 확인되었습니다',
  transferText:
    '입금이 확인되었습니다. 금액: {amount}. {from}에서 {to}까지의 화물이 예약되었으며 라벨을 인쇄할 수 있습니다.',
  labelLink: '라벨 인쇄',
  bookedReceipt: '예약 확인서 열기',
  trackLink: '배송 조회',
  sender: '발송인',

  /** News of a shipment: what happened, then what follows or what to do. */
  'news.picked_up': '픽업 완료',
  'news.picked_up.text': '화물이 픽업되어 운송이 시작되었습니다.',
  'news.picked_up.next': '운송 중, 배송 출발, 배송 완료 단계마다 알려 드리겠습니다.',
  'news.in_transit': '운송 중',
  'news.in_transit.text': '화물이 Waypost 네트워크를 통해 이동하고 있습니다.',
  'news.in_transit.next':
    '다음 메일은 배송이 출발하거나 확인이 필요한 일이 생겼을 때 보내 드립니다.',
  'news.out_for_delivery': '배송 출발',
  'news.out_for_delivery.text': '배송 기사가 화물을 싣고 출발했습니다. 오늘 배송될 예정입니다.',
  'news.out_for_delivery.next': '배송지에서 받으실 분이 계셔야 합니다.',
  'news.delivered': '배송 완료',
  'news.delivered.text': '화물이 배송되었습니다. 장소: {city}, 일시: {time}',
  'news.delivered.textWithoutPlace': '화물이 배송되었습니다. 일시: {time}',
  'news.delivered.next':
    '빠지거나 파손된 물품이 있으면 포장을 보관하고 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.returning': '반송 중',
  'news.returning.text':
    '화물을 배송하지 못하여 {reader, select, shipper {고객님께} other {발송인에게}} 반송합니다.',
  'news.returning.next':
    '하실 일은 없습니다. 변경을 원하시면 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.cancelled': '취소됨',
  'news.cancelled.text': '예약이 취소되어 배송되지 않습니다.',
  'news.cancelled.next': '이 화물에 관한 알림은 더 이상 없습니다.',
  'news.customs_hold': '통관 보류',
  'news.customs_hold.text':
    '화물의 통관이 보류되었습니다. 상업송장이나 수입자 번호 등이 빠진 경우가 많습니다.',
  'news.customs_hold.next':
    '{reader, select, shipper {화물 페이지를 열어 {days}영업일 이내에 서류를 업로드해 주세요.} other {발송인이 {days}영업일 이내에 서류를 보내야 합니다.}} 통관이 완료되면 운송이 재개됩니다.',
  'news.held': '허브 보관 중',
  'news.held.text': '화물이 Waypost 허브에서 대기하고 있습니다.',
  'news.held.next':
    '하실 일은 없습니다. 2영업일이 지나도 움직이지 않으면 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.failed_attempt': '배송 실패',
  'news.failed_attempt.text': '배송 기사가 방문했으나 화물을 전달하지 못했습니다.',
  'news.failed_attempt.next':
    '다음 영업일에 다시 배송하며 7일간 보관합니다. 배송지에서 받으실 분이 계셔야 합니다. 다른 방법을 원하시면 고객센터에 문의하세요.',
  'news.address': '주소 확인 필요',
  'news.address.text': '배송 기사가 배송지 주소를 찾지 못했습니다.',
  'news.address.next':
    '{reader, select, recipient {{days}영업일 이내에 운송장 번호와 함께 정확한 주소를 고객센터에 알려 주세요.} other {수취인이 {days}영업일 이내에 주소를 알려 주어야 합니다. 운송장 번호와 함께 고객센터에 주소를 알려 주세요.}}',
  'news.refused': '수취 거부',
  'news.refused.text': '배송지에서 화물의 수취가 거부되었습니다.',
  'news.refused.next':
    '{reader, select, shipper {{days}영업일 이내에 보낼 곳을 알려 주세요. 이후에는 고객님께 반송됩니다.} other {발송인이 {days}영업일 이내에 보낼 곳을 알려 주어야 하며, 이후에는 반송됩니다.}} 착오가 있었다면 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.other': '확인 필요',
  'news.other.text': '문제가 있어 화물의 운송이 중단되었습니다.',
  'news.other.next':
    '화물 페이지에서 현재 상태를 확인하거나 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.damage': '화물 파손',
  'news.damage.text': '화물에서 파손이 발견되었습니다.',
  'news.damage.next':
    '운송장 번호와 함께 고객센터에 연락하여 이후 처리를 협의해 주세요. 이미 받으셨다면 포장을 보관하고 사진을 찍어 두세요.',
  'news.loss': '화물 소재 불명',
  'news.loss.text': '화물이 있어야 할 곳에 없어 찾고 있습니다.',
  'news.loss.next': '배상을 청구하려면 운송장 번호와 함께 고객센터에 문의하세요.',
  'news.returned': '발송인에게 반송 완료',
  'news.returned.text':
    '{reader, select, shipper {화물이 고객님께 반송되었습니다.} other {화물이 발송인에게 반송되었습니다.}}',
  'news.returned.next':
    '{reader, select, shipper {다시 보내시려면 새로 예약해 주세요.} other {다시 받으시려면 발송인과 새 예약을 협의해 주세요.}}',
  newsSubject: '{news}: {number}',
  newsLink: '화물 보기',
  newsShipment: '운송장 번호',
  newsRoute: '경로',
  newsRouteText: '{from}에서 {to}까지',
  newsActBy: '기한',
  newsCode: '배송원에게 알려 줄 코드',
  newsPlace: '최근 확인 위치',
  newsPlaceText: '{city}, {country}',
  newsTime: '일시',
  'newsFooter.shipper': '이 메일은 이 화물의 발송인이신 고객님께 보내 드립니다.',
  'newsFooter.recipient': '이 메일은 발송인이 수취인으로 지정한 주소로 발송되었습니다.',
  'newsFooter.follower': '이 메일은 이 화물의 알림을 신청한 주소로 발송되었습니다.',
  newsLeave: '알림 중지',

  /** Texts: one message of 70 characters, of which the link takes some 50. */
  'sms.picked_up': 'Waypost: 픽업 완료',
  'sms.in_transit': 'Waypost: 운송 중',
  'sms.out_for_delivery': 'Waypost: 오늘 배송 예정',
  'sms.delivered': 'Waypost: 배송 완료',
  'sms.returning': 'Waypost: 반송 중',
  'sms.cancelled': 'Waypost: 발송 취소됨',
  'sms.customs_hold': 'Waypost: 통관 보류. 확인:',
  'sms.held': 'Waypost: 허브 보관 중',
  'sms.failed_attempt': 'Waypost: 배송 실패, 재배송',
  'sms.address': 'Waypost: 주소 불명. 확인:',
  'sms.refused': 'Waypost: 수취 거부됨',
  'sms.other': 'Waypost: 확인 필요:',
  'sms.damage': 'Waypost: 파손 발견. 확인:',
  'sms.loss': 'Waypost: 화물을 찾는 중',
  'sms.returned': 'Waypost: 반송 완료',

  otherLanguages: '다른 언어',
  followSubject: '알림 신청 확인: {number}',
  followHeading: '알림 신청 확인',
  followText:
    '이 주소로 Waypost 화물 {number}의 알림 신청이 있었습니다. 본인이 신청하셨다면 한 번 확인해 주세요. 링크는 72시간 동안 유효합니다. 모든 메일에 있는 링크로 언제든지 중지할 수 있습니다.',
  followLink: '알림 신청 확인',
  followWarning:
    '신청하지 않으셨다면 그대로 두세요. 이 화물에 관한 메일은 더 이상 보내지 않습니다.',
  followFooter: '이 메일은 배송 조회 페이지에서 입력된 주소로 발송되었습니다.',
  followingSubject: '이미 알림을 받고 있습니다: {number}',
  followingHeading: '이미 알림을 받고 있습니다',
  followingText:
    '이 주소로 Waypost 화물 {number}의 알림 신청이 있었습니다. 이미 알림을 받고 있는 주소이므로 변경된 것은 없습니다.',

  recipientSubject: '고객님께 배송되는 화물: {number}',
  recipientHeading: '고객님께 배송되는 화물',
  recipientText:
    '고객님께 보내는 화물이 Waypost에 예약되었습니다. 경로: {from}에서 {to}까지. 픽업되었을 때와 배송이 출발했을 때 이메일로 알려 드립니다.',
  recipientDue: '배송 시 배송 기사가 받을 금액: {amount}',
  recipientSmallPrint:
    '이 메일은 발송인이 수취인으로 지정한 주소로 발송되었습니다. 받을 물품이 없다면 배송 시 수취를 거부하실 수 있습니다.',

  cancelledSubject: '취소 완료: {number}',
  cancelledText: '{from}에서 {to}까지의 화물(운송장 번호 {number})이 취소되었습니다.',
  cancelledMoney:
    '더 결제하실 금액은 없습니다. 승인만 된 금액은 승인이 취소되고, 결제된 금액은 결제 수단으로 환불됩니다.',

  partyLinkSubject: '화물 링크: {number}',
  partyLinkHeading: '화물 전체 정보 보기',
  partyLinkText:
    '배송 조회 페이지에서 이 링크를 보내 달라는 요청이 있었습니다. 화물 {number}의 연락처와 배송 증명을 보고 고객센터에 문의할 수 있습니다. 90일간 어느 브라우저에서나 열 수 있습니다.',
  partyLinkWarning:
    '이 메일을 전달하지 마세요. 링크를 여는 사람은 고객님과 같은 내용을 볼 수 있습니다. 요청하지 않으셨다면 그대로 두세요.',

  caseAnswerSubject: '화물 {number} 문의에 대한 답변',
  caseAnswerHeading: '답변이 도착했습니다',
  caseAnswerText:
    '화물 {number}에 대한 문의에 고객센터가 답변했습니다. 링크를 열어 답변을 읽고 회신하실 수 있습니다.',
  caseAnswerLink: '답변 읽기',

  activationSubject: 'Waypost 예약 인증번호: {code}',
  activationHeading: '예약 인증',
  activationText:
    '이 인증번호를 예약 페이지에 입력하세요. 1시간 동안 유효합니다. 인증되면 라벨이 발급되고 화물을 접수할 수 있습니다. 배송 시 받을 금액: {amount}',
  activationLink: '예약 페이지 열기',
  activationSmallPrint:
    '예약하지 않으셨다면 그대로 두세요. 인증번호가 입력되지 않으면 예약은 하루 뒤 취소됩니다.',

  codeSubject: 'Waypost 인증번호: {code}',
  codeHeading: '인증번호',
  codeText: '인증번호를 요청한 페이지에 이 번호를 입력하세요. 10분간 한 번만 사용할 수 있습니다.',
  codeWarning:
    'Waypost는 전화나 메일로 이 번호를 묻지 않습니다. 요청하지 않으셨다면 그대로 두세요. 인증번호가 없으면 아무도 로그인할 수 없습니다.',

  alreadyRegisteredSubject: '이미 Waypost 계정이 있습니다',
  alreadyRegisteredText:
    '이 주소로 Waypost 계정을 만들려는 시도가 있었습니다. 이미 계정이 있으며 변경된 것은 없습니다.',
  alreadyRegisteredNext: '비밀번호로 로그인하세요. 비밀번호를 잊으셨다면 새로 설정하세요.',
  signInLink: '로그인',

  resetSubject: 'Waypost 비밀번호 재설정',
  resetText:
    '이 계정의 비밀번호 재설정 요청이 있었습니다. 링크는 30분간 한 번만 사용할 수 있습니다. 새 비밀번호를 설정하면 모든 브라우저에서 로그아웃됩니다.',
  resetLink: '새 비밀번호 설정',
  resetWarning: '요청하지 않으셨다면 그대로 두세요. 비밀번호는 바뀌지 않습니다.',

  confirmEmailSubject: '새 이메일 주소 확인',
  confirmEmailText:
    'Waypost 계정 {account}에서 이 주소를 사용하겠다고 요청했습니다. 확인하려면 해당 계정에 로그인한 브라우저에서 링크를 여세요. 링크는 24시간 동안 한 번만 사용할 수 있습니다. 확인하기 전까지는 기존 주소가 유지됩니다.',
  confirmEmailLink: '주소 확인',
  confirmEmailWarning: '본인의 계정이 아니라면 그대로 두세요. 아무것도 변경되지 않습니다.',

  emailChangeSubject: 'Waypost 이메일 주소 변경 예정',
  emailChangeText:
    '이 계정의 이메일 주소 변경 요청이 있었습니다. 새 주소가 확인되면 바로 변경됩니다.',
  emailChangeNext:
    '본인이 아니라면 지금 새 비밀번호를 설정하세요. 이메일 주소 변경도 함께 취소됩니다.',

  keyMadeSubject: 'Waypost 계정의 새 API 키',
  keyMadeText: '계정에 {hint}(으)로 시작하는 키가 만들어졌습니다, {time}. 할 수 있는 일: {scopes}.',
  webhookFailingSubject: '웹훅이 실패하고 있습니다',
  webhookFailingText:
    '{time} 이후 {host}에 이벤트가 도착하지 않았습니다. 간격을 늘려 가며 적어도 15분마다 다시 시도하고 이벤트는 30일 동안 보관합니다. 고친 뒤에는 ‘{button}’를 선택하세요. 바로 다시 시도하고, 도착하면 대기 중인 이벤트를 모두 보냅니다.',
  webhookOffSubject: '웹훅을 껐습니다',
  webhookOffText:
    '{host}에 더 이상 아무것도 도착하지 않아 이벤트 전송을 중단했습니다. 응답하면 다시 켜고 30일 안에 놓친 이벤트를 복구하세요.',
  webhookLink: '웹훅 보기',
  keyMadeNext:
    '본인이 하신 일이라면 아무것도 하지 않으셔도 됩니다. 아니라면 즉시 키를 폐기하고 새 비밀번호를 설정하세요.',
  keyMadeLink: 'API 키 보기',
  keyEndingSubject: 'API 키가 {day}에 만료됩니다',
  keyEndingText: '만료된 뒤에도 이 키를 사용하는 프로그램은 거부됩니다.',
  keyEndingNext:
    '계속 필요하시면 만료일이 더 늦은 새 키를 미리 만들어 프로그램에 넣은 다음 이 키를 폐기하세요. ‘{button}’만으로는 부족합니다. 새 키도 같은 때에 만료되기 때문입니다. 더 이상 필요하지 않으시면 아무것도 하지 않으셔도 됩니다.',
  keyUnusedSubject: 'API 키가 90일 동안 사용되지 않았습니다',
  keyUnusedText:
    '아무도 쓰지 않는 키도 발견되어 악용될 수 있습니다. 더 이상 필요하지 않으시면 폐기하세요.',
  keyUnusedNext:
    '계속 두시려면 아무것도 하지 않으셔도 됩니다. 키가 사용된 뒤 다시 90일 동안 사용되지 않을 때만 또 알려 드립니다.',
  passwordChangedSubject: 'Waypost 비밀번호가 변경되었습니다',
  passwordChangedText: '계정 비밀번호가 변경되었습니다, {time}.',
  passwordChangedByReset: '모든 브라우저에서 로그아웃되었고 모든 API 키가 종료되었습니다.',
  passwordChangedHere:
    '다른 모든 브라우저에서 로그아웃되었습니다. API 키는 폐기할 때까지 계속 사용할 수 있습니다.',
  passwordChangedNext: '본인이 아니라면 즉시 새 비밀번호를 설정하세요.',
  newSignInSubject: 'Waypost 계정 새 로그인',
  newSignInText: '이전에 사용된 적이 없는 브라우저에서 로그인이 있었습니다: {browser}, {time}',
  newSignInNext:
    '본인이라면 하실 일은 없습니다. 본인이 아니라면 지금 새 비밀번호를 설정하세요. 모든 브라우저에서 로그아웃됩니다.',

  pickupScheduledSubject: '픽업 예정: {number}',
  pickupRescheduledSubject: '픽업 일정 변경: {number}',
  pickupScheduledText:
    '{day} {from}~{until}(현지 시간)에 배송 기사가 방문합니다. 주소: {address}. 포장과 라벨 부착을 마쳐 주세요.',
  'pickupRepeats.DAILY': '종료하실 때까지 매 영업일 반복됩니다.',
  'pickupRepeats.WEEKLY': '종료하실 때까지 매주 반복됩니다. 공휴일에 해당하는 날은 건너뜁니다.',
  'pickupRepeats.BIWEEKLY': '종료하실 때까지 격주로 반복됩니다. 공휴일에 해당하는 날은 건너뜁니다.',
  pickupChangeUntil: '일정 변경 및 취소 기한: {lastMoment}',
  pickupCancelledSubject: '픽업 취소: {number}',
  pickupCancelledText:
    '{day} {from}~{until} 픽업이 취소되었습니다. 주소: {address}. 배송 기사가 방문하지 않습니다.',
  pickupNoPlaceSubject: '픽업 자리 없음: {number}',
  pickupNoPlaceText:
    '{day} {from}~{until} 시간대의 자리가 모두 차서 이날에는 배송 기사가 방문하지 않습니다. 주소: {address}. 정기 픽업의 다른 일정은 그대로 유지됩니다.',
  pickupNoPlaceNext: '마이페이지에서 이 날짜의 다른 시간대를 선택하실 수 있습니다.',
  pickupMissedSubject: '픽업 실패: {number}',
  pickupMissedText:
    '{day} {from}~{until}에 배송 기사가 픽업하지 못했습니다. 주소: {address}. Waypost의 잘못이라면 사과드립니다.',
  pickupMissedNext:
    '마이페이지에서 다시 픽업을 요청해 주세요. 이번에 선택하신 화물을 다시 선택하실 수 있습니다.',
  pickupRuleEndedSubject: '정기 픽업 종료',
  pickupRuleEndedText:
    '{from}~{until} 정기 픽업이 종료되었습니다. 주소: {address}. 배송 기사가 이미 출발한 건을 제외하고 모든 일정이 취소됩니다.',
  handoverSubject: '{number} 접수 방법 안내',
  handoverPickup:
    '{day} {from}~{until}(현지 시간)에 배송 기사가 고객님의 주소로 방문합니다. 포장과 라벨 부착을 마쳐 주세요.',
  handoverMoved: '선택하신 시간대가 마감되어 다음 시간대로 예약되었습니다.',
  handoverWaiting:
    '선택한 픽업: {day} {from}~{until}. 결제 또는 확인이 끝나면 바로 자리를 확보합니다.',
  handoverPoint: '라벨을 붙여 다음 접수처에 가져오세요: {point}.',
  handoverPointWaiting: '선택한 접수처: {point}. 결제 또는 확인이 끝나면 라벨이 발급됩니다.',
  handoverNoPlace: '빈 픽업 시간대가 없었습니다. 다른 날을 선택하거나 접수처에 가져오세요.',
  handoverMissed: '{day}에 픽업하지 못했습니다. 다른 날을 선택하거나 접수처에 가져오세요.',
  handoverCancelled: '{day} 픽업이 취소되었습니다. 다른 날을 선택하거나 접수처에 가져오세요.',
  handoverPointClosed: '이 접수처는 더 이상 접수하지 않습니다: {point}. 다른 방법을 선택하세요.',
  handoverNone:
    '아직 접수 방법을 선택하지 않았습니다. 픽업 또는 가까운 접수처를 예약 확인서 페이지에서 선택할 수 있습니다.',
  handoverLink: '접수 방법 변경',
  pickupLink: '픽업 내역 보기',
  statementSubject: 'Waypost 이용 명세서: {month}',
  statementHeading: '{month} 이용 명세서',
  statementText: '{month} 이용 명세서가 준비되었습니다. 합계: {amount}',
  statementOpen: '이 중 미결제액: {amount}, 지급 기한: {day}',
  'reminderSubject.1': '결제 안내: Waypost 이용 명세서 {month}',
  'reminderSubject.2': '2차 결제 안내: Waypost 이용 명세서 {month}',
  'reminderSubject.3': '최종 결제 안내: Waypost 이용 명세서 {month}',
  reminderHeading: '{month} 이용 명세서의 지급 기한이 지났습니다',
  'reminderText.1':
    '{month} 이용 명세서 중 아직 입금되지 않은 금액이 있습니다. 금액: {amount}, 지급 기한: {day}',
  'reminderText.2':
    '{month} 이용 명세서 중 미결제액: {amount}, 지급 기한: {day}. 7일 이내에 결제해 주세요.',
  'reminderText.3':
    '{month} 이용 명세서 중 미결제액: {amount}, 지급 기한: {day}. 마지막 안내입니다. 지금 결제해 주시고, 내용이 잘못되었다면 문의해 주세요.',
  reminderTransfer: '이체 금액: {amount}, 입금 계좌: {account}, 참조 번호: {number}',
  reminderCrossed: '최근 며칠 사이에 결제하셨다면 이 안내는 무시하셔도 됩니다.',
  statementPaid: '결제하실 금액이 없습니다.',
  statementLink: '이용 명세서와 청구서 보기',

  newsletterSubject: 'Waypost 뉴스레터 구독 확인',
  newsletterText:
    '이 주소로 Waypost 뉴스레터 구독 신청이 있었습니다. 본인이 신청하셨다면 한 번 확인해 주세요. 링크는 72시간 동안 유효합니다. 모든 뉴스레터에 있는 링크로 언제든지 해지할 수 있습니다.',
  newsletterLink: '구독 확인',
  newsletterWarning:
    '신청하지 않으셨다면 그대로 두세요. 뉴스레터에 관한 메일을 더 이상 보내지 않습니다.',
  newsletterOnSubject: '이미 Waypost 뉴스레터를 구독 중입니다',
  newsletterOnText:
    '이 주소로 Waypost 뉴스레터 구독 신청이 있었습니다. 이미 구독 중인 주소이므로 변경된 것은 없습니다.',
  newsletterFooter: '이 메일은 뉴스레터 신청 시 입력된 주소로 발송되었습니다.',
  newsletterLeave: '뉴스레터 구독 해지',

  /** To our own inbox. */
  contactSubject: '{reference}: {topic}',
  'contactTopic.support': '고객센터 메시지',
  'contactTopic.sales': '영업팀 메시지',
  'contactTopic.partnerships': '제휴 메시지',
  contactFrom: '보낸 사람: {name}, {email}. 직접 입력된 주소이며 본인 확인은 되지 않았습니다.',
  contactReference: '보낸 사람에게 안내된 접수 번호: {reference}',
  contactFooter: '문의 양식으로 작성되었습니다. 이 메일에 회신하면 위의 주소로 전송됩니다.',

  contactReplyName: 'Waypost',
  contactAnswerSubject: '문의에 대한 답변: {reference}',
  contactAnswerHeading: '문의에 대한 답변',
  contactAnswerFooter:
    '문의 양식에서 이 주소를 적어 보낸 메시지에 대한 답변입니다. 접수 번호: {reference}. 추가로 문의하실 내용이 있으면 이 메일에 회신해 주세요.',

  invitationSubject: 'Waypost 관리 콘솔 초대',
  invitationText:
    '동료가 Waypost 관리 콘솔에 초대했습니다. 링크를 열어 비밀번호를 정하고 2단계 인증을 설정하세요. 링크는 72시간 동안 이 주소로 한 번만 사용할 수 있습니다.',
  invitationLink: '초대 수락',
  invitationWarning: '예상하지 못한 초대라면 링크를 열지 말고 동료에게 알리세요.',
  statusNowSubject: '{status}: 화물 {number}',
  statusNowText: '화물 {number}의 현재 상태: {status}',
  contactReceivedSubject: '문의가 접수되었습니다: {reference}',
  contactReceivedText:
    '담당 직원이 확인한 뒤 월~금 9:00~18:00(브뤼셀 시간)에 이 주소로 답변드립니다.',
  contactReceivedFooter:
    '이 주소를 적은 문의가 문의 양식으로 접수되었습니다. 접수 번호: {reference}. 추가로 문의하실 내용이 있으면 이 메일에 회신해 주세요.',
} satisfies Catalog<'mail'>;
