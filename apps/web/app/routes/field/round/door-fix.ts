import { useEffect, useRef } from 'react';

export type Fix = { lat: number; lon: number; accuracyM: number };

/** A position that is at most 15 seconds old still counts as the door's. */
export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 15_000,
  timeout: 20_000,
};

/** Enough digits for one metre. */
export function fixOf({ coords }: GeolocationPosition): Fix {
  return {
    lat: Number(coords.latitude.toFixed(5)),
    lon: Number(coords.longitude.toFixed(5)),
    accuracyM: Math.min(10_000, Math.ceil(coords.accuracy)),
  };
}

/**
 * The position of the phone: null until it is known, or if the permission was not given on the page that checks the
 * device. No permission is asked for at a door, and nothing waits for the position.
 */
export function useDoorFix(): () => Fix | null {
  const fix = useRef<Fix>(null);
  useEffect(() => {
    let isLeft = false;
    void isAllowed().then((allowed) => {
      if (!allowed || isLeft) return;
      navigator.geolocation.getCurrentPosition(
        (position) => {
          fix.current = fixOf(position);
        },
        // handing over works without a position
        () => undefined,
        POSITION_OPTIONS,
      );
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return () => fix.current;
}

async function isAllowed(): Promise<boolean> {
  if (!('geolocation' in navigator) || !('permissions' in navigator)) return false;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  return state === 'granted';
}
