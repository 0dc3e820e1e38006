import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/keys.ts';

export default {
  ...portuguese,
  lead: 'Uma chave permite que seus programas reservem e rastreiem envios sem fazer login.',
  creating: 'Criando',
  createdTitle: 'Sua nova chave',
  revoked: 'A chave não funciona mais.',
  expiry: 'Válida por',
  failed: 'Não foi possível carregar suas chaves.',
  failedText: 'Elas continuam funcionando. Tente novamente.',
  notDone: 'Não foi possível. Tente novamente.',
  nameHelp: 'O que a usa, por exemplo “Loja online”.',
  reference: 'Como reservar e rastrear com uma chave',
  scopes: 'O que ela pode fazer',
  createdText:
    'Copie agora. Guardamos apenas uma impressão digital da chave e não podemos mostrá-la de novo.',
  begins: 'Começa com',
  revokeText: 'Os programas que a usam são recusados na hora.',
  expires: 'Expira',
  'expiry.never': 'Até eu revogar',
  mailed: 'Avisamos por e-mail sobre cada chave nova.',
  rotateText:
    'Você recebe uma chave nova com os mesmos direitos e a mesma validade. A antiga ainda funciona pelo tempo que você escolher.',
  'overlap.0': 'Para na hora',
  endedTitle: 'Chaves encerradas',
  ended: 'Encerrada',
  'scope.pickups:read': 'Consultar coletas',
  'scope.pickups:write': 'Solicitar coletas',
  'scope.addresses:read': 'Consultar a lista de endereços',
  'scope.addresses:write': 'Alterar a lista de endereços',
  mode: 'Modo',
  modeHelp: 'Uma chave de teste não reserva nada real e não custa nada.',
  'mode.live': 'Real',
  'mode.test': 'Teste',
  testKey: 'Teste',
  networks: 'Apenas destas redes',
  networksHelp:
    'Por exemplo 192.0.2.0/24, separadas por vírgulas. Deixe em branco para permitir todas as redes.',
  spendCap: 'Limite de gastos por dia',
  spendCapHelp:
    'Em euros, contado a partir da meia-noite UTC. Deixe em branco para não ter limite.',
  spendCapInvalid: 'Informe um valor, por exemplo 250.',
} satisfies Catalog<'keys'>;
