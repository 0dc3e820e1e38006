import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/developers.ts';

export default {
  ...portuguese,
  metaTitle: 'Desenvolvedores | Waypost',
  metaDescription:
    'Preços, etiquetas, rastreamento e webhooks para os seus próprios programas, com modo de teste, guias e referência.',
  pageTitle: '{title} | Waypost para desenvolvedores',
  lead: 'Preços, etiquetas e rastreamento em uma só API pequena. No modo de teste nada é transportado, cobrado nem enviado.',
  stepsTitle: 'Três chamadas até a etiqueta',
  'step.1Text': 'Todos os serviços em uma chamada. Nada é armazenado.',
  'step.2Text': 'Uma chamada responde com o código de rastreamento e a etiqueta.',
  pages: 'Páginas para desenvolvedores',
  allPages: 'Todas as páginas para desenvolvedores',
  referenceLead: 'Cada endpoint com seus campos, respostas e recusas.',
  errorsLead: 'O que cada recusa significa e o que o seu programa pode fazer.',
  changelog: 'Registro de alterações',
  changelogLead: 'O que foi adicionado, do mais recente ao mais antigo.',
  status: 'Status HTTP',
  retry: 'Repetir a requisição?',
  'retry.yes': 'Sim. A mesma requisição pode dar certo mais tarde.',
  'retry.no': 'Não. Ela falhará de novo enquanto nada mudar.',
  answeredBy: 'Endpoints que respondem com este código',
  everyEndpoint: 'Todos os endpoints',
  openChoice: 'Outros valores podem ser adicionados.',
  default: 'Valor padrão',
} satisfies Catalog<'developers'>;
