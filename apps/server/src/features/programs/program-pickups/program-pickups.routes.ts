import { pickupStatusOf, type V1Pickup } from '@waypost/contract/v1';
import { pickupArea } from '@waypost/domain/pickups';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, MOMENT, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAddress } from '../../customer/addresses/index.ts';
import {
  cancelPickup,
  findPickup,
  type PickupRow,
  presentPickup,
  readDayOrFirstFree,
  reschedulePickup,
  selectPickups,
} from '../../customer/pickups/index.ts';
import { refuseUnknownCountry, requestForProgram } from './request-for-program.ts';

export function programPickupsRoutes({ mount }: Api, ctx: ApiCtx): void {
  const present = (row: PickupRow): V1Pickup => {
    const pickup = presentPickup(row);
    const { id, date, window, timeZone, cutOffAt, changeable, addressId, instructions } = pickup;
    return {
      object: 'pickup',
      id,
      mode: ctx.mode,
      createdAt: row.createdAt.toISOString(),
      status: pickup.status.toLowerCase().replaceAll(' ', '_') as V1Pickup['status'],
      date,
      window,
      timeZone,
      earliest: pickup.startsAt,
      latest: pickup.endsAt,
      cutOffAt,
      changeable,
      addressId,
      address: pickup.addressText,
      instructions,
      recurring: pickup.recurring,
      shipments: pickup.shipments,
    };
  };

  mount('v1ListPickupWindows', { program: 'pickups:read' }, async ({ caller, query }) => {
    const at = await placeOf(caller.customerId, query);
    const { windows, ...day } = await readDayOrFirstFree(ctx, at, query.date);
    return {
      status: 200,
      body: {
        object: 'pickup_day' as const,
        ...day,
        windows: windows.map(({ startsAt: earliest, endsAt: latest, ...window }) => ({
          earliest,
          latest,
          ...window,
        })),
      },
    };
  });

  mount('v1CreatePickup', { program: 'pickups:write' }, async ({ caller, headers, body }) => {
    const key = headers['idempotency-key'];
    const { row, isReplayed } = await requestForProgram(ctx, caller, key, body);
    return {
      status: 201,
      body: present(row),
      headers: {
        location: `/api/v1/pickups/${row.publicId}`,
        ...(isReplayed && { 'idempotency-replayed': 'true' }),
      },
    };
  });

  mount('v1ListPickups', { program: 'pickups:read' }, async ({ caller, query, request }) => {
    const { limit, cursor, status } = query;
    const { customerId } = caller;
    const [startsAt, id] = readCursor(cursor, [MOMENT, ID]) ?? [];
    const after = startsAt === undefined || id === undefined ? undefined : { startsAt, id };
    const page = { after, status: status && pickupStatusOf(status), limit: limit + 1 };
    const rows = await asCustomer(ctx.db, customerId, (own) =>
      selectPickups(own, customerId, page),
    );
    return answerPage(request, rows, {
      limit,
      present,
      cursorOf: (row) => writeCursor(row.startsAt.toISOString(), row.id),
    });
  });

  mount('v1ReadPickup', { program: 'pickups:read' }, async ({ caller, params }) => ({
    status: 200,
    body: present(await pickupOf(caller.customerId, params.pickupId)),
  }));

  mount('v1ChangePickup', { program: 'pickups:write' }, async ({ caller, params, body }) => ({
    status: 200,
    body: present(await reschedulePickup(ctx, caller.customerId, params.pickupId, body)),
  }));

  mount('v1CancelPickup', { program: 'pickups:write' }, async ({ caller, params }) => ({
    status: 200,
    body: present(await cancelPickup(ctx, caller.customerId, params.pickupId)),
  }));

  type Named = Record<'addressId' | 'pickupId' | 'country' | 'city', string | undefined>;

  async function placeOf(customerId: string, named: Partial<Named>) {
    const { addressId, pickupId, country, city } = named;
    if (country !== undefined && city !== undefined) {
      refuseUnknownCountry(country, 'country');
      return { country, area: pickupArea(country, city) };
    }
    if (pickupId !== undefined) return pickupOf(customerId, pickupId);
    const address = await asCustomer(ctx.db, customerId, (own) =>
      findAddress(own, customerId, addressId ?? ''),
    );
    if (address === undefined) throw new Problem('address_not_found');
    return { country: address.country, area: pickupArea(address.country, address.city) };
  }

  async function pickupOf(customerId: string, pickupId: string): Promise<PickupRow> {
    const row = await asCustomer(ctx.db, customerId, (own) =>
      findPickup(own, customerId, pickupId),
    );
    if (row === undefined) throw new Problem('pickup_not_found');
    return row;
  }
}
