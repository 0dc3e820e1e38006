import type { Catalog } from '../../messages.ts';

/** Keys for a customer's own programs. */
export default {
  metaTitle: 'API密钥 | Waypost',
  title: 'API密钥',
  lead: '有了密钥，您自己的程序无需登录即可下单和追踪。',
  reference: '如何用密钥下单和追踪',
  createTitle: '新建密钥',
  name: '名称',
  nameHelp: '说明用途，例如“网店”。',
  nameMissing: '请为密钥命名。',
  scopes: '权限',
  'scope.shipments:read': '读取货件',
  'scope.bookings:write': '报价和下单',
  scopeMissing: '请至少选择一项。',
  create: '创建密钥',
  creating: '正在创建',

  createdTitle: '您的新密钥',
  createdText: '请立即复制。我们只保存其指纹，无法再次显示。',
  secret: '密钥',
  copy: '复制',
  copied: '已复制',

  listTitle: '使用中的密钥',
  begins: '开头',
  created: '创建时间',
  lastUsed: '最近使用',
  never: '从未使用',
  revoke: '吊销',
  revokeOf: '吊销{name}',
  revokeTitle: '要吊销此密钥吗？',
  revokeText: '使用它的程序会立即被拒绝。',
  revokeConfirm: '是，吊销',
  keep: '保留',
  revoked: '此密钥已失效。',

  empty: '尚无密钥。',
  failed: '未能加载您的密钥。',
  failedText: '密钥仍然有效，请重试。',
  notDone: '操作未成功，请重试。',
} satisfies Catalog<'keys'>;
