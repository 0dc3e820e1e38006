import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '이커머스 배송: 연동, 착불, 반품 | Waypost',
  metaDescription:
    '쇼핑몰에 요금, 예약, 실시간 배송 조회를 연동하세요. 착불, 반품, 보험, 그리고 Waypost 사이트와 동일한 API를 제공합니다.',
  title: '장바구니에서 문 앞까지',
  lead: '쇼핑몰이 요금을 요청하고, 주문이 결제되면 예약하며, 배송될 때까지 실시간으로 업데이트되는 페이지를 구매자에게 보여 줍니다.',
  docs: 'API 문서 보기',
  talk: '영업팀 문의',

  connectTitle: '플랫폼 연동',
  connectText:
    '웹 주소를 호출할 수 있는 플랫폼이라면 모두 이용할 수 있습니다. 호스팅 쇼핑몰은 확장 프로그램으로, 자체 쇼핑몰은 직접 연동합니다. 주문은 세 단계로 처리됩니다.',
  'connect.1': '요금',
  'connect.1Text':
    '주문 화면에서 쇼핑몰이 출발지와 도착지, 중량, 크기를 보내면 모든 요금 항목과 운송 기간을 받습니다. 요금은 30분간 유지됩니다.',
  'connect.2': '예약',
  'connect.2Text':
    '주문이 결제되면 쇼핑몰이 예약합니다. 예약마다 키가 있어, 시간 초과 등으로 두 번 보내도 한 번만 예약됩니다.',
  'connect.3': '조회',
  'connect.3Text':
    '운송장 번호를 주문 메일에 넣으세요. 조회 페이지는 스캔마다 업데이트되며, 쇼핑몰에서도 같은 데이터를 읽거나 실시간으로 받을 수 있습니다.',

  codTitle: '착불',
  codText:
    '구매자가 배송 시 배송 요금을 결제하고, 배송 기사가 받은 금액을 기록합니다. 수수료는 소계의 {codFee}입니다. 처음 표시되는 요금에 두 합계가 모두 나옵니다.',
  codExample: '{from}에서 {to}까지 {weight} 소포, 스탠더드',
  byCard: '카드 결제',
  onDelivery: '착불',

  returnsTitle: '반품',
  returnsText:
    '반품은 반대 방향의 화물입니다. 구매자의 주소에서 판매자의 주소로 예약하고 라벨을 구매자에게 보내세요. 별도의 운송장 번호가 부여되며 요금은 보낼 때와 같습니다.',
  returnsFailed:
    '배송할 수 없는 화물은 자동으로 반송됩니다. 배송 이력에 “발송인에게 반송 중”이 표시되므로 구매자가 묻기 전에 알 수 있습니다.',

  insuranceTitle: '보험 선택',
  insuranceText: '화물마다 예약 화면이나 예약 호출에서 선택합니다.',
  insuranceCaption: '보험 가입 여부에 따른 비교',
  insuranceCorner: '구분',
  without: '미가입',
  with: '가입',
  'insurance.cost': '보험료',
  'insurance.costWithout': '없음',
  'insurance.costWith': '신고 가격의 {insurance}, 최소 {insuranceMinimum}',
  'insurance.covers': '분실·파손 보상',
  'insurance.coversWithout': '약관에서 중량에 따라 정한 한도까지',
  'insurance.coversWith': '입증된 물품 가격(신고 가격까지, 최대 {insuranceLimit})과 화물 요금',
  'insurance.for': '적합한 경우',
  'insurance.forWithout': '다시 마련하는 비용이 배송 요금보다 적은 물품',
  'insurance.forWith': '그 밖의 모든 물품',
  liabilityLink: '약관의 책임 조항',

  apiTitle: 'API',
  apiText:
    'Waypost 사이트도 이 API로 작동합니다. OpenAPI로 기술되어 있고, 거부 응답에는 고정된 코드가 있으며, 금액은 센트 단위 정수이고, 엔드포인트마다 호출할 수 있는 대상이 명시되어 있습니다.',
  apiRequest: '요금 요청',
  apiAnswer: '응답 (일부 생략)',
  openapi: 'OpenAPI 문서',

  endTitle: '소포 하나로 시작하세요',
  endText: '오늘은 직접 견적을 내고 예약하고, 필요해지면 쇼핑몰을 연동하세요.',
  quote: '요금 보기',
} satisfies Catalog<'ecommerce'>;
