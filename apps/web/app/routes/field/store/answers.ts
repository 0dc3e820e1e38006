export type FieldRight = 'hub' | 'drive' | 'cash';

export type FieldDevice = {
  id: string;
  name: string;
  kind: 'hub' | 'driver';
  hub: {
    id: string;
    code: string;
    name: string;
    timeZone: string;
    place?: { city: string; country: string } | null;
  };
};

export type FieldPerson = { id: string; name: string; rights: FieldRight[]; locale: string };
export type ShiftTimes = { id: string; beganAt: string; endsAt: string };
