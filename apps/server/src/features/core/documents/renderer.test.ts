import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentFacts } from './document-facts.ts';
import { createRenderer, type Renderer, type RenderJob } from './renderer.ts';

const linkTo = (address: string): RenderJob => ({ file: 'link.svg', facts: { address } });
const BROKEN: RenderJob = { file: 'label.zpl', facts: {} as DocumentFacts };

/** Stands in for the real thread: answers late, out of order, not at all, or with someone's noise. */
const ODD_THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const answer = (id, text) => parentPort.postMessage({ id, bytes: new TextEncoder().encode(text) });
    parentPort.on('message', ({ id, job }) => {
      const { address } = job.facts;
      if (address === 'dies') process.exit(3);
      if (address === 'hangs') return;
      parentPort.postMessage({ 'watch:import': ['file:///some/module.ts'] });
      parentPort.postMessage('noise');
      answer(id + 1000, 'another job');
      answer(id, address);
      answer(id, 'a second answer to ' + address);
    });
  `)}`,
);

describe('the renderer', () => {
  let renderer: Renderer | undefined;
  afterEach(async () => {
    await renderer?.close();
    vi.unstubAllEnvs();
  });

  it('fails only the document that cannot be rendered', async () => {
    renderer = createRenderer();
    await expect(renderer.render(BROKEN)).rejects.toThrow(/label.zpl was not rendered/);
    await expect(renderer.render(BROKEN)).rejects.toThrow(/label.zpl was not rendered/);
    const svg = await renderer.render(linkTo('https://waypost.example'));
    expect(Buffer.from(svg).toString()).toMatch(/^<svg/);
  });

  it('renders under `node --watch`, which reports every import through the same thread', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    renderer = createRenderer();
    const svg = await renderer.render(linkTo('https://waypost.example'));
    expect(Buffer.from(svg).toString()).toMatch(/^<svg/);
  });

  it('never hands one job the answer to another', async () => {
    renderer = createRenderer({ threadFile: ODD_THREAD });
    const { render } = renderer;
    const addresses = Array.from({ length: 30 }, (_, index) => `address ${index}`);
    const rendered = await Promise.all(addresses.map((address) => render(linkTo(address))));
    expect(rendered.map((bytes) => Buffer.from(bytes).toString())).toEqual(addresses);
  });

  it('fails the job of a thread that died, and starts another thread for the next', async () => {
    renderer = createRenderer({ threadFile: ODD_THREAD });
    const [died, next] = await Promise.allSettled([
      renderer.render(linkTo('dies')),
      renderer.render(linkTo('waited behind it')),
    ]);
    expect(died).toMatchObject({ reason: { message: expect.stringContaining('thread ended') } });
    expect(next.status === 'fulfilled' && Buffer.from(next.value).toString()).toBe(
      'waited behind it',
    );
  });

  it('ends a job that takes too long, and starts another thread for the next', async () => {
    renderer = createRenderer({ threadFile: ODD_THREAD, deadlineMs: 3_000 });
    await expect(renderer.render(linkTo('hangs'))).rejects.toThrow(/link.svg took longer than/);
    expect(Buffer.from(await renderer.render(linkTo('after'))).toString()).toBe('after');
  });

  it('fails waiting jobs when it is closed', async () => {
    renderer = createRenderer({ threadFile: ODD_THREAD });
    const { close } = renderer;
    const hangs = renderer.render(linkTo('hangs'));
    void sleep(100).then(close);
    await expect(hangs).rejects.toThrow(/thread ended/);
  });
});
