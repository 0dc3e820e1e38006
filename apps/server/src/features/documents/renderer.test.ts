import { expect, it } from 'vitest';
import type { DocumentFacts } from './document-facts.ts';
import { createRenderer } from './renderer.ts';

it('a document that cannot be made fails alone', async () => {
  const renderer = createRenderer();
  const broken = renderer.render({ file: 'label.zpl', facts: {} as DocumentFacts });
  await expect(broken).rejects.toThrow(/label.zpl was not rendered/);
  const alsoBroken = renderer.render({ file: 'label.zpl', facts: {} as DocumentFacts });
  await expect(alsoBroken).rejects.toThrow(/label.zpl was not rendered/);
  await renderer.close();
});
