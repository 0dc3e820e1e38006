import type { Catalog } from '../../messages.ts';

export default {
  frame: 'Данные карты: ввод на стороне платёжного оператора',
  loading: 'Форма для карты загружается.',
  failed: 'Форма для карты не загрузилась. Обновите страницу, чтобы попробовать ещё раз.',
  privacy:
    'Данные карты вводятся на стороне платёжного оператора и не попадают на наши страницы и серверы.',
  refused: 'Карта не принята. Проверьте её данные.',
  number: '{brand}, последние цифры {last4}',
  expires: 'Срок действия: {date}',
  expired: 'Срок истёк: {date}',
  default: 'Основная',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Карта',
} satisfies Catalog<'card'>;
