import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/customs.ts';

export default {
  ...portuguese,
  metaTitle: 'Alfândega e desembaraço aduaneiro | Waypost',
  metaDescription:
    'Como um envio passa pela alfândega, passo a passo, de que documentos precisa, o que mostra o rastreamento e o que fazer quando fica retido.',
  title: 'Alfândega e desembaraço aduaneiro',
  lead: 'Um envio para outro país é declarado, verificado e liberado antes de ser entregue. O que o atrasa é, em geral, um documento em falta ou uma descrição pouco clara do que vai na caixa.',
  stepsTitle: 'Cinco etapas até ao outro lado',
  'step.1Text':
    'Emita uma fatura que diga o que é cada artigo, de que é feito, para que serve, seu valor e onde foi fabricado. «Camisas de homem, algodão, tecido plano» passa. «Amostras» não passa.',
  'step.2Text':
    'Apresentamos as declarações de exportação e de importação a partir da sua fatura. O código NCM/SH da mercadoria determina a taxa dos impostos de importação; indique-o, se o souber.',
  'step.3Text':
    'O histórico indica «Em desembaraço aduaneiro» e o status continua Em trânsito. A alfândega lê a declaração; alguns envios são abertos ou passados por raios X.',
  'step.4Text':
    'O país de destino fixa os impostos de importação e os impostos de importação. Quem os deve é contatado antes da entrega. Não fazem parte do nosso preço.',
  'step.5': 'Liberado',
  'step.5Text': 'O histórico indica «Liberado pela alfândega» e o envio segue para o destinatário.',
  trackingTitle: 'O que mostra o rastreamento',
  trackingText:
    'Os problemas na alfândega aparecem com o status Ocorrência. Este continua até a alfândega liberar o envio; entretanto, a linha de progresso fica onde está.',
  status: 'Status',
  meaning: 'O que significa para você',
  'meaning.CUSTOMS': 'Em verificação. Você não precisa fazer nada.',
  'meaning.CUSTOMS_HOLD':
    'A alfândega tem uma pergunta ou quer um documento. Responda ao atendimento ao cliente no mesmo dia; até lá, o envio não avança.',
  'meaning.RETURN_STARTED': 'Não foi admitido, ou ninguém respondeu, e está sendo devolvido.',
  trackLink: 'Rastrear um envio',
  'doc.eoriWho': 'Autoridade alfandegária, uma só vez',
  'hold.answer':
    'Abra a página de rastreamento. Se a última entrada for «Retido na alfândega», escreva ao atendimento ao cliente com o número de rastreamento. A resposta diz o que a alfândega pede e para onde o enviar. Faça-o no mesmo dia: até lá, nada avança.',
  'long.question': 'Quanto tempo demora o desembaraço aduaneiro?',
  'gift.answer':
    'Muitas vezes, até um valor que cada país fixa, quando um particular as envia a outro. Ainda assim, precisam de uma descrição e de um valor verdadeiro. Escrever «oferta» em uma venda é uma falsa declaração.',
  'value.answer':
    'Não. O valor é o preço que foi pago. Um valor errado pode custar uma multa e a mercadoria, e o que pagamos em caso de perda se limita ao que foi declarado.',
  'refuse.answer':
    'O envio fica retido e depois é devolvido ao remetente, que paga o retorno. A mercadoria que não pode voltar é destruída sob controle da alfândega.',
} satisfies Catalog<'customs'>;
