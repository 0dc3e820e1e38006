import type { Catalog } from '../../messages.ts';

/** How the receipt page offers the papers of a shipment. */
export default {
  title: 'Documentos',
  failed: 'Não foi possível gerar o documento neste momento.',
  failedText: 'Nada se perdeu. Tente de novo dentro de um minuto.',
  making: 'O seu documento está a ser gerado',
  makingLabels: 'A gerar etiquetas: {done} de {total}',
  makingText:
    'Demora alguns segundos. A transferência começa sozinha quando o ficheiro estiver pronto.',
  ready: 'O seu documento está pronto',
  readyText: 'A transferência começa sozinha. Se não começar, use esta ligação:',
  back: 'Voltar aos documentos',
  backToShipments: 'Voltar aos seus envios',
  'file.labels.pdf': 'Etiquetas (PDF)',
  'file.labels.zpl': 'Etiquetas (ZPL)',
  'file.label.pdf': 'Etiqueta (PDF)',
  'file.label.zpl': 'Etiqueta (ZPL)',
  'file.receipt.pdf': 'Recibo (PDF)',
  'file.bill-of-lading.pdf': 'Conhecimento de embarque (PDF)',
  'file.cn22.pdf': 'Declaração aduaneira CN 22 (PDF)',
  'file.commercial-invoice.pdf': 'Fatura comercial (PDF)',
  'use.label.pdf':
    '{pages, plural, one {Uma etiqueta de 4 × 6 polegadas, para qualquer impressora.} other {# etiquetas de 4 × 6 polegadas, para qualquer impressora.}}',
  'use.label.zpl':
    '{pages, plural, one {A mesma etiqueta para uma impressora de etiquetas de 203 pontos por polegada.} other {As mesmas # etiquetas para uma impressora de etiquetas de 203 pontos por polegada.}}',
  'use.receipt.pdf': 'A4, para a sua contabilidade.',
  'use.bill-of-lading.pdf':
    'A4. Imprima três exemplares e assine-os na entrega da mercadoria ao estafeta.',
  'use.cn22.pdf': 'A6. Assinale o motivo do envio, assine e fixe junto à etiqueta.',
  'use.commercial-invoice.pdf':
    'A4. Imprima três exemplares, assine cada um e fixe-os no exterior.',
  'withheld.awaiting_activation':
    'Indisponível até ser introduzido nesta página o código que enviámos por e-mail ao remetente.',
  'withheld.awaiting_payment': 'Indisponível até o pagamento chegar.',
  'withheld.payment_failed': 'Indisponível até o pagamento ser regularizado.',
  'withheld.cancelled': 'Já não está disponível: o envio foi cancelado.',
} satisfies Catalog<'documents'>;
