import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { createLog } from './log.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

const log = createLog('test', 'silent');

describe('a bucket of the development store', () => {
  it('is made, and says that it keeps no versions', async () => {
    const { config } = testConfig();
    const store = openObjectStore({ ...config, S3_BUCKET: `test-${randomUUID()}` }, log);
    const cannot = 'the store cannot';
    expect(await store.keepVersions()).toEqual({ versioning: cannot, lifecycle: cannot });
    expect(await store.keepVersions()).toEqual({ versioning: cannot, lifecycle: cannot });
    expect(await store.expireAfter(120)).toBe(cannot);
    await store.put('a', Buffer.from('a'), 'text/plain');
    await store.delete('a');
    expect(await store.get('a')).toBeNull();
    store.close();
  });
});

const hasVersity = spawnSync('versitygw', ['--version']).error === undefined;

/** `go install github.com/versity/versitygw/cmd/versitygw@v1.8.0` takes minutes: run where it is there. */
describe.skipIf(!hasVersity)('a bucket that keeps versions', { timeout: 30_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-versity-'));
  const keys = { S3_ACCESS_KEY_ID: 'waypost', S3_SECRET_ACCESS_KEY: 'waypost-secret' };
  let gateway: ChildProcess;
  let store: ObjectStore;
  let client: S3Client;
  const Bucket = 'documents';

  beforeAll(async () => {
    const port = await freePort();
    for (const name of ['data', 'versions']) spawnSync('mkdir', [join(folder, name)]);
    const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = keys;
    const served = ['-p', `127.0.0.1:${port}`, '-a', S3_ACCESS_KEY_ID, '-s', S3_SECRET_ACCESS_KEY];
    const kept = ['posix', '--versioning-dir', join(folder, 'versions'), join(folder, 'data')];
    gateway = spawn('versitygw', [...served, ...kept], { stdio: 'ignore' });
    const S3_ENDPOINT = `http://127.0.0.1:${port}`;
    const settings = { S3_ENDPOINT, S3_REGION: 'us-east-1', S3_BUCKET: Bucket, ...keys };
    store = openObjectStore(settings, log);
    client = new S3Client({
      endpoint: S3_ENDPOINT,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: {
        accessKeyId: keys.S3_ACCESS_KEY_ID,
        secretAccessKey: keys.S3_SECRET_ACCESS_KEY,
      },
    });
    await vi.waitFor(() => store.keepVersions(), { timeout: 20_000, interval: 200 });
  }, 30_000);
  afterAll(() => {
    gateway.kill();
    store.close();
    client.destroy();
    rmSync(folder, { recursive: true });
  });

  const versionsOf = async (key: string) => {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: key }),
    );
    return [...Versions, ...DeleteMarkers].filter(({ Key }) => Key === key);
  };

  it('gives an overwritten object back, and nothing of an erased one', async () => {
    expect(await store.keepVersions()).toEqual({
      versioning: 'set',
      lifecycle: 'the store cannot',
    });
    await store.put('cases/1', Buffer.from('first'), 'text/plain');
    await store.put('cases/1', Buffer.from('second'), 'text/plain');
    await store.put('cases/10', Buffer.from('of another'), 'text/plain');
    const versions = await versionsOf('cases/1');
    expect(versions).toHaveLength(2);
    const first = await client.send(
      new GetObjectCommand({ Bucket, Key: 'cases/1', VersionId: versions[1]?.VersionId }),
    );
    expect(await first.Body?.transformToString()).toBe('first');

    await store.delete('cases/1');
    expect(await versionsOf('cases/1')).toEqual([]);
    expect(await store.get('cases/1')).toBeNull();
    expect(await versionsOf('cases/10')).toHaveLength(1);
    await client.send(new PutObjectCommand({ Bucket, Key: 'cases/10', Body: 'again' }));
    await store.delete('cases/10');
    expect(await versionsOf('cases/10')).toEqual([]);
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
