import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Sobre nós | Waypost',
  metaDescription:
    'Quem é a Waypost, como um envio passa da leitura ao ecrã, o que prometemos e de quem são os dados dos nossos mapas e lugares.',
  title: 'Uma transportadora tão clara como um horário',
  lead: 'A Waypost transporta encomendas e carga para particulares e empresas: por via aérea, marítima e rodoviária, para mais de 220 destinos. Indicamos o preço antes da reserva, o lugar após cada leitura e o problema logo que o conhecemos.',

  'claim.destinations': '+220',
  'claim.destinationsLabel': 'destinos',
  'claim.support': '24/7',
  'claim.supportLabel':
    'reservas, seguimento e mensagens; atendimento de segunda a sexta, 9:00–18:00',
  'claim.onTime': '98,7%',
  'claim.onTimeLabel': 'dentro do prazo',

  whoTitle: 'Quem somos',
  who1: 'Uma só transportadora, com um só sistema. A página onde reserva, a consola onde a nossa equipa trabalha e os leitores dos centros usam os mesmos registos, por isso ninguém tem de procurar o que outra pessoa já sabe.',
  who2: 'Os particulares podem enviar uma só encomenda sem criar conta. As empresas têm um painel com envios, encargos e recolhas. As lojas ligam-se pela API e podem guardar o seu stock nos nossos armazéns.',
  servicesLink: 'Calcular um preço',
  contactLink: 'Contacte-nos',

  howTitle: 'Como funciona',
  'how.1': 'Um preço',
  'how.1Text':
    'Indique dois lugares, um peso e as dimensões. A cotação mostra cada serviço com todos os encargos e mantém o preço durante 30 minutos.',
  'how.2': 'Uma reserva',
  'how.2Text':
    'Confirme uma vez. O envio recebe um número de seguimento que termina com um carácter de controlo, para que um erro de digitação seja detetado antes de qualquer pesquisa.',
  'how.3': 'Leituras',
  'how.3Text':
    'Na recolha, em cada centro, na alfândega e à porta, alguém lê o código do envio. É a ordem das leituras que decide o estado, não a ordem em que nos chegam.',
  'how.4': 'Uma página',
  'how.4Text':
    'A página de seguimento mostra cada leitura segundos depois. Quem tem o número pode abri-la; para pessoas estranhas ao envio, nomes e moradas aparecem abreviados.',
  'how.5': 'Uma entrega',
  'how.5Text':
    'A última leitura fecha a linha. Se algo parar o envio antes disso, a página indica Ocorrência e o que aconteceu.',

  promiseTitle: 'O que cumprimos',
  'promise.price': 'Primeiro, o preço completo',
  'promise.priceText':
    'Todos os encargos são indicados antes da reserva. Nenhum é acrescentado depois.',
  'promise.status': 'Nenhum estado inventado',
  'promise.statusText':
    'O que a página diz vem de uma leitura ou de um ato identificado da nossa equipa.',
  'promise.news': 'As más notícias primeiro, e completas',
  'promise.newsText': 'O que aconteceu, o que se segue e o que pode fazer.',
  'promise.data': 'Poucos dados, e por pouco tempo',
  'promise.dataText':
    'Nenhum terceiro acompanha o que faz aqui. O que guardamos, porquê e durante quanto tempo está no aviso de privacidade.',
  privacyLink: 'Aviso de privacidade',

  simulationTitle: 'Isto é uma simulação',
  simulation1:
    'A Waypost não é uma empresa. O site mostra como pode funcionar o sistema próprio de uma transportadora, do preço à última leitura. Os envios aqui reservados são registos reais, mas ninguém os vai recolher.',
  simulation2:
    'Os contactos são fictícios: {email} e os dados da empresa nas condições não levam a lado nenhum. Os tempos de entrega são simulados e os preços foram feitos para o exemplo.',

  creditsTitle: 'Créditos',
  creditsText: 'O que outros fizeram e nos deixam usar.',
  'credit.geonames': 'Nomes de lugares e coordenadas',
  'credit.geonamesText': 'GeoNames, com licença Creative Commons Atribuição 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Costas e fronteiras dos nossos mapas',
  'credit.naturalEarthText': 'Natural Earth, em domínio público',
  'credit.fonts': 'Tipos de letra',
  'credit.fontsText': 'Archivo e IBM Plex, com licença SIL Open Font License',
} satisfies Catalog<'about'>;
