import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/about.ts';

export default {
  ...portuguese,
  metaDescription:
    'Quem é a Waypost, como um envio passa da leitura ao tela, o que prometemos e de quem são os dados dos nossos mapas e lugares.',
  lead: 'A Waypost transporta encomendas e carga para pessoas e empresas: por via aérea, marítima e rodoviária, para mais de 220 destinos. Indicamos o preço antes da reserva, o lugar após cada leitura e o problema logo que o conhecemos.',
  who1: 'Uma só transportadora, com um só sistema. A página onde reserva, o console onde nossa equipe trabalha e os leitores dos centros usam os mesmos registros, por isso ninguém precisa procurar o que outra pessoa já sabe.',
  who2: 'Os particulares podem enviar uma só encomenda sem criar conta. As empresas têm um painel com envios, encargos e coletas. As lojas ligam-se pela API e podem salvar seu estoque nos nossos armazéns.',
  contactLink: 'Fale conosco',
  'how.1Text':
    'Indique dois lugares, um peso e as dimensões. A cotação mostra cada serviço com todos os encargos e mantém o preço por 30 minutos.',
  'how.2Text':
    'Confirme uma vez. O envio recebe um número de rastreamento que termina com um símbolo de controle, para que um erro de digitação seja detectado antes de qualquer pesquisa.',
  'how.3Text':
    'Na coleta, em cada centro, na alfândega e na porta, alguém lê o código do envio. É a ordem das leituras que decide o status, não a ordem em que nos chegam.',
  'how.4Text':
    'A página de rastreamento mostra cada leitura segundos depois. Quem tem o número pode abri-la; para terceiros, nomes e endereços aparecem abreviados.',
  'promise.statusText':
    'O que a página diz vem de uma leitura ou de um ato identificado da nossa equipe.',
  simulation1:
    'A Waypost não é uma empresa. O site mostra como pode funcionar o sistema próprio de uma transportadora, do preço à última leitura. Os envios aqui reservados são registros reais, mas ninguém os vai coletar.',
  simulation2:
    'Os contatos são fictícios: {email} e os dados da empresa nas condições não levam a lado nenhum. Os tempos de entrega são simulados e os preços foram feitos para o exemplo.',
  'claim.supportLabel':
    'reservas, rastreamento e mensagens; pessoas de segunda a sexta, 9:00–18:00',
} satisfies Catalog<'about'>;
