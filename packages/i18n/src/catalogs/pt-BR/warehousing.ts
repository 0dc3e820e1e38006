import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/warehousing.ts';

export default {
  ...portuguese,
  metaDescription:
    'Receção, preparação, embalagem e envio, devoluções e controle de estoque em mais de 20 locais, com portal, API e rastreamento em tempo real. Precisão de preparação acima de 99,8%.',
  lead: 'Seu estoque nos nossos armazéns, ao lado da linha por onde parte. Recebemos, guardamos, preparamos, embalamos e enviamos, aceitamos as devoluções e mostramos cada movimento na hora.',
  'inbound.text':
    'As entregas anunciadas têm um cais e uma hora. Cada uma é contada e conferida com o respectivo aviso, e as diferenças são comunicadas antes de a mercadoria ser arrumada.',
  'returns.text':
    'Abertas, inspecionadas e classificadas segundo suas regras: de volta ao estoque, para reparação ou para abate. Sua loja recebe o resultado, para que os reembolsos não esperem.',
  'inventory.name': 'Controle de estoque',
  'security.text':
    'Acesso com cartão, câmeras nos cais e corredores, uma zona fechada para o que é pequeno e valioso, e visitantes sempre acompanhados.',
  'racking.text':
    'Paletes normalizadas de 1,2 × 1,0 m, para estoque de reserva e paletes completos.',
  'climate.text':
    'Para alimentos, cosméticos e eletrônica. As temperaturas e os tamanhos variam conforme o local.',
  networkTitle: 'Rede e rastreamento',
  'network.nodes': 'Muitos locais, um só estoque',
  'network.nodesText':
    'Distribua seu estoque por vários locais e cada pedido parte do que está mais perto da porta. Para cada artigo, vê a quantidade total e onde se encontra.',
  'network.portalText':
    'Pedidos, estoque e devoluções em um portal para pessoas e em uma API para sistemas. O que um faz, a outra também faz.',
  'network.tracking': 'Rastreamento em tempo real',
  'network.trackingText':
    'Uma encomenda tem número de rastreamento antes de sair da mesa de embalagem. A partir daí, a página está ao vivo, leitura a leitura.',
  trackLink: 'Abrir a página de rastreamento',
  onboardingTitle: 'Do primeiro contato à primeira encomenda',
  'step.1': 'Planejar',
  'step.2Text': 'Sua loja ou seu sistema de armazém é ligado por API ou EDI.',
  'step.3Text': 'Aviso de entrada (ASN), controle de qualidade e arrumação.',
  'sla.cutOff': 'Horário limite para o próprio dia',
  'sla.dock': 'Do cais ao estoque',
  slaNote:
    'Os SLA variam conforme o local e a época e são confirmados no arranque. Os horários limite são na hora local do armazém.',
  galleryText: 'Seis lugares por onde sua mercadoria passa, em desenho.',
  'gallery.dock': 'O cais: as entregas anunciadas têm sua própria porta',
  'gallery.racking': 'Estantes para paletes: estoque de reserva em paletes de 1,2 × 1,0 m',
  endText:
    'A armazenagem é combinada com você. Já pode ver quanto custa uma encomenda a partir daí.',
  'claim.cutOffLabel': 'horário limite no mesmo dia com Prioritário',
} satisfies Catalog<'warehousing'>;
