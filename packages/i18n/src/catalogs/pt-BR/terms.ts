import type { Catalog } from '../../messages.ts';
import portuguese from '../pt-PT/terms.ts';

export default {
  ...portuguese,
  'parties.2':
    'O cliente aceita a versão em vigor ao reservar ou criar uma conta. A reserva e a conta guardam a versão aceita e a data. Uma reserva com chave de API aceita a versão em vigor.',
  'prices.1':
    'A tabela de preços em vigor determina todos os preços. As tabelas têm versões e não são alteradas depois de publicadas; cada cotação indica sua versão. Os preços são em euros.',
  'prices.2':
    'O preço depende do peso faturável: o maior entre o peso real e o peso volumétrico. O peso volumétrico em quilogramas é o comprimento × largura × altura em centímetros dividido por 5000, ou por 6000 na carga aérea, para todos os paletes em conjunto.',
  'prices.security': 'Segurança e manuseio: 1,5% do preço do envio.',
  'prices.4':
    'Uma cotação é uma proposta válida por 30 minutos. Se o cliente confirmar mais tarde, ou se nesse meio-tempo o preço mudar, mostramos o novo preço e pedimos nova confirmação. O cliente nunca paga mais do que o valor que confirmou.',
  'prices.5':
    'O peso e as dimensões precisam estar certos. Um envio mais pesado ou maior do que o reservado pode ficar em espera até que o cliente o reserve com as medidas certas ou o retire.',
  'booking.1':
    'O contrato é celebrado quando o cliente confirma e nós mostramos o número de rastreamento. Se a confirmação for enviada duas vezes, por exemplo após uma falha de conexão, há uma só reserva e uma só cobrança.',
  'booking.2':
    'O cliente indica o remetente e o destinatário, o e-mail e o endereço do destinatário, e garante que tem o direito de nos fornecer esses dados. Um preço sem um país reconhecido pode ser mostrado, mas não reservado.',
  'booking.3':
    'Podemos recusar uma reserva ou um envio que viole estas condições ou a lei. Podemos encarregar terceiros do transporte; o cliente continua tratando conosco.',
  'payment.2':
    'Cartões e PayPal: o valor fica reservado no momento da reserva e é cobrado assim que o envio estiver criado. Os números de cartão são digitados no prestador de pagamentos e nunca chegam até nós.',
  'payment.4':
    'Pagamento na entrega: a taxa é de 20% do subtotal. O entregador cobra o total na porta, antes de entregar o envio. Se o destinatário não pagar, o envio não é entregue; é devolvido, e o remetente deve o preço e o retorno.',
  'prohibited.weapons': 'armas, munições, suas peças e imitações;',
  'prohibited.money':
    'dinheiro, valores mobiliários, cartões de pagamento, metais e pedras preciosas e joias não montadas;',
  'prohibited.law':
    'tudo aquilo cujo transporte, exportação ou importação seja proibido em um país do trajeto, incluindo por sanções.',
  'prohibited.2':
    'Álcool, tabaco, obras de arte e mercadorias perigosas em quantidades limitadas só são transportados após nosso acordo por escrito.',
  'carriage.title': 'Coleta, trânsito e entrega',
  'carriage.1':
    'As coletas são pedidas no painel para um dia e um período. O envio deve estar embalado e etiquetado; considera-se entregue à transportadora com a primeira leitura.',
  'carriage.3':
    'Entregamos no endereço, a quem aceitar o envio no local. A leitura na porta é o comprovante de entrega.',
  'carriage.4':
    'Se ninguém o aceitar, se for recusado ou se o endereço estiver errado, o status passa a Ocorrência e perguntamos ao remetente. Na falta de resposta no prazo de {days, plural, one {# dia útil} other {# dias úteis}}, o envio é devolvido por conta do remetente.',
  'carriage.5':
    'Quem tem o número de rastreamento pode abrir a página de rastreamento. Esta mostra os lugares por cidade e os contatos abreviados. O cliente deve transmitir o número com o cuidado correspondente à visibilidade que quer para a página.',
  'cancellations.1':
    'Até coletarmos o envio, o cliente pode cancelá-lo gratuitamente. Recebe tudo de volta, taxas incluídas, pela forma como pagou; um valor que estava apenas reservado é liberado.',
  'cancellations.2':
    'Após a coleta, o cliente pode nos pedir que paremos o envio e o tragamos de volta. Nesse caso, o preço não é reembolsado e o retorno tem seu próprio preço.',
  'cancellations.4':
    'Os consumidores na União Europeia podem ainda desistir livremente do contrato no prazo de 14 dias a contar da reserva, sem indicar motivo. Se o cliente nos tiver pedido para começar antes, paga a parte já executada; uma vez entregue o envio, o direito se extingue.',
  'cancellations.5':
    'Os reembolsos são feitos no prazo de 14 dias. Um rascunho que não seja reservado expira depois de 24 horas e não custa nada.',
  'liability.1':
    'Respondemos por perda e danos da coleta à entrega, e por atraso, até os limites da lei aplicável ao transporte. DSE são os direitos de saque especiais do Fundo Monetário Internacional.',
  'liability.seaLimit': '2 DSE por quilograma ou 666,67 DSE por volume, conforme o que for maior',
  'liability.3':
    'Com seguro, pagamos o valor comprovado da mercadoria, no máximo o valor declarado na reserva e € 5.000 por envio, e o preço do envio.',
  'claims.1':
    'As reclamações são apresentadas pela página de contato, assunto Suporte ao cliente, com o número de rastreamento. O cliente indica o que falta ou está danificado e quanto vale. Pedimos fotos e a fatura. O cliente recebe na hora uma referência e uma resposta no prazo de 30 dias.',
  'claims.visibleUntil': 'Na porta, ao entregador',
  'claims.2':
    'A mercadoria e a embalagem devem ser conservadas até a nossa resposta. As reclamações tardias expiram na medida em que a lei permitir.',
  'accounts.1':
    'Uma conta pertence a uma só pessoa ou empresa. O endereço de e-mail é comprovado por um código, e cada login pede senha e código. O cliente não deve revelá-los a ninguém e deve nos avisar na hora se outra pessoa os tiver.',
  'accounts.2':
    'O cliente pode excluir a conta no seu perfil a qualquer momento. Os envios em curso são concluídos. Podemos encerrar uma conta usada contra estas condições, após um aviso quando tal for possível.',
  'changes.1':
    'Uma nova versão tem um novo número e uma nova data, e se aplica ao que for reservado depois dela. Às reservas anteriores do cliente continua se aplicando a versão do respectivo dia.',
  'law.2':
    'Se uma parte destas condições for nula, o resto continua. O que fazemos com os dados pessoais está no aviso de privacidade.',
  contactLink: 'Página de contato',
  contents: 'Seções',
  'parties.1':
    'Estas condições se aplicam a todas as cotações, reservas e contas na Waypost. “Nós” é a transportadora abaixo indicada. “O cliente” é quem reserva, ainda que para outra pessoa. O remetente entrega a mercadoria; o destinatário a recebe.',
  'parties.number': 'Registro da empresa e identificação fiscal (VAT)',
  'liability.2':
    'Por atraso no transporte rodoviário, pagamos o prejuízo comprovado até o preço do transporte. Não pagamos danos indiretos, como lucros cessantes.',
  metaDescription:
    'Preços e cotações, reserva, pagamento, mercadorias proibidas, cancelamentos e reembolsos, responsabilidade, reclamações e alfândega: o que se aplica quando você envia com a Waypost.',
  lead: 'O que o cliente e nós combinamos quando ele obtém um preço, reserva um envio ou cria uma conta. Em palavras simples, e completo.',
  simulationText:
    'Nada é transportado e ninguém fica vinculado. Estas condições estão escritas como uma transportadora precisaria delas e descrevem o que o sistema faz. Os dados da empresa são fictícios e estão marcados como tal.',
  'prices.insurance':
    'Seguro, se o cliente o escolher: 1% do valor declarado, no mínimo € 1,50. Paga até € 5.000 por envio.',
  'prices.tax':
    'Impostos e tributos: a linha é 0. Os tributos de importação do país de destino não fazem parte do nosso preço.',
  'payment.1':
    'A página de reserva mostra as formas de pagamento disponíveis para o envio, entre cartão, PayPal, transferência bancária e pagamento na entrega.',
  'payment.5':
    'O recibo mostra a qualquer momento o verdadeiro status do pagamento. Podemos reter a mercadoria até ser pago o que é devido por ela.',
  'prohibited.1':
    'A embalagem deve permitir que a mercadoria resista à triagem, ao empilhamento e a uma queda da altura de uma mesa. Uma encomenda pode pesar até 70 kg; mercadoria mais pesada vai como carga. Não transportamos:',
  'prohibited.drugs': 'entorpecentes, e medicamentos sem as autorizações necessárias;',
  'prohibited.forged': 'mercadorias falsificadas e mercadorias obtidas ilicitamente;',
  'prohibited.3':
    'Podemos abrir e inspecionar um envio quando a lei ou a segurança exigir. Um envio proibido é parado, devolvido, entregue às autoridades ou destruído. O remetente paga os custos resultantes e responde pelos danos causados a terceiros.',
  'customs.1':
    'Para outro país, o remetente fornece documentos completos e verdadeiros: descrição, valor, origem e quantidade da mercadoria, e as autorizações necessárias. O cliente nos autoriza a declarar a mercadoria em seu nome, ou a mandar declará-la.',
  'customs.2':
    'Os tributos de importação são pagos pelo destinatário de uma encomenda. Na carga, decide o Incoterm indicado na reserva. Se o destinatário não pagar o que a alfândega exige, paga o remetente.',
  'cancellations.3': 'Se nós cancelarmos, ou não pudermos começar, o cliente recebe tudo de volta.',
  'liability.5':
    'Nada nestas condições limita a responsabilidade por dolo ou culpa grave, por danos pessoais ou nos casos em que a lei proíba um limite. Os direitos que a lei confere aos consumidores continuam valendo.',
  'claims.hidden': 'Danos ocultos ou conteúdo faltando',
  'law.1':
    'Aplica-se a lei belga, com as convenções acima indicadas. São competentes os tribunais de Bruxelas. Os consumidores conservam a proteção da lei do país onde vivem e podem mover ação nele.',
} satisfies Catalog<'terms'>;
