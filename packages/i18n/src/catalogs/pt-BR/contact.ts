import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/contact.ts';

export default {
  ...portuguese,
  metaTitle: 'Contato | Waypost',
  metaDescription:
    'Escreva para o atendimento, vendas ou parcerias. Recebemos mensagens a qualquer hora e respondemos de segunda a sexta, 09:00–18:00.',
  title: 'Contato',
  lead: 'Escreva para nós a qualquer hora. Nossa equipe responde de segunda a sexta, 09:00–18:00, hora de Bruxelas, para o endereço que você indicar.',
  formTitle: 'Sua mensagem',
  emailHelp: 'A resposta é enviada para cá.',
  'topic.support': 'Suporte ao cliente',
  messageHelp:
    'Informe o número de rastreamento se for sobre um envio. Não inclua senhas nem números de cartão.',
  aboutShipment: 'Número de rastreamento {number}\n\n',
  sending: 'Enviando',
  nameMissing: 'Digite seu nome.',
  emailMissing: 'Digite seu endereço de e-mail.',
  emailInvalid: 'Digite um endereço de e-mail válido.',
  messageMissing: 'Escreva sua mensagem.',
  failed: 'Sua mensagem não foi enviada. Tente novamente.',
  reference: 'Sua referência é {reference}. Informe-a quando voltar a escrever.',
  wayHours: 'Horário de atendimento',
  wayTrackingText: 'A página de rastreamento sabe tanto quanto nós e é mais rápida.',
  wayTrackingLink: 'Rastrear um envio',
  'topic.supportText': 'Envios em andamento, ocorrências, coletas, pagamentos, sua conta.',
  privacy: 'Como tratamos o que você escreve',
  waysTitle: 'Outros canais',
  wayClaimsText: 'Há prazos a cumprir. As condições dizem quais são e o que enviar.',
} satisfies Catalog<'contact'>;
