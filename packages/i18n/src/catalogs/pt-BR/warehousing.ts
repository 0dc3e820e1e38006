import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/warehousing.ts';

export default {
  ...portuguese,
  metaDescription:
    'Recebimento, separação, embalagem e envio, devoluções e controle de estoque em mais de 20 locais, com portal, API e rastreamento em tempo real. Precisão de separação acima de 99,8%.',
  lead: 'Seu estoque nos nossos armazéns, ao lado da linha por onde parte. Recebemos, guardamos, separamos, embalamos e enviamos, aceitamos as devoluções e mostramos cada movimento na hora.',
  'inbound.text':
    'As entregas anunciadas têm uma doca e um horário. Cada uma é contada e conferida com o respectivo aviso, e as diferenças são informadas antes de a mercadoria ser guardada.',
  'returns.text':
    'Abertas, inspecionadas e classificadas segundo suas regras: de volta ao estoque, para conserto ou para descarte. Sua loja recebe o resultado, para que os reembolsos não esperem.',
  'inventory.name': 'Controle de estoque',
  'security.text':
    'Acesso com cartão, câmeras nas docas e nos corredores, uma área fechada para o que é pequeno e valioso, e visitantes sempre acompanhados.',
  'racking.text':
    'Paletes padronizados de 1,2 × 1,0 m, para estoque de reserva e paletes completos.',
  'climate.text':
    'Para alimentos, cosméticos e eletrônicos. As temperaturas e os tamanhos variam conforme o local.',
  networkTitle: 'Rede e rastreamento',
  'network.nodes': 'Muitos locais, um só estoque',
  'network.nodesText':
    'Distribua seu estoque por vários locais e cada pedido parte do que está mais perto da porta. Para cada item, você vê a quantidade total e onde ele está.',
  'network.portalText':
    'Pedidos, estoque e devoluções em um portal para pessoas e em uma API para sistemas. O que um faz, a outra também faz.',
  'network.tracking': 'Rastreamento em tempo real',
  'network.trackingText':
    'Uma encomenda tem número de rastreamento antes de sair da mesa de embalagem. A partir daí, a página está ao vivo, leitura a leitura.',
  trackLink: 'Abrir a página de rastreamento',
  onboardingTitle: 'Do primeiro contato à primeira encomenda',
  'step.1': 'Planejar',
  'step.2Text': 'Sua loja ou seu sistema de armazém é conectado por API ou EDI.',
  'step.3Text': 'Aviso de entrada (ASN), controle de qualidade e armazenamento.',
  'sla.cutOff': 'Horário limite para o mesmo dia',
  'sla.dock': 'Da doca ao estoque',
  slaNote:
    'Os SLAs variam conforme o local e a época e são confirmados no início da operação. Os horários limite são na hora local do armazém.',
  galleryText: 'Seis lugares por onde sua mercadoria passa, ilustrados.',
  'gallery.dock': 'A doca: as entregas anunciadas têm sua própria porta',
  'gallery.racking': 'Porta-paletes: estoque de reserva em paletes de 1,2 × 1,0 m',
  endText:
    'A armazenagem é combinada com você. Você já pode ver quanto custa uma encomenda a partir daí.',
  'claim.cutOffLabel': 'horário limite no mesmo dia com Prioritário',
  'claim.accuracyLabel': 'precisão de separação',
  'inbound.name': 'Recebimento de mercadoria',
  'pick.name': 'Separação, embalagem e envio',
  'pick.text':
    'Pedidos individuais, lotes e ondas. Cada item é lido quando é retirado e de novo quando é embalado, para que não saia o errado.',
  'special.name': 'Manuseio especial',
  'special.text':
    'Kits e conjuntos, etiquetas e encartes, itens frágeis, números de série, lotes com data de validade.',
  'bins.text': 'Itens pequenos, muitas referências, retirados um a um.',
  'racking.name': 'Porta-paletes',
  'climate.name': 'Áreas climatizadas',
  'step.4Text': 'Separação, embalagem e envio com KPIs acompanhados continuamente.',
  'sla.accuracy': 'Precisão de separação',
  'gallery.bins': 'Caixas e prateleiras: cada caixa tem um item e uma etiqueta',
  'gallery.climate': 'Uma área climatizada com ar e porta próprios',
  'returns.name': 'Processamento de devoluções',
  'sla.returns': 'Processamento de devoluções',
  storageText: 'Você só paga o espaço de que a mercadoria precisa, não o maior.',
  'step.1Text': 'Análise de SKU, modelo de localização e acordo sobre os SLAs.',
  'step.4': 'Começar',
} satisfies Catalog<'warehousing'>;
