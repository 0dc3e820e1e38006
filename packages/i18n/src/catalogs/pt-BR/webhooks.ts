import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/webhooks.ts';

export default {
  ...portuguese,
  lead: 'Enviamos o que acontece com seus envios para um endereço seu, assinado, em segundos.',
  listTitle: 'Seus webhooks',
  urlHelp: 'Um endereço https público do seu programa.',
  urlMissing: 'Digite um endereço como https://shop.example/hooks.',
  creating: 'Adicionando',
  secretText:
    'Copie agora, ele não será mostrado de novo. Seu programa verifica nossas assinaturas com ele.',
  well: 'Os eventos chegam',
  failing: 'No momento nada chega',
  removeText: 'Nada mais é enviado a ele e seu registro é apagado.',
  'delivery.waiting': 'aguardando',
  failed: 'Não foi possível carregar seus webhooks.',
} satisfies Catalog<'webhooks'>;
