import { z } from 'zod';

// Shapes for the agent. What is allowed in them, Waypost decides.

export const Place = z.object({
  city: z.string(),
  country: z.string().length(2).describe('ISO 3166-1 alpha-2 code'),
  postalCode: z.string().optional(),
  region: z.string().optional(),
});

export const Address = Place.extend({
  name: z.string(),
  line1: z.string().describe('Street and number'),
  line2: z.string().optional(),
  phone: z.string().optional(),
});

export const Sender = Address.extend({ email: z.string().optional() });
export const Recipient = Address.extend({ email: z.string() });

export const Parcels = z
  .array(
    z.object({
      weightGrams: z.int().positive(),
      lengthMm: z.int().positive(),
      widthMm: z.int().positive(),
      heightMm: z.int().positive(),
    }),
  )
  .min(1)
  .max(20);

export const Items = z
  .array(
    z.object({
      description: z.string(),
      quantity: z.int().positive(),
      weightGrams: z.int().positive().describe('Of the whole line'),
      valueCents: z.int().min(0).describe('Of the whole line'),
      originCountry: z.string().length(2).optional(),
      hsCode: z.string().optional(),
    }),
  )
  .max(20);

export const ShipmentName = z
  .string()
  .describe('Its id, its tracking number, or ref: and your reference');
