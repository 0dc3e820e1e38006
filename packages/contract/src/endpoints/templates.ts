import { MAX_PARCELS, PARCEL_LEVELS } from '@waypost/domain/rates';
import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { BOX, Cents, Instant, plainText } from '../fields.ts';
import { Done } from './auth.ts';

const endpoint = endpointsOf('addresses');

const TemplateName = plainText(1, 60);

export const NewTemplate = z
  .object({
    name: TemplateName,
    serviceLevel: z.enum(PARCEL_LEVELS),
    ...BOX,
    /** Parcels of this weight and size. */
    parcelCount: z.int().min(1).max(MAX_PARCELS),
    /** What is inside; may be empty. */
    contents: plainText(0, 120).default(''),
    valueCents: Cents.default(0),
    /** A recipient of the address book. */
    addressId: z.uuid().nullable().default(null),
  })
  .meta({ id: 'NewTemplate' });
export type NewTemplate = z.infer<typeof NewTemplate>;

export const ParcelTemplate = z
  .object({
    id: z.uuid(),
    name: z.string(),
    serviceLevel: z.enum(PARCEL_LEVELS),
    ...BOX,
    parcelCount: z.int(),
    contents: z.string(),
    valueCents: Cents,
    /** It may have been removed from the address book since. */
    addressId: z.uuid().nullable(),
    createdAt: Instant,
  })
  .meta({ id: 'ParcelTemplate' });
export type ParcelTemplate = z.infer<typeof ParcelTemplate>;

const TemplatePath = z.object({ templateId: z.uuid() });

export const listTemplates = endpoint('GET /api/users/me/templates', {
  summary: 'Saved parcels, the newest first.',
  answers: {
    200: z.object({ templates: z.array(ParcelTemplate) }).meta({ id: 'ParcelTemplates' }),
  },
});

export const saveTemplate = endpoint('PUT /api/users/me/templates/:templateId', {
  summary: 'Save a parcel under a name. The client draws the id: sent twice, it is one template.',
  params: TemplatePath,
  body: NewTemplate,
  answers: { 200: ParcelTemplate },
  problems: ['template_not_found', 'address_not_found', 'too_many_templates', 'cross_site_request'],
});

export const renameTemplate = endpoint('PATCH /api/users/me/templates/:templateId', {
  summary: 'Give a saved parcel another name.',
  params: TemplatePath,
  body: z.object({ name: TemplateName }).meta({ id: 'TemplateName' }),
  answers: { 200: ParcelTemplate },
  problems: ['template_not_found', 'cross_site_request'],
});

export const removeTemplate = endpoint('DELETE /api/users/me/templates/:templateId', {
  summary: 'Remove a saved parcel.',
  params: TemplatePath,
  answers: { 200: Done },
  problems: ['template_not_found', 'cross_site_request'],
});
