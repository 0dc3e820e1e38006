import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { drift, nextStop, STOP_EVERY_MS } from './strip-motion.ts';

export type StripMotion = 'stops' | 'drift';

/** After a wheel or a finger a strip still glides; it is the reader's until it has come to rest. */
const REST_MS = 1500;

/**
 * Moves a strip by itself while somebody may be watching and nobody is using it. `possible` is false
 * on the server, without scripts and where less motion is asked for: the strip is then a plain list.
 */
export function useStripMotion(strip: RefObject<HTMLElement | null>, motion: StripMotion) {
  const possible = useMotionWelcome();
  const [paused, setPaused] = useState(false);
  const inUse = useInUse(strip);
  const { inView, wasSeen } = useInView(strip);
  const tabShown = useTabShown();
  const moving = possible && !paused && !inUse && inView && tabShown;

  useEffect(() => {
    if (!moving || strip.current === null) return undefined;
    return motion === 'stops' ? moveByStops(strip.current) : moveByDrift(strip.current);
  }, [strip, motion, moving]);

  return { possible, wasSeen, paused, setPaused };
}

function moveByStops(strip: HTMLElement): () => void {
  const timer = setInterval(() => {
    const stop = nextStop({
      position: Math.abs(strip.scrollLeft),
      visibleWidth: strip.clientWidth,
      fullWidth: strip.scrollWidth,
    });
    strip.scrollTo({ left: stop * directionOf(strip), behavior: 'smooth' });
  }, STOP_EVERY_MS);
  return () => clearInterval(timer);
}

/** The strip holds its list twice, so that the end of the first looks like its start. */
function moveByDrift(strip: HTMLElement): () => void {
  const direction = directionOf(strip);
  // Kept here, because browsers round what they are given and a frame moves by less than a pixel.
  let position = Math.abs(strip.scrollLeft);
  let frameAt: number | undefined;
  let frame = requestAnimationFrame(move);
  function move(now: number) {
    const loopWidth = strip.firstElementChild?.getBoundingClientRect().width ?? 0;
    position = drift(position, now - (frameAt ?? now), loopWidth);
    frameAt = now;
    strip.scrollLeft = position * direction;
    frame = requestAnimationFrame(move);
  }
  return () => cancelAnimationFrame(frame);
}

/** Where a language reads from the right, positions are counted below zero. */
function directionOf(strip: HTMLElement): 1 | -1 {
  return getComputedStyle(strip).direction === 'rtl' ? -1 : 1;
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)';

function useMotionWelcome(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(LESS_MOTION);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => !matchMedia(LESS_MOTION).matches,
    () => false,
  );
}

function useInView(strip: RefObject<HTMLElement | null>) {
  const [inView, setInView] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (strip.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting === true);
      if (entry?.isIntersecting === true) setWasSeen(true);
    });
    observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip]);
  return { inView, wasSeen };
}

function useTabShown(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => !document.hidden,
    () => false,
  );
}

/** Whether a pointer, a finger, a wheel or the focus is on the strip, or was just now. */
function useInUse(strip: RefObject<HTMLElement | null>): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return undefined;
    const holds = new Map<string, ReturnType<typeof setTimeout> | undefined>();
    const hold = (by: string) => {
      clearTimeout(holds.get(by));
      holds.set(by, undefined);
      setInUse(true);
    };
    const release = (by: string, afterMs = 0) => {
      clearTimeout(holds.get(by));
      const letGo = () => {
        holds.delete(by);
        setInUse(holds.size > 0);
      };
      holds.set(by, setTimeout(letGo, afterMs));
    };
    const listening = new AbortController();
    const on = (events: string[], listener: (event: Event) => void) => {
      for (const event of events) {
        element.addEventListener(event, listener, { passive: true, signal: listening.signal });
      }
    };
    on(['pointerenter'], (event) => isMouse(event) && hold('mouse'));
    on(['pointerleave'], (event) => isMouse(event) && release('mouse'));
    on(['focusin'], () => hold('focus'));
    on(['focusout'], () => release('focus'));
    on(['touchstart', 'touchmove'], () => hold('finger'));
    on(['touchend', 'touchcancel'], () => release('finger', REST_MS));
    on(['wheel'], () => {
      hold('wheel');
      release('wheel', REST_MS);
    });
    return () => {
      listening.abort();
      for (const timer of holds.values()) clearTimeout(timer);
    };
  }, [strip]);
  return inUse;
}

/** Touch has no pointerleave: after a tap the strip would count as hovered for ever. */
function isMouse(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
