/** 09:00-13:00 with the dash that stands for "to", never parted at the end of a line. */
export function windowText(window: string): string {
  return window.replace('-', '\u2060\u2013\u2060');
}
