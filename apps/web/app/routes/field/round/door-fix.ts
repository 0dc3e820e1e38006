import { useEffect, useRef } from 'react';

export type Fix = { lat: number; lon: number; accuracyM: number };

/** A position of the last quarter of a minute is still that of the door. */
export const POSITION_OPTIONS: PositionOptions = {
  enableHighAccuracy: true,
  maximumAge: 15_000,
  timeout: 20_000,
};

/** As many digits as a metre needs. */
export function fixOf({ coords }: GeolocationPosition): Fix {
  return {
    lat: Number(coords.latitude.toFixed(5)),
    lon: Number(coords.longitude.toFixed(5)),
    accuracyM: Math.min(10_000, Math.ceil(coords.accuracy)),
  };
}

/**
 * Where the phone is, once it knows: null until then, and where its user has not allowed it on the page that tries the
 * device. Nobody is asked for it at a door, and nothing waits for it.
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
        // a phone that does not know where it is hands over as well
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
