import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface HubPlace {
  city: string;
  country: string;
  lat: number;
  lon: number;
  timeZone: string;
}

export const ANTWERP = {
  city: 'Antwerp',
  country: 'BE',
  lat: 51.2,
  lon: 4.4,
  timeZone: 'Europe/Brussels',
};
export const LYON = {
  city: 'Lyon',
  country: 'FR',
  lat: 45.76,
  lon: 4.84,
  timeZone: 'Europe/Paris',
};

/** By hand: an installation of a tool has no gazetteer to find a city in. */
export async function plantHub(
  db: pg.Client,
  code: string,
  { city, country, lat, lon, timeZone }: HubPlace = ANTWERP,
): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $7)`,
    [id, code, city, country, lat, lon, timeZone],
  );
  return id;
}
