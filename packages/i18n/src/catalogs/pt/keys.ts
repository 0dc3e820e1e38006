import type { Catalog } from '../../messages.ts';

/** Keys for a customer's own programs. */
export default {
  metaTitle: 'Chaves API | Waypost',
  title: 'Chaves API',
  lead: 'Uma chave permite que os seus programas reservem e sigam envios sem iniciar sessão.',
  reference: 'Como reservar e seguir com uma chave',
  createTitle: 'Nova chave',
  name: 'Nome',
  nameHelp: 'O que a usa, por exemplo «Loja online».',
  nameMissing: 'Dê um nome à chave.',
  scopes: 'O que pode fazer',
  'scope.shipments:read': 'Consultar envios',
  'scope.bookings:write': 'Obter cotações e reservar',
  scopeMissing: 'Escolha pelo menos uma opção.',
  create: 'Criar chave',
  creating: 'A criar',

  createdTitle: 'A sua nova chave',
  createdText:
    'Copie-a agora. Guardamos apenas uma impressão digital dela e não a podemos mostrar de novo.',
  secret: 'Chave',
  copy: 'Copiar',
  copied: 'Copiado',

  listTitle: 'Chaves em uso',
  begins: 'Começa por',
  created: 'Criada',
  lastUsed: 'Último uso',
  never: 'Nunca',
  revoke: 'Revogar',
  revokeOf: 'Revogar {name}',
  revokeTitle: 'Revogar esta chave?',
  revokeText: 'Os programas que a usam são recusados de imediato.',
  revokeConfirm: 'Sim, revogar',
  keep: 'Manter',
  revoked: 'A chave deixou de funcionar.',

  empty: 'Ainda não há chaves.',
  failed: 'Não foi possível carregar as suas chaves.',
  failedText: 'Continuam a funcionar. Tente de novo.',
  notDone: 'Não foi possível. Tente de novo.',
} satisfies Catalog<'keys'>;
