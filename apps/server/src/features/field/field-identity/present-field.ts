import type { FieldDevice, FieldPerson } from '@waypost/contract';
import type { DeviceRow } from './devices.queries.ts';

export function presentDevice(row: DeviceRow): FieldDevice {
  const { id, name, kind, hubId, hubCode, hubName, timeZone, city, country } = row;
  const hub = { id: hubId, code: hubCode, name: hubName, timeZone, place: { city, country } };
  return { id, name, kind, hub };
}

export function presentPerson({ id, name, rights, locale }: FieldPerson): FieldPerson {
  return { id, name, rights, locale };
}

export function presentShift(shift: { id: string; beganAt: Date; endsAt: Date }) {
  return {
    id: shift.id,
    beganAt: shift.beganAt.toISOString(),
    endsAt: shift.endsAt.toISOString(),
  };
}
