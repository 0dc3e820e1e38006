import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Contacto | Waypost',
  metaDescription:
    'Escreva ao apoio ao cliente, às vendas ou às parcerias. Recebemos mensagens a qualquer hora e respondemos de segunda a sexta, 09:00–18:00.',
  title: 'Contacto',
  lead: 'Escreva-nos a qualquer hora. A nossa equipa responde de segunda a sexta, 09:00–18:00, hora de Bruxelas, para o endereço que indicar.',

  formTitle: 'A sua mensagem',
  name: 'Nome',
  email: 'E-mail',
  emailHelp: 'A resposta é enviada para aqui.',
  topic: 'Assunto',
  'topic.support': 'Apoio ao cliente',
  'topic.sales': 'Vendas',
  'topic.partnerships': 'Parcerias',
  message: 'Mensagem',
  messageHelp:
    'Indique o número de seguimento se se tratar de um envio. Não inclua palavras-passe nem números de cartão.',
  aboutShipment: 'Número de seguimento {number}\n\n',
  send: 'Enviar mensagem',
  sending: 'A enviar',
  incomplete: 'Preencha o nome, o e-mail e a mensagem.',
  nameMissing: 'Introduza o seu nome.',
  emailMissing: 'Introduza o seu endereço de e-mail.',
  emailInvalid: 'Introduza um endereço de e-mail válido.',
  messageMissing: 'Escreva a sua mensagem.',
  messageTooLong: 'Uma mensagem pode ter até 5000 caracteres.',
  failed: 'A sua mensagem não foi enviada. Tente de novo.',
  reference: 'A sua referência é {reference}. Indique-a quando voltar a escrever.',
  privacy: 'Como tratamos o que escreve',

  waysTitle: 'Outras vias',
  wayEmail: 'E-mail',
  wayHours: 'Horário de apoio',
  hours: 'Seg. a sex., 09:00–18:00',
  hoursZone: 'hora de Bruxelas',
  wayTracking: 'Onde está o envio?',
  wayTrackingText: 'A página de seguimento sabe tanto como nós e é mais rápida.',
  wayTrackingLink: 'Seguir um envio',
  wayAnswers: 'Perguntas frequentes',
  wayAnswersLink: 'Perguntas e respostas',
  wayClaims: 'Perda ou danos',
  wayClaimsText: 'Há prazos a cumprir. As condições dizem quais são e o que enviar.',
  wayClaimsLink: 'Como reclamar',
  placeholder:
    'A Waypost é uma simulação. O endereço de e-mail é fictício e não recebe mensagens; o formulário funciona.',

  topicsTitle: 'Quem lê',
  'topic.supportText': 'Envios em curso, ocorrências, recolhas, pagamentos, a sua conta.',
  'topic.salesText': 'Envios regulares, preços B2B, armazenagem e expedição.',
  'topic.partnershipsText': 'Transportadoras, agentes, plataformas de lojas e software.',
} satisfies Catalog<'contact'>;
