import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/keys.ts';

export default {
  ...portuguese,
  lead: 'Uma chave permite que seus programas reservem e sigam envios sem entrar.',
  creating: 'Criando',
  createdTitle: 'Sua nova chave',
  revoked: 'A chave não funciona mais.',
  expiry: 'Válida por',
  failed: 'Não foi possível carregar suas chaves.',
  failedText: 'Continuam funcionando. Tente novamente.',
  notDone: 'Não foi possível. Tente novamente.',
} satisfies Catalog<'keys'>;
