import { z } from 'zod';
import { endpointsOf, OF_STAFF } from '../endpoint.ts';
import { plainText } from '../fields.ts';
import { VIEW_LISTS, VIEW_PARTS } from '../list-views.ts';

const endpoint = endpointsOf('staff');

/** What somebody typed to search is no part of a view: it may be about a person. */
const VIEW_PART_VALUE = z.string().regex(/^[A-Za-z0-9 ,_-]{1,200}$/);

const ViewAddress = z
  .record(z.string(), VIEW_PART_VALUE)
  .describe('Parts of the address of the list, such as `status` and `sort`.');
export type ViewAddress = z.infer<typeof ViewAddress>;

const FIELDS = {
  list: z.enum(VIEW_LISTS),
  name: plainText(1, 60),
  address: ViewAddress,
  /** Whether colleagues see it. */
  shared: z.boolean(),
};

export const ListView = z
  .strictObject({
    id: z.uuid(),
    ...FIELDS,
    name: z.string(),
    /** Whether the caller saved it. */
    own: z.boolean(),
    ownerName: z.string(),
    /** Whether the caller may change and remove it. */
    changeable: z.boolean(),
  })
  .meta({ id: 'ListView' });
export type ListView = z.infer<typeof ListView>;

export const SavedView = z
  .object(FIELDS)
  .refine(({ list, address }) => Object.keys(address).every((part) => isPart(list, part)), {
    path: ['address'],
    message: 'no part of the address of this list',
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof SavedView>;

function isPart(list: keyof typeof VIEW_PARTS, part: string): boolean {
  return (VIEW_PARTS[list] as readonly string[]).includes(part);
}

const ViewId = z.object({ viewId: z.uuid() });

export const listViews = endpoint('GET /api/admin/views', {
  summary: 'The saved views that the caller sees: own ones first, then shared ones, by name.',
  query: z.object({ list: z.enum(VIEW_LISTS).optional() }),
  answers: { 200: z.object({ views: z.array(ListView) }).meta({ id: 'ListViews' }) },
  problems: OF_STAFF,
});

export const saveView = endpoint('PUT /api/admin/views/:viewId', {
  summary: 'Save or change a view of a list. The client chooses its id.',
  params: ViewId,
  body: SavedView,
  answers: { 200: z.object({ id: z.uuid() }).meta({ id: 'ViewSaved' }) },
  problems: [...OF_STAFF, 'cross_site_request', 'too_many_views'],
});

export const removeView = endpoint('DELETE /api/admin/views/:viewId', {
  summary: 'Remove a view.',
  params: ViewId,
  answers: { 200: z.object({ removed: z.boolean() }).meta({ id: 'ViewRemoved' }) },
  problems: [...OF_STAFF, 'cross_site_request'],
});
