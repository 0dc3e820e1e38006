import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Alfândega e desalfandegamento | Waypost',
  metaDescription:
    'Como um envio passa pela alfândega, passo a passo, de que documentos precisa, o que mostra o seguimento e o que fazer quando fica retido.',
  title: 'Alfândega e desalfandegamento',
  lead: 'Um envio para outro país é declarado, verificado e libertado antes de ser entregue. O que o atrasa é, em geral, um documento em falta ou uma descrição pouco clara do que vai na caixa.',

  stepsTitle: 'Cinco etapas até ao outro lado',
  'step.1': 'Descrever a mercadoria',
  'step.1Text':
    'Emita uma fatura que diga o que é cada artigo, de que é feito, para que serve, o seu valor e onde foi fabricado. «Camisas de homem, algodão, tecido plano» passa. «Amostras» não passa.',
  'step.2': 'Declarar',
  'step.2Text':
    'Apresentamos as declarações de exportação e de importação a partir da sua fatura. O código pautal da mercadoria determina a taxa dos direitos aduaneiros; indique-o, se o souber.',
  'step.3': 'Chegar à alfândega',
  'step.3Text':
    'O histórico indica «Em desalfandegamento» e o estado continua Em trânsito. A alfândega lê a declaração; alguns envios são abertos ou passados por raios X.',
  'step.4': 'Pagar o que é devido',
  'step.4Text':
    'O país de destino fixa os direitos aduaneiros e os impostos de importação. Quem os deve é contactado antes da entrega. Não fazem parte do nosso preço.',
  'step.5': 'Libertado',
  'step.5Text':
    'O histórico indica «Libertado pela alfândega» e o envio segue para o destinatário.',

  trackingTitle: 'O que mostra o seguimento',
  trackingText:
    'Os problemas na alfândega aparecem com o estado Ocorrência. Este mantém-se até a alfândega libertar o envio; entretanto, a linha de progresso fica onde está.',
  trackingCaption: 'Entradas do histórico sobre a alfândega, com estado e significado',
  entry: 'Histórico',
  status: 'Estado',
  meaning: 'O que significa para si',
  'meaning.CUSTOMS': 'Em verificação. Não tem de fazer nada.',
  'meaning.CUSTOMS_HOLD':
    'A alfândega tem uma pergunta ou quer um documento. Responda ao apoio ao cliente no próprio dia; até lá, o envio não avança.',
  'meaning.CUSTOMS_RELEASED': 'Resolvido. O envio prossegue.',
  'meaning.RETURN_STARTED': 'Não foi admitido, ou ninguém respondeu, e está a ser devolvido.',
  sampleLink: 'Ver um exemplo retido na alfândega',
  trackLink: 'Seguir um envio',

  documentsTitle: 'Documentos',
  documentsText: 'Os documentos necessários dependem da mercadoria e dos dois países.',
  documentsCaption: 'Documentos para a alfândega, quando são necessários e quem os emite',
  document: 'Documento',
  when: 'Quando',
  who: 'Emitido por',
  'doc.invoice': 'Fatura comercial',
  'doc.invoiceWhen': 'Sempre que há venda de mercadoria',
  'doc.invoiceWho': 'Vendedor',
  'doc.proforma': 'Fatura pró-forma',
  'doc.proformaWhen': 'Ofertas, amostras, reparações: mercadoria sem venda',
  'doc.proformaWho': 'Remetente',
  'doc.packing': 'Lista de embalagem',
  'doc.packingWhen': 'Carga e encomendas com muitos artigos diferentes',
  'doc.packingWho': 'Remetente',
  'doc.origin': 'Certificado de origem',
  'doc.originWhen': 'Para beneficiar de uma taxa reduzida ao abrigo de um acordo comercial',
  'doc.originWho': 'Câmara de comércio ou exportador',
  'doc.eori': 'Número EORI',
  'doc.eoriWhen': 'Empresas que importam para a UE ou o Reino Unido ou deles exportam',
  'doc.eoriWho': 'Autoridade aduaneira, uma só vez',
  'doc.licence': 'Licença ou certificado',
  'doc.licenceWhen':
    'Alimentos, plantas, medicamentos, cosméticos, obras de arte, bens de uso militar',
  'doc.licenceWho': 'A autoridade competente',

  faqTitle: 'Perguntas sobre a alfândega',
  'hold.question': 'O meu envio está em Ocorrência. E agora?',
  'hold.answer':
    'Abra a página de seguimento. Se a última entrada for «Retido na alfândega», escreva ao apoio ao cliente com o número de seguimento. A resposta diz o que a alfândega pede e para onde o enviar. Faça-o no próprio dia: até lá, nada avança.',
  'who.question': 'Quem paga os direitos e os impostos de importação?',
  'who.answer':
    'Nas encomendas, o destinatário. Na carga, decide o Incoterm: o comprador em EXW, FOB, CIF, CIP e DAP, o vendedor em DDP.',
  'long.question': 'Quanto tempo demora o desalfandegamento?',
  'long.answer':
    'Faz parte do tempo de trânsito do seu serviço. Um envio retido espera enquanto a pergunta estiver em aberto.',
  'gift.question': 'As ofertas estão isentas de direitos?',
  'gift.answer':
    'Muitas vezes, até um valor que cada país fixa, quando um particular as envia a outro. Ainda assim, precisam de uma descrição e de um valor verdadeiro. Escrever «oferta» numa venda é uma falsa declaração.',
  'value.question': 'Posso declarar um valor mais baixo?',
  'value.answer':
    'Não. O valor é o preço que foi pago. Um valor errado pode custar uma multa e a mercadoria, e o que pagamos em caso de perda limita-se ao que foi declarado.',
  'within.question': 'Há alfândega dentro da União Europeia?',
  'within.answer':
    'Não. A mercadoria em livre prática circula entre os países da UE sem declaração. O Reino Unido, a Suíça e a Noruega estão fora, tal como alguns territórios, por exemplo as Ilhas Canárias.',
  'refuse.question': 'E se o destinatário se recusar a pagar?',
  'refuse.answer':
    'O envio fica retido e depois é devolvido ao remetente, que paga o regresso. A mercadoria que não pode regressar é destruída sob controlo da alfândega.',

  endTitle: 'Vai enviar algo para outro país?',
  quote: 'Obter um preço',
  contact: 'Perguntar por um envio retido',
  incoterms: 'Incoterms explicados',
} satisfies Catalog<'customs'>;
