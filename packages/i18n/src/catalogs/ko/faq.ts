import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '질문과 답변 | Waypost',
  metaDescription:
    '발송 방법, 배송에 걸리는 기간, 배송 조회와 통관, 픽업 요청 방법, 착불 수수료를 안내합니다.',
  title: '질문과 답변',
  lead: '짧은 답을 먼저 드립니다. 각 답변에는 바로 처리할 수 있는 페이지가 연결되어 있습니다.',
  contents: '주제',
  stillTitle: '답을 찾지 못하셨나요?',
  stillText:
    '메시지를 보내 주시고, 운송장 번호가 있으면 함께 적어 주세요. 담당 직원이 월~금 9:00~18:00(브뤼셀 시간)에 답변드립니다.',
  stillLink: '고객센터 문의',

  boardTitle: '한 줄 요약',
  'board.ship': '발송',
  'board.shipAnswer': '익스프레스 서비스 페이지 이용',
  'board.domestic': '국내 배송',
  'board.domesticAnswer': '{standardEta} (프라이오리티는 {priorityEta})',
  'board.international': '영국·EU 국제 익스프레스',
  'board.internationalAnswer': '{expressEta}',
  'board.track': '배송 조회',
  'board.trackAnswer': '홈 또는 배송 조회 페이지에서 운송장 번호로',
  'board.customs': '통관 문제',
  'board.customsAnswer': '“문제 발생” 상태로 표시',
  'board.pickup': '픽업',
  'board.pickupAnswer': '마이페이지에서 요청',

  'topic.shipping': '발송',
  'topic.delivery': '배송 기간',
  'topic.tracking': '배송 조회',
  'topic.customs': '통관',
  'topic.pickups': '픽업',
  'topic.paying': '요금과 결제',
  'topic.account': '계정과 개인정보',

  'ship.question': '어떻게 발송하나요?',
  'ship.answer':
    '익스프레스 서비스 페이지에서 발송합니다. 출발지와 도착지, 중량, 크기를 입력하면 모든 서비스가 전체 요금과 함께 표시됩니다. 수취인의 이메일과 주소를 입력하고 예약을 진행한 다음, 요금 내역을 확인하고 확정하세요. 운송장 번호와 예약 확인서가 바로 발급됩니다.',
  'guest.question': '발송하려면 계정이 필요한가요?',
  'guest.answer':
    '필요하지 않습니다. 누구나 견적, 예약, 배송 조회를 이용할 수 있습니다. 계정이 있으면 마이페이지에서 모든 화물과 요금, 픽업을 관리할 수 있습니다.',
  'heavy.question': '소포의 중량 한도는 얼마인가요?',
  'heavy.answer':
    '소포 하나의 중량은 {maxPiece}까지입니다. 더 무거운 물품은 팔레트에 실어 항공, 해상 또는 육상 화물로 보냅니다.',
  'volume.question': '크기에 따라 요금이 달라지는 이유는 무엇인가요?',
  'volume.answer':
    '크고 가벼운 상자도 무거운 상자만큼 자리를 차지하기 때문입니다. 중량과 부피(센티미터 단위의 길이 × 너비 × 높이 ÷ {parcelDivisor}, 항공 화물은 ÷ {airDivisor})를 비교하여 큰 쪽으로 청구합니다. 두 숫자 모두 견적에 표시됩니다.',
  'forbidden.question': '보낼 수 없는 것은 무엇인가요?',
  'forbidden.answer':
    '위험물, 무기, 마약류, 살아 있는 동물, 현금과 그 밖의 일부 물품입니다. 전체 목록은 약관에 있습니다. 이러한 물품이 들어 있는 화물은 운송이 중단되며 이후 비용은 발송인이 부담합니다.',

  'domestic.question': '국내 배송은 얼마나 걸리나요?',
  'domestic.answer':
    '스탠더드는 {standardEta}, 익스프레스는 {expressEta}, 프라이오리티는 {priorityEta}입니다. 접수 마감 전에 예약된 소포는 당일에 픽업합니다. 마감 시각은 국내 배송 페이지에 있습니다.',
  'international.question': '영국·EU 국제 익스프레스는 얼마나 걸리나요?',
  'international.answer':
    '{expressEta}이며 국경에서의 통관이 포함됩니다. 세관의 질의가 있으면 답변할 때까지 기간 계산이 멈춥니다.',
  'nobody.question': '배송 시 받을 사람이 없으면 어떻게 되나요?',
  'nobody.answer':
    '배송 기사가 현장에서 배송 시도를 기록하며, 배송 조회 페이지에 시각과 함께 “문제 발생”으로 표시됩니다. 운송장 번호와 함께 고객센터에 문의하여 다른 날짜나 주소를 협의하세요.',

  'track.question': '어떻게 배송을 조회하나요?',
  'track.answer':
    '홈 또는 배송 조회 페이지에서 운송장 번호로 조회합니다. 운송장 번호는 라벨, 예약 확인서, Waypost 메일에 있습니다. 대소문자, 공백, 하이픈은 구분하지 않으며, 페이지는 스캔마다 자동으로 업데이트됩니다.',
  'missing.question': '운송장 번호가 조회되지 않는 이유는 무엇인가요?',
  'missing.answer':
    'Waypost 운송장 번호는 검사 문자로 끝나므로 입력 오류와 존재하지 않는 번호를 구별할 수 있습니다. 네 자리씩 라벨과 비교해 보세요. 새 라벨은 표시되기까지 몇 분 걸릴 수 있습니다.',
  'statuses.question': '각 상태는 무엇을 뜻하나요?',
  'statuses.answer':
    '등록됨: 예약되었으며 첫 스캔을 기다립니다. 픽업 완료: Waypost가 인수했습니다. 운송 중: 허브 간 이동 중이거나 통관 진행 중입니다. 배송 출발: 배송 기사가 오늘 배송합니다. 배송 완료: 전달되었습니다. 문제 발생: 운송이 중단되었으며 이유는 배송 이력에 있습니다. 취소됨: 운송되지 않습니다.',
  'masked.question': '배송 조회 페이지에서 이름과 주소가 일부만 표시되는 이유는 무엇인가요?',
  'masked.answer':
    '배송 조회 링크는 자주 전달되기 때문입니다. 그래서 모든 사람에게 이름의 첫 글자, 일부를 가린 이메일과 전화번호, 도착지의 마지막 두 부분만 표시합니다. 나머지는 서버 밖으로 나가지 않으므로 발송인·수취인이 아닌 사람은 그 이상을 볼 수 없습니다.',

  'hold.question': '통관에 문제가 생기면 어떻게 되나요?',
  'hold.answer':
    '상태가 “문제 발생”으로 바뀌고 배송 이력에 “통관 보류”가 표시됩니다. 대개 서류가 빠졌거나 물품 설명이 더 명확해야 하는 경우입니다. 세관의 확인이 끝나면 “통관 완료”가 표시되고 운송이 재개됩니다.',
  'duties.question': '관세 및 세금은 누가 내나요?',
  'duties.answer':
    '도착 국가에서 정하며 Waypost 요금에 포함되지 않습니다. 소포는 수취인이 냅니다. 중량 화물은 선택한 인코텀즈에 따르며, DAP에서도 수취인이 냅니다.',

  'pickup.question': '픽업은 어떻게 요청하나요?',
  'pickup.answer':
    '마이페이지에서 요청합니다. 로그인하여 “픽업”을 열고 “픽업 요청”을 선택하세요. 날짜, 시간대(09:00~13:00, 13:00~17:00, 17:00~20:00 중 하나), 주소를 입력하세요. 픽업은 매일, 매주 또는 격주로 반복할 수 있습니다.',

  'price.question': '요금에는 무엇이 포함되나요?',
  'price.answer':
    '청구 중량, 경로, 서비스에 따른 운임, 유류할증료 {fuel}, 보안·취급료 {security}입니다. 보험은 선택 사항이며 보험료는 신고 가격의 {insurance}, 최소 {insuranceMinimum}입니다. 예약 전에 모든 항목을 견적에 표시하며 요금은 30분간 유지됩니다.',
  'methods.question': '어떻게 결제할 수 있나요?',
  'methods.answer':
    '카드, PayPal, 계좌이체, 착불로 결제할 수 있습니다. 사용할 수 있는 방법은 예약 화면에 표시됩니다.',
  'onDelivery.question': '착불 수수료는 얼마인가요?',
  'onDelivery.answer':
    '소계의 {codFee}입니다. 견적에 카드 결제 합계와 착불 합계를 나란히 표시합니다. 금액은 배송 시 배송 기사가 받습니다.',
  'cancel.question': '배송을 취소할 수 있나요?',
  'cancel.answer':
    '픽업 전까지는 무료로 취소할 수 있습니다. 예약 확인서 페이지에서 취소하세요. 이후에는 되돌려 보낼 수 있으며, 환불되는 금액은 약관에 있습니다.',

  'signIn.question': '로그인할 때 인증번호를 받는 이유는 무엇인가요?',
  'signIn.answer':
    '비밀번호만으로는 충분하지 않기 때문입니다. 비밀번호를 확인한 후 6자리 인증번호를 메일로 보내 드리며, 10분간 한 번만 사용할 수 있습니다. Waypost는 전화나 메일로 이 번호를 묻지 않습니다.',
  'delete.question': '내 데이터를 어떻게 보거나 삭제하나요?',
  'delete.answer':
    '회원 정보에서 보관 중인 모든 정보를 내보내고 계정을 삭제할 수 있습니다. 회계 기록은 법에 따라 남지만 누구인지 알 수 없게 됩니다.',

  linkExpress: '익스프레스 서비스 페이지',
  linkFreight: '중량 화물',
  linkProhibited: '운송 금지 물품',
  linkDomestic: '국내 배송',
  linkHome: '홈',
  linkTrack: '배송 조회 페이지',
  linkCustoms: '세관 및 통관',
  linkIncoterms: '인코텀즈 설명',
  linkDashboard: '마이페이지',
  linkQuote: '요금 보기',
  linkCancellations: '취소와 환불',
  linkPrivacy: '개인정보 처리방침',
  linkContact: '고객센터 문의',
} satisfies Catalog<'faq'>;
