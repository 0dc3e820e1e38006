import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/documents.ts';

export default {
  ...portuguese,
  failedText: 'Nada se perdeu. Tente novamente em um minuto.',
  making: 'Seu documento está sendo gerado',
  makingLabels: 'Gerando etiquetas: {done} de {total}',
  makingText: 'Demora alguns segundos. O download começa sozinha quando o arquivo estiver pronto.',
  ready: 'Seu documento está pronto',
  readyText: 'O download começa sozinha. Se não começar, use este link:',
  'file.cn22.pdf': 'Declaração alfandegária CN 22 (PDF)',
  'use.bill-of-lading.pdf':
    'A4. Imprima três exemplares e assine-os na entrega da mercadoria ao entregador.',
  'use.cn22.pdf': 'A6. Marque o motivo do envio, assine e fixe junto à etiqueta.',
  'withheld.awaiting_activation':
    'Indisponível até ser digitado nesta página o código que enviamos por e-mail ao remetente.',
  'withheld.cancelled': 'Não está mais disponível: o envio foi cancelado.',
} satisfies Catalog<'documents'>;
