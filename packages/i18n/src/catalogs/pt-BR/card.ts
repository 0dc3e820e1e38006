import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/card.ts';

export default {
  ...portuguese,
  frame: 'Dados do cartão, digitados no nosso prestador de pagamentos',
  loading: 'O formulário do cartão está carregando.',
  privacy:
    'O cartão é digitado no nosso prestador de pagamentos. Nunca chega às nossas páginas nem aos nossos servidores.',
  refused: 'O cartão não foi aceito. Verifique os dados.',
  default: 'Padrão',
} satisfies Catalog<'card'>;
