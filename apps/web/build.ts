import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeFieldWorker } from './field-worker.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const COMPRESSIBLE = /\.(?:js|css|svg|txt|json|wasm|webmanifest)$/;

const built = spawnSync(join(FOLDER, 'node_modules/.bin/react-router'), ['build'], {
  cwd: FOLDER,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const client = join(FOLDER, 'build/client');
writeFieldWorker(client);

/** Compressed once here, as small as it gets, and served as they are. */
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!COMPRESSIBLE.test(name)) continue;
  const file = join(client, name);
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
}
