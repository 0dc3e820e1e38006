import { describe, expect, it } from 'vitest';
import { BankFileFault } from './bank-file-fault.ts';
import { keysOf } from './bank-line.ts';
import { readBankFile } from './read-bank-file.ts';

const read = (text: string) => readBankFile(Buffer.from(text));

const camt = (entries: string, start = '') => `<?xml version="1.0" encoding="UTF-8"?>${start}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>BE68539007547034</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const entry = (change: Record<string, string> = {}) => {
  const {
    amount = '12.50',
    sign = 'CRDT',
    status = '<Sts><Cd>BOOK</Cd></Sts>',
    more = '',
  } = change;
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}
    <BookgDt><Dt>2026-11-16</Dt></BookgDt><AcctSvcrRef>BANK-1</AcctSvcrRef>
    <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
    <RltdPties><Dbtr><Pty><Nm>Ada &amp; Sons</Nm></Pty></Dbtr><Cdtr><Nm>Waypost</Nm></Cdtr></RltdPties>
    <RmtInf><Ustrd>WPB9 AXJ9</Ustrd><Ustrd>17QZ RDAB</Ustrd></RmtInf></TxDtls>${more}</NtryDtls></Ntry>`;
};

describe('a CAMT.053 file', () => {
  it('gives its booked incoming transfers, with the words and the name of the payer', async () => {
    const file = camt(
      entry() + entry({ sign: 'DBIT' }) + entry({ status: '<Sts>PDNG</Sts>', amount: '1.00' }),
    );
    expect(await read(file)).toEqual({
      ending: 'xml',
      otherEntries: 2,
      lines: [
        {
          bookedOn: '2026-11-16',
          cents: 1_250,
          currency: 'EUR',
          payer: 'Ada & Sons',
          text: 'WPB9 AXJ9 17QZ RDAB',
          bankReference: 'BANK-1',
        },
      ],
    });
  });

  it('is read the same with prefixed names and five decimals', async () => {
    const plain = camt(entry({ amount: '12.50000' }));
    const prefixed = plain
      .replaceAll(/<(\/?)([A-Z])/g, '<$1camt:$2')
      .replace('xmlns=', 'xmlns:camt=');
    expect((await read(prefixed)).lines).toEqual((await read(camt(entry()))).lines);
  });

  it('gives each transaction of a batch with its own amount', async () => {
    const one = (amount: string) => `<TxDtls><Amt Ccy="EUR">${amount}</Amt></TxDtls>`;
    const file = camt(
      entry({ amount: '30.00', more: one('20.00') }).replace(
        '<TxDtls><Refs>',
        '<TxDtls><Amt Ccy="EUR">10.00</Amt><Refs>',
      ),
    );
    const { lines } = await read(file);
    expect(lines.map(({ cents }) => cents)).toEqual([1_000, 2_000]);
    expect(new Set(lines.map(({ bankReference }) => bankReference)).size).toBe(2);
  });

  it.each([
    ['an entity of its own', camt(entry({ amount: '&x;' }), '<!DOCTYPE d [<!ENTITY x "9.00">]>')],
    [
      'an entity from elsewhere',
      camt(entry({ amount: '&x;' }), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    ['an amount that is none', camt(entry({ amount: '12,50' }))],
    ['a day that no month has', camt(entry().replaceAll(/\d{4}-\d\d-\d\d/g, '2026-02-31'))],
    ['another root', '<Document><Other/></Document>'],
    ['a tag that is not closed', camt(entry()).slice(0, -30)],
  ])('is refused with %s', async (_, file) => {
    await expect(read(file)).rejects.toThrow(BankFileFault);
  });
});

describe('a CSV file of a bank', () => {
  it('is read with heads, decimals and days as German banks write them', async () => {
    const text =
      'Buchungstag;Auftraggeber;Verwendungszweck;Betrag;Währung\n16.11.2026;Ada;WP 1;"1.234,50";EUR\n' +
      '17.11.2026;Bank;Gebühr;"-3,00";EUR\n';
    expect(await read(text)).toEqual({
      ending: 'csv',
      otherEntries: 1,
      lines: [
        {
          bookedOn: '2026-11-16',
          cents: 123_450,
          currency: 'EUR',
          payer: 'Ada',
          text: 'WP 1',
          bankReference: '',
        },
      ],
    });
  });

  it.each([
    ['without an amount', 'Date,Text\n2026-11-16,x\n'],
    ['with an amount that can mean two things', 'Date,Amount\n2026-11-16,1.234\n'],
    ['with a day that is none', 'Date,Amount\nyesterday,1.20\n'],
    ['with a day that no month has', 'Date,Amount\n31.02.2026,1.20\n'],
    ['that is empty', ''],
  ])('is refused %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(BankFileFault);
  });
});

it('tells lines that are alike within a file apart, and knows them again in another', async () => {
  const text =
    'Date,Amount,Text\n2026-11-16,5.00,Gift\n2026-11-16,5.00,Gift\n2026-11-16,6.00,Gift\n';
  const keys = keysOf((await read(text)).lines).map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
  expect(keysOf((await read(text)).lines).map((key) => key.toString('hex'))).toEqual(keys);
});
