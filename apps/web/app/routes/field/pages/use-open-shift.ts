import type { FieldDevice } from '@waypost/contract/client';
import { type OpenShift, useSession } from '../store/session.ts';

/** For pages that are shown only during a shift. */
export function useOpenShift(): { device: FieldDevice; shift: OpenShift } {
  const { device, shift } = useSession();
  if (device === null || shift === null) throw new Error('this page needs a shift');
  return { device, shift };
}
