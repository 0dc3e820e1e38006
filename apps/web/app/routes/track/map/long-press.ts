const HELD_AFTER_MS = 600;
const TOLERANCE_PX = 15;

/**
 * A press becomes long after 600 ms. States: idle; pressed (a pointer went down, the clock runs).
 * Down enters pressed. Held long enough, up, cancelled (the page scrolls), or moved by more than
 * 15 px leaves it. Moves and ups while idle are ignored.
 */
export function createLongPress(onHeld: () => void) {
  let pressed: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;

  const release = () => {
    clearTimeout(pressed?.timer);
    pressed = null;
  };
  return {
    down(x: number, y: number) {
      release();
      const timer = setTimeout(() => {
        pressed = null;
        onHeld();
      }, HELD_AFTER_MS);
      pressed = { x, y, timer };
    },
    move(x: number, y: number) {
      if (pressed === null) return;
      if (Math.hypot(x - pressed.x, y - pressed.y) > TOLERANCE_PX) release();
    },
    release,
  };
}

export function listenForLongPress(element: HTMLElement, onHeld: () => void): void {
  const press = createLongPress(onHeld);
  element.addEventListener('pointerdown', ({ clientX, clientY, isPrimary }) => {
    if (isPrimary) press.down(clientX, clientY);
    else press.release();
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => press.move(clientX, clientY));
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    element.addEventListener(end, press.release);
  }
  // phones open a menu of their own
  element.addEventListener('contextmenu', (event) => event.preventDefault());
}
