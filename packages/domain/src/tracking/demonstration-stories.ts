import type { FreightMode, ParcelLevel } from '../tariff.ts';
import type { ScanCode } from './codes.ts';
import type { SampleName } from './sample-numbers.ts';

export type StoryPlace = { city: string; country: string };
/** Working days, Monday to Friday, from the day of the demonstration, and the time of day in UTC. */
export type StoryTime = readonly [day: number, time: `${number}:${number}`];

export type Story = {
  service:
    | { type: 'parcel'; level: ParcelLevel }
    | { type: 'freight'; mode: FreightMode; incoterm: string };
  origin: string;
  originCountry: string;
  destination: string;
  destinationCountry: string;
  pieceCount: number;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  bookedAt: StoryTime;
  /** When the story of the day before gives way to this one. */
  begins: StoryTime;
  /** Oldest first. Piece 0 is the whole shipment. */
  scans: readonly (readonly [...StoryTime, ScanCode, StoryPlace, pieceNo?: number])[];
};

const SMALL_PARCEL = {
  pieceCount: 1,
  weightGrams: 2_400,
  lengthMm: 320,
  widthMm: 240,
  heightMm: 160,
};
const LARGE_PARCEL = {
  pieceCount: 1,
  weightGrams: 11_500,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 400,
};
const THREE_PALLETS = {
  pieceCount: 3,
  weightGrams: 420_000,
  lengthMm: 1_200,
  widthMm: 1_000,
  heightMm: 1_450,
};

const BARCELONA = { city: 'Barcelona', country: 'ES' };
const LEIPZIG = { city: 'Leipzig', country: 'DE' };
const LONDON = { city: 'London', country: 'GB' };
const LYON = { city: 'Lyon', country: 'FR' };
const MADRID = { city: 'Madrid', country: 'ES' };
const MILAN = { city: 'Milan', country: 'IT' };
const PARIS = { city: 'Paris', country: 'FR' };
const TORONTO = { city: 'Toronto', country: 'CA' };
const SHANGHAI = { city: 'Shanghai', country: 'CN' };
const SINGAPORE = { city: 'Singapore', country: 'SG' };
const HAMBURG = { city: 'Hamburg', country: 'DE' };
const PRAGUE = { city: 'Prague', country: 'CZ' };

/** By then vans are out for delivery where the stories end, in western Europe. */
const MORNING = [0, '8:00'] as const;

/**
 * No story is ever late. One that is out for delivery is due that day, so it begins on the evening before,
 * in the hub, and ends before midnight of the destination.
 */
export const STORIES: Record<SampleName, Story> = {
  labelCreated: {
    ...SMALL_PARCEL,
    service: { type: 'parcel', level: 'standard' },
    origin: 'Ghent, Belgium',
    originCountry: 'BE',
    destination: 'Lyon, France',
    destinationCountry: 'FR',
    bookedAt: [0, '7:05'],
    begins: MORNING,
    scans: [],
  },
  inTransit: {
    ...SMALL_PARCEL,
    // promised in business days: hours would run out over a weekend
    service: { type: 'parcel', level: 'standard' },
    origin: 'London, United Kingdom',
    originCountry: 'GB',
    destination: 'Berlin, Germany',
    destinationCountry: 'DE',
    bookedAt: [-3, '9:10'],
    begins: MORNING,
    scans: [
      [-3, '15:40', 'PICKED_UP', LONDON],
      [-3, '20:15', 'DEPARTED', LONDON],
      [-2, '2:30', 'ARRIVED', LEIPZIG],
      [-2, '7:45', 'CUSTOMS', LEIPZIG],
      [-2, '11:20', 'CUSTOMS_HOLD', LEIPZIG],
      [-1, '16:20', 'CUSTOMS_RELEASED', LEIPZIG],
      [0, '3:10', 'DEPARTED', LEIPZIG],
    ],
  },
  outForDelivery: {
    ...LARGE_PARCEL,
    service: { type: 'parcel', level: 'priority' },
    origin: 'Madrid, Spain',
    originCountry: 'ES',
    destination: 'Barcelona, Spain',
    destinationCountry: 'ES',
    bookedAt: [-1, '8:20'],
    begins: [-1, '21:15'],
    scans: [
      [-1, '11:05', 'PICKED_UP', MADRID],
      [-1, '13:30', 'DEPARTED', MADRID],
      [-1, '21:10', 'ARRIVED', BARCELONA],
      [0, '6:35', 'OUT_FOR_DELIVERY', BARCELONA],
    ],
  },
  delivered: {
    ...LARGE_PARCEL,
    service: { type: 'parcel', level: 'standard' },
    origin: 'Milan, Italy',
    originCountry: 'IT',
    destination: 'Paris, France',
    destinationCountry: 'FR',
    bookedAt: [-4, '8:30'],
    begins: MORNING,
    scans: [
      [-4, '13:15', 'PICKED_UP', MILAN],
      [-4, '19:40', 'DEPARTED', MILAN],
      [-3, '6:20', 'ARRIVED', LYON],
      [-2, '21:30', 'DEPARTED', LYON],
      [-1, '4:10', 'ARRIVED', PARIS],
      [-1, '6:50', 'OUT_FOR_DELIVERY', PARIS],
      [-1, '11:25', 'DELIVERED', PARIS],
    ],
  },
  customsHold: {
    ...LARGE_PARCEL,
    service: { type: 'parcel', level: 'express' },
    origin: 'Toronto, Canada',
    originCountry: 'CA',
    destination: 'Vienna, Austria',
    destinationCountry: 'AT',
    bookedAt: [-4, '14:00'],
    begins: MORNING,
    scans: [
      [-4, '19:30', 'PICKED_UP', TORONTO],
      [-3, '1:15', 'DEPARTED', TORONTO],
      [-3, '13:40', 'ARRIVED', LEIPZIG],
      [-3, '15:05', 'CUSTOMS', LEIPZIG],
      [-2, '9:20', 'CUSTOMS_HOLD', LEIPZIG],
    ],
  },
  freight: {
    ...THREE_PALLETS,
    service: { type: 'freight', mode: 'sea', incoterm: 'DAP' },
    origin: 'Shanghai, China',
    originCountry: 'CN',
    destination: 'Prague, Czechia',
    destinationCountry: 'CZ',
    bookedAt: [-23, '3:00'],
    begins: MORNING,
    scans: [
      [-22, '6:20', 'PICKED_UP', SHANGHAI],
      [-21, '14:00', 'DEPARTED', SHANGHAI],
      [-16, '5:30', 'IN_TRANSIT', SINGAPORE],
      [-5, '4:10', 'ARRIVED', HAMBURG],
      [-5, '12:30', 'CUSTOMS', HAMBURG],
      [-4, '10:15', 'CUSTOMS_RELEASED', HAMBURG],
      [-3, '17:00', 'DEPARTED', HAMBURG],
      [-2, '5:40', 'ARRIVED', PRAGUE],
      [-1, '6:10', 'OUT_FOR_DELIVERY', PRAGUE, 1],
      [-1, '6:10', 'OUT_FOR_DELIVERY', PRAGUE, 2],
      [-1, '10:45', 'DELIVERED', PRAGUE, 1],
      [-1, '10:50', 'DELIVERED', PRAGUE, 2],
      [0, '5:20', 'IN_TRANSIT', PRAGUE, 3],
    ],
  },
};
