import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/privacy.ts';

export default {
  ...portuguese,
  metaDescription:
    'Quais dados a Waypost guarda, por que, por quanto tempo e com que base legal; o que terceiros veem na página de rastreamento; quais cookies existem; e seus direitos.',
  simulationText:
    'O aviso descreve o que o sistema faz com os dados que são realmente digitados. Os dados da empresa são fictícios e estão marcados como tal.',
  'short.1':
    'Guardamos o que um envio, um pagamento ou uma conta exige, e nada para saber mais sobre você.',
  'short.3':
    'Quem não é parte do envio e tem um número de rastreamento vê nomes e contatos abreviados.',
  'short.4':
    'Você pode exportar seus dados e excluir sua conta no seu perfil, sem pedir a ninguém.',
  'controller.1':
    'A transportadora é a responsável pelo tratamento destes dados. Escreva para o endereço abaixo, ou pela página de contato, sobre qualquer ponto deste aviso.',
  'draft.what':
    'E-mail e endereço do destinatário; o que foi escrito no formulário de reserva, sem o cartão',
  'shipment.what':
    'Nomes, e-mails, telefones e endereços do remetente e do destinatário; leituras com hora e lugar; notas e comprovante de entrega',
  'shipment.time':
    'Com o envio, enquanto as reclamações e a lei contábil exigirem. Os seus são apagados quando você exclui a conta',
  'payment.what':
    'Valores, encargos, forma de pagamento e seu status; extratos e faturas. Dos cartões que você salva, a bandeira, os quatro últimos números e a validade. Nenhum número de cartão: fica com o prestador de pagamentos',
  'payment.time': 'Enquanto a lei contábil exigir; após a exclusão, sem seu nome',
  'account.purpose': 'Sua conta',
  'account.what':
    'E-mail, nome, telefone, tipo de conta, empresa, identificação fiscal (VAT), endereço, catálogo de endereços, coletas com suas instruções, como você nos conheceu; a senha como hash argon2id; quais condições você aceitou e quando',
  'account.time': 'Até você excluir a conta',
  'signIn.time':
    'Códigos: 10 minutos; um cadastro não concluído: cerca de uma hora; links: 30 minutos a 72 horas; sessões: 24 horas após o último uso, 30 dias no máximo; tipos de navegador: até você excluir a conta',
  'contact.purpose': 'Responder a você',
  'contact.what': 'Nome, e-mail, assunto e texto das mensagens da página de contato',
  'contact.time': '24 meses; apagados antes quando você exclui a conta',
  'case.what':
    'Mensagens e documentos que o remetente ou o destinatário nos envia a partir da página de rastreamento, e nossas respostas. Cada um dos dois vê apenas os seus',
  'case.time':
    '24 meses após o encerramento do caso; apagados antes quando você exclui a conta. Imagens que comprovam uma entrega: 24 meses',
  'follow.purpose': 'Avisos que você pediu em uma página de rastreamento',
  'security.what':
    'O endereço da sua conexão, para limitar tentativas de adivinhação e sobrecarga: contado e, onde protege uma conta, como hash com chave',
  'logs.what':
    'Registros com hora, página sem seus parâmetros, resultado e um número aleatório da solicitação. Nenhum nome, nenhum endereço, nenhum número de rastreamento',
  'tracking.title': 'O que terceiros veem na página de rastreamento',
  'tracking.1':
    'Quem tem um número de rastreamento pode abrir a respectiva página, por exemplo porque alguém encaminhou um link. Nosso servidor abrevia nomes e contatos antes de saírem dele e indica os lugares por cidade:',
  'tracking.caption': 'Exemplos de como a página de rastreamento abrevia contatos',
  'tracking.2':
    'De um e-mail ficam o primeiro e o último caractere antes do @ e o primeiro depois dele; de um telefone, os dois primeiros e os dois últimos números; do destino, as duas últimas partes. Fazer login não muda isso: ver mais é só para as partes do envio, que recebem um link por e-mail. Os números são aleatórios e as tentativas de adivinhá-los são limitadas.',
  'cookies.1':
    'Usamos estes e nenhum outro. Todos são nossos. Cada um é necessário para algo que você faz ou escolheu, por isso não há nada a consentir. Além deles, o navegador se lembra, até você fechar a aba, de até onde você tinha rolado a página; isso nunca chega até nós.',
  'cookie.session': 'Mantém você conectado. Criado quando você entra',
  'cookie.attemptTime': '1 hora, ou até o código ser digitado',
  'cookie.zone': 'Seu fuso horário, para que as horas nas páginas sejam as suas',
  'cookie.device': 'Apenas em dispositivos dos nossos hubs e entregadores: qual dispositivo é',
  'cookie.deviceTime': '180 dias sem uso',
  'cookie.shift': 'Apenas em dispositivos dos nossos hubs e entregadores: quem trabalha com ele',
  'cookie.shiftTime': 'Até o fim do turno, no máximo 14 horas',
  'cookie.staff': 'Apenas para nossa equipe: sua sessão no console',
  'others.hosting':
    'quem opera servidores e entrega e-mails e SMS por nós, sob contrato e segundo nossas instruções.',
  'security.1':
    'Senhas, códigos e sessões são guardados como hashes. As solicitações de um cliente só chegam às linhas desse cliente, e o banco de dados verifica isso mais uma vez. Nossa equipe entra com um segundo fator, e cada consulta de dados pessoais fica registrada. Os contatos são guardados separados dos eventos, para que possam ser apagados enquanto o histórico continua completo.',
  'rights.title': 'Seus direitos',
  'rights.1': 'Onde você pode agir por conta própria, não precisa pedir:',
  'rights.access': 'Acessar e levar com você: seu perfil exporta seus dados em um arquivo.',
  'rights.correct': 'Corrigir: altere seus dados no perfil.',
  'rights.erase':
    'Apagar: exclua a conta no perfil. Os dados que identificam sua pessoa são apagados na hora; os envios e os registros contábeis ficam, como a lei exige, e não se referem a ninguém.',
  'rights.2':
    'Para todo o resto, escreva para nós: para limitar um uso ou se opor a ele, ou se você é destinatário ou não tem conta. Podemos pedir uma prova de que você é essa pessoa. Você recebe uma resposta no prazo de um mês.',
  'rights.3':
    'Você pode apresentar reclamação à autoridade de proteção de dados do país onde vive. Na Bélgica é a Autoridade de Proteção de Dados (Gegevensbeschermingsautoriteit, Autorité de protection des données), em Bruxelas.',
  profileLink: 'Seu perfil',
  contactLink: 'Página de contato',
  'changes.1':
    'Este aviso muda com o que o sistema faz. Tem a versão das condições do mesmo dia. As versões anteriores são guardadas e enviadas quando alguém pede.',
  lead: 'Quais dados guardamos, para quê, por quanto tempo e o que você pode fazer.',
  contents: 'Seções',
  'data.title': 'Quais dados, por que e por quanto tempo',
  'signIn.what':
    'Códigos e links como hashes; sessões; o tipo de navegador, como “Firefox em Linux”, para avisar você de um novo',
  'others.2':
    'Não vendemos dados a ninguém. Um envio para um país fora do Espaço Econômico Europeu leva para lá os dados do destinatário, porque de outra forma não poderia ser entregue.',
  'short.2':
    'Não há terceiros nas nossas páginas: nem análise de tráfego, nem publicidade, nem fontes, mapas ou scripts de terceiros. Só um pagamento com cartão abre uma parte do prestador de pagamentos.',
  'data.1':
    'As letras indicam a base legal conforme o artigo 6.º, n.º 1, do Regulamento Geral sobre a Proteção de Dados da União Europeia: (a) consentimento, (b) contrato ou medidas pré-contratuais, (c) obrigação legal, (f) interesse legítimo, que a linha indica.',
  'data.caption': 'Dados por finalidade, com base legal e prazo',
  'data.basis': 'Base legal',
  'shipment.basis': '(b); para o destinatário (f): entregar o que foi enviado a ele',
  'signIn.purpose': 'Login',
  'contact.basis': '(f): responder a quem escreve para nós; (b) quando se trata de um envio',
  'case.basis': '(b); para o destinatário (f): entregar o que foi enviado a ele',
  'newsletter.what': 'Endereço de e-mail e quando você pediu, confirmou e cancelou',
  'follow.what': 'Endereço de e-mail, o envio e quando você pediu, confirmou e cancelou',
  'news.purpose': 'Avisos sobre um envio',
  'news.what':
    'Se uma parte quer e-mails e SMS sobre o envio; qual tipo foi enviado e quando, com um hash com chave do endereço. Não o texto',
  'news.basis': '(b); para o destinatário (f): dizer quando ele pode esperá-lo',
  'optOut.purpose': 'Não escrever para você',
  'optOut.basis': '(f): respeitar o que você nos disse',
  'data.2':
    'A maior parte destes dados vem de você. Os dados de um destinatário vêm do remetente. Não tomamos decisões automatizadas sobre pessoas nem criamos perfis.',
  'cookie.sessionTime': 'Até você sair ou 24 horas sem uso, 30 dias no máximo',
  'cookie.party':
    'Mostra os envios cujo link recebido por e-mail você abriu, como o remetente ou o destinatário os vê',
  'cookie.drafts':
    'Encontra a reserva que você começou. Criado quando você continua para a reserva',
  'cookie.language': 'O idioma que você escolheu no menu',
  'others.1': 'Apenas quem precisa deles para o envio ou para o serviço:',
  'others.customs': 'a alfândega e outras autoridades, quando a lei exige;',
  'others.payment': 'o prestador de pagamentos, quando você paga com cartão ou PayPal;',
} satisfies Catalog<'privacy'>;
