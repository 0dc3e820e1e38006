import { createHash } from 'node:crypto';

type Point = { lat: number; lon: number };

/** Half the width of a city, in degrees of latitude: about 5 km. */
const CITY_DEGREES = 0.045;
/** Houses of one street: about 400 m. */
const STREET_DEGREES = 0.004;

/** The same address always gets the same point; those of one street lie near each other. */
export function inventPoint(centre: Point, street: string, postalCode: string): Point {
  const name = street
    .replaceAll(/\d+\p{L}?/gu, '')
    .trim()
    .toLowerCase();
  const ofStreet = fractionsOf(`${postalCode} ${name}`);
  const ofHouse = fractionsOf(`${postalCode} ${street.toLowerCase()}`);
  const stretch = 1 / Math.max(0.2, Math.cos((centre.lat * Math.PI) / 180));
  const lat = ofStreet.y * CITY_DEGREES + ofHouse.y * STREET_DEGREES;
  const lon = (ofStreet.x * CITY_DEGREES + ofHouse.x * STREET_DEGREES) * stretch;
  return { lat: round(centre.lat + lat), lon: round(centre.lon + lon) };
}

/** Two numbers from -1 to 1. */
function fractionsOf(text: string): { x: number; y: number } {
  const digest = createHash('sha256').update(text).digest();
  const fraction = (at: number) => (digest.readUInt32BE(at) / 2 ** 32) * 2 - 1;
  return { x: fraction(0), y: fraction(4) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
