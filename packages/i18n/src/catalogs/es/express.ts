import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Envíos express: precios y reserva | Waypost',
  metaDescription:
    'Precios al instante para paquetes y carga, con todos los cargos detallados antes de reservar. Paquetes Estándar, Express y Prioritario; carga aérea, marítima y por carretera.',
  title: 'Precio y reserva de un envío',
  lead: 'Todos los servicios juntos, con cada cargo que habrá que pagar. Después no se añade nada.',

  servicesTitle: 'Compare los servicios',
  servicesText:
    'Elija uno y el presupuesto de arriba se ajusta a él. Lo que ha escrito se conserva.',

  stepsTitle: 'Cómo funciona',
  step1Title: 'Describa el envío',
  step1Text:
    'Ambos lugares con su país, el peso y las tres medidas. Los precios de todos los servicios aparecen mientras escribe.',
  step2Title: 'Elija y continúe',
  step2Text:
    'Escoja el servicio, añada el destinatario y continúe a la reserva. A partir de ahí mantenemos el precio 30 minutos.',
  step3Title: 'Confirme una vez',
  step3Text:
    'Revise los cargos y elija cómo pagar. Recibirá al momento el recibo y el número de seguimiento, también por correo.',
  step4Title: 'Entréguelo y sígalo',
  step4Text:
    'Un mensajero acude en la franja elegida, o usted lleva el envío a un punto de entrega. Desde el primer escaneo, la página de seguimiento muestra cada parada.',

  benefitsTitle: 'Con qué puede contar',
  priceTitle: 'El primer precio es el último',
  priceText:
    'La tarifa, el recargo, un {fuel} por combustible y un {security} por seguridad y manipulación están en el importe desde la primera pantalla hasta el recibo.',
  payTitle: 'Pague ahora o en la puerta',
  payText:
    'El pago en la entrega cuesta un {codFee} más. El presupuesto muestra ambos totales juntos antes de que decida.',
  insuranceTitle: 'Asegurado si usted lo pide',
  insuranceText:
    'El seguro cuesta un {insurance} del valor declarado, como mínimo {insuranceMinimum}, y cubre la pérdida y los daños. La casilla nunca viene marcada de antemano.',
  onceTitle: 'Una sola reserva',
  onceText:
    'Un segundo clic, una conexión perdida u otra pestaña nunca crean una segunda reserva ni un segundo cobro.',
  liveTitle: 'En directo hasta el último escaneo',
  liveText:
    'Llegadas, salidas, aduana, entrega: todo está en la página en segundos, en hora local, para quien tenga el enlace.',
  privateTitle: 'Privado desde el principio',
  privateText:
    'La página pública de seguimiento muestra iniciales y una ciudad. Los nombres, las direcciones y los teléfonos son solo para las dos partes.',

  commitmentsTitle: 'Compromisos de servicio',
  commitmentsText:
    'El tránsito se cuenta desde la recogida hasta la entrega; en la carga marítima, desde el puerto. Facturamos el mayor entre el peso y el volumen, y el presupuesto muestra cuál ha sido. El despacho en una frontera puede alargar el plazo de cualquier servicio.',

  questionsTitle: 'Antes de enviar',
  questionsText: 'Lo que se suele preguntar al calcular el precio de un envío.',
  questionsLink: 'Todas las preguntas y respuestas',
} satisfies Catalog<'express'>;
