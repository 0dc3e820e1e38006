import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/about.ts';

export default {
  ...portuguese,
  metaDescription:
    'Quem é a Waypost, como um envio passa da leitura à tela, o que prometemos e de quem são os dados dos nossos mapas e lugares.',
  lead: 'A Waypost transporta encomendas e carga para pessoas e empresas: por via aérea, marítima e rodoviária, para mais de 220 destinos. Indicamos o preço antes da reserva, o lugar após cada leitura e o problema assim que o conhecemos.',
  who1: 'Uma só transportadora, com um só sistema. A página em que você reserva, o console em que nossa equipe trabalha e os leitores dos centros usam os mesmos registros; por isso ninguém precisa procurar o que outra pessoa já sabe.',
  who2: 'Pessoas físicas podem enviar uma só encomenda sem criar conta. Empresas têm um painel com envios, encargos e coletas. Lojas se conectam pela API e podem deixar seu estoque nos nossos armazéns.',
  contactLink: 'Fale conosco',
  'how.1Text':
    'Indique dois lugares, um peso e as dimensões. A cotação mostra cada serviço com todos os encargos e mantém o preço por 30 minutos.',
  'how.2Text':
    'Confirme uma vez. O envio recebe um número de rastreamento que termina com um caractere de controle, para que um erro de digitação seja detectado antes de qualquer pesquisa.',
  'how.3Text':
    'Na coleta, em cada centro, na alfândega e na porta, alguém lê o código do envio. É a ordem das leituras que decide o status, não a ordem em que elas chegam até nós.',
  'how.4Text':
    'A página de rastreamento mostra cada leitura segundos depois. Quem tem o número pode abri-la; para terceiros, nomes e endereços aparecem abreviados.',
  'promise.statusText':
    'O que a página diz vem de uma leitura ou de um ato identificado da nossa equipe.',
  simulation1:
    'A Waypost não é uma empresa. O site mostra como pode funcionar o sistema próprio de uma transportadora, do preço à última leitura. Os envios aqui reservados são registros reais, mas ninguém vai coletá-los.',
  simulation2:
    'Os contatos são fictícios: {email} e os dados da empresa nas condições não levam a lugar nenhum. Os tempos de entrega são simulados e os preços foram feitos para o exemplo.',
  'claim.supportLabel':
    'reservas, rastreamento e mensagens; atendimento de segunda a sexta, 9:00–18:00',
  'promise.dataText':
    'Nenhum terceiro acompanha o que você faz aqui. O que guardamos, por que e por quanto tempo está no aviso de privacidade.',
  title: 'Uma transportadora tão clara quanto uma tabela de horários',
  'promise.status': 'Nenhum status inventado',
  'promise.newsText': 'O que aconteceu, o que vem a seguir e o que você pode fazer.',
  'credit.fonts': 'Fontes tipográficas',
} satisfies Catalog<'about'>;
