import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Condiciones de transporte | Waypost',
  metaDescription:
    'Precios y presupuestos, reserva, pago, mercancías prohibidas, cancelaciones y reembolsos, responsabilidad, reclamaciones y aduana: lo que se aplica cuando envía con Waypost.',
  title: 'Condiciones de transporte',
  lead: 'Lo que acordamos usted y nosotros cuando calcula un precio, reserva un envío o crea una cuenta. En palabras claras y sin omitir nada.',
  version: 'Versión {version}',
  inForce: 'En vigor desde el {day}',
  contents: 'Apartados',
  simulationTitle: 'Waypost es una simulación',
  simulationText:
    'No se transporta nada y nadie queda obligado. Estas condiciones están redactadas como las necesitaría un transportista y describen lo que hace el sistema. Los datos de la empresa son ficticios y están señalados como tales.',
  placeholder: 'ficticio',

  'parties.title': 'Quién y qué',
  'parties.1':
    'Estas condiciones se aplican a todo presupuesto, reserva y cuenta con Waypost. «Nosotros» es el transportista indicado abajo. «Usted» es quien reserva, también por cuenta de otro. El remitente entrega la mercancía al transportista; el destinatario la recibe.',
  'parties.2':
    'Usted acepta la versión vigente al reservar o crear una cuenta. La reserva y la cuenta guardan qué versión aceptó y cuándo. Una reserva con clave de API acepta la versión vigente.',
  'parties.company': 'Empresa',
  'parties.companyValue': 'Waypost NV',
  'parties.office': 'Domicilio social',
  'parties.officeValue': 'Voorbeeldstraat 1, 1000 Bruselas, Bélgica',
  'parties.number': 'Número de empresa y NIF-IVA',
  'parties.numberValue': 'BE 0000.000.000',
  'parties.email': 'Correo electrónico',

  'prices.title': 'Precios y presupuestos',
  'prices.1':
    'La tarifa vigente determina todos los precios. Las tarifas tienen versiones y no se modifican una vez publicadas; cada presupuesto indica su versión. Los precios se expresan en euros.',
  'prices.2':
    'El precio depende del peso facturable: el mayor entre el peso real y el peso volumétrico. El peso volumétrico en kilogramos es largo × ancho × alto en centímetros dividido entre 5000, o entre 6000 en carga aérea, para todos los palés juntos.',
  'prices.3':
    'El precio del envío es la base de estos cargos, que el presupuesto enumera uno por uno:',
  'prices.fuel': 'Recargo por combustible: 12 % del precio del envío.',
  'prices.security': 'Seguridad y manipulación: 1,5 % del precio del envío.',
  'prices.insurance':
    'Seguro, si usted lo elige: 1 % del valor declarado, como mínimo 1,50 €. Paga hasta 5000 € por envío.',
  'prices.tax':
    'Aranceles e impuestos: la línea es 0. Los aranceles e impuestos de importación del país de destino no forman parte de nuestro precio.',
  'prices.cod': 'Pago en la entrega: 20 % del subtotal de las líneas anteriores.',
  'prices.4':
    'Un presupuesto es una oferta válida durante 30 minutos. Si confirma más tarde, o si entretanto el precio es distinto, mostramos el nuevo precio y le preguntamos de nuevo. Usted nunca paga más que el importe que confirmó.',
  'prices.5':
    'El peso y las medidas deben ser correctos. Un envío más pesado o más grande de lo reservado puede quedar retenido hasta que usted lo reserve con las medidas correctas o lo retire.',
  'prices.6': 'Los precios de muestra de nuestras páginas son ejemplos y no constituyen ofertas.',

  'booking.title': 'Reserva',
  'booking.1':
    'El contrato se celebra cuando usted confirma y nosotros mostramos el número de seguimiento. Si la confirmación se envía dos veces, por ejemplo tras una conexión perdida, hay una sola reserva y un solo cobro.',
  'booking.2':
    'Usted indica el remitente y el destinatario, el correo electrónico y la dirección del destinatario, y tiene derecho a facilitarnos estos datos. Un precio sin un país reconocido puede mostrarse, pero no reservarse.',
  'booking.3':
    'Podemos rechazar una reserva o un envío que incumpla estas condiciones o la ley. Podemos encargar el transporte a otros; su relación sigue siendo con nosotros.',

  'payment.title': 'Pago',
  'payment.1':
    'Al pagar se muestran las formas de pago disponibles para su envío, entre tarjeta, PayPal, transferencia bancaria y pago en la entrega.',
  'payment.2':
    'Tarjeta y PayPal: el importe se retiene al reservar y se cobra cuando el envío existe. Los números de tarjeta se introducen en el formulario del proveedor de pagos y nunca nos llegan.',
  'payment.3': 'Transferencia bancaria: la etiqueta está disponible cuando ha llegado el dinero.',
  'payment.4':
    'Pago en la entrega: la comisión es el 20 % del subtotal. El mensajero cobra el total en la puerta, antes de entregar el envío. Si el destinatario no paga, el envío no se entrega; se devuelve, y el remitente debe el precio y el viaje de vuelta.',
  'payment.5':
    'El recibo muestra en todo momento el estado real del pago. Podemos retener la mercancía hasta que se haya pagado lo que se debe por ella.',

  'prohibited.title': 'Embalaje y mercancías prohibidas',
  'prohibited.1':
    'Embale de modo que la mercancía resista la clasificación, el apilado y una caída desde la altura de una mesa. Un paquete puede pesar hasta 70 kg; la mercancía más pesada viaja como carga. No transportamos:',
  'prohibited.dangerous':
    'mercancías peligrosas: explosivos, gases, sustancias inflamables, comburentes, tóxicas, infecciosas, radiactivas y corrosivas, y baterías de litio sueltas;',
  'prohibited.weapons': 'armas, munición, sus piezas e imitaciones de ellas;',
  'prohibited.drugs': 'estupefacientes, y medicamentos sin los permisos que requieren;',
  'prohibited.money':
    'dinero en efectivo, valores, tarjetas de pago, metales y piedras preciosos y joyas sin montar;',
  'prohibited.living': 'animales vivos, restos humanos y muestras corporales;',
  'prohibited.perishable': 'mercancías perecederas que necesiten frío, salvo acuerdo por escrito;',
  'prohibited.forged': 'mercancías falsificadas y mercancías obtenidas ilícitamente;',
  'prohibited.law':
    'todo aquello cuyo transporte, exportación o importación esté prohibido en un país del trayecto, también en virtud de sanciones.',
  'prohibited.2':
    'El alcohol, el tabaco, las obras de arte y las mercancías peligrosas en cantidades limitadas solo se transportan previo acuerdo por escrito con nosotros.',
  'prohibited.3':
    'Podemos abrir e inspeccionar un envío cuando lo exija la ley o la seguridad. Un envío prohibido se detiene, se devuelve, se entrega a las autoridades o se destruye. El remitente paga los costes que ello ocasione y responde de los daños a terceros.',

  'carriage.title': 'Recogida, tránsito y entrega',
  'carriage.1':
    'Las recogidas se solicitan desde el panel para un día y una franja. Tenga el envío embalado y etiquetado; se considera entregado al transportista con el primer escaneo.',
  'carriage.2':
    'Los tiempos de tránsito son estimaciones para el curso habitual, no fechas fijas. Los días laborables son de lunes a viernes, sin festivos. El presupuesto indica los días de entrega de cada servicio, y el recibo los de su reserva.',
  'carriage.3':
    'Entregamos en la dirección, a quien acepte allí el envío. El escaneo en la puerta es el comprobante de entrega.',
  'carriage.4':
    'Si nadie lo acepta, si se rechaza o si la dirección es incorrecta, el estado pasa a Incidencia y consultamos al remitente. Sin respuesta en {days, plural, one {# día laborable} other {# días laborables}}, el envío se devuelve a cargo del remitente.',
  'carriage.5':
    'Quien tenga el número de seguimiento puede abrir la página de seguimiento. Esta muestra los lugares por ciudad y los contactos abreviados. Comparta el número con la misma cautela con la que compartiría la página.',

  'customs.title': 'Aduana',
  'customs.1':
    'Para otro país, el remitente aporta documentos completos y veraces: descripción, valor, origen y cantidad de la mercancía, y los permisos que requiera. Usted nos autoriza a declarar la mercancía en su nombre o a hacerla declarar.',
  'customs.2':
    'Los aranceles e impuestos de importación los paga el destinatario de un paquete. En la carga decide el Incoterm indicado en la reserva. Si el destinatario no paga lo que exige la aduana, lo paga el remitente.',
  'customs.3':
    'Un envío retenido en la aduana aparece como Incidencia. El tiempo en la aduana no cuenta como retraso. El almacenamiento y las tasas de las autoridades se repercuten a precio de coste.',

  'cancellations.title': 'Cancelaciones y reembolsos',
  'cancellations.1':
    'Hasta que hayamos recogido el envío puede cancelarlo sin coste. Se le devuelve todo, comisiones incluidas, por la vía en que pagó; un importe que solo se había retenido se libera.',
  'cancellations.2':
    'Después de la recogida puede pedirnos que detengamos el envío y lo devolvamos. En ese caso no se reembolsa el precio, y el viaje de vuelta tiene su propio precio.',
  'cancellations.3': 'Si cancelamos nosotros, o no podemos empezar, se le devuelve todo.',
  'cancellations.4':
    'Los consumidores de la Unión Europea pueden además desistir del contrato en un plazo de 14 días desde la reserva, sin indicar motivo. Si nos pidió empezar antes, paga la parte realizada; una vez entregado el envío, el derecho se extingue.',
  'cancellations.5':
    'Los reembolsos se efectúan en un plazo de 14 días. Un borrador que no se reserva caduca a las 24 horas y no cuesta nada.',

  'liability.title': 'Responsabilidad y seguro',
  'liability.1':
    'Respondemos de la pérdida y los daños desde la recogida hasta la entrega, y del retraso, hasta los límites de la ley aplicable al transporte. Los DEG son derechos especiales de giro del Fondo Monetario Internacional.',
  'liability.caption': 'Límites de responsabilidad por tipo de transporte',
  'liability.kind': 'Transporte',
  'liability.law': 'Norma',
  'liability.limit': 'Límite',
  'liability.road': 'Carretera, también dentro de un país',
  'liability.roadLaw': 'Convenio CMR',
  'liability.roadLimit': '8,33 DEG por kilogramo de peso bruto',
  'liability.air': 'Aéreo, entre países',
  'liability.airLaw': 'Convenio de Montreal',
  'liability.airLimit': '26 DEG por kilogramo',
  'liability.sea': 'Marítimo',
  'liability.seaLaw': 'Reglas de La Haya-Visby',
  'liability.seaLimit': '2 DEG por kilogramo o 666,67 DEG por bulto, lo que sea mayor',
  'liability.2':
    'Por retraso en carretera pagamos el perjuicio demostrado hasta el precio del transporte. No pagamos daños indirectos, como el lucro cesante.',
  'liability.3':
    'Con seguro pagamos el valor demostrado de la mercancía, como máximo el valor declarado al reservar y 5000 € por envío, y el precio del envío.',
  'liability.4':
    'No respondemos del embalaje deficiente, de la naturaleza de la mercancía, de las mercancías prohibidas, de los datos incorrectos que usted facilite, de los actos de las autoridades ni de lo que nadie habría podido evitar.',
  'liability.5':
    'Nada de lo aquí dispuesto limita la responsabilidad por dolo o culpa grave, por daños a las personas o cuando la ley prohíba un límite. Los derechos que la ley reconoce a los consumidores permanecen intactos.',

  'claims.title': 'Reclamaciones',
  'claims.1':
    'Escriba a través de la página de contacto, asunto Atención al cliente, con el número de seguimiento. Indique qué falta o qué está roto y cuánto vale. Le pediremos fotos y la factura. Recibirá una referencia en el acto y una respuesta en un plazo de 30 días.',
  'claims.caption': 'Plazos de reclamación',
  'claims.kind': 'Qué ha pasado',
  'claims.until': 'Comuníquelo',
  'claims.visible': 'Daños visibles',
  'claims.visibleUntil': 'En la puerta, al mensajero',
  'claims.hidden': 'Daños ocultos o contenido que falta',
  'claims.hiddenUntil':
    'En los 7 días siguientes a la entrega; 14 días por avión; 3 días por barco',
  'claims.delay': 'Retraso',
  'claims.delayUntil': 'En los 21 días siguientes a la entrega',
  'claims.loss': 'Pérdida',
  'claims.lossUntil': 'Cuando hayan pasado 30 días desde el final del tiempo de tránsito más largo',
  'claims.court': 'Acción judicial',
  'claims.courtUntil': 'En el plazo de 1 año; 2 años para el transporte aéreo',
  'claims.2':
    'Conserve la mercancía y el embalaje hasta que hayamos respondido. Las reclamaciones posteriores se pierden en la medida en que la ley lo permita.',

  'accounts.title': 'Cuentas',
  'accounts.1':
    'Una cuenta pertenece a una sola persona o empresa. La dirección de correo electrónico se acredita con un código, y cada inicio de sesión pide contraseña y código. No comparta ninguno de los dos; avísenos de inmediato si alguien más los tiene.',
  'accounts.2':
    'Puede eliminar la cuenta en su perfil en cualquier momento. Los envíos en curso se completan. Podemos cerrar una cuenta que se use en contra de estas condiciones, tras una advertencia cuando sea posible.',
  'accounts.3':
    'Los programas usan claves. No pruebe números que no sean suyos y respete los límites que anuncia la API.',

  'changes.title': 'Cambios',
  'changes.1':
    'Una versión nueva tiene un número y una fecha nuevos, y se aplica a lo que se reserve después de ella. Para sus reservas anteriores sigue vigente la versión de su día.',

  'law.title': 'Derecho aplicable y tribunales',
  'law.1':
    'Se aplica el derecho belga, junto con los convenios citados. Son competentes los tribunales de Bruselas. Los consumidores conservan la protección de la ley del país en el que viven y pueden demandar allí.',
  'law.2':
    'Si una parte de estas condiciones es nula, el resto sigue vigente. Lo que hacemos con los datos personales figura en el aviso de privacidad.',
  privacyLink: 'Aviso de privacidad',
  contactLink: 'Página de contacto',
} satisfies Catalog<'terms'>;
