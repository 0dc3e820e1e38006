import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/customs.ts';

export default {
  ...portuguese,
  metaTitle: 'Alfândega e desembaraço aduaneiro | Waypost',
  metaDescription:
    'Como um envio passa pela alfândega, passo a passo, quais documentos são necessários, o que o rastreamento mostra e o que fazer quando ele fica retido.',
  title: 'Alfândega e desembaraço aduaneiro',
  lead: 'Um envio para outro país é declarado, verificado e liberado antes de ser entregue. O que o atrasa é, em geral, um documento faltando ou uma descrição pouco clara do que vai na caixa.',
  stepsTitle: 'Cinco etapas até o outro lado',
  'step.1Text':
    'Emita uma fatura que diga o que é cada item, de que é feito, para que serve, seu valor e onde foi fabricado. “Camisas masculinas, algodão, tecido plano” passa. “Amostras” não passa.',
  'step.2Text':
    'Apresentamos as declarações de exportação e de importação a partir da sua fatura. O código NCM/SH da mercadoria determina a alíquota do imposto de importação; informe-o, se souber.',
  'step.3Text':
    'O histórico indica “Em desembaraço aduaneiro” e o status continua Em trânsito. A alfândega lê a declaração; alguns envios são abertos ou passados por raios X.',
  'step.4Text':
    'O país de destino define os tributos de importação. Quem os deve é contatado antes da entrega. Eles não fazem parte do nosso preço.',
  'step.5': 'Liberado',
  'step.5Text': 'O histórico indica “Liberado pela alfândega” e o envio segue para o destinatário.',
  trackingTitle: 'O que o rastreamento mostra',
  trackingText:
    'Os problemas na alfândega aparecem com o status Ocorrência. Ele continua assim até a alfândega liberar o envio; enquanto isso, a linha de progresso fica onde está.',
  status: 'Status',
  meaning: 'O que significa para você',
  'meaning.CUSTOMS': 'Em verificação. Você não precisa fazer nada.',
  'meaning.CUSTOMS_HOLD':
    'A alfândega tem uma pergunta ou quer um documento. Responda ao atendimento ao cliente no mesmo dia; até lá, o envio não avança.',
  'meaning.RETURN_STARTED': 'Não foi admitido, ou ninguém respondeu, e está sendo devolvido.',
  trackLink: 'Rastrear um envio',
  'doc.eoriWho': 'Autoridade alfandegária, uma só vez',
  'hold.answer':
    'Abra a página de rastreamento. Se a última entrada for “Retido na alfândega”, escreva ao atendimento ao cliente com o número de rastreamento. A resposta diz o que a alfândega pede e para onde enviar. Faça isso no mesmo dia: até lá, nada avança.',
  'long.question': 'Quanto tempo demora o desembaraço aduaneiro?',
  'gift.answer':
    'Muitas vezes, até um valor que cada país define, quando uma pessoa física os envia a outra. Ainda assim, precisam de uma descrição e de um valor verdadeiro. Escrever “presente” em uma venda é uma declaração falsa.',
  'value.answer':
    'Não. O valor é o preço que foi pago. Um valor errado pode custar uma multa e a mercadoria, e o que pagamos em caso de perda se limita ao que foi declarado.',
  'refuse.answer':
    'O envio fica retido e depois é devolvido ao remetente, que paga o retorno. A mercadoria que não pode voltar é destruída sob controle da alfândega.',
  'doc.packingWhen': 'Carga e encomendas com muitos itens diferentes',
  trackingCaption: 'Entradas do histórico sobre a alfândega, com status e significado',
  'doc.proformaWhen': 'Presentes, amostras, consertos: mercadoria sem venda',
  'doc.originWhen': 'Para ter direito a uma alíquota reduzida por um acordo comercial',
  'doc.eoriWhen': 'Empresas que importam ou exportam na UE ou no Reino Unido',
  'hold.question': 'Meu envio está em Ocorrência. E agora?',
  'who.question': 'Quem paga os tributos de importação?',
  'gift.question': 'Presentes são isentos de impostos?',
  'within.answer':
    'Não. A mercadoria em livre prática circula entre os países da UE sem declaração. O Reino Unido, a Suíça e a Noruega estão fora, assim como alguns territórios, por exemplo as Ilhas Canárias.',
  contact: 'Perguntar sobre um envio retido',
} satisfies Catalog<'customs'>;
