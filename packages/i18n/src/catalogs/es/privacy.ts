import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Aviso de privacidad | Waypost',
  metaDescription:
    'Qué datos guarda Waypost, por qué, durante cuánto tiempo y con qué base jurídica; qué ven terceros en la página de seguimiento; qué cookies hay; y sus derechos.',
  title: 'Aviso de privacidad',
  lead: 'Qué datos guardamos, para qué, durante cuánto tiempo y qué puede hacer usted al respecto.',
  version: 'Versión {version}',
  inForce: 'En vigor desde el {day}',
  contents: 'Apartados',
  simulationTitle: 'Waypost es una simulación',
  simulationText:
    'El aviso describe lo que el sistema hace con los datos que se introducen de verdad. Los datos de la empresa son ficticios y están señalados como tales.',
  placeholder: 'ficticio',

  'short.title': 'En resumen',
  'short.1':
    'Guardamos lo que necesita un envío, un pago o una cuenta, y nada para conocerle mejor.',
  'short.2':
    'En nuestras páginas no hay terceros: ni analítica, ni publicidad, ni tipografías, mapas o scripts ajenos. Solo el pago con tarjeta abre un formulario del proveedor de pagos.',
  'short.3':
    'Los terceros que tienen un número de seguimiento ven los nombres y contactos abreviados.',
  'short.4': 'Puede exportar sus datos y eliminar su cuenta en su perfil, sin pedírnoslo.',

  'controller.title': 'Quién es el responsable',
  'controller.1':
    'El transportista es el responsable del tratamiento de estos datos. Para cualquier cuestión sobre este aviso, escriba a la dirección indicada abajo o a través de la página de contacto.',
  'controller.company': 'Empresa',
  'controller.companyValue': 'Waypost NV',
  'controller.office': 'Domicilio social',
  'controller.officeValue': 'Voorbeeldstraat 1, 1000 Bruselas, Bélgica',
  'controller.email': 'Correo electrónico',

  'data.title': 'Qué datos, por qué y durante cuánto tiempo',
  'data.1':
    'Las letras indican la base jurídica del artículo 6, apartado 1, del Reglamento General de Protección de Datos: (a) consentimiento, (b) un contrato o las medidas previas a él, (c) una obligación legal, (f) un interés legítimo, que se indica en la fila.',
  'data.caption': 'Datos por finalidad, con base jurídica y plazo',
  'data.purpose': 'Para qué',
  'data.what': 'Datos',
  'data.basis': 'Base',
  'data.time': 'Plazo',
  'quote.purpose': 'Precios',
  'quote.what': 'Ambos lugares tal como se escribieron, peso, medidas, servicio. Ningún nombre.',
  'quote.basis': '(b)',
  'quote.time': 'Con el presupuesto, para poder explicar un precio más tarde',
  'draft.purpose': 'Una reserva que ha empezado',
  'draft.what':
    'Correo electrónico y dirección del destinatario; lo escrito en el formulario de pago, sin la tarjeta',
  'draft.basis': '(b)',
  'draft.time': '24 horas; la copia de una reserva terminada, el mismo tiempo',
  'shipment.purpose': 'Transporte de un envío',
  'shipment.what':
    'Nombres, correos electrónicos, teléfonos y direcciones del remitente y del destinatario; escaneos con hora y lugar; notas y comprobante de entrega',
  'shipment.basis': '(b); para el destinatario (f): entregar lo que se le ha enviado',
  'shipment.time':
    'Con el envío, mientras lo exijan las reclamaciones y la normativa contable. Los suyos se borran cuando elimina su cuenta',
  'payment.purpose': 'Pago y contabilidad',
  'payment.what':
    'Importes, cargos, forma de pago y su estado; extractos y facturas. De las tarjetas que guarda, la marca, los cuatro últimos dígitos y la caducidad. Ningún número de tarjeta: lo tiene el proveedor de pagos',
  'payment.basis': '(b), (c)',
  'payment.time': 'Mientras lo exija la normativa contable; tras el borrado, sin su nombre',
  'account.purpose': 'Su cuenta',
  'account.what':
    'Correo electrónico, nombre, teléfono, tipo de cuenta, empresa, NIF-IVA, dirección, libreta de direcciones, recogidas con sus instrucciones, cómo nos ha conocido; la contraseña como hash argon2id; qué condiciones aceptó y cuándo',
  'account.basis': '(b)',
  'account.time': 'Hasta que elimine la cuenta',
  'signIn.purpose': 'Inicio de sesión',
  'signIn.what':
    'Códigos y enlaces como hashes; sesiones; el tipo de navegador, por ejemplo «Firefox en Linux», para avisarle de uno nuevo',
  'signIn.basis': '(b), (f): proteger la cuenta',
  'signIn.time':
    'Códigos, 10 minutos; un registro sin terminar, alrededor de una hora; enlaces, de 30 minutos a 72 horas; sesiones, 24 horas desde el último uso, 30 días como máximo; tipos de navegador, hasta que elimine la cuenta',
  'contact.purpose': 'Responderle',
  'contact.what':
    'Nombre, correo electrónico, asunto y texto de los mensajes de la página de contacto',
  'contact.basis': '(f): responder a quien nos escribe; (b) si se trata de un envío',
  'contact.time': '24 meses; se borran antes si elimina su cuenta',
  'case.purpose': 'Ayudar cuando un envío se detiene',
  'case.what':
    'Mensajes y documentos que el remitente o el destinatario nos envían desde la página de seguimiento, y nuestras respuestas. Cada uno de los dos ve solo los suyos',
  'case.basis': '(b); para el destinatario (f): entregar lo que se le ha enviado',
  'case.time':
    '24 meses desde el cierre del caso; se borran antes si elimina su cuenta. Imágenes que acreditan una entrega: 24 meses',
  'newsletter.purpose': 'Boletín',
  'newsletter.what':
    'Dirección de correo electrónico y cuándo lo pidió, lo confirmó y se dio de baja',
  'newsletter.basis': '(a)',
  'newsletter.time': '30 días si no se confirma; 24 meses desde la baja, como prueba',
  'news.purpose': 'Avisos sobre un envío',
  'news.what':
    'Si una parte desea correos y SMS sobre el envío; qué tipo se envió y cuándo, con un hash con clave de la dirección. No su texto',
  'news.basis': '(b); para el destinatario (f): informarle de cuándo esperarlo',
  'news.time': 'Con el envío',
  'follow.purpose': 'Avisos que ha pedido en una página de seguimiento',
  'follow.what':
    'Dirección de correo electrónico, el envío y cuándo los pidió, los confirmó y los desactivó',
  'follow.basis': '(a)',
  'follow.time':
    'Una semana si no se confirman; 30 días desde que los desactivó o se entregó el envío; un año como máximo',
  'optOut.purpose': 'No escribirle',
  'optOut.what':
    'Un hash con clave de la dirección en la que no se desean correos sobre ningún envío',
  'optOut.basis': '(f): respetar lo que nos ha indicado',
  'optOut.time': 'Hasta que se vuelvan a pedir avisos con esa dirección',
  'security.purpose': 'Mantener el servicio en funcionamiento',
  'security.what':
    'La dirección de su conexión, para limitar los intentos de adivinar datos y las avalanchas de solicitudes: se cuenta, y se guarda como hash con clave cuando protege una cuenta',
  'security.basis': '(f): seguridad',
  'security.time': 'De 10 minutos a un día',
  'logs.purpose': 'Encontrar fallos',
  'logs.what':
    'Registros con la hora, la página sin sus parámetros, el resultado y un número de solicitud aleatorio. Ningún nombre, ninguna dirección, ningún número de seguimiento',
  'logs.basis': '(f): un servicio que funcione',
  'logs.time': 'Según lo fije el operador; no nombran a nadie',
  'data.2':
    'La mayoría de estos datos proceden de usted. Los datos de un destinatario proceden del remitente. No tomamos decisiones automatizadas sobre personas ni elaboramos perfiles.',

  'tracking.title': 'Qué ven terceros en la página de seguimiento',
  'tracking.1':
    'Quien tenga un número de seguimiento puede abrir su página, por ejemplo porque alguien le reenvió un enlace. Nuestro servidor abrevia los nombres y contactos antes de que salgan de él e indica los lugares por ciudad:',
  'tracking.caption': 'Ejemplos de cómo la página de seguimiento abrevia los contactos',
  'tracking.kept': 'Tenemos',
  'tracking.shown': 'Los terceros ven',
  'tracking.name': 'Nombre',
  'tracking.email': 'Correo electrónico',
  'tracking.phone': 'Teléfono',
  'tracking.address': 'Destino',
  'tracking.2':
    'De un correo electrónico quedan el primer y el último carácter antes de la @ y el primero después; de un teléfono, los dos primeros y los dos últimos dígitos; del destino, las dos últimas partes. Iniciar sesión no cambia esto: solo ven más las partes del envío, que reciben un enlace por correo. Los números son aleatorios y los intentos de adivinarlos están limitados.',

  'cookies.title': 'Cookies',
  'cookies.1':
    'Usamos estas y ninguna más. Todas son propias. Cada una es necesaria para algo que usted hace o ha elegido, por lo que no hay nada que consentir. Además, el navegador recuerda, hasta que cierra la pestaña, hasta dónde se había desplazado; eso nunca nos llega.',
  'cookies.caption': 'Cookies, qué hacen y cuánto duran',
  'cookies.name': 'Nombre',
  'cookies.what': 'Qué hace',
  'cookies.time': 'Duración',
  'cookie.session': 'Mantiene su sesión abierta. Se crea al iniciar sesión',
  'cookie.sessionTime': 'Hasta que cierre la sesión o pasen 24 horas sin uso; 30 días como máximo',
  'cookie.attempt': 'Vincula el código enviado al navegador que lo pidió',
  'cookie.attemptTime': '1 hora, o hasta que se introduzca el código',
  'cookie.party':
    'Muestra los envíos cuyo enlace ha abierto desde el correo tal como los ven su remitente o su destinatario',
  'cookie.partyTime': '90 días desde que se abrió el último enlace',
  'cookie.drafts': 'Encuentra la reserva que ha empezado. Se crea al continuar a la reserva',
  'cookie.draftsTime': '24 horas',
  'cookie.zone': 'Su zona horaria, para que las horas de las páginas sean las suyas',
  'cookie.zoneTime': '1 año',
  'cookie.language': 'El idioma que ha elegido en el menú',
  'cookie.languageTime': '1 año',
  'cookie.device': 'Solo en dispositivos de nuestros hubs y repartidores: qué dispositivo es',
  'cookie.deviceTime': '180 días sin uso',
  'cookie.shift': 'Solo en dispositivos de nuestros hubs y repartidores: quién trabaja con él',
  'cookie.shiftTime': 'Hasta el final del turno, 14 horas como máximo',
  'cookie.staff': 'Solo para nuestro personal: su sesión en la consola',
  'cookie.staffTime': '15 minutos sin uso, 8 horas como máximo',

  'others.title': 'Quién más recibe datos',
  'others.1': 'Solo quien los necesita para el envío o el servicio:',
  'others.carriers':
    'transportistas y agentes que realizan una parte del trayecto, para esa parte;',
  'others.customs': 'la aduana y otras autoridades, cuando la ley lo exige;',
  'others.payment': 'el proveedor de pagos, cuando paga con tarjeta o PayPal;',
  'others.hosting':
    'quienes operan servidores y entregan correos y SMS por cuenta nuestra, con contrato y siguiendo nuestras instrucciones.',
  'others.2':
    'Nadie nos compra datos. Un envío a un país fuera del Espacio Económico Europeo lleva allí los datos del destinatario, porque de otro modo no podría entregarse.',

  'security.title': 'Cómo los protegemos',
  'security.1':
    'Las contraseñas, los códigos y las sesiones se guardan como hashes. Las solicitudes de un cliente solo alcanzan las filas de ese cliente, y la base de datos lo comprueba una vez más. El personal inicia sesión con un segundo factor y cada consulta de datos personales queda registrada. Los contactos se guardan separados de los eventos, para que puedan borrarse mientras el historial permanece íntegro.',

  'rights.title': 'Sus derechos',
  'rights.1': 'Lo que puede hacer directamente no necesita pedirlo:',
  'rights.access': 'Acceso y portabilidad: su perfil exporta sus datos en un archivo.',
  'rights.correct': 'Rectificación: cambie sus datos en el perfil.',
  'rights.erase':
    'Supresión: elimine la cuenta en el perfil. Sus datos personales se borran en el acto; los envíos y los apuntes contables se conservan, como exige la ley, y ya no hacen referencia a nadie.',
  'rights.consent':
    'Retirada del consentimiento: cada boletín y cada aviso sobre un envío tiene un enlace para darse de baja.',
  'rights.2':
    'Para todo lo demás, escríbanos: para limitar un tratamiento u oponerse a él, o si es usted destinatario o no tiene cuenta. Podemos pedirle que acredite que es esa persona. Recibirá una respuesta en el plazo de un mes.',
  'rights.3':
    'Puede reclamar ante la autoridad de control del país en el que vive. En Bélgica es la Autoridad de Protección de Datos (Gegevensbeschermingsautoriteit, Autorité de protection des données), en Bruselas.',
  profileLink: 'Su perfil',
  contactLink: 'Página de contacto',

  'changes.title': 'Cambios',
  'changes.1':
    'Este aviso cambia con lo que hace el sistema. Lleva el mismo número de versión que las condiciones de ese día. Las versiones anteriores se conservan y se envían a quien las solicite.',
  termsLink: 'Condiciones de transporte',
} satisfies Catalog<'privacy'>;
