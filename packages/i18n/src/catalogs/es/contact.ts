import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Contacto | Waypost',
  metaDescription:
    'Escriba a atención al cliente, ventas o colaboraciones. Recibimos mensajes a cualquier hora y respondemos de lunes a viernes, de 9:00 a 18:00.',
  title: 'Contacto',
  lead: 'Escríbanos a cualquier hora. Nuestro equipo responde de lunes a viernes, de 9:00 a 18:00 (hora de Bruselas), a la dirección que usted indique.',

  formTitle: 'Su mensaje',
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHelp: 'La respuesta llegará aquí.',
  topic: 'Asunto',
  'topic.support': 'Atención al cliente',
  'topic.sales': 'Ventas',
  'topic.partnerships': 'Colaboraciones',
  message: 'Mensaje',
  messageHelp:
    'Si se trata de un envío, indique su número de seguimiento. No escriba contraseñas ni números de tarjeta.',
  aboutShipment: 'Número de seguimiento {number}\n\n',
  send: 'Enviar mensaje',
  sending: 'Enviando',
  incomplete: 'Indique su nombre, su correo electrónico y su mensaje.',
  nameMissing: 'Introduzca su nombre.',
  emailMissing: 'Introduzca su correo electrónico.',
  emailInvalid: 'Introduzca un correo electrónico válido.',
  messageMissing: 'Escriba su mensaje.',
  messageTooLong: 'El mensaje puede tener hasta 5000 caracteres.',
  failed: 'Su mensaje no se ha enviado. Inténtelo de nuevo.',
  reference: 'Su referencia es {reference}. Indíquela si vuelve a escribirnos.',
  privacy: 'Cómo tratamos lo que nos escribe',

  waysTitle: 'Otras vías',
  wayEmail: 'Correo electrónico',
  wayHours: 'Horario de atención',
  hours: 'Lun–vie, 9:00–18:00',
  hoursZone: 'Hora de Bruselas',
  wayTracking: '¿Dónde está?',
  wayTrackingText: 'La página de seguimiento sabe tanto como nosotros y es más rápida.',
  wayTrackingLink: 'Seguir un envío',
  wayAnswers: 'Preguntas habituales',
  wayAnswersLink: 'Preguntas y respuestas',
  wayClaims: 'Pérdida o daños',
  wayClaimsText: 'Hay plazos. Las condiciones indican cuáles son y qué debe enviar.',
  wayClaimsLink: 'Cómo reclamar',
  placeholder:
    'Waypost es una simulación. El correo electrónico es ficticio y no llega a ninguna parte; el formulario sí funciona.',

  topicsTitle: 'Quién lo lee',
  'topic.supportText': 'Envíos en curso, incidencias, recogidas, pagos y su cuenta.',
  'topic.salesText': 'Volúmenes regulares, precios B2B, almacenaje y logística de pedidos.',
  'topic.partnershipsText': 'Transportistas, agentes, plataformas de tiendas y software.',
} satisfies Catalog<'contact'>;
