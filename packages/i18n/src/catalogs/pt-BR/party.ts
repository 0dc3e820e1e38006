import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/party.ts';

export default {
  ...portuguese,
  'cause.held': 'O envio está em espera em um dos nossos centros.',
  'cause.failed_attempt': 'O entregador esteve no local e ninguém recebeu o envio.',
  'cause.address': 'O endereço está incompleto ou errado.',
  'cause.refused': 'O envio foi recusado na porta.',
  'cause.loss': 'Não encontramos o envio e estamos procurando por ele.',
  'actor.carrier': 'Cabe a nós.',
  yourTurn: 'Cabe a você a você.',
  chat: 'Falar com o suporte',
  forParties:
    'O remetente e o destinatário podem enviar documentos e escrever ao atendimento ao cliente a partir daqui. Você é um deles?',
  moreTitle: 'Você é remetente ou destinatário?',
  moreText:
    'Veja nomes, contatos e comprovante de entrega por inteiro. Enviamos um link para o endereço que o envio tem para você.',
  email: 'Seu e-mail',
  emailInvalid: 'Digite um endereço de e-mail, por exemplo ana@example.com.',
  askLink: 'Quero receber o link',
  asking: 'Pedindo',
  askFailed: 'Não foi possível pedir o link neste momento. Tente novamente.',
  askedText: 'Pode demorar um minuto. Veja também a pasta de spam. O link é válido por 90 dias.',
  'seenAs.shipper': 'Você está vendo este envio como remetente.',
  'seenAs.recipient': 'Você está vendo este envio como destinatário.',
  proofTitle: 'Comprovante de entrega',
  proofPicture: 'Foto ou assinatura coletada na entrega',
  cancelOffer: 'Ainda ninguém coletou o envio, por isso ainda o pode cancelar.',
  cancelDone: 'O que você pagou é devolvido. Confirmamos o cancelamento por e-mail.',
  casesTitle: 'Suas mensagens ao suporte',
  'subject.held': 'Em espera em um centro',
  'subject.address': 'Endereço',
  caseMeta: 'Suporte ao cliente: envio {number} | Waypost',
  filesChoose: 'Escolher arquivos',
  filesSending: 'Carregando',
  filesSendingOne: 'Carregando {name}',
  filesMissing: 'Escolha pelo menos um arquivo.',
  filesTooMany: 'Escolha até 5 arquivos de cada vez.',
  filesFull:
    'Este caso ainda tem espaço para {room, plural, one {# arquivo} other {# arquivos}}. Escolha menos arquivos.',
  fileTooLarge: '{name} tem mais de 10 MB. Envie uma cópia menor.',
  fileKind: '{name} não é um PDF, JPEG ou PNG. Salve-o em um destes formatos.',
  fileUnanswered:
    'Nenhuma resposta chegou sobre {name}. Carregue novamente: ele só é guardado uma vez.',
  fileFailed: '{name} não foi carregado. Tente novamente.',
  fileSave: 'Salvar {name}',
  chatNone:
    'Ainda não há mensagens. Escreva o que devemos saber; a equipe responde no horário de expediente.',
  fromUs: 'Suporte Waypost',
  message: 'Sua mensagem',
  messageHelp: 'Até 2000 caracteres. Enviamos a você um e-mail quando houver resposta.',
  messageSending: 'Enviando',
  messageFailed: 'A mensagem não foi enviada. Continua aqui: tente novamente.',
  caseClosed: 'O atendimento ao cliente fechou este caso.',
  nothingOpen:
    'No momento, nada neste envio espera por você. Escreva para {email} se algo não estiver bem.',
  todoTitle: 'O que é necessário',
  'todo.customs_hold':
    'A fatura comercial e, se a alfândega pedir, o número de importador do destinatário (EORI ou CPF/CNPJ). Envie-os aqui.',
  'todo.address': 'O endereço completo: rua, número, CEP e cidade. Escreva aqui para o suporte.',
  'todo.failed_attempt':
    'Alguém no endereço no próximo dia útil, ou outra forma de entrega combinada aqui com o suporte.',
  'todo.refused': 'Para onde deve ir agora o envio. Escreva aqui para o suporte.',
  received: 'Recebemos o que você enviou e estamos verificando. Agora não precisa fazer nada.',
} satisfies Catalog<'party'>;
