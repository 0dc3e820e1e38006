import type { Catalog } from '../../messages.ts';

/** Says what the system does; whoever changes what is kept, or for how long, changes this too. */
export default {
  metaTitle: 'Aviso de privacidade | Waypost',
  metaDescription:
    'Que dados a Waypost guarda, porquê, durante quanto tempo e com que fundamento jurídico; o que pessoas estranhas ao envio veem na página de seguimento; que cookies existem; e os seus direitos.',
  title: 'Aviso de privacidade',
  lead: 'Que dados guardamos, para quê, durante quanto tempo e o que pode fazer.',
  version: 'Versão {version}',
  inForce: 'Em vigor desde {day}',
  contents: 'Secções',
  simulationTitle: 'A Waypost é uma simulação',
  simulationText:
    'O aviso descreve o que o sistema faz com os dados que são realmente introduzidos. Os dados da empresa são fictícios e estão assinalados como tal.',
  placeholder: 'fictício',

  'short.title': 'Em resumo',
  'short.1':
    'Guardamos o que um envio, um pagamento ou uma conta exige, e nada para saber mais sobre si.',
  'short.2':
    'Não há terceiros nas nossas páginas: nem análise de tráfego, nem publicidade, nem tipos de letra, mapas ou scripts alheios. Só um pagamento com cartão abre uma parte do prestador de pagamentos.',
  'short.3':
    'Pessoas estranhas ao envio que tenham um número de seguimento veem nomes e contactos abreviados.',
  'short.4':
    'Pode exportar os seus dados e eliminar a sua conta no seu perfil, sem pedir a ninguém.',

  'controller.title': 'Quem é responsável',
  'controller.1':
    'A transportadora é a responsável pelo tratamento destes dados. Escreva para o endereço abaixo, ou através da página de contacto, sobre qualquer ponto deste aviso.',
  'controller.company': 'Empresa',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Sede',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelas, Bélgica',
  'controller.email': 'E-mail',

  'data.title': 'Que dados, porquê e durante quanto tempo',
  'data.1':
    'As letras indicam o fundamento jurídico nos termos do artigo 6.º, n.º 1, do Regulamento Geral sobre a Proteção de Dados: (a) consentimento, (b) contrato ou diligências pré-contratuais, (c) obrigação legal, (f) interesse legítimo, que a linha indica.',
  'data.caption': 'Dados por finalidade, com fundamento jurídico e prazo',
  'data.purpose': 'Para quê',
  'data.what': 'Dados',
  'data.basis': 'Fundamento',
  'data.time': 'Prazo',
  'quote.purpose': 'Preços',
  'quote.what': 'Os dois lugares como foram escritos, peso, dimensões, serviço. Nenhum nome.',
  'quote.basis': '(b)',
  'quote.time': 'Com a cotação, para que um preço possa ser explicado mais tarde',
  'draft.purpose': 'Uma reserva que começou',
  'draft.what':
    'E-mail e morada do destinatário; o que foi escrito no formulário de reserva, sem o cartão',
  'draft.basis': '(b)',
  'draft.time': '24 horas; a cópia de uma reserva concluída, o mesmo tempo',
  'shipment.purpose': 'Transportar um envio',
  'shipment.what':
    'Nomes, e-mails, telefones e moradas do remetente e do destinatário; leituras com hora e lugar; notas e comprovativo de entrega',
  'shipment.basis': '(b); para o destinatário (f): entregar o que lhe foi enviado',
  'shipment.time':
    'Com o envio, enquanto as reclamações e a lei contabilística o exigirem. Os seus são apagados quando elimina a conta',
  'payment.purpose': 'Pagamento e contabilidade',
  'payment.what':
    'Valores, encargos, forma de pagamento e o seu estado; extratos e faturas. Dos cartões que guarda, a marca, os quatro últimos algarismos e a validade. Nenhum número de cartão: fica com o prestador de pagamentos',
  'payment.basis': '(b), (c)',
  'payment.time': 'Enquanto a lei contabilística o exigir; após o apagamento, sem o seu nome',
  'account.purpose': 'A sua conta',
  'account.what':
    'E-mail, nome, telefone, tipo de conta, empresa, número de IVA, morada, livro de moradas, recolhas com as suas instruções, como nos conheceu; a palavra-passe como hash argon2id; que condições aceitou e quando',
  'account.basis': '(b)',
  'account.time': 'Até eliminar a conta',
  'signIn.purpose': 'Início de sessão',
  'signIn.what':
    'Códigos e links como hashes; sessões; o tipo de navegador, como «Firefox em Linux», para lhe dar aviso de um novo',
  'signIn.basis': '(b), (f): proteger a conta',
  'signIn.time':
    'Códigos: 10 minutos; um registo por concluir: cerca de uma hora; links: 30 minutos a 72 horas; sessões: 24 horas após o último uso, 30 dias no máximo; tipos de navegador: até eliminar a conta',
  'contact.purpose': 'Responder-lhe',
  'contact.what': 'Nome, e-mail, assunto e texto das mensagens da página de contacto',
  'contact.basis': '(f): responder a quem nos escreve; (b) quando se trata de um envio',
  'contact.time': '24 meses; apagados mais cedo quando elimina a conta',
  'case.purpose': 'Ajudar quando um envio está parado',
  'case.what':
    'Mensagens e documentos que o remetente ou o destinatário nos envia a partir da página de seguimento, e as nossas respostas. Cada um dos dois vê apenas os seus',
  'case.basis': '(b); para o destinatário (f): entregar o que lhe foi enviado',
  'case.time':
    '24 meses após o fecho do caso; apagados mais cedo quando elimina a conta. Imagens que comprovam uma entrega: 24 meses',
  'newsletter.purpose': 'Newsletter',
  'newsletter.what': 'Endereço de e-mail e quando pediu, confirmou e cancelou',
  'newsletter.basis': '(a)',
  'newsletter.time': '30 dias se nunca for confirmada; 24 meses após o cancelamento, como prova',
  'news.purpose': 'Notícias sobre um envio',
  'news.what':
    'Se uma parte quer e-mails e SMS sobre o envio; que tipo foi enviado e quando, com um hash com chave do endereço. Não o texto',
  'news.basis': '(b); para o destinatário (f): dizer quando o pode esperar',
  'news.time': 'Com o envio',
  'follow.purpose': 'Avisos que pediu numa página de seguimento',
  'follow.what': 'Endereço de e-mail, o envio e quando pediu, confirmou e cancelou',
  'follow.basis': '(a)',
  'follow.time':
    'Uma semana se nunca forem confirmados; 30 dias após o cancelamento ou a entrega do envio; um ano no máximo',
  'optOut.purpose': 'Não lhe escrever',
  'optOut.what': 'Um hash com chave do endereço que não quer e-mails sobre nenhum envio',
  'optOut.basis': '(f): respeitar o que nos disse',
  'optOut.time': 'Até o endereço voltar a pedir avisos',
  'security.purpose': 'Manter o serviço disponível',
  'security.what':
    'O endereço da sua ligação, para limitar tentativas de adivinhação e sobrecarga: contado e, onde protege uma conta, como hash com chave',
  'security.basis': '(f): segurança',
  'security.time': '10 minutos a um dia',
  'logs.purpose': 'Encontrar falhas',
  'logs.what':
    'Registos com hora, página sem os seus parâmetros, resultado e um número de pedido aleatório. Nenhum nome, nenhum endereço, nenhum número de seguimento',
  'logs.basis': '(f): um serviço que funciona',
  'logs.time': 'Conforme definido pelo operador; não identificam ninguém',
  'data.2':
    'A maior parte destes dados vem de si. Os dados de um destinatário vêm do remetente. Não tomamos decisões automatizadas sobre pessoas nem criamos perfis.',

  'tracking.title': 'O que pessoas estranhas ao envio veem na página de seguimento',
  'tracking.1':
    'Quem tem um número de seguimento pode abrir a respetiva página, por exemplo porque alguém reencaminhou um link. O nosso servidor abrevia nomes e contactos antes de saírem dele e indica os lugares por cidade:',
  'tracking.caption': 'Exemplos de como a página de seguimento abrevia contactos',
  'tracking.kept': 'Nós temos',
  'tracking.shown': 'Os outros veem',
  'tracking.name': 'Nome',
  'tracking.email': 'E-mail',
  'tracking.phone': 'Telefone',
  'tracking.address': 'Destino',
  'tracking.2':
    'De um e-mail ficam o primeiro e o último carácter antes do @ e o primeiro depois dele; de um telefone, os dois primeiros e os dois últimos algarismos; do destino, as duas últimas partes. Ter sessão iniciada não altera isto: ver mais é só para as partes no envio, que recebem um link por e-mail. Os números são aleatórios e as tentativas de os adivinhar são limitadas.',

  'cookies.title': 'Cookies',
  'cookies.1':
    'Usamos estes e nenhuns outros. Todos são nossos. Cada um é necessário para algo que faz ou escolheu, por isso não há nada a consentir. Além deles, o navegador lembra-se, até fechar o separador, de até onde tinha percorrido a página; isso nunca chega até nós.',
  'cookies.caption': 'Cookies, o que fazem e quanto tempo duram',
  'cookies.name': 'Nome',
  'cookies.what': 'O que faz',
  'cookies.time': 'Duração',
  'cookie.session': 'Mantém a sua sessão iniciada. Criado quando inicia sessão',
  'cookie.sessionTime': 'Até terminar a sessão ou 24 horas sem uso, 30 dias no máximo',
  'cookie.attempt': 'Associa o código enviado por e-mail ao navegador que o pediu',
  'cookie.attemptTime': '1 hora, ou até o código ser introduzido',
  'cookie.party':
    'Mostra os envios cujo link recebido por e-mail abriu tal como o remetente ou o destinatário os vê',
  'cookie.partyTime': '90 dias após a abertura do último link',
  'cookie.drafts': 'Encontra a reserva que começou. Criado quando continua para a reserva',
  'cookie.draftsTime': '24 horas',
  'cookie.zone': 'O seu fuso horário, para que as horas nas páginas sejam as suas',
  'cookie.zoneTime': '1 ano',
  'cookie.language': 'O idioma que escolheu no menu',
  'cookie.languageTime': '1 ano',
  'cookie.device':
    'Apenas em dispositivos dos nossos centros e estafetas: de que dispositivo se trata',
  'cookie.deviceTime': '180 dias sem uso',
  'cookie.shift': 'Apenas em dispositivos dos nossos centros e estafetas: quem trabalha com ele',
  'cookie.shiftTime': 'Até ao fim do turno, 14 horas no máximo',
  'cookie.staff': 'Apenas para a nossa equipa: a sua sessão na consola',
  'cookie.staffTime': '15 minutos sem uso, 8 horas no máximo',

  'others.title': 'Quem mais recebe dados',
  'others.1': 'Apenas quem deles precisa para o envio ou para o serviço:',
  'others.carriers': 'transportadoras e agentes que fazem uma parte do caminho, para essa parte;',
  'others.customs': 'a alfândega e outras autoridades, quando a lei o exige;',
  'others.payment': 'o prestador de pagamentos, quando paga com cartão ou PayPal;',
  'others.hosting':
    'quem gere servidores e entrega e-mails e SMS por nós, sob contrato e segundo as nossas instruções.',
  'others.2':
    'Não vendemos dados a ninguém. Um envio para um país fora do Espaço Económico Europeu leva para lá os dados do destinatário, porque de outro modo não poderia ser entregue.',

  'security.title': 'Como os protegemos',
  'security.1':
    'Palavras-passe, códigos e sessões são guardados como hashes. Os pedidos de um cliente só chegam às linhas desse cliente, e a base de dados verifica-o mais uma vez. A nossa equipa inicia sessão com um segundo fator, e cada consulta de dados pessoais fica registada. Os contactos são guardados à parte dos eventos, para que possam ser apagados enquanto o histórico se mantém completo.',

  'rights.title': 'Os seus direitos',
  'rights.1': 'Onde pode agir por si, não precisa de pedir:',
  'rights.access': 'Aceder e levar consigo: o seu perfil exporta os seus dados num ficheiro.',
  'rights.correct': 'Corrigir: altere os seus dados no perfil.',
  'rights.erase':
    'Apagar: elimine a conta no perfil. Os dados que identificam a sua pessoa são apagados de imediato; os envios e os registos contabilísticos ficam, como a lei exige, e não se referem a ninguém.',
  'rights.consent':
    'Retirar o consentimento: cada newsletter e cada aviso sobre um envio tem um link para cancelar.',
  'rights.2':
    'Para tudo o resto, escreva-nos: para limitar uma utilização ou opor-se a ela, ou se é destinatário ou não tem conta. Podemos pedir uma prova de que é essa pessoa. Recebe uma resposta no prazo de um mês.',
  'rights.3':
    'Pode apresentar reclamação à autoridade de controlo do país onde vive. Na Bélgica é a Autoridade de Proteção de Dados (Gegevensbeschermingsautoriteit, Autorité de protection des données), em Bruxelas.',
  profileLink: 'O seu perfil',
  contactLink: 'Página de contacto',

  'changes.title': 'Alterações',
  'changes.1':
    'Este aviso muda com o que o sistema faz. Tem a versão das condições do mesmo dia. As versões anteriores são guardadas e enviadas a pedido.',
  termsLink: 'Condições de transporte',
} satisfies Catalog<'privacy'>;
