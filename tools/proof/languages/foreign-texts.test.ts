import { describe, expect, it } from 'vitest';
import { foreignTexts } from './foreign-texts.ts';

describe('the texts of a page', () => {
  it('may be messages of its language, with values filled in', () => {
    const german = [
      'Meine Schicht',
      'Zurück',
      '12 Packstücke',
      'Ihre Schicht endet um 18:00 spätestens.',
    ];
    expect(foreignTexts(german, 'de')).toEqual([]);
  });

  it('may be data that is in no catalog', () => {
    expect(foreignTexts(['Carla Courier', 'WPA2 B3C4', '12.50', 'Antwerp Hub 7'], 'fr')).toEqual(
      [],
    );
  });

  it('are reported if they are English, also with values and in another number', () => {
    const english = ['Scan every piece that comes in.', '3 entries are only on this phone.'];
    expect(foreignTexts(english, 'fr')).toEqual(english);
    expect(foreignTexts(english, 'en')).toEqual([]);
  });

  it('are reported if they are in any other language', () => {
    const french = ['Scannez chaque colis que vous y mettez.'];
    expect(foreignTexts(french, 'de')).toEqual(french);
  });

  it('are reported if a key is shown instead of its message', () => {
    expect(foreignTexts(['menu.until', 'verdict.not_piece.text'], 'en')).toEqual([
      'menu.until',
      'verdict.not_piece.text',
    ]);
  });

  it('are reported if they are English on a page with visibly altered English', () => {
    expect(foreignTexts(['Receive', '[Řééçééîîṽéé]'], 'en-XA')).toEqual(['Receive']);
  });
});
