/** What a person in the field may do: work in a hub, drive a round, take over cash. */
export const FIELD_RIGHTS = ['hub', 'drive', 'cash'] as const;
export type FieldRight = (typeof FIELD_RIGHTS)[number];

/** What an enrolled device is: one that stays in its hub, or one that travels. */
export const FIELD_DEVICE_KINDS = ['hub', 'driver'] as const;
export type FieldDeviceKind = (typeof FIELD_DEVICE_KINDS)[number];

export const PIN_DIGITS = 6;
/** Wrong PINs in a row; then a colleague in the office unlocks it. */
export const PIN_TRIES = 5;
/** How long the code that enrols a device works. */
export const ENROLMENT_MINUTES = 15;
