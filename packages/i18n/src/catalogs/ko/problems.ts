import type { Catalog } from '../../messages.ts';

/** One sentence for every refusal: what happened, and what the reader can do. */
export default {
  invalid_request: '누락되었거나 올바르지 않은 항목이 있습니다. 확인하고 다시 시도해 주세요.',
  idempotency_key_missing:
    '요청에 Idempotency-Key가 없습니다. 임시 저장의 시도 ID를 보내거나, 픽업의 경우 직접 정한 ID를 보내세요.',
  webhook_signature_invalid: '이 이벤트의 서명이 올바르지 않습니다.',
  reference_too_short: '올바른 운송장 번호를 입력하세요.',
  reference_mistyped: '운송장 번호에 입력 오류가 있습니다. 네 자리씩 라벨과 비교해 보세요.',
  unauthenticated: '계속하려면 로그인하세요.',
  sign_in_refused:
    '이메일 주소 또는 비밀번호가 올바르지 않습니다. 모두 확인하고 다시 시도해 주세요.',
  payment_declined:
    '결제가 거절되었습니다. 청구된 금액은 없습니다. 다시 시도하거나 다른 결제 방법을 이용해 주세요.',
  payment_not_completed:
    '결제가 완료되지 않았습니다. 청구된 금액은 없습니다. 다시 시도하거나 다른 결제 방법을 이용해 주세요.',
  key_unknown:
    '요청에 유효한 API 키가 없습니다. Authorization: Bearer로 보내거나 대시보드에서 새 키를 만드세요.',
  key_expired:
    '이 API 키는 만료되었습니다. 이 키를 대체한 키를 사용하거나 대시보드에서 새 키를 만드세요.',
  key_network_refused:
    '이 네트워크에서는 이 키를 사용할 수 없습니다. 허용한 네트워크에서 사용하거나 다른 키를 만드세요.',
  test_mode_unavailable: '아직 테스트 모드가 없습니다. 실제 키를 사용하세요.',
  key_spend_cap_reached:
    '이 키로는 오늘 이만큼 지출할 수 없습니다. 예약된 것은 없습니다. 한도가 더 높은 키를 만들거나 내일까지 기다리세요.',
  credit_exhausted:
    '신용 한도가 이 화물에 부족합니다. 예약된 것은 없습니다. 명세서를 결제하거나 카드로 결제하세요.',
  payer_needed:
    '은행이 카드 소유자의 확인을 요구하지만 프로그램은 할 수 없습니다. 청구된 금액은 없습니다. 다른 카드를 쓰거나 외상으로 결제하세요.',
  idempotency_key_reused:
    '이 Idempotency-Key는 다른 요청에 사용되었습니다. 새 요청에는 새 키를 보내세요.',
  rate_mismatch: '이 요금은 다른 화물이나 계정을 위한 것입니다. 이 화물의 요금을 조회하세요.',
  price_above_maximum: '요금이 지정한 최대 금액보다 높습니다. 예약된 것은 없습니다.',
  forbidden: '현재 권한으로는 이 작업을 할 수 없습니다.',
  cross_site_request: '다른 사이트에서 보낸 요청이므로 거부되었습니다.',
  not_found: '이 주소에는 아무것도 없습니다.',
  tracking_unknown: '해당 운송장 번호를 찾을 수 없습니다. 오타를 확인하거나 발송인에게 문의하세요.',
  draft_not_found: '임시 저장된 예약이 없습니다. 발송 예약을 다시 작성해 주세요.',
  session_not_found: '더 이상 존재하지 않는 로그인 세션입니다. 목록을 새로 고치세요.',
  staff_not_found: '해당 직원이 없습니다. 목록을 새로 고치세요.',
  attempt_not_found: '이 예약 시도가 존재하지 않습니다. 페이지를 새로 고쳐 다시 시도해 주세요.',
  address_not_found: '더 이상 주소록에 없는 주소입니다. 목록을 새로 고치세요.',
  pickup_not_found: '해당 픽업이 없습니다. 목록을 새로 고치세요.',
  pickup_rule_not_found: '해당 정기 픽업이 없습니다. 목록을 새로 고치세요.',
  receipt_unavailable: '예약 확인서를 볼 수 없습니다',
  case_not_found: '해당 문의가 없습니다. 페이지를 새로 고쳐 현재 문의를 확인하세요.',
  shipment_not_found: '해당 화물이 없습니다. 목록을 새로 고치세요.',
  method_not_allowed: '이 주소는 해당 요청 방식을 지원하지 않습니다.',
  attempt_running: '예약을 처리하고 있습니다. 결과는 잠시 후에 표시됩니다.',
  already_booked: '이미 예약된 화물입니다.',
  attempt_superseded: '새로운 예약 시도로 대체되었습니다. 요금을 확인하고 다시 확정해 주세요.',
  price_changed: '요금이 변경되었습니다. 새 요금을 확인하고 다시 확정해 주세요.',
  form_already_sent:
    '이 양식은 다른 내용으로 이미 전송되었습니다. 다른 메시지를 쓰려면 페이지를 새로 고치세요.',
  not_cancellable: '이미 운송 중이거나 취소된 배송입니다. 변경하려면 고객센터에 문의하세요.',
  label_withheld: '예약 인증이나 결제를 기다리는 동안과 취소된 후에는 이 서류를 발급하지 않습니다.',
  labels_withheld:
    '선택한 화물 중 지금 라벨을 인쇄할 수 없는 것이 있습니다. 아무것도 만들지 않았습니다.',
  too_many_labels: '라벨이 500장을 넘습니다. 화물을 더 적게 선택하세요.',
  quote_expired: '유효 기간이 지난 견적입니다. 계속하려면 요금을 다시 계산하세요.',
  too_many_webhook_endpoints:
    '계정에서 사용할 수 있는 웹훅 주소의 수를 모두 사용했습니다. 하나를 삭제한 후 추가하세요.',
  webhook_endpoint_off: '이 웹훅은 꺼져 있습니다. 먼저 켜 주세요.',
  webhook_address:
    '웹훅은 포트 443 또는 8443의 공개 https 주소로만 보내며, 주소에 사용자 이름이 없어야 합니다.',
  too_many_keys: '계정에서 만들 수 있는 키의 수를 모두 사용했습니다. 하나를 폐기한 후 만드세요.',
  too_many_views:
    '직원 한 명이 저장할 수 있는 보기의 수를 모두 사용했습니다. 하나를 삭제한 후 저장하세요.',
  settings_changed:
    '그사이 다른 사람이 설정을 저장했습니다. 변경된 내용을 확인한 후 다시 저장하세요.',
  tariff_not_found: '해당 요금표가 없습니다.',
  tariff_changed: '이 안을 작성한 후 다른 버전이 게시되었습니다. 내용을 확인한 후 다시 작성하세요.',
  tariff_preview_missing: '변경에 따른 영향이 아직 집계되지 않았습니다. 집계가 끝난 후 게시하세요.',
  tariff_in_force: '요금표는 적용 1분 전까지 철회할 수 있습니다.',
  tariff_beyond_bounds:
    '이 요금으로는 가장 큰 화물의 금액이 장부에 기록할 수 있는 한도를 넘습니다. 소수점을 확인하세요.',
  tariff_moment_past: '지금부터 1분 이상 이후의 시각을 선택하세요.',
  key_not_found: '해당 키가 없습니다.',
  key_name_taken: '같은 이름의 출처가 있습니다. 그 키를 교체하거나 다른 이름을 선택하세요.',
  key_expiry_past: '오늘 이후의 날짜를 선택하거나 비워 두세요.',
  customer_unknown: '해당 고객이 없습니다.',
  customer_changed:
    '그사이 다른 사람이 이 고객 정보를 변경했습니다. 현재 내용과 비교한 후 다시 저장하세요.',
  customer_active: '활성 상태인 계정입니다. 개인정보를 삭제하기 전에 계정을 비활성화하세요.',
  mail_not_found: '해당 메일이 없습니다. 목록을 새로 고치세요.',
  audit_entry_not_found: '감사 기록에 해당 항목이 없습니다. 목록을 새로 고치세요.',
  mail_sealed:
    '인증번호나 링크가 있거나 특정 요청에 답하는 메일이므로 다시 보낼 수 없습니다. 받는 사람이 새로 요청할 수 있습니다.',
  mail_addressee_gone:
    '더 이상 받을 사람이 없습니다. 개인정보가 삭제되었거나 수신을 원하지 않는 사람입니다.',
  mail_opted_out: '화물 관련 메일을 받지 않는 주소입니다. 보낸 메일은 없습니다.',
  shipper_only: '이 배송은 발송인만 취소할 수 있습니다.',
  key_ended: '이 키는 종료되었거나 이미 교체되었습니다. 새 키를 만들어 주세요.',
  viewing_only: '고객 마이페이지를 열람 중입니다. 여기서는 아무것도 변경할 수 없습니다.',
  address_book_full: '주소록이 가득 찼습니다. 다른 주소를 저장하려면 하나를 삭제하세요.',
  desk_item_not_found: '더 이상 업무 목록에 없는 항목입니다. 목록을 새로 고치세요.',
  desk_item_taken: '다른 동료가 이미 맡은 항목입니다.',
  desk_item_final:
    '다시 열 수 없습니다. 개인정보가 삭제되었거나 같은 내용의 더 새로운 항목이 있습니다.',
  desk_item_unanswerable: '답변을 기다리는 사람이 없습니다.',
  snooze_out_of_range: '지금부터 30일 이내의 시각을 선택하세요.',
  case_closed:
    '종료된 지 14일이 지난 문의입니다. 새로운 내용이 있으면 고객센터에 메일로 문의하세요.',
  case_full:
    '이 문의에는 이미 파일 20개가 있습니다. 메시지를 남기시면 추가 파일을 보낼 곳을 안내해 드립니다.',
  no_open_problem:
    '이 화물에 대해 고객님이 하실 일은 더 이상 없습니다. 문제가 있으면 고객센터에 메일로 문의하세요.',
  pickup_window_gone: '이 시간대는 더 이상 제공되지 않습니다. 다른 시간대를 선택하세요.',
  pickup_window_full:
    '이 시간대는 자리가 모두 찼습니다. 요청되거나 변경된 것은 없습니다. 다른 시간을 선택하세요.',
  pickup_places_used:
    '이 시간대에는 고객님 또는 이 주소의 픽업이 이미 최대 건수만큼 예약되어 있습니다. 신청되거나 변경된 것은 없습니다. 한 번에 모두 맡기거나 다른 시간을 선택하세요.',
  pickup_rules_used:
    '정기 픽업이 이미 계정의 최대 건수에 도달했습니다. 하나를 종료하거나 일회성 픽업을 신청하세요.',
  pickup_cut_off_passed:
    '이 시간대는 접수가 마감되었습니다. 접수는 시작 2시간 전에 마감됩니다. 다른 시간을 선택하세요.',
  pickup_not_changeable:
    '종료 또는 취소되었거나 접수 마감이 지나 더 이상 변경할 수 없는 픽업입니다.',
  service_point_not_found: '해당 접수처가 없습니다. 목록을 새로 고치세요.',
  service_point_not_located:
    '이 국가에서 해당 도시를 찾을 수 없습니다. 둘 다 확인하거나 가까운 큰 도시를 입력하세요.',
  shift_needed: '계속하려면 배지와 PIN으로 로그인하세요.',
  field_person_not_found: '해당 담당자가 없습니다. 목록을 새로 고치세요.',
  field_device_not_found: '해당 기기가 없습니다. 목록을 새로 고치세요.',
  hub_closed: '이 허브는 더 이상 사용되지 않습니다. 다른 허브를 선택하세요.',
  field_person_inactive: '이 담당자는 비활성화되었습니다. 복귀했다면 다시 추가하세요.',
  field_device_revoked: '이 기기는 해지되었습니다. 다른 이름으로 다시 추가하세요.',
  sort_plan_changed: '그사이 다른 분류 계획이 게시되었습니다. 페이지를 새로 고치세요.',
  enrolment_unknown: '이미 사용했거나 만료된 코드입니다. 사무실에 새 코드를 요청하세요.',
  badge_or_pin_wrong: '배지 또는 PIN이 올바르지 않습니다. 둘 다 확인하고 다시 시도해 주세요.',
  pin_locked: 'PIN을 너무 많이 틀렸습니다. 사무실에 배지 잠금 해제를 요청하세요.',
  cash_count_not_found:
    '이 신고는 이 허브에서 대기 중이 아닙니다. 배송원에게 현금을 다시 신고하도록 요청하세요.',
  cash_deposit_not_found: '등록되지 않은 현금 가방입니다.',
  cash_count_closed: '이 현금은 이미 계수되었거나 다시 신고되었습니다. 목록으로 돌아가세요.',
  cash_count_differs: '배송원이 신고한 금액과 다릅니다. 함께 다시 세어 본 뒤 확인하세요.',
  own_cash_count: '본인의 현금은 다른 사람이 세어야 합니다.',
  cash_not_at_hub: '허브에 그만큼의 현금이 없습니다. 금액을 확인하세요.',
  seal_used: '이미 사용된 봉인 번호입니다. 가방의 번호를 확인하세요.',
  cash_deposit_received: '이 가방은 이미 수령된 것으로 표시되어 있습니다.',
  cash_difference_changed: '차액이 더 이상 그만큼 크지 않습니다. 페이지를 새로 고치세요.',
  hub_not_found: '해당 허브가 없습니다. 목록을 새로 고치세요.',
  hub_code_taken: '다른 허브가 이 코드를 사용하고 있습니다. 다른 코드를 선택하세요.',
  hub_not_located:
    '이 국가에서 해당 도시를 찾을 수 없습니다. 둘 다 확인하거나 가까운 큰 도시를 입력하세요.',
  hub_zone_unknown: '알 수 없는 시간대입니다. Europe/Brussels처럼 입력하세요.',
  scan_not_found: '이 스캔은 더 이상 대기 중이 아닙니다. 목록을 새로 고치세요.',
  handover_not_changeable:
    '더 이상 변경할 수 없습니다. 배송 기사가 이동 중이거나, 이미 접수되었거나, 취소되었거나, 다른 픽업에 포함되어 있습니다.',
  drop_off_unavailable:
    '이 접수처에서는 이 화물을 접수하지 않습니다. 다른 접수처나 픽업을 선택하세요.',
  shipment_not_collectable:
    '선택한 화물 중 이 픽업으로 인계할 수 없는 것이 있습니다. 이미 운송 중이거나, 보류되었거나, 다른 국가에 있거나, 다른 픽업에 포함되어 있습니다.',
  too_many_cards:
    '저장할 수 있는 카드 수를 모두 사용했습니다. 다른 카드를 저장하려면 하나를 삭제하세요.',
  followers_full:
    '이 화물의 알림 신청 인원이 모두 찼습니다. 현재 위치는 배송 조회 페이지에서 확인하세요.',
  payload_too_large: '요청이 너무 큽니다. 나누어 보내세요.',
  unsupported_media_type: '이 형식의 내용은 받을 수 없습니다. JSON으로 보내세요.',
  idempotency_mismatch:
    '전송 후에 내용이 변경되었습니다. 페이지를 새로 고쳐 현재 상태를 확인하세요.',
  terms_not_accepted: '계속하려면 시행 중인 운송 약관에 동의하세요.',
  consent_missing: '메일을 보내 드릴 수 있도록 동의란에 표시하세요.',
  contact_incomplete: '이름, 이메일, 메시지를 입력하세요.',
  password_too_short: '필수 항목을 모두 입력하고 안전한 비밀번호(8자 이상)를 사용하세요.',
  password_too_common:
    '흔히 쓰이는 비밀번호 목록에 있는 비밀번호입니다. 다른 비밀번호를 사용하세요.',
  password_too_predictable:
    '추측하기 쉬운 비밀번호입니다. aaaa 같은 반복, 1234나 qwerty 같은 나열, 이름, 이메일 주소, Waypost라는 단어는 피하세요.',
  password_wrong: '비밀번호가 올바르지 않습니다.',
  code_invalid: '인증번호가 올바르지 않거나 만료되었습니다.',
  link_invalid: '만료되었거나 이미 사용된 링크입니다. 새 링크를 요청하세요.',
  link_of_other_account:
    '다른 계정에서 요청한 변경입니다. 해당 계정에 로그인한 뒤 링크를 다시 여세요.',
  unsubscribe_link_invalid:
    '링크가 온전하지 않습니다. 메일에서 다시 열거나 고객센터에 알려 주시면 목록에서 주소를 삭제해 드립니다.',
  invitation_invalid:
    '만료되었거나, 이미 사용되었거나, 다른 이메일 주소로 발급된 초대입니다. 새 초대를 요청하세요.',
  second_factor_invalid:
    '인증번호가 올바르지 않습니다. 인증 앱에 다음 번호가 표시되면 다시 시도해 주세요.',
  second_factor_needed: '계속하려면 인증 앱의 인증번호를 입력하세요.',
  second_factor_enrolled: '2단계 인증이 이미 설정되어 있습니다. 다른 동료가 초기화할 수 있습니다.',
  second_factor_enrolment_needed: '먼저 2단계 인증을 설정하세요.',
  already_staff: '이미 직원으로 등록된 주소입니다.',
  last_owner: '활성 상태인 소유자가 한 명은 있어야 합니다. 먼저 다른 사람을 소유자로 지정하세요.',
  nothing_to_price: '요금을 계산할 수 있도록 중량을 입력하거나 세 변의 길이를 모두 입력하세요.',
  service_not_available:
    '이 서비스로는 운송할 수 없습니다. 다른 서비스를 선택하거나 지역, 중량, 크기를 확인하세요.',
  service_limits_changed: '그사이 다른 서비스 제한이 게시되었습니다. 페이지를 새로 고치세요.',
  country_embargoed: '이 배송의 국가가 금수 대상이 되어 더 이상 예약할 수 없습니다.',
  over_max_piece_weight:
    '소포 하나의 중량은 70kg까지입니다. 더 무거운 물품은 중량 화물로 보내세요.',
  measure_out_of_range: '운송할 수 있는 중량이나 크기를 넘습니다. 숫자를 확인하세요.',
  pallets_below_one: '중량 화물에는 팔레트가 1개 이상 필요합니다.',
  place_not_bookable:
    '국가를 확인할 수 없는 장소가 있습니다. “부산, 대한민국”처럼 끝에 국가를 입력하세요.',
  place_unknown: '장소를 “부산, 대한민국”처럼 도시와 국가로 입력하세요.',
  delivery_days_impossible:
    '약속할 수 없는 날짜입니다. 이미 지난 날짜이거나, 배송 중인 화물이 아닙니다.',
  event_not_possible: '이 화물에 포함되지 않은 개별 화물입니다. 포함된 것을 선택하세요.',
  amount_differs: '받아야 할 금액과 다릅니다. 다시 확인하거나 먼저 요금을 조정하세요.',
  no_shipment_selected: '메일을 보낼 화물이 선택되지 않았습니다.',
  party_without_email: '메일을 보낼 이메일 주소가 없습니다.',
  party_without_name: '이 당사자에게는 이메일에 넣을 수 있는 이름이 없습니다.',
  event_not_found: '이 화물에 해당 이력이 없습니다.',
  shipment_changed: '그사이 다른 동료가 이 화물을 변경했습니다. 변경된 내용을 확인하세요.',
  shipment_not_changeable:
    '이 배송에서는 더 이상 변경할 수 없습니다. 이미 운송 중이거나 종료되었거나 프로그램으로 예약되지 않았습니다.',
  shipment_cancelled:
    '취소된 배송입니다. 취소는 되돌릴 수 없으며 더 이상 아무것도 추가할 수 없습니다.',
  event_not_voidable: '취소할 수 없거나 이미 취소된 이력입니다.',
  price_settled:
    '결제가 완료되었거나 진행 중이므로 요금을 변경할 수 없습니다. 배송을 취소하고 환불하세요.',
  nothing_owed: '이 화물에는 더 이상 받을 금액이 없거나, 이 방법으로 받을 금액이 아닙니다.',
  reference_taken: '이미 다른 화물에서 사용 중인 번호입니다.',
  payment_method_unavailable: '지금은 이 결제 방법을 사용할 수 없습니다. 다른 방법을 선택하세요.',
  pay_on_delivery_limit:
    '계정 없이 착불로 결제하기에는 금액이 너무 큽니다. 다른 방법으로 결제하거나 로그인하세요.',
  too_many_declines:
    '거절된 카드가 너무 많습니다. 청구된 금액은 없습니다. 지금 다른 결제 방법을 이용하거나 한 시간 후에 카드를 다시 사용해 주세요.',
  pay_on_delivery_too_high:
    '배송 시 결제하기에는 금액이 너무 큽니다. 다른 결제 방법을 이용해 주세요.',
  too_many_bookings:
    '오늘은 여기서 더 이상 예약할 수 없습니다. 24시간 후에 다시 시도하거나 더 필요하시면 문의해 주세요.',
  card_refused:
    '카드가 승인되지 않아 저장되지 않았습니다. 다른 카드를 사용하거나 은행에 문의하세요.',
  card_not_found: '더 이상 저장되어 있지 않은 카드입니다. 다른 카드를 선택하세요.',
  statement_not_found: '해당 월에는 이 서류가 없습니다.',
  card_missing: '카드로 결제하려면 카드 정보를 입력하세요.',
  items_missing: '세관 신고에 내용품이 필요합니다. 물품과 가격을 1개 이상 추가하세요.',
  declared_value_missing: '보험료는 물품 가격에 따라 정해집니다. 내용품과 가격을 입력하세요.',
  shipper_elsewhere:
    '입력하신 도시는 이 요금의 출발지가 아닙니다. 도시를 바꾸거나 그 도시에서 출발하는 견적을 새로 받으세요.',
  recipient_elsewhere:
    '수취인의 도시는 이 요금의 도착지가 아닙니다. 도시를 바꾸거나 그 도시로 가는 견적을 새로 받으세요.',
  bulk_upload_not_found: '해당 업로드가 없습니다. 업로드 목록으로 돌아가세요.',
  bulk_upload_not_ready:
    '이 업로드는 해당 단계에 있지 않습니다. 상태를 확인한 후 다시 시도해 주세요.',
  bulk_upload_started: '이 업로드의 행이 이미 등록되어 열을 변경할 수 없습니다.',
  bulk_upload_changed: '그사이 다른 동료가 열을 변경했습니다. 확인 결과를 보고 다시 시작하세요.',
  bulk_prices_changed:
    '이 파일을 확인한 후 새 요금표가 적용되었습니다. 새 합계를 보려면 다시 확인하세요.',
  bank_file_not_accepted: '파일이 CAMT.053도 아니고, 각 행에 날짜와 금액이 있는 CSV도 아닙니다.',
  over_credit_limit: '계정의 신용 한도를 넘습니다. 다른 결제 방법을 이용하거나 문의해 주세요.',
  vat_number_invalid:
    '유럽연합 기업의 부가가치세 번호가 아니거나 계정의 번호가 바뀌었습니다. 페이지를 새로 고치세요.',
  no_credit: '이 계정은 월 후불을 이용할 수 없습니다. 다른 결제 방법을 이용하거나 문의해 주세요.',
  bank_line_decided: '동료가 이미 이 이체를 처리했습니다. 페이지를 새로 고치세요.',
  upload_booked_before:
    '내용이 같은 파일이 이미 예약되었습니다. 한 번 더 예약하려면 확인해 주세요.',
  bulk_file_not_accepted:
    'CSV 또는 XLSX 파일이 아닙니다. 이 중 한 형식으로 저장한 후 다시 시도해 주세요.',
  bulk_columns_missing: '모든 화물에 필요한 열 중 아직 선택되지 않은 것이 있습니다.',
  file_infected:
    '이 파일에서 바이러스가 발견되어 저장하지 않았습니다. 기기를 검사한 뒤 안전한 파일을 보내 주세요.',
  file_not_accepted:
    '파일 이름과 관계없이 이 파일은 PDF, JPEG, PNG 형식이 아닙니다. 이 중 한 형식으로 저장한 후 다시 시도해 주세요.',
  picture_taken: '다른 이미지가 이 ID를 쓰고 있습니다. 새 ID로 보내 주세요.',
  picture_not_accepted: '읽을 수 있는 JPEG, PNG, WebP 이미지가 아닙니다.',
  pickup_day_unavailable: '이 날짜에는 픽업하지 않습니다. 앞으로 60일 이내의 영업일을 선택하세요.',
  too_many_requests: '이 연결에서 보낸 요청이 너무 많습니다. 몇 분 후에 다시 시도해 주세요.',
  internal: 'Waypost 측에서 오류가 발생했습니다. 다시 시도해 주세요.',
  overloaded: '지금 이용자가 매우 많습니다. 1분 후에 다시 시도해 주세요.',
  temporarily_unavailable:
    '지금은 응답할 수 없습니다. 데이터는 그대로 있습니다. 1분 후에 다시 시도해 주세요.',
  document_failed:
    '서류를 만들지 못했습니다. 데이터는 그대로 있습니다. 1분 후에 다시 시도해 주세요.',
  template_not_found: '더 이상 없는 템플릿입니다. 페이지를 새로 고치세요.',
  too_many_templates: '템플릿이 50개입니다. 다른 템플릿을 저장하려면 하나를 삭제하세요.',
  round_not_found: '그런 경로가 없습니다. 페이지를 새로 고치세요.',
  round_changed: '그사이 다른 사람이 경로를 변경했습니다. 다시 확인한 뒤 변경하세요.',
  round_not_changeable: '경로의 현재 상태에서는 할 수 없습니다.',
  round_incomplete: '경로를 배포하려면 정류지와 담당자가 필요합니다.',
  round_pieces_open:
    '전달되지도 복귀 스캔되지도 않은 화물이 있습니다. 찾아보거나 분실로 신고하세요.',
  stop_taken: '일부가 이미 다른 경로에 있습니다. 목록을 새로 고치세요.',
  stop_not_possible:
    '일부는 할 수 없습니다. 정류지가 완료되었거나 발송물이 배송 완료, 취소, 보류 중이거나 다른 허브의 것입니다.',
  vehicle_not_found: '이 허브에 그런 차량이 없습니다. 목록을 새로 고치세요.',
  vehicle_code_taken: '허브의 다른 차량이 이 코드를 사용합니다. 다른 코드를 선택하세요.',
  container_not_found: '그런 용기가 없거나 2년이 지나 삭제되었습니다.',
  trip_not_found: '그런 운행이 없습니다. 목록을 새로 고치세요.',
  trip_not_changeable:
    '이 운행은 변경할 수 없습니다. 이미 출발했거나 끝났거나, 출발지와 도착지가 같은 허브입니다.',
} satisfies Catalog<'problems'>;
