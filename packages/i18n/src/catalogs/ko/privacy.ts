import type { Catalog } from '../../messages.ts';

/** Says what the system does; whoever changes what is kept, or for how long, changes this too. */
export default {
  metaTitle: '개인정보 처리방침 | Waypost',
  metaDescription:
    'Waypost가 보관하는 정보와 그 목적, 기간, 법적 근거, 배송 조회 페이지에서 제삼자에게 보이는 내용, 쿠키, 고객의 권리를 설명합니다.',
  title: '개인정보 처리방침',
  lead: '어떤 정보를 무엇을 위해 얼마 동안 보관하는지, 고객님이 무엇을 할 수 있는지 설명합니다.',
  version: '버전 {version}',
  inForce: '시행일: {day}',
  contents: '목차',
  simulationTitle: 'Waypost는 시뮬레이션입니다',
  simulationText:
    '이 처리방침은 실제로 입력된 정보를 시스템이 어떻게 처리하는지 설명합니다. 회사 정보는 예시이며 그렇게 표시되어 있습니다.',
  placeholder: '예시',

  'short.title': '요약',
  'short.1':
    '화물, 결제, 계정에 필요한 정보만 보관하며, 고객님을 더 파악하기 위한 정보는 보관하지 않습니다.',
  'short.2':
    '당사 페이지에는 제삼자의 요소가 없습니다. 분석 도구, 광고, 외부 글꼴, 외부 지도, 외부 스크립트를 사용하지 않습니다. 카드 결제 시에만 결제 대행사의 화면이 열립니다.',
  'short.3': '운송장 번호를 가진 제삼자에게는 이름과 연락처의 일부만 표시됩니다.',
  'short.4': '회원 정보에서 직접 정보를 내보내고 계정을 삭제할 수 있습니다.',

  'controller.title': '개인정보처리자',
  'controller.1':
    '이 정보의 개인정보처리자는 운송사입니다. 이 처리방침에 관한 문의는 아래 주소나 문의 페이지로 보내 주세요.',
  'controller.company': '회사',
  'controller.companyValue': 'Waypost NV',
  'controller.office': '본점 소재지',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Brussels, Belgium',
  'controller.email': '이메일',

  'data.title': '처리하는 정보와 목적, 기간',
  'data.1':
    '문자는 일반 개인정보 보호법(GDPR) 제6조 제1항의 법적 근거를 나타냅니다. (a) 동의, (b) 계약 또는 계약 전 조치, (c) 법적 의무, (f) 해당 행에 적힌 정당한 이익.',
  'data.caption': '목적별 정보와 법적 근거, 보관 기간',
  'data.purpose': '목적',
  'data.what': '정보',
  'data.basis': '근거',
  'data.time': '보관 기간',
  'quote.purpose': '요금',
  'quote.what': '입력한 출발지와 도착지, 중량, 크기, 서비스. 이름은 없음.',
  'quote.basis': '(b)',
  'quote.time': '나중에 요금을 설명할 수 있도록 견적과 함께 보관',
  'draft.purpose': '작성 중인 예약',
  'draft.what': '수취인의 이메일과 주소, 예약 화면에 입력한 내용(카드 정보 제외)',
  'draft.basis': '(b)',
  'draft.time': '24시간. 완료된 예약의 사본도 같음',
  'shipment.purpose': '화물 운송',
  'shipment.what':
    '발송인과 수취인의 이름, 이메일, 전화번호, 주소. 시각과 장소가 있는 스캔. 메모와 배송 증명',
  'shipment.basis': '(b), 수취인은 (f): 수취인에게 보낸 것의 배송',
  'shipment.time':
    '손해배상 청구와 회계 관련 법령이 요구하는 동안 화물과 함께 보관. 계정을 삭제하면 본인의 정보는 지워짐',
  'payment.purpose': '결제와 회계',
  'payment.what':
    '금액, 요금 항목, 결제 방법과 상태, 이용 명세서와 청구서. 저장한 카드는 브랜드, 마지막 네 자리, 유효 기간. 카드 번호는 결제 대행사가 보관하며 당사에는 없음',
  'payment.basis': '(b), (c)',
  'payment.time': '회계 관련 법령이 요구하는 동안. 삭제 후에는 이름 없이 보관',
  'account.purpose': '계정',
  'account.what':
    '이메일, 이름, 전화번호, 계정 유형, 회사, VAT 번호, 주소, 주소록, 픽업과 요청 사항, 알게 된 경로. argon2id 해시로 된 비밀번호. 동의한 약관과 일시',
  'account.basis': '(b)',
  'account.time': '계정을 삭제할 때까지',
  'signIn.purpose': '로그인',
  'signIn.what':
    '해시로 된 인증번호와 링크, 로그인 세션, 새 브라우저를 알리기 위한 브라우저 종류(예: “Linux의 Firefox”)',
  'signIn.basis': '(b), (f): 계정 보호',
  'signIn.time':
    '인증번호 10분. 완료되지 않은 회원가입 약 1시간. 링크 30분~72시간. 로그인 세션은 마지막 사용 후 24시간, 최장 30일. 브라우저 종류는 계정을 삭제할 때까지',
  'contact.purpose': '문의 답변',
  'contact.what': '문의 페이지에서 보낸 메시지의 이름, 이메일, 주제, 내용',
  'contact.basis': '(f): 문의에 대한 답변, 화물에 관한 것이면 (b)',
  'contact.time': '24개월. 계정을 삭제하면 그 전에 지워짐',
  'case.purpose': '운송이 중단된 화물의 지원',
  'case.what':
    '발송인 또는 수취인이 배송 조회 페이지에서 보낸 메시지와 서류, 당사의 답변. 각자 자신의 것만 볼 수 있음',
  'case.basis': '(b), 수취인은 (f): 수취인에게 보낸 것의 배송',
  'case.time': '문의 종료 후 24개월. 계정을 삭제하면 그 전에 지워짐. 배송을 증명하는 사진은 24개월',
  'newsletter.purpose': '뉴스레터',
  'newsletter.what': '이메일 주소, 신청·확인·해지 일시',
  'newsletter.basis': '(a)',
  'newsletter.time': '확인하지 않으면 30일. 해지 후 증빙으로 24개월',
  'news.purpose': '화물 알림',
  'news.what':
    '발송인·수취인의 메일과 문자 수신 여부, 언제 어떤 종류를 보냈는지, 주소의 키 해시. 내용은 보관하지 않음',
  'news.basis': '(b), 수취인은 (f): 도착 시기 안내',
  'news.time': '화물과 함께 보관',
  'follow.purpose': '배송 조회 페이지에서 신청한 알림',
  'follow.what': '이메일 주소, 화물, 신청·확인·중지 일시',
  'follow.basis': '(a)',
  'follow.time': '확인하지 않으면 1주일. 중지하거나 배송된 후 30일. 최장 1년',
  'optOut.purpose': '수신 거부 준수',
  'optOut.what': '화물에 관한 메일을 원하지 않는 주소의 키 해시',
  'optOut.basis': '(f): 고객님이 알려 주신 의사의 준수',
  'optOut.time': '해당 주소로 다시 알림을 신청할 때까지',
  'security.purpose': '서비스 유지',
  'security.what':
    '번호 추측과 과다 요청을 제한하기 위한 접속 주소. 횟수만 세며, 계정을 보호하는 경우에는 키 해시로 보관',
  'security.basis': '(f): 보안',
  'security.time': '10분~1일',
  'logs.purpose': '오류 확인',
  'logs.what':
    '시각, 쿼리를 제외한 페이지, 결과, 임의의 요청 번호가 있는 로그. 이름, 주소, 운송장 번호는 없음',
  'logs.basis': '(f): 서비스의 정상 작동',
  'logs.time': '운영자가 정한 기간. 누구인지 알 수 있는 정보는 없음',
  'data.2':
    '이 정보는 대부분 고객님이 제공한 것입니다. 수취인의 정보는 발송인이 제공합니다. 당사는 사람에 관한 자동화된 결정을 하지 않으며 프로파일링을 하지 않습니다.',

  'tracking.title': '배송 조회 페이지에서 제삼자에게 보이는 내용',
  'tracking.1':
    '링크가 전달된 경우 등 운송장 번호를 가진 사람은 누구나 해당 페이지를 열 수 있습니다. 당사 서버는 이름과 연락처의 일부를 가린 후에 내보내며, 장소는 도시 단위로 표시합니다.',
  'tracking.caption': '배송 조회 페이지에서 연락처를 가리는 예',
  'tracking.kept': '보관 정보',
  'tracking.shown': '제삼자에게 표시',
  'tracking.name': '이름',
  'tracking.email': '이메일',
  'tracking.phone': '전화번호',
  'tracking.address': '도착지',
  'tracking.2':
    '이메일은 @ 앞의 첫 글자와 마지막 글자, @ 뒤의 첫 글자가 남습니다. 전화번호는 처음 두 자리와 마지막 두 자리, 도착지는 마지막 두 부분이 남습니다. 로그인하여도 달라지지 않습니다. 그 이상은 메일로 링크를 받은 화물의 당사자만 볼 수 있습니다. 운송장 번호는 무작위이며 추측 시도는 제한됩니다.',

  'cookies.title': '쿠키',
  'cookies.1':
    '당사는 다음 쿠키만 설정합니다. 모두 당사의 쿠키입니다. 각각 고객님이 하거나 선택한 일에 필요하므로 별도의 동의를 받지 않습니다. 이 밖에 브라우저는 탭을 닫을 때까지 스크롤한 위치를 기억하며, 이는 당사에 전달되지 않습니다.',
  'cookies.caption': '쿠키의 역할과 유효 기간',
  'cookies.name': '이름',
  'cookies.what': '역할',
  'cookies.time': '유효 기간',
  'cookie.session': '로그인 상태를 유지합니다. 로그인할 때 설정됩니다',
  'cookie.sessionTime': '로그아웃할 때까지 또는 사용하지 않은 지 24시간, 최장 30일',
  'cookie.attempt': '메일로 보낸 인증번호를 요청한 브라우저와 연결합니다',
  'cookie.attemptTime': '1시간 또는 인증번호를 입력할 때까지',
  'cookie.party': '메일의 링크를 연 화물을 발송인 또는 수취인이 보는 대로 표시합니다',
  'cookie.partyTime': '마지막 링크를 연 후 90일',
  'cookie.drafts': '작성 중인 예약을 찾습니다. 예약을 진행할 때 설정됩니다',
  'cookie.draftsTime': '24시간',
  'cookie.zone': '페이지의 시각을 고객님의 시간대로 표시하기 위한 시간대',
  'cookie.zoneTime': '1년',
  'cookie.language': '메뉴에서 선택한 언어',
  'cookie.languageTime': '1년',
  'cookie.device': '당사 허브와 배송 기사의 기기에서만: 어떤 기기인지',
  'cookie.deviceTime': '사용하지 않은 지 180일',
  'cookie.shift': '당사 허브와 배송 기사의 기기에서만: 누가 사용하는지',
  'cookie.shiftTime': '근무가 끝날 때까지, 최장 14시간',
  'cookie.staff': '당사 직원 전용: 관리 콘솔의 로그인 세션',
  'cookie.staffTime': '사용하지 않은 지 15분, 최장 8시간',

  'others.title': '정보를 제공받는 자',
  'others.1': '화물이나 서비스에 필요한 다음의 자에게만 제공합니다.',
  'others.carriers': '운송의 일부 구간을 맡는 운송사와 대리점, 해당 구간에 한함',
  'others.customs': '법령이 요구하는 경우 세관과 그 밖의 관계 기관',
  'others.payment': '카드 또는 PayPal로 결제하는 경우 결제 대행사',
  'others.hosting':
    '계약에 따라 당사의 지시를 받아 서버를 운영하거나 메일과 문자를 발송하는 수탁자',
  'others.2':
    '당사는 누구에게도 정보를 판매하지 않습니다. 유럽 경제 지역 밖의 국가로 가는 화물의 경우 수취인의 정보가 그 국가로 이전됩니다. 이전하지 않으면 배송할 수 없기 때문입니다.',

  'security.title': '보호 조치',
  'security.1':
    '비밀번호, 인증번호, 로그인 세션은 해시로 보관합니다. 고객의 요청은 그 고객의 데이터에만 접근하며 데이터베이스가 이를 한 번 더 확인합니다. 직원은 2단계 인증으로 로그인하고, 개인정보를 열람할 때마다 기록됩니다. 연락처는 이력과 분리하여 보관하므로, 이력을 온전히 유지하면서 연락처를 삭제할 수 있습니다.',

  'rights.title': '고객의 권리',
  'rights.1': '직접 하실 수 있는 것은 별도로 요청하지 않으셔도 됩니다.',
  'rights.access': '열람과 전송: 회원 정보에서 정보를 파일로 내보낼 수 있습니다.',
  'rights.correct': '정정: 회원 정보에서 내용을 변경할 수 있습니다.',
  'rights.erase':
    '삭제: 회원 정보에서 계정을 삭제할 수 있습니다. 개인정보는 즉시 삭제되며, 화물과 회계 기록은 법령에 따라 누구인지 알 수 없는 상태로 남습니다.',
  'rights.consent': '동의 철회: 모든 뉴스레터와 화물 알림에 해지 링크가 있습니다.',
  'rights.2':
    '처리의 제한이나 처리에 대한 이의 제기, 또는 수취인이거나 계정이 없는 경우 등 그 밖의 사항은 당사에 문의해 주세요. 본인임을 확인하는 자료를 요청할 수 있습니다. 한 달 이내에 답변드립니다.',
  'rights.3':
    '거주하는 국가의 감독기관에 민원을 제기할 수 있습니다. 벨기에에서는 브뤼셀의 개인정보 보호 기관(Gegevensbeschermingsautoriteit, Autorité de protection des données)입니다.',
  profileLink: '회원 정보',
  contactLink: '문의 페이지',

  'changes.title': '변경',
  'changes.1':
    '이 처리방침은 시스템의 동작에 따라 변경됩니다. 버전은 같은 날짜의 약관과 같습니다. 이전 버전은 보관되며 요청하시면 보내 드립니다.',
  termsLink: '운송 약관',
} satisfies Catalog<'privacy'>;
