import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '스마트 창고 보관 및 풀필먼트 | Waypost',
  metaDescription:
    '20개 이상의 거점에서 입고, 피킹, 포장, 출고, 반품, 재고 관리를 제공합니다. 포털, API, 실시간 배송 조회. 피킹 정확도 99.8% 이상.',
  header: '창고 보관',
  back: '뒤로',
  homeLabel: 'Waypost 홈',

  title: '스마트 창고 보관 및 풀필먼트',
  lead: '재고를 출발 노선 바로 옆의 창고에 둡니다. 입고, 보관, 피킹, 포장, 출고를 맡고, 반품을 다시 받으며, 모든 이동을 실시간으로 보여 드립니다.',
  'claim.accuracy': '99.8%+',
  'claim.accuracyLabel': '피킹 정확도',
  'claim.sites': '20+',
  'claim.sitesLabel': '거점',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': '프라이오리티 당일 출고 마감',

  capabilitiesTitle: '창고에서 하는 일',
  'inbound.name': '입고',
  'inbound.text':
    '사전 통보된 입고에는 도크와 시각을 배정합니다. 통보 내용과 수량을 대조하고, 차이가 있으면 적치하기 전에 알려 드립니다.',
  'pick.name': '피킹, 포장, 출고',
  'pick.text':
    '단건 주문, 배치, 웨이브 방식으로 처리합니다. 피킹할 때와 포장할 때 각각 스캔하므로 잘못된 물품이 나가지 않습니다.',
  'special.name': '특수 작업',
  'special.text':
    '키트와 묶음 구성, 라벨과 동봉물, 깨지기 쉬운 물품, 일련번호, 유통기한이 있는 로트.',
  'returns.name': '반품 처리',
  'returns.text':
    '고객님의 기준에 따라 개봉, 검수하고 등급을 매겨 재고, 수리, 폐기로 나눕니다. 결과를 쇼핑몰에 전달하므로 환불이 지체되지 않습니다.',
  'inventory.name': '재고 관리',
  'inventory.text':
    '한 번의 긴 재고 조사 대신 연중 순환 실사를 합니다. 모든 변경에 사유, 시각, 담당자 이름이 남습니다.',
  'security.name': '보안',
  'security.text':
    '출입증으로 출입하고, 도크와 통로에 카메라가 있으며, 작고 값비싼 물품은 잠금 구역에 둡니다. 방문자는 항상 직원과 동행합니다.',

  storageTitle: '보관 방식',
  storageText: '가장 넓은 공간이 아니라 물품에 필요한 공간만큼만 요금을 냅니다.',
  'bins.name': '빈과 선반',
  'bins.text': '작고 종류가 많으며 낱개로 피킹하는 물품.',
  'racking.name': '팔레트 랙',
  'racking.text': '예비 재고와 팔레트 단위 물품을 위한 1.2 × 1.0m 표준 팔레트.',
  'climate.name': '온습도 관리 구역',
  'climate.text': '식품, 화장품, 전자제품용. 온도와 규모는 거점마다 다릅니다.',

  networkTitle: '네트워크와 조회',
  'network.nodes': '여러 거점, 하나의 재고',
  'network.nodesText':
    '재고를 여러 거점에 나누어 두면 주문마다 배송지에서 가장 가까운 곳에서 출고됩니다. 품목별 총수량과 위치를 한눈에 볼 수 있습니다.',
  'network.portal': '포털과 API',
  'network.portalText':
    '주문, 재고, 반품을 사람은 포털에서, 시스템은 API로 처리합니다. 할 수 있는 일은 같습니다.',
  'network.tracking': '실시간 조회',
  'network.trackingText':
    '소포는 포장대를 떠나기 전에 운송장 번호를 받습니다. 그때부터 스캔마다 페이지가 실시간으로 업데이트됩니다.',
  trackLink: '배송 조회 페이지 열기',
  apiLink: 'API 문서',

  onboardingTitle: '첫 상담부터 첫 소포까지',
  'step.1': '계획',
  'step.1Text': 'SKU 분석, 로케이션 배치 모델, SLA 협의.',
  'step.2': '연동',
  'step.2Text': '쇼핑몰이나 창고 시스템을 API 또는 EDI로 연결합니다.',
  'step.3': '입고',
  'step.3Text': '입고 ASN, 품질 검사, 적치.',
  'step.4': '운영 시작',
  'step.4Text': '피킹, 포장, 출고를 하며 KPI를 지속적으로 관리합니다.',

  slaTitle: '서비스 수준',
  slaCaption: '스탠더드와 프라이오리티의 서비스 수준',
  slaCorner: '지표',
  standard: '스탠더드',
  priority: '프라이오리티',
  'sla.accuracy': '피킹 정확도',
  'sla.accuracyStandard': '99.5%',
  'sla.accuracyPriority': '99.8%+',
  'sla.cutOff': '당일 출고 마감',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': '입고 후 적치까지',
  'sla.dockStandard': '24시간 미만',
  'sla.dockPriority': '12시간 미만',
  'sla.returns': '반품 처리',
  'sla.returnsStandard': '48시간',
  'sla.returnsPriority': '24시간',
  slaNote:
    'SLA는 거점과 시기에 따라 다르며 도입 과정에서 확정합니다. 마감 시각은 거점의 현지 시간입니다.',

  galleryTitle: '창고 내부',
  galleryText: '물품이 거치는 여섯 곳을 그림으로 보여 드립니다.',
  'gallery.dock': '도크: 사전 통보된 입고에는 전용 문을 배정',
  'gallery.racking': '팔레트 랙: 1.2 × 1.0m 팔레트에 둔 예비 재고',
  'gallery.bins': '빈과 선반: 빈마다 한 품목, 라벨 하나',
  'gallery.packing': '포장대: 무게를 재고 라벨을 붙인 후에 봉함',
  'gallery.climate': '온습도 관리 구역: 별도의 공조와 출입문',
  'gallery.returns': '반품: 개봉하고 등급을 매겨 다시 선반으로',

  endTitle: '창고에서 구매자까지의 요금을 확인하세요',
  endText: '보관 요금은 협의하여 정합니다. 그 이후의 소포 요금은 지금 확인하실 수 있습니다.',
  rates: '배송 요금 보기',
  contact: '창고 보관 상담',
} satisfies Catalog<'warehousing'>;
