import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/papers.ts';

export default {
  ...portuguese,
  'manifest.title': 'Manifesto',
  'manifest.pickup': 'Coleta',
  'manifest.shipments': 'Envios',
  'manifest.clause':
    'Leia o código de barras uma única vez: todos os volumes desta lista passam a constar como coletados.',

  'tracking.title': 'Rastreamento',
  'tracking.status': 'Status',
  'tracking.proof': 'Comprovante de entrega',
  'tracking.shortened':
    'Leia o código ou abra o endereço. Esta folha não indica contatos: qualquer pessoa que tenha o número pode lê-la.',
  'receipt.state': 'Status',
  'receipt.vatId': 'Identificação fiscal (VAT)',
  'reason.adjustment': 'conforme combinado com nossa equipe',
  'reason.cod_fee': '{percent} das linhas acima, pela cobrança na porta',
  'bill_of_lading.collect': 'A pagar no destino',
  'bill_of_lading.receiptPlace': 'Local de recebimento',
  'commercial_invoice.vatId': 'Identificação fiscal do exportador (VAT)',
  'commercial_invoice.total': 'Valor total para fins alfandegários',
  'commercial_invoice.declaration':
    'Declaro que os dados desta fatura são verdadeiros e completos e que o envio não contém nada que as normas postais ou alfandegárias proíbam.',
  'cn22.title': 'Declaração alfandegária CN 22',
  'cn22.declaration':
    'Eu, abaixo assinado, cujo nome e endereço figuram no objeto, certifico que as informações prestadas na presente declaração são exatas e que este objeto não contém nenhum artigo perigoso ou proibido pela legislação ou pela regulamentação postal ou alfandegária.',
  'carrier.number': 'Registro da empresa e identificação fiscal (VAT) BE 0000.000.000',
  'bill_of_lading.clause':
    'Recebido pelo transportador em aparente bom estado e condição, salvo indicação em contrário neste documento, para transporte até o lugar de entrega segundo as condições do transportador. Pesos e conteúdo conforme declarados pelo remetente. Não negociável.',
  'bill_of_lading.deliveryPlace': 'Local de entrega',
  'reason.base': '{service}, peso faturável {weight}, tabela de preços {version}',
  'cn22.gift': 'Presente',
  'commercial_invoice.signPlace': 'Local e data',
} satisfies Catalog<'papers'>;
