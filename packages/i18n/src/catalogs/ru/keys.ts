import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Ключи API | Waypost',
  title: 'Ключи API',
  lead: 'С ключом ваши программы оформляют и отслеживают отправления без входа в аккаунт.',
  reference: 'Как оформлять и отслеживать с ключом',
  createTitle: 'Новый ключ',
  name: 'Название',
  nameHelp: 'Где он используется, например «Интернет-магазин».',
  nameMissing: 'Дайте ключу название.',
  scopes: 'Что ему разрешено',
  'scope.shipments:read': 'Читать отправления',
  'scope.bookings:write': 'Рассчитывать и оформлять',
  scopeMissing: 'Выберите хотя бы одно.',
  create: 'Создать ключ',
  creating: 'Создаём',

  createdTitle: 'Ваш новый ключ',
  createdText:
    'Скопируйте его сейчас. Мы храним только его отпечаток и не сможем показать ключ снова.',
  secret: 'Ключ',
  copy: 'Скопировать',
  copied: 'Скопировано',

  listTitle: 'Действующие ключи',
  begins: 'Начинается с',
  created: 'Создан',
  lastUsed: 'Последнее использование',
  never: 'Никогда',
  revoke: 'Отозвать',
  revokeOf: 'Отозвать: {name}',
  revokeTitle: 'Отозвать этот ключ?',
  revokeText: 'Программы с этим ключом сразу получат отказ.',
  revokeConfirm: 'Да, отозвать',
  keep: 'Оставить',
  revoked: 'Ключ больше не действует.',

  empty: 'Ключей пока нет.',
  failed: 'Не удалось загрузить ключи.',
  failedText: 'Они продолжают работать. Попробуйте ещё раз.',
  notDone: 'Не получилось. Попробуйте ещё раз.',
} satisfies Catalog<'keys'>;
