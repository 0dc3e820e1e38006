import type { Catalog } from '../../messages.ts';

/** Where a card is entered: at checkout, and when one is saved. */
export default {
  frame: 'Dados do cartão, introduzidos no nosso prestador de pagamentos',
  loading: 'O formulário do cartão está a carregar.',
  failed: 'O formulário do cartão não carregou. Recarregue a página para tentar de novo.',
  privacy:
    'O cartão é introduzido no nosso prestador de pagamentos. Nunca chega às nossas páginas nem aos nossos servidores.',
  refused: 'O cartão não foi aceite. Verifique os dados.',
  number: '{brand} terminado em {last4}',
  expires: 'Válido até {date}',
  expired: 'Expirou em {date}',
  default: 'Predefinido',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Cartão',
} satisfies Catalog<'card'>;
