import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/contact.ts';

export default {
  ...portuguese,
  metaTitle: 'Contato | Waypost',
  metaDescription:
    'Escreva ao atendimento ao cliente, às vendas ou às parcerias. Recebemos mensagens a qualquer hora e respondemos de segunda a sexta, 09:00–18:00.',
  title: 'Contato',
  lead: 'Escreva para nós a qualquer hora. Nossa equipe responde de segunda a sexta, 09:00–18:00, hora de Bruxelas, para o endereço que indicar.',
  formTitle: 'Sua mensagem',
  emailHelp: 'A resposta é enviada para cá.',
  'topic.support': 'Suporte ao cliente',
  messageHelp:
    'Indique o número de rastreamento se se tratar de um envio. Não inclua senhas nem números de cartão.',
  aboutShipment: 'Número de rastreamento {number}\n\n',
  sending: 'Enviando',
  nameMissing: 'Digite seu nome.',
  emailMissing: 'Digite seu endereço de e-mail.',
  emailInvalid: 'Digite um endereço de e-mail válido.',
  messageMissing: 'Escreva sua mensagem.',
  failed: 'Sua mensagem não foi enviada. Tente novamente.',
  reference: 'Sua referência é {reference}. Indique-a quando voltar a escrever.',
  wayHours: 'Horário de atendimento',
  wayTrackingText: 'A página de rastreamento sabe tanto como nós e é mais rápida.',
  wayTrackingLink: 'Rastrear um envio',
  'topic.supportText': 'Envios em curso, ocorrências, coletas, pagamentos, sua conta.',
} satisfies Catalog<'contact'>;
