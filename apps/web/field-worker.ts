import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** As React Router writes it for the browser: what each route is made of. */
type RouteFiles = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: RouteFiles; routes: Record<string, RouteFiles> };

const ROUTES = ['root', 'routes/field/app'];
/** Files fetched by name while the page runs: later pages, the label reader, and fonts. */
const LATER = [
  'assets/later-pages-*.js',
  'field/*.js',
  'assets/zxing_reader-*.wasm',
  'assets/{archivo-wide,text,mono}-latin-*.woff2',
];

/**
 * Tells the service worker of /field (public/field-worker.js) which files to store. The shell that it stores names
 * the rest, which depends on the language. A change in any file of the build makes a new version.
 */
export function writeFieldWorker(client: string): void {
  const [manifestFile] = globSync('assets/manifest-*.js', { cwd: client });
  if (manifestFile === undefined) throw new Error('the build has no manifest of its routes');
  const text = readFileSync(join(client, manifestFile), 'utf8');
  const { entry, routes } = JSON.parse(text.replace(/^[^{]+|;\s*$/g, '')) as Manifest;
  const parts = [entry, ...ROUTES.map((id) => routes[id])].flatMap((part) => {
    if (part === undefined) throw new Error(`the build has no route of ${ROUTES.join(' or ')}`);
    return [part.module, ...(part.imports ?? []), ...(part.css ?? [])];
  });
  const later = globSync(LATER, { cwd: client }).map((name) => `/${name}`);
  const named = [...parts, ...later, '/field.webmanifest', '/icons/192.png'];
  const files = withImports(client, named).sort();
  const everything = globSync('assets/**/*.*', { cwd: client }).sort().join();
  const version = createHash('sha256').update(everything).digest('hex').slice(0, 12);

  const path = join(client, 'field-worker.js');
  const worker = readFileSync(path, 'utf8')
    .replace("VERSION = 'development'", `VERSION = '${version}'`)
    .replace('FILES = []', `FILES = ${JSON.stringify(files)}`);
  if (!worker.includes(version) || !worker.includes(entry.module)) {
    throw new Error('field-worker.js has no place for the list of its files');
  }
  writeFileSync(path, worker);
}

/** Later pages share chunks that no route names. */
function withImports(client: string, named: readonly string[]): string[] {
  const files = new Set(named);
  // grows while it is walked
  for (const file of files) {
    if (!file.startsWith('/assets/') || !file.endsWith('.js')) continue;
    const text = readFileSync(join(client, file), 'utf8');
    for (const [, name] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
      files.add(`/assets/${name}`);
    }
  }
  return [...files];
}
