import { randomUUID } from 'node:crypto';

export interface Owed {
  trackingNumber: string;
  cents: number;
}

/** A line as it is written, and what the matching must make of it. */
export interface TrueLine {
  cents: number;
  text: string;
  currency: string;
  is: string;
}

/** How banks pass a number on. */
const WRITTEN = [
  (number: string) => number,
  (number: string) => `invoice ${number.replaceAll(/.{4}/g, '$& ')}thanks`,
  (number: string) => `for ${number.toLowerCase()}`,
  (number: string) => `${number.slice(0, 9)} ${number.slice(9)}`,
];

/** How many shipments must be owed for a file of so many lines. */
export const owedFor = (lines: number) => Math.ceil(lines * 0.3);

/** Of 20 lines four pay exactly, three are doubtful, each in its own way, and the rest names nothing we know. */
export function drawTruth(owed: readonly Owed[], lines: number): TrueLine[] {
  const share = lines / 20;
  const truth = owed.map(({ trackingNumber, cents }, at): TrueLine => {
    const text = WRITTEN[at % WRITTEN.length]?.(trackingNumber) ?? '';
    if (at < 4 * share) return { text, cents, currency: 'EUR', is: 'matched' };
    if (at < 5 * share) {
      return { text, cents: cents + 1, currency: 'EUR', is: 'doubtful:amount_differs' };
    }
    return { text, cents, currency: 'USD', is: 'doubtful:currency' };
  });
  for (const { trackingNumber, cents } of owed.slice(0, share)) {
    truth.push({ text: trackingNumber, cents, currency: 'EUR', is: 'doubtful:nothing_owed' });
  }
  const known = owed[0]?.trackingNumber ?? '';
  // one symbol is wrong
  const mistyped = `${known.slice(0, -1)}${known.endsWith('A') ? 'B' : 'A'}`;
  while (truth.length < lines) {
    const at = truth.length;
    const text = at % 2 === 0 ? mistyped : `Gift ${at}`;
    truth.push({ text, cents: 50_000_000 + at, currency: 'EUR', is: 'unknown' });
  }
  return truth;
}

export function camtOf(lines: readonly TrueLine[]): Blob {
  const entries = lines.map(
    (
      { cents, text, currency },
      at,
    ) => `<Ntry><Amt Ccy="${currency}">${(cents / 100).toFixed(2)}</Amt>
      <CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-16</Dt></BookgDt>
      <AcctSvcrRef>${randomUUID()}</AcctSvcrRef><NtryDtls><TxDtls>
      <RltdPties><Dbtr><Nm>Payer ${at}</Nm></Dbtr></RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return new Blob([
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  ]);
}
