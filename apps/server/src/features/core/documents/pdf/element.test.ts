import { isValidElement } from 'react';
import { expect, test } from 'vitest';

import { text } from './element.ts';

test('a PDF draws no soft hyphen of a text', () => {
  const drawn = text({}, 'Treibstoff\u00ADzuschlag');
  expect(isValidElement(drawn) && drawn.props).toMatchObject({ children: 'Treibstoffzuschlag' });
});
