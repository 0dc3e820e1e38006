import type { Catalog } from '../../messages.ts';

export default {
  frame: 'Datos de la tarjeta, en el formulario de nuestro proveedor de pagos',
  loading: 'El formulario de la tarjeta se está cargando.',
  failed:
    'El formulario de la tarjeta no se ha cargado. Recargue la página para intentarlo de nuevo.',
  privacy:
    'La tarjeta se introduce en el formulario de nuestro proveedor de pagos. Nunca llega a nuestras páginas ni a nuestros servidores.',
  refused: 'La tarjeta no se ha aceptado. Compruebe los datos.',
  number: '{brand} terminada en {last4}',
  expires: 'Caduca: {date}',
  expired: 'Caducada: {date}',
  default: 'Predeterminada',
  'brand.visa': 'Visa',
  'brand.mastercard': 'Mastercard',
  'brand.amex': 'American Express',
  'brand.verve': 'Verve',
  'brand.other': 'Tarjeta',
} satisfies Catalog<'card'>;
