import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Отправления | Waypost',
  title: 'Ваши отправления',
  newShipment: 'Новое отправление',
  exportCsv: 'Экспорт CSV',

  filters: 'Фильтр отправлений',
  search: 'Поиск',
  searchHelp: 'Трек-номер, получатель или место назначения',
  service: 'Тариф',
  status: 'Статус',
  all: 'Все',
  from: 'С',
  to: 'По',
  apply: 'Применить',
  clear: 'Сбросить фильтры',

  date: 'Дата',
  tracking: 'Трек-номер',
  recipient: 'Кому',
  pieces: 'Места',
  weight: 'Вес',
  cost: 'Стоимость',
  freight: 'Груз',

  reprint: 'Печать',
  reprintOf: 'Печать этикетки {number}',
  duplicate: 'Повторить',
  duplicateOf: 'Повторить {number}',
  track: 'Отследить',
  trackOf: 'Отследить {number}',
  receipt: 'Квитанция',
  receiptOf: 'Квитанция {number}',
  cancel: 'Отменить',
  cancelOf: 'Отменить {number}',
  'hold.awaiting_activation': 'Ждёт кода из письма',
  'hold.awaiting_payment': 'Ждёт перевода',
  'hold.payment_failed': 'Платёж не прошёл',

  emptyFiltered: 'Под эти фильтры ничего не подходит.',
  emptyTitle: 'Вы пока ничего не отправляли.',
  emptyText: 'Здесь появится всё, что вы оформите после входа, с этикеткой и квитанцией.',
  newest: 'К самым новым',
  failed: 'Не удалось загрузить отправления.',
  failedText: 'Они в сохранности. Попробуйте ещё раз.',

  claimTitle:
    '{count, plural, one {С вашим адресом эл. почты без входа в аккаунт оформлено # отправление.} few {С вашим адресом эл. почты без входа в аккаунт оформлено # отправления.} many {С вашим адресом эл. почты без входа в аккаунт оформлено # отправлений.} other {С вашим адресом эл. почты без входа в аккаунт оформлено # отправления.}}',
  claimText: 'Добавьте в аккаунт, чтобы видеть в этом списке.',
  claim: 'Добавить в аккаунт',
  claimed:
    '{count, plural, one {Добавлено # отправление.} few {Добавлено # отправления.} many {Добавлено # отправлений.} other {Добавлено # отправления.}}',
  claimFailed: 'Добавить не удалось. Попробуйте ещё раз.',
} satisfies Catalog<'shipments'>;
