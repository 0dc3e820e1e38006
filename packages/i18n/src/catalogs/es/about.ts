import type { Catalog } from '../../messages.ts';

export default {
  metaTitle: 'Quiénes somos | Waypost',
  metaDescription:
    'Quién es Waypost, cómo viaja un envío del escaneo a la pantalla, a qué nos comprometemos y de quién son los datos de nuestros mapas y lugares.',
  title: 'Un transportista que se lee como un horario',
  lead: 'Waypost transporta paquetes y carga para particulares y empresas por avión, barco y carretera, a más de 220 destinos. Le decimos el precio antes de reservar, el lugar después de cada escaneo y el problema en cuanto lo conocemos.',

  'claim.destinations': '+220',
  'claim.destinationsLabel': 'destinos',
  'claim.support': '24/7',
  'claim.supportLabel':
    'reservas, seguimiento y mensajes; atención personal de lunes a viernes, 9:00–18:00',
  'claim.onTime': '98,7 %',
  'claim.onTimeLabel': 'a tiempo',

  whoTitle: 'Quiénes somos',
  who1: 'Un solo transportista con un solo sistema. La página donde usted reserva, la consola en la que trabaja nuestro personal y los escáneres de los centros consultan los mismos registros, de modo que nadie tiene que averiguar lo que otro ya sabe.',
  who2: 'Los particulares pueden enviar un paquete suelto sin tener cuenta. Las empresas disponen de un panel con sus envíos, gastos y recogidas. Las tiendas se conectan mediante la API y pueden guardar sus existencias en nuestros almacenes.',
  servicesLink: 'Calcular el precio de un envío',
  contactLink: 'Contacto',

  howTitle: 'Cómo funciona',
  'how.1': 'Un precio',
  'how.1Text':
    'Usted indica dos lugares, un peso y unas medidas. El presupuesto muestra cada servicio con todos sus cargos y mantiene el precio durante 30 minutos.',
  'how.2': 'Una reserva',
  'how.2Text':
    'Usted confirma una vez. El envío recibe un número de seguimiento que termina en un carácter de control, de modo que un error de escritura se detecta antes de que nadie empiece a buscar.',
  'how.3': 'Escaneos',
  'how.3Text':
    'En la recogida, en cada centro, en la aduana y en la puerta alguien lo escanea. El estado depende del orden de los escaneos, no del orden en que nos llegan.',
  'how.4': 'Una página',
  'how.4Text':
    'La página de seguimiento muestra cada escaneo segundos después. Puede abrirla quien tenga el número; para terceros, los nombres y las direcciones aparecen abreviados.',
  'how.5': 'Una entrega',
  'how.5Text':
    'El último escaneo cierra el recorrido. Si antes algo detiene el envío, la página muestra Incidencia y explica qué ha pasado.',

  promiseTitle: 'A qué nos comprometemos',
  'promise.price': 'Primero, el precio completo',
  'promise.priceText': 'Todos los cargos figuran antes de la reserva. Después no se añade ninguno.',
  'promise.status': 'Ningún estado inventado',
  'promise.statusText':
    'Lo que dice la página procede de un escaneo o de una acción identificada de nuestro personal.',
  'promise.news': 'Las malas noticias, primero y enteras',
  'promise.newsText': 'Qué ha pasado, qué va a pasar y qué puede hacer usted.',
  'promise.data': 'Pocos datos y por poco tiempo',
  'promise.dataText':
    'Aquí no le observa ningún tercero. Qué guardamos, por qué y durante cuánto tiempo se explica en el aviso de privacidad.',
  privacyLink: 'Aviso de privacidad',

  simulationTitle: 'Esto es una simulación',
  simulation1:
    'Waypost no es una empresa. El sitio muestra cómo puede funcionar el sistema propio de un transportista, desde el precio hasta el último escaneo. Los envíos reservados aquí son registros reales, pero nadie pasa a recogerlos.',
  simulation2:
    'Los contactos son ficticios: {email} y los datos de la empresa que figuran en las condiciones no llevan a ninguna parte. Los plazos de entrega son simulados y los precios se han creado para el ejemplo.',

  creditsTitle: 'Créditos',
  creditsText: 'Lo que otros han creado y nos permiten usar.',
  'credit.geonames': 'Nombres y coordenadas de los lugares',
  'credit.geonamesText': 'GeoNames, con licencia Creative Commons Atribución 4.0 (CC BY 4.0)',
  'credit.naturalEarth': 'Costas y fronteras de nuestros mapas',
  'credit.naturalEarthText': 'Natural Earth, de dominio público',
  'credit.fonts': 'Tipografías',
  'credit.fontsText': 'Archivo e IBM Plex, con licencia SIL Open Font License',
} satisfies Catalog<'about'>;
