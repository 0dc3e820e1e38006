import { readBoardPickup } from '@waypost/contract/client';
import { redirect } from 'react-router';
import { askOrThrow } from '../../../platform/answer.server.ts';
import { besideWindow } from './pickup-address.ts';
import type { Route } from './+types/open-pickup.ts';

/** A pickup by its reference alone, as other pages of the console link to it. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const { pickup } = await askOrThrow(request, readBoardPickup, { path: params });
  return redirect(besideWindow(pickup));
}
