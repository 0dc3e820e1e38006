import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Waypost: seguimento, preços e reserva de envios',
  metaDescription:
    'Siga um envio pelo número, veja o preço completo de uma encomenda ou de carga e reserve online. Mais de 220 destinos por via aérea, marítima e rodoviária.',
  title: 'Onde está o seu envio?',
  lead: 'Cada leitura aparece na página segundos depois de acontecer, com o lugar e a hora.',
  quoteTitle: 'Quanto vai custar?',
  quoteFrom: 'De',
  quoteTo: 'Para',
  quotePlaceExample: 'Cidade, país',
  quoteSubmit: 'Ver preços',
  factDestinations: '+220',
  factDestinationsLabel: 'destinos',
  factSupport: '24/7',
  factSupportLabel: 'reservas e seguimento',
  factOnTime: '98,7%',
  factOnTimeLabel: 'dentro do prazo',

  servicesTitle: 'Seis serviços, uma só rede',
  servicesText:
    'As encomendas até {limit} por volume viajam a três velocidades. O que pesar mais segue em paletes, por via aérea, marítima ou rodoviária. O preço que vê é o preço completo.',
  pagesTitle: 'Mais sobre o que fazemos',
  'page.express': 'Expresso',
  'pageText.express':
    'Encomendas e documentos, recolhidos no próprio dia e com preço antes de escrever uma morada.',
  'page.freight': 'Carga',
  'pageText.freight':
    'Paletes por via aérea, marítima e rodoviária, no Incoterm que acordou com o seu comprador.',
  'page.ecommerce': 'E-commerce',
  'pageText.ecommerce':
    'Ligue a plataforma da sua loja, ofereça pagamento na entrega e receba as devoluções pelo mesmo caminho.',
  'page.customs': 'Alfândega e desalfandegamento',
  'pageText.customs':
    'O que os documentos devem dizer, como decorre o desalfandegamento e o que fazer quando um envio fica retido.',
  'page.domestic': 'Envios nacionais',
  'pageText.domestic': 'Dentro de um país, à tarifa nacional mais baixa, com entrega ao sábado.',
  'page.warehousing': 'Armazenagem e expedição',
  'pageText.warehousing':
    'Recebemos, guardamos, preparamos, embalamos e enviamos o seu stock, e repomos as devoluções na prateleira.',
  stripPause: 'Pausar',
  stripPlay: 'Continuar',

  locationsTitle: 'Mais de 220 destinos em três linhas',
  locationsText:
    'As vias aérea, marítima e rodoviária encontram-se nos nossos centros, e as encomendas usam as três. Indique qualquer cidade com o seu país para ver quanto custa um envio.',
  mapLabel: 'Um mapa esquemático: as linhas aérea, marítima e rodoviária ligam seis regiões.',
  regionNorthAmerica: 'América do Norte',
  regionSouthAmerica: 'América do Sul',
  regionEurope: 'Europa',
  regionAfrica: 'África',
  regionMiddleEast: 'Médio Oriente',
  regionAsiaPacific: 'Ásia-Pacífico',
  lineAir: 'Ar',
  lineSea: 'Mar',
  lineRoad: 'Estrada',
  departuresTitle: 'Partidas',
  departure: '{mode}, {eta}',
  lane: '{from} – {to}',
  locationsPoints: 'Ver todos os pontos de entrega',
  locationsMore:
    'Estes são alguns deles. O preço para uma cidade que não esteja na lista calcula-se da mesma forma: escreva o nome e o país.',

  stepsTitle: 'Três paragens, da secretária à porta',
  step1Title: 'Ver o preço',
  step1Text:
    'Indique os dois lugares, o peso e as dimensões. Cada serviço aparece com todos os encargos indicados.',
  step2Title: 'Reservar',
  step2Text:
    'Confirme uma vez. Recebe um número de seguimento e um recibo, e o preço já não pode mudar.',
  step3Title: 'Seguir',
  step3Text:
    'Partilhe o link de seguimento. A página atualiza-se sozinha a cada leitura, até à entrega.',

  ratesTitle: 'Quanto custa',
  ratesText:
    'Exemplos com o tarifário em vigor, pagos com cartão. Sobretaxas, combustível, segurança e manuseamento estão incluídos. Escolha uma linha para abrir o mesmo envio na cotação.',
  ratesAway:
    'Os preços não estão disponíveis neste momento. Tente a cotação dentro de um minuto; o seguimento funciona como sempre.',
  ratesShipment: 'Envio',
  ratesLoad: '{weight}, {size}',
  ratesPallets: '{pallets} de {weight}, {size}',
  ratesNote:
    'O pagamento na entrega acrescenta {codFee}. O seguro é opcional e custa {insurance} do valor declarado, no mínimo {insuranceMinimum}.',
  ratesLink: 'Calcular o preço do envio',

  voicesTitle: 'O que os clientes poderiam dizer',
  voicesNote:
    'Estes testemunhos são exemplos. A Waypost é uma simulação, por isso ninguém disse estas coisas; escrevemos o que gostaríamos de merecer.',
  voiceSample: 'Exemplo',
  voice1:
    'O valor no primeiro ecrã foi o valor no recibo. Já não mantenho uma lista de sobretaxas.',
  voice1By: 'Uma oficina de cerâmica em Gante',
  voice2:
    'Uma palete ficou retida na alfândega. A página disse-o antes de alguém ligar e indicou o documento que faltava.',
  voice2By: 'Um exportador de peças em Roterdão',
  voice3: 'Mando o link de seguimento com a compra. As pessoas deixaram de me perguntar onde está.',
  voice3By: 'Uma loja online em Lisboa',

  supportTitle: 'Apoio ao cliente',
  supportText:
    'Seguimento, preços, reservas e a nossa caixa de entrada estão abertos dia e noite. Quando é preciso que uma pessoa veja o assunto, respondemos no horário de expediente.',
  supportAlways: 'Site e caixa de entrada',
  supportAlwaysHours: '24/7',
  supportPeople: 'Equipa, hora de Bruxelas',
  supportPeopleHours: 'Seg. a sex., 09:00–18:00',
  supportContact: 'Escreva-nos',
  supportFaq: 'Todas as perguntas e respostas',
} satisfies Catalog<'home'>;
