import type { Catalog } from '../../messages.ts';

/** How the receipt page offers the papers of a shipment. */
export default {
  title: '書類',
  failed: 'ただいま書類を作成できません。',
  failedText: 'データは失われていません。1分ほどおいてから、もう一度お試しください。',
  making: '書類を作成しています',
  makingLabels: 'ラベルを作成中：{total}枚中{done}枚',
  makingText: '数秒かかります。ファイルの準備ができると、ダウンロードが自動的に始まります。',
  ready: '書類の準備ができました',
  readyText: 'ダウンロードは自動的に始まります。始まらない場合は、次のリンクをご利用ください。',
  back: '書類に戻る',
  backToShipments: '荷物の一覧へ戻る',
  'file.labels.pdf': 'ラベル（PDF）',
  'file.labels.zpl': 'ラベル（ZPL）',
  'file.label.pdf': 'ラベル（PDF）',
  'file.label.zpl': 'ラベル（ZPL）',
  'file.receipt.pdf': '予約控え（PDF）',
  'file.bill-of-lading.pdf': '貨物運送状（PDF）',
  'file.cn22.pdf': '税関告知書 CN 22（PDF）',
  'file.commercial-invoice.pdf': 'コマーシャルインボイス（PDF）',
  'use.label.pdf':
    '{pages, plural, other {4×6インチのラベル#枚。どのプリンターでも印刷できます。}}',
  'use.label.zpl': '{pages, plural, other {同じラベル#枚。203 dpiのラベルプリンター用です。}}',
  'use.receipt.pdf': 'A4。経理用の控えです。',
  'use.bill-of-lading.pdf': 'A4。3部印刷し、貨物の引渡し時に署名してください。',
  'use.cn22.pdf': 'A6。発送の理由にチェックを入れて署名し、ラベルの横に貼ってください。',
  'use.commercial-invoice.pdf': 'A4。3部印刷し、それぞれに署名して荷物の外側に付けてください。',
  'withheld.awaiting_activation':
    'ご依頼主にメールでお送りした確認コードをこのページで入力するまで、発行されません。',
  'withheld.awaiting_payment': '入金が確認されるまで、発行されません。',
  'withheld.payment_failed': 'お支払いが完了するまで、発行されません。',
  'withheld.cancelled': '荷物がキャンセルされたため、発行を終了しました。',
} satisfies Catalog<'documents'>;
