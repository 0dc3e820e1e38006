import type { Catalog } from '../../messages.ts';

/** A document people agree to: whoever changes its meaning gives it a new version in the contract. */
export default {
  metaTitle: 'Condições de transporte | Waypost',
  metaDescription:
    'Preços e cotações, reserva, pagamento, mercadorias proibidas, cancelamentos e reembolsos, responsabilidade, reclamações e alfândega: o que se aplica quando envia com a Waypost.',
  title: 'Condições de transporte',
  lead: 'O que o cliente e nós acordamos quando obtém um preço, reserva um envio ou cria uma conta. Em palavras simples, e completo.',
  version: 'Versão {version}',
  inForce: 'Em vigor desde {day}',
  contents: 'Secções',
  simulationTitle: 'A Waypost é uma simulação',
  simulationText:
    'Nada é transportado e ninguém fica vinculado. Estas condições estão escritas como uma transportadora precisaria delas e descrevem o que o sistema faz. Os dados da empresa são fictícios e estão assinalados como tal.',
  placeholder: 'fictício',

  'parties.title': 'Quem e o quê',
  'parties.1':
    'Estas condições aplicam-se a todas as cotações, reservas e contas na Waypost. «Nós» é a transportadora abaixo indicada. «O cliente» é quem reserva, ainda que para outra pessoa. O remetente entrega a mercadoria; o destinatário recebe-a.',
  'parties.2':
    'O cliente aceita a versão em vigor quando reserva ou cria uma conta. A reserva e a conta conservam a versão aceite e a data da aceitação. Uma reserva por chave de API aceita a versão em vigor.',
  'parties.company': 'Empresa',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Sede',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Bruxelas, Bélgica',
  'parties.number': 'Número de empresa e de IVA',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'E-mail',

  'prices.title': 'Preços e cotações',
  'prices.1':
    'O tarifário em vigor determina todos os preços. Os tarifários têm versões e não são alterados depois de publicados; cada cotação indica a sua versão. Os preços são em euros.',
  'prices.2':
    'O preço depende do peso faturável: o maior entre o peso real e o peso volumétrico. O peso volumétrico em quilogramas é o comprimento × largura × altura em centímetros a dividir por 5000, ou por 6000 na carga aérea, para todas as paletes em conjunto.',
  'prices.3': 'O preço do envio é a base dos seguintes encargos, que a cotação enumera um a um:',
  'prices.fuel': 'Sobretaxa de combustível: 12% do preço do envio.',
  'prices.security': 'Segurança e manuseamento: 1,5% do preço do envio.',
  'prices.insurance':
    'Seguro, se o cliente o escolher: 1% do valor declarado, no mínimo 1,50 €. Paga até 5000 € por envio.',
  'prices.tax':
    'Impostos e direitos: a linha é 0. Os direitos e os impostos de importação do país de destino não fazem parte do nosso preço.',
  'prices.cod': 'Pagamento na entrega: 20% do subtotal das linhas anteriores.',
  'prices.4':
    'Uma cotação é uma proposta válida durante 30 minutos. Se o cliente confirmar mais tarde, ou se entretanto o preço for diferente, mostramos o novo preço e pedimos nova confirmação. O cliente nunca paga mais do que o valor que confirmou.',
  'prices.5':
    'O peso e as dimensões têm de estar certos. Um envio mais pesado ou maior do que o reservado pode ficar em espera até o cliente o reservar com as medidas certas ou o levantar.',
  'prices.6': 'Os preços de exemplo nas nossas páginas são exemplos e não propostas.',

  'booking.title': 'Reserva',
  'booking.1':
    'O contrato celebra-se quando o cliente confirma e nós mostramos o número de seguimento. Se a confirmação for enviada duas vezes, por exemplo após uma falha de ligação, há uma só reserva e uma só cobrança.',
  'booking.2':
    'O cliente indica o remetente e o destinatário, o e-mail e a morada do destinatário, e garante que tem o direito de nos fornecer esses dados. Um preço sem um país reconhecido pode ser mostrado, mas não reservado.',
  'booking.3':
    'Podemos recusar uma reserva ou um envio que viole estas condições ou a lei. Podemos encarregar terceiros do transporte; o cliente continua a tratar connosco.',

  'payment.title': 'Pagamento',
  'payment.1':
    'A página de reserva mostra as formas de pagamento disponíveis para o envio, de entre cartão, PayPal, transferência bancária e pagamento na entrega.',
  'payment.2':
    'Cartões e PayPal: o valor fica cativo no momento da reserva e é cobrado assim que o envio estiver criado. Os números de cartão são introduzidos no prestador de pagamentos e nunca chegam até nós.',
  'payment.3': 'Transferência bancária: a etiqueta é disponibilizada quando o dinheiro chegar.',
  'payment.4':
    'Pagamento na entrega: a taxa é de 20% do subtotal. O estafeta cobra o total à porta, antes de entregar o envio. Se o destinatário não pagar, o envio não é entregue; é devolvido, e o remetente deve o preço e o regresso.',
  'payment.5':
    'O recibo mostra a qualquer momento o verdadeiro estado do pagamento. Podemos reter a mercadoria até ser pago o que por ela é devido.',

  'prohibited.title': 'Embalagem e mercadorias proibidas',
  'prohibited.1':
    'A embalagem deve permitir que a mercadoria resista à triagem, ao empilhamento e a uma queda da altura de uma mesa. Uma encomenda pode pesar até 70 kg; mercadoria mais pesada segue como carga. Não transportamos:',
  'prohibited.dangerous':
    'mercadorias perigosas: explosivos, gases, substâncias inflamáveis, comburentes, tóxicas, infecciosas, radioativas e corrosivas, e baterias de lítio soltas;',
  'prohibited.weapons': 'armas, munições, as suas peças e imitações;',
  'prohibited.drugs': 'estupefacientes, e medicamentos sem as autorizações necessárias;',
  'prohibited.money':
    'numerário, valores mobiliários, cartões de pagamento, metais e pedras preciosas e joias não montadas;',
  'prohibited.living': 'animais vivos, restos mortais humanos e amostras biológicas;',
  'prohibited.perishable':
    'mercadorias perecíveis que exijam refrigeração, salvo acordo por escrito;',
  'prohibited.forged': 'mercadorias contrafeitas e mercadorias obtidas ilicitamente;',
  'prohibited.law':
    'tudo aquilo cujo transporte, exportação ou importação seja proibido num país do trajeto, incluindo por sanções.',
  'prohibited.2':
    'Álcool, tabaco, obras de arte e mercadorias perigosas em quantidades limitadas só são transportados após o nosso acordo por escrito.',
  'prohibited.3':
    'Podemos abrir e inspecionar um envio quando a lei ou a segurança o exija. Um envio proibido é parado, devolvido, entregue às autoridades ou destruído. O remetente paga os custos daí resultantes e responde pelos danos causados a terceiros.',

  'carriage.title': 'Recolha, trânsito e entrega',
  'carriage.1':
    'As recolhas são pedidas no painel para um dia e um período. O envio deve estar embalado e etiquetado; considera-se entregue à transportadora com a primeira leitura.',
  'carriage.2':
    'Os tempos de trânsito são estimativas para o curso habitual e não datas fixas. Dias úteis são de segunda a sexta-feira, exceto feriados. A cotação indica os dias de entrega de cada serviço, e o recibo os da sua reserva.',
  'carriage.3':
    'Entregamos na morada, a quem aí aceitar o envio. A leitura à porta é o comprovativo de entrega.',
  'carriage.4':
    'Se ninguém o aceitar, se for recusado ou se a morada estiver errada, o estado passa a Ocorrência e perguntamos ao remetente. Na falta de resposta no prazo de {days, plural, one {# dia útil} other {# dias úteis}}, o envio é devolvido por conta do remetente.',
  'carriage.5':
    'Quem tem o número de seguimento pode abrir a página de seguimento. Esta mostra os lugares por cidade e os contactos abreviados. O cliente deve transmitir o número com o cuidado correspondente à visibilidade que quer para a página.',

  'customs.title': 'Alfândega',
  'customs.1':
    'Para outro país, o remetente fornece documentos completos e verdadeiros: descrição, valor, origem e quantidade da mercadoria, e as autorizações necessárias. O cliente autoriza-nos a declarar a mercadoria em seu nome, ou a mandar declará-la.',
  'customs.2':
    'Os direitos e os impostos de importação são pagos pelo destinatário de uma encomenda. Na carga, decide o Incoterm indicado na reserva. Se o destinatário não pagar o que a alfândega exige, paga o remetente.',
  'customs.3':
    'Um envio retido na alfândega aparece como Ocorrência. O tempo na alfândega não conta como atraso. A armazenagem e as taxas das autoridades são cobradas ao custo.',

  'cancellations.title': 'Cancelamentos e reembolsos',
  'cancellations.1':
    'Até recolhermos o envio, o cliente pode cancelá-lo gratuitamente. Recebe tudo de volta, taxas incluídas, pela forma como pagou; um valor que estava apenas cativo é libertado.',
  'cancellations.2':
    'Após a recolha, o cliente pode pedir-nos que paremos o envio e o tragamos de volta. Nesse caso, o preço não é reembolsado e o regresso tem o seu próprio preço.',
  'cancellations.3':
    'Se formos nós a cancelar, ou não pudermos começar, o cliente recebe tudo de volta.',
  'cancellations.4':
    'Os consumidores na União Europeia podem ainda resolver livremente o contrato no prazo de 14 dias a contar da reserva, sem indicar motivo. Se o cliente nos tiver pedido para começar antes, paga a parte já executada; uma vez entregue o envio, o direito extingue-se.',
  'cancellations.5':
    'Os reembolsos são feitos no prazo de 14 dias. Um rascunho que não seja reservado caduca ao fim de 24 horas e não custa nada.',

  'liability.title': 'Responsabilidade e seguro',
  'liability.1':
    'Respondemos por perda e danos da recolha à entrega, e por atraso, até aos limites da lei aplicável ao transporte. DSE são os direitos de saque especiais do Fundo Monetário Internacional.',
  'liability.caption': 'Limites de responsabilidade por tipo de transporte',
  'liability.kind': 'Transporte',
  'liability.law': 'Lei',
  'liability.limit': 'Limite',
  'liability.road': 'Rodoviário, também dentro de um país',
  'liability.roadLaw': 'Convenção CMR',
  'liability.roadLimit': '8,33 DSE por quilograma de peso bruto',
  'liability.air': 'Aéreo, entre países',
  'liability.airLaw': 'Convenção de Montreal',
  'liability.airLimit': '26 DSE por quilograma',
  'liability.sea': 'Marítimo',
  'liability.seaLaw': 'Regras de Haia-Visby',
  'liability.seaLimit': '2 DSE por quilograma ou 666,67 DSE por volume, consoante o que for maior',
  'liability.2':
    'Por atraso no transporte rodoviário, pagamos o prejuízo comprovado até ao preço do transporte. Não pagamos danos indiretos, como lucros cessantes.',
  'liability.3':
    'Com seguro pagamos o valor comprovado da mercadoria, no máximo o valor declarado na reserva e 5000 € por envio, e o preço do envio.',
  'liability.4':
    'Não respondemos por embalagem deficiente, pela natureza da mercadoria, por mercadorias proibidas, por dados errados do cliente, por atos de autoridades nem pelo que ninguém poderia ter evitado.',
  'liability.5':
    'Nada nestas condições limita a responsabilidade por dolo ou culpa grave, por danos pessoais ou nos casos em que a lei proíba um limite. Mantêm-se os direitos que a lei confere aos consumidores.',

  'claims.title': 'Reclamações',
  'claims.1':
    'As reclamações são apresentadas através da página de contacto, assunto Apoio ao cliente, com o número de seguimento. O cliente indica o que falta ou está danificado e quanto vale. Pedimos fotografias e a fatura. O cliente recebe de imediato uma referência e uma resposta no prazo de 30 dias.',
  'claims.caption': 'Prazos para reclamações',
  'claims.kind': 'O que aconteceu',
  'claims.until': 'Comunicar',
  'claims.visible': 'Danos visíveis',
  'claims.visibleUntil': 'À porta, ao estafeta',
  'claims.hidden': 'Danos ocultos ou conteúdo em falta',
  'claims.hiddenUntil': 'No prazo de 7 dias após a entrega; 14 dias por via aérea; 3 dias por mar',
  'claims.delay': 'Atraso',
  'claims.delayUntil': 'No prazo de 21 dias após a entrega',
  'claims.loss': 'Perda',
  'claims.lossUntil': 'Quando o envio excede em 30 dias o tempo de trânsito mais longo',
  'claims.court': 'Ação judicial',
  'claims.courtUntil': 'No prazo de 1 ano; 2 anos por via aérea',
  'claims.2':
    'A mercadoria e a embalagem devem ser conservadas até à nossa resposta. As reclamações tardias caducam na medida em que a lei o permita.',

  'accounts.title': 'Contas',
  'accounts.1':
    'Uma conta pertence a uma só pessoa ou empresa. O endereço de e-mail é comprovado por um código, e cada início de sessão pede palavra-passe e código. O cliente não os deve revelar a ninguém e deve avisar-nos de imediato se outra pessoa os tiver.',
  'accounts.2':
    'O cliente pode eliminar a conta no seu perfil a qualquer momento. Os envios em curso são concluídos. Podemos encerrar uma conta usada contra estas condições, após um aviso quando tal for possível.',
  'accounts.3':
    'Os programas usam chaves. O cliente não deve experimentar números que não sejam seus e deve respeitar os limites que a API anuncia.',

  'changes.title': 'Alterações',
  'changes.1':
    'Uma nova versão tem um novo número e uma nova data, e aplica-se ao que for reservado depois dela. Às reservas anteriores do cliente continua a aplicar-se a versão do respetivo dia.',

  'law.title': 'Lei e tribunais',
  'law.1':
    'Aplica-se a lei belga, com as convenções acima indicadas. São competentes os tribunais de Bruxelas. Os consumidores conservam a proteção da lei do país onde vivem e podem aí intentar ação.',
  'law.2':
    'Se uma parte destas condições for nula, o resto mantém-se. O que fazemos com os dados pessoais está no aviso de privacidade.',
  privacyLink: 'Aviso de privacidade',
  contactLink: 'Página de contacto',
} satisfies Catalog<'terms'>;
