import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/home.ts';

export default {
  ...portuguese,
  metaTitle: 'Waypost: rastreamento, preços e reserva de envios',
  metaDescription:
    'Rastreie um envio pelo número, veja o preço completo de uma encomenda ou de carga e reserve online. Mais de 220 destinos por via aérea, marítima e rodoviária.',
  title: 'Onde está seu envio?',
  servicesText:
    'As encomendas até {limit} por volume viajam em três velocidades. O que pesar mais vai em paletes, por via aérea, marítima ou rodoviária. O preço que você vê é o preço completo.',
  'pageText.express':
    'Encomendas e documentos, coletados no mesmo dia e com preço antes de você digitar um endereço.',
  'pageText.freight':
    'Paletes por via aérea, marítima e rodoviária, no Incoterm que você combinou com seu comprador.',
  'pageText.ecommerce':
    'Conecte a plataforma da sua loja, ofereça pagamento na entrega e receba as devoluções pelo mesmo caminho.',
  'page.customs': 'Alfândega e desembaraço aduaneiro',
  'pageText.customs':
    'O que os documentos devem dizer, como funciona o desembaraço aduaneiro e o que fazer quando um envio fica retido.',
  'pageText.warehousing':
    'Recebemos, guardamos, separamos, embalamos e enviamos seu estoque, e repomos as devoluções na prateleira.',
  locationsText:
    'As vias aérea, marítima e rodoviária se encontram nos nossos centros, e as encomendas usam as três. Indique qualquer cidade com seu país para ver quanto custa um envio.',
  regionMiddleEast: 'Oriente Médio',
  locationsMore:
    'Estes são alguns deles. O preço para uma cidade que não esteja na lista é calculado da mesma forma: escreva o nome e o país.',
  stepsTitle: 'Três etapas até a porta',
  step2Text:
    'Confirme uma vez. Você recebe um número de rastreamento e um recibo, e o preço não pode mais mudar.',
  step3Title: 'Rastrear',
  step3Text:
    'Compartilhe o link de rastreamento. A página se atualiza sozinha a cada leitura, até a entrega.',
  ratesText:
    'Exemplos com a tabela de preços em vigor, pagos com cartão. Sobretaxas, combustível, segurança e manuseio estão incluídos. Escolha uma linha para abrir o mesmo envio na cotação.',
  ratesAway:
    'Os preços não estão disponíveis neste momento. Tente a cotação daqui a um minuto; o rastreamento funciona como sempre.',
  voicesNote:
    'Estes depoimentos são exemplos. A Waypost é uma simulação, por isso ninguém disse estas coisas; escrevemos o que gostaríamos de merecer.',
  voice1:
    'O valor na primeira tela foi o valor no recibo. Não mantenho mais uma lista de sobretaxas.',
  voice2:
    'Um palete ficou retido na alfândega. A página avisou antes de alguém ligar e indicou o documento que faltava.',
  voice2By: 'Um exportador de peças em Roterdã',
  voice3:
    'Mando o link de rastreamento com a compra. As pessoas pararam de me perguntar onde está.',
  supportText:
    'Rastreamento, preços, reservas e nossa caixa de entrada estão abertos dia e noite. Quando uma pessoa precisa ver o assunto, respondemos no horário de expediente.',
  supportPeople: 'Equipe, hora de Bruxelas',
  supportContact: 'Escreva para nós',
  factSupportLabel: 'reservas e rastreamento',
  supportTitle: 'Atendimento',
  'pageText.domestic': 'Dentro de um país, com a tarifa nacional mais baixa e entrega aos sábados.',
  locationsPoints: 'Ver todos os pontos de postagem',
} satisfies Catalog<'home'>;
