import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/documents.ts';

export default {
  ...portuguese,
  failedText: 'Nada se perdeu. Tente novamente em um minuto.',
  making: 'Seu documento está sendo gerado',
  makingLabels: 'Gerando etiquetas: {done} de {total}',
  makingText: 'Leva alguns segundos. O download começa sozinho quando o arquivo estiver pronto.',
  ready: 'Seu documento está pronto',
  readyText: 'O download começa sozinho. Se não começar, use este link:',
  'file.cn22.pdf': 'Declaração alfandegária CN 22 (PDF)',
  'use.bill-of-lading.pdf':
    'A4. Imprima três vias e assine-as ao entregar a mercadoria ao entregador.',
  'use.cn22.pdf': 'A6. Marque o motivo do envio, assine e cole ao lado da etiqueta.',
  'withheld.awaiting_activation':
    'Indisponível até que o código enviado por e-mail ao remetente seja digitado nesta página.',
  'withheld.cancelled': 'Não está mais disponível: o envio foi cancelado.',
  'use.commercial-invoice.pdf':
    'A4. Imprima três vias, assine cada uma e prenda-as do lado de fora.',
  'use.receipt.pdf': 'A4, para sua contabilidade.',
} satisfies Catalog<'documents'>;
