/** Alike on paper; the alphabet of recovery codes has only the digits. */
const MISREAD: Record<string, string> = { O: '0', I: '1', L: '1' };

const SYMBOLS = /^[0-9A-HJKMNP-TV-Z]{10}$/;

/** Six digits, or a recovery code as XXXXX-XXXXX, however they were typed; null for anything else. */
export function readSecondFactor(typed: string): string | null {
  const symbols = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(symbols)) return symbols;
  const recovery = symbols.replaceAll(/[OIL]/g, (letter) => MISREAD[letter] ?? letter);
  return SYMBOLS.test(recovery) ? `${recovery.slice(0, 5)}-${recovery.slice(5)}` : null;
}

export function readAuthenticatorCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
