import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: '세관 및 통관 | Waypost',
  metaDescription:
    '화물이 세관을 통과하는 단계, 필요한 서류, 배송 조회에 표시되는 내용, 통관이 보류되었을 때 할 일을 안내합니다.',
  title: '세관 및 통관',
  lead: '다른 국가로 가는 화물은 신고, 심사, 반출을 거쳐 배송됩니다. 통관이 보류되는 이유는 대개 빠진 서류나 불분명한 품명입니다.',

  stepsTitle: '통관까지 다섯 단계',
  'step.1': '물품 설명',
  'step.1Text':
    '물품마다 품명, 재질, 용도, 가격, 원산지를 상업송장에 적으세요. “남성용 셔츠, 면, 직물제”는 통과하지만 “샘플”은 통과하지 못합니다.',
  'step.2': '신고',
  'step.2Text':
    '상업송장을 바탕으로 Waypost가 수출 신고와 수입 신고를 합니다. 물품의 HS 코드에 따라 관세율이 정해지므로 아시면 적어 주세요.',
  'step.3': '세관 도착',
  'step.3Text':
    '배송 이력에 “통관 진행 중”이 표시되고 상태는 “운송 중”으로 유지됩니다. 세관은 신고 내용을 심사하며, 일부 화물은 개봉하거나 X선으로 검사합니다.',
  'step.4': '세금 납부',
  'step.4Text':
    '관세 및 수입세는 도착 국가에서 정합니다. 납부할 사람에게 배송 전에 알려 드립니다. Waypost 요금에는 포함되지 않습니다.',
  'step.5': '통관 완료',
  'step.5Text': '배송 이력에 “통관 완료”가 표시되고 화물은 수취인에게 이동합니다.',

  trackingTitle: '배송 조회에 표시되는 내용',
  trackingText:
    '통관 문제는 “문제 발생” 상태로 표시됩니다. 통관이 완료될 때까지 유지되며, 그동안 진행 단계는 그 자리에 머뭅니다.',
  trackingCaption: '통관 관련 배송 이력의 상태와 의미',
  entry: '배송 이력',
  status: '상태',
  meaning: '의미와 할 일',
  'meaning.CUSTOMS': '심사 중입니다. 하실 일은 없습니다.',
  'meaning.CUSTOMS_HOLD':
    '세관이 질의하거나 서류를 요구하고 있습니다. 고객센터에 당일 회신해 주세요. 그때까지 화물은 움직이지 않습니다.',
  'meaning.CUSTOMS_RELEASED': '해결되었습니다. 운송을 계속합니다.',
  'meaning.RETURN_STARTED': '반입이 허용되지 않았거나 회신이 없어 반송 중입니다.',
  sampleLink: '통관이 보류된 예시 보기',
  trackLink: '배송 조회',

  documentsTitle: '서류',
  documentsText: '필요한 서류는 물품과 양쪽 국가에 따라 다릅니다.',
  documentsCaption: '통관 서류, 필요한 경우, 작성자',
  document: '서류',
  when: '필요한 경우',
  who: '작성·발급',
  'doc.invoice': '상업송장',
  'doc.invoiceWhen': '물품을 판매하는 모든 경우',
  'doc.invoiceWho': '판매자',
  'doc.proforma': '견적송장',
  'doc.proformaWhen': '선물, 견본, 수리 등 판매가 아닌 물품',
  'doc.proformaWho': '발송인',
  'doc.packing': '포장명세서',
  'doc.packingWhen': '중량 화물, 여러 종류의 물품이 든 소포',
  'doc.packingWho': '발송인',
  'doc.origin': '원산지증명서',
  'doc.originWhen': '무역 협정에 따른 낮은 세율을 적용받을 때',
  'doc.originWho': '상공회의소 또는 수출자',
  'doc.eori': 'EORI 번호',
  'doc.eoriWhen': 'EU 또는 영국과 수출입하는 사업자',
  'doc.eoriWho': '세관 (최초 1회)',
  'doc.licence': '허가서 또는 증명서',
  'doc.licenceWhen': '식품, 식물, 의약품, 화장품, 예술품, 군사용으로 쓰일 수 있는 물품',
  'doc.licenceWho': '담당 기관',

  faqTitle: '통관에 관한 질문',
  'hold.question': '화물이 “문제 발생” 상태입니다. 어떻게 해야 하나요?',
  'hold.answer':
    '배송 조회 페이지를 여세요. 마지막 이력이 “통관 보류”이면 운송장 번호와 함께 고객센터에 문의하세요. 세관이 무엇을 요구하는지, 어디로 보내야 하는지 답변드립니다. 제출될 때까지 움직이지 않으므로 당일에 처리해 주세요.',
  'who.question': '관세 및 수입세는 누가 내나요?',
  'who.answer':
    '소포는 수취인이 냅니다. 중량 화물은 인코텀즈에 따라 EXW, FOB, CIF, CIP, DAP에서는 매수인, DDP에서는 매도인이 냅니다.',
  'long.question': '통관은 얼마나 걸리나요?',
  'long.answer':
    '서비스의 운송 기간에 포함됩니다. 통관이 보류된 화물은 질의가 해결될 때까지 대기합니다.',
  'gift.question': '선물은 관세가 면제되나요?',
  'gift.answer':
    '개인이 개인에게 보내는 경우 국가마다 정한 금액까지 면제되는 경우가 많습니다. 그래도 품명과 사실대로 적은 가격이 필요합니다. 판매 물품에 “선물”이라고 적는 것은 허위 신고입니다.',
  'value.question': '가격을 낮추어 신고해도 되나요?',
  'value.answer':
    '안 됩니다. 신고 가격은 실제로 지급한 가격입니다. 잘못 신고하면 과태료가 부과되고 물품을 잃을 수 있으며, 분실 시 배상도 신고 가격으로 제한됩니다.',
  'within.question': '유럽 연합 안에서도 통관이 있나요?',
  'within.answer':
    '없습니다. 자유 유통 물품은 EU 국가 사이를 신고 없이 이동합니다. 영국, 스위스, 노르웨이는 EU 밖이며, 카나리아 제도 등 일부 지역도 마찬가지입니다.',
  'refuse.question': '수취인이 납부를 거부하면 어떻게 되나요?',
  'refuse.answer':
    '화물은 보관된 후 발송인에게 반송되며, 반송 비용은 발송인이 부담합니다. 반송할 수 없는 물품은 세관의 감독 아래 폐기됩니다.',

  endTitle: '다른 국가로 보내실 물품이 있나요?',
  quote: '요금 보기',
  contact: '보류된 화물 문의',
  incoterms: '인코텀즈 설명',
} satisfies Catalog<'customs'>;
