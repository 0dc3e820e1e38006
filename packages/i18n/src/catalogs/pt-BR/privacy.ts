import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/privacy.ts';

export default {
  ...portuguese,
  metaDescription:
    'Que dados a Waypost guarda, porquê, durante quanto tempo e com que fundamento jurídico; o que terceiros veem na página de rastreamento; que cookies existem; e seus direitos.',
  simulationText:
    'O aviso descreve o que o sistema faz com os dados que são realmente digitados. Os dados da empresa são fictícios e estão assinalados como tal.',
  'short.1':
    'Guardamos o que um envio, um pagamento ou uma conta exige, e nada para saber mais sobre você.',
  'short.3':
    'Pessoas estranhas ao envio que tenham um número de rastreamento veem nomes e contatos abreviados.',
  'short.4': 'Pode exportar seus dados e excluir sua conta no seu perfil, sem pedir a ninguém.',
  'controller.1':
    'A transportadora é a responsável pelo tratamento destes dados. Escreva para o endereço abaixo, ou através da página de contato, sobre qualquer ponto deste aviso.',
  'draft.what':
    'E-mail e endereço do destinatário; o que foi escrito no formulário de reserva, sem o cartão',
  'shipment.what':
    'Nomes, e-mails, telefones e endereços do remetente e do destinatário; leituras com hora e lugar; notas e comprovante de entrega',
  'shipment.time':
    'Com o envio, enquanto as reclamações e a lei contábil o exigirem. Seus são apagados quando exclui a conta',
  'payment.what':
    'Valores, encargos, forma de pagamento e seu status; extratos e faturas. Dos cartões que guarda, a marca, os quatro últimos números e a validade. Nenhum número de cartão: fica com o prestador de pagamentos',
  'payment.time': 'Enquanto a lei contábil o exigir; após o exclusão, sem seu nome',
  'account.purpose': 'Sua conta',
  'account.what':
    'E-mail, nome, telefone, tipo de conta, empresa, número de IVA, endereço, catálogo de endereços, coletas com suas instruções, como nos conheceu; a senha como hash argon2id; que condições aceitou e quando',
  'account.time': 'Até excluir a conta',
  'signIn.time':
    'Códigos: 10 minutos; um registro por concluir: cerca de uma hora; links: 30 minutos a 72 horas; sessões: 24 horas após o último uso, 30 dias no máximo; tipos de navegador: até excluir a conta',
  'contact.purpose': 'Responder a você',
  'contact.what': 'Nome, e-mail, assunto e texto das mensagens da página de contato',
  'contact.time': '24 meses; apagados mais cedo quando exclui a conta',
  'case.what':
    'Mensagens e documentos que o remetente ou o destinatário nos envia a partir da página de rastreamento, e nossas respostas. Cada um dos dois vê apenas seus',
  'case.time':
    '24 meses após o fecho do caso; apagados mais cedo quando exclui a conta. Imagens que comprovam uma entrega: 24 meses',
  'follow.purpose': 'Avisos que você pediu em uma página de rastreamento',
  'security.what':
    'O endereço da sua conexão, para limitar tentativas de adivinhação e sobrecarga: contado e, onde protege uma conta, como hash com chave',
  'logs.what':
    'Registos com hora, página sem seus parâmetros, resultado e um número de pedido aleatório. Nenhum nome, nenhum endereço, nenhum número de rastreamento',
  'tracking.title': 'O que terceiros veem na página de rastreamento',
  'tracking.1':
    'Quem tem um número de rastreamento pode abrir a respectiva página, por exemplo porque alguém encaminhou um link. Nosso servidor abrevia nomes e contatos antes de saírem dele e indica os lugares por cidade:',
  'tracking.caption': 'Exemplos de como a página de rastreamento abrevia contatos',
  'tracking.2':
    'De um e-mail ficam o primeiro e o último caractere antes do @ e o primeiro depois dele; de um telefone, os dois primeiros e os dois últimos números; do destino, as duas últimas partes. Ter login feito não altera isto: ver mais é só para as partes no envio, que recebem um link por e-mail. Os números são aleatórios e as tentativas de os adivinhar são limitadas.',
  'cookies.1':
    'Usamos estes e nenhuns outros. Todos são nossos. Cada um é necessário para algo que faz ou escolheu, por isso não há nada a consentir. Além deles, o navegador se lembra, até fechar o aba, de até onde tinha percorrido a página; isso nunca chega até nós.',
  'cookie.session': 'Mantém sua login feito. Criado quando você entra',
  'cookie.attemptTime': '1 hora, ou até o código ser digitado',
  'cookie.zone': 'Seu fuso horário, para que as horas nas páginas sejam suas',
  'cookie.staff': 'Apenas para nossa equipe: sua sessão no console',
  'others.hosting':
    'quem gere servidores e entrega e-mails e SMS por nós, sob contrato e segundo nossas instruções.',
  'security.1':
    'Senhas, códigos e sessões são salvos como hashes. Os pedidos de um cliente só chegam às linhas desse cliente, e a base de dados verifica-o mais uma vez. Nossa equipe você entra com um segundo fator, e cada consulta de dados pessoais fica registrada. Os contatos são salvos à parte dos eventos, para que possam ser apagados enquanto o histórico se mantém completo.',
  'rights.title': 'Seus direitos',
  'rights.1': 'Onde pode agir por você, não precisa pedir:',
  'rights.access': 'Aceder e levar com você: seu perfil exporta seus dados em um arquivo.',
  'rights.correct': 'Corrigir: altere seus dados no perfil.',
  'rights.erase':
    'Apagar: exclua a conta no perfil. Os dados que identificam sua pessoa são apagados de imediato; os envios e os registros contábeis ficam, como a lei exige, e não se referem a ninguém.',
  'rights.2':
    'Para tudo o resto, escreva para nós: para limitar uma uso ou opor-se a ela, ou se é destinatário ou não tem conta. Podemos pedir uma prova de que é essa pessoa. Recebe uma resposta no prazo de um mês.',
  'rights.3':
    'Pode apresentar reclamação à autoridade de controle do país onde vive. Na Bélgica é a Autoridade de Proteção de Dados (Gegevensbeschermingsautoriteit, Autorité de protection des données), em Bruxelas.',
  profileLink: 'Seu perfil',
  contactLink: 'Página de contato',
  'changes.1':
    'Este aviso muda com o que o sistema faz. Tem a versão das condições do mesmo dia. As versões anteriores são salvas e enviadas a pedido.',
} satisfies Catalog<'privacy'>;
