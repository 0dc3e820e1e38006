import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Armazenagem e expedição inteligentes | Waypost',
  metaDescription:
    'Receção, preparação, embalagem e envio, devoluções e controlo de stock em mais de 20 locais, com portal, API e seguimento em tempo real. Precisão de preparação acima de 99,8%.',
  header: 'Armazenagem',
  back: 'Voltar',
  homeLabel: 'Waypost, página inicial',

  title: 'Armazenagem e expedição inteligentes',
  lead: 'O seu stock nos nossos armazéns, ao lado da linha por onde parte. Recebemos, guardamos, preparamos, embalamos e enviamos, aceitamos as devoluções e mostramos cada movimento na hora.',
  'claim.accuracy': '+99,8%',
  'claim.accuracyLabel': 'precisão de preparação',
  'claim.sites': '+20',
  'claim.sitesLabel': 'locais',
  'claim.cutOff': '18:00',
  'claim.cutOffLabel': 'hora limite para o próprio dia com Prioritário',

  capabilitiesTitle: 'O que fazemos no armazém',
  'inbound.name': 'Receção de mercadoria',
  'inbound.text':
    'As entregas anunciadas têm um cais e uma hora. Cada uma é contada e conferida com o respetivo aviso, e as diferenças são-lhe comunicadas antes de a mercadoria ser arrumada.',
  'pick.name': 'Preparação, embalagem e envio',
  'pick.text':
    'Pedidos individuais, lotes e ondas. Cada artigo é lido quando é retirado e de novo quando é embalado, para que não saia o errado.',
  'special.name': 'Manuseamento especial',
  'special.text':
    'Kits e conjuntos, etiquetas e encartes, artigos frágeis, números de série, lotes com data de validade.',
  'returns.name': 'Tratamento de devoluções',
  'returns.text':
    'Abertas, inspecionadas e classificadas segundo as suas regras: de volta ao stock, para reparação ou para abate. A sua loja recebe o resultado, para que os reembolsos não esperem.',
  'inventory.name': 'Controlo de stock',
  'inventory.text':
    'Contagens cíclicas ao longo do ano em vez de um longo inventário. Cada alteração tem um motivo, uma hora e um nome.',
  'security.name': 'Segurança',
  'security.text':
    'Acesso com cartão, câmaras nos cais e corredores, uma zona fechada para o que é pequeno e valioso, e visitantes sempre acompanhados.',

  storageTitle: 'Tipos de armazenagem',
  storageText: 'Só paga o espaço de que a mercadoria precisa, não o maior.',
  'bins.name': 'Caixas e prateleiras',
  'bins.text': 'Artigos pequenos, muitas referências, retirados um a um.',
  'racking.name': 'Estantes para paletes',
  'racking.text': 'Paletes normalizadas de 1,2 × 1,0 m, para stock de reserva e paletes completas.',
  'climate.name': 'Zonas climatizadas',
  'climate.text':
    'Para alimentos, cosméticos e eletrónica. As temperaturas e os tamanhos variam consoante o local.',

  networkTitle: 'Rede e seguimento',
  'network.nodes': 'Muitos locais, um só stock',
  'network.nodesText':
    'Distribua o seu stock por vários locais e cada pedido parte do que está mais perto da porta. Para cada artigo, vê a quantidade total e onde se encontra.',
  'network.portal': 'Portal e API',
  'network.portalText':
    'Pedidos, stock e devoluções num portal para pessoas e numa API para sistemas. O que um faz, a outra também faz.',
  'network.tracking': 'Seguimento em tempo real',
  'network.trackingText':
    'Uma encomenda tem número de seguimento antes de sair da mesa de embalagem. A partir daí, a página está em direto, leitura a leitura.',
  trackLink: 'Abrir a página de seguimento',
  apiLink: 'Referência da API',

  onboardingTitle: 'Do primeiro contacto à primeira encomenda',
  'step.1': 'Planear',
  'step.1Text': 'Análise de SKU, modelo de localização e acordo sobre os SLA.',
  'step.2': 'Integrar',
  'step.2Text': 'A sua loja ou o seu sistema de armazém é ligado por API ou EDI.',
  'step.3': 'Receber',
  'step.3Text': 'Aviso de entrada (ASN), controlo de qualidade e arrumação.',
  'step.4': 'Arrancar',
  'step.4Text': 'Preparação, embalagem e envio com KPI acompanhados em contínuo.',

  slaTitle: 'Níveis de serviço',
  slaCaption: 'Níveis de serviço, Standard e Prioritário',
  slaCorner: 'Indicador',
  standard: 'Standard',
  priority: 'Prioritário',
  'sla.accuracy': 'Precisão de preparação',
  'sla.accuracyStandard': '99,5%',
  'sla.accuracyPriority': '+99,8%',
  'sla.cutOff': 'Hora limite para o próprio dia',
  'sla.cutOffStandard': '14:00',
  'sla.cutOffPriority': '18:00',
  'sla.dock': 'Do cais ao stock',
  'sla.dockStandard': 'Menos de 24 h',
  'sla.dockPriority': 'Menos de 12 h',
  'sla.returns': 'Tratamento de devoluções',
  'sla.returnsStandard': '48 h',
  'sla.returnsPriority': '24 h',
  slaNote:
    'Os SLA variam consoante o local e a época e são confirmados no arranque. As horas limite são na hora local do armazém.',

  galleryTitle: 'Por dentro',
  galleryText: 'Seis lugares por onde a sua mercadoria passa, em desenho.',
  'gallery.dock': 'O cais: as entregas anunciadas têm a sua própria porta',
  'gallery.racking': 'Estantes para paletes: stock de reserva em paletes de 1,2 × 1,0 m',
  'gallery.bins': 'Caixas e prateleiras: cada caixa tem um artigo e uma etiqueta',
  'gallery.packing': 'A mesa de embalagem: pesado, etiquetado e só então fechado',
  'gallery.climate': 'Uma zona climatizada com ar e porta próprios',
  'gallery.returns': 'Devoluções: abertas, classificadas e de volta à prateleira',

  endTitle: 'Calcule o preço do envio, do nosso armazém ao seu cliente',
  endText: 'A armazenagem é acordada consigo. Já pode ver quanto custa uma encomenda a partir daí.',
  rates: 'Ver preços de envio',
  contact: 'Falar sobre armazenagem',
} satisfies Catalog<'warehousing'>;
