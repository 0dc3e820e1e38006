import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { Problem } from './http/problem.ts';
import { errorFields, type Log } from './log.ts';
import {
  deleteVersions,
  expireObjects,
  keepVersions,
  type Kept,
  type Outcome,
} from './object-versions.ts';

/** Bytes by key in an S3-compatible store. PostgreSQL lists what is stored, except after a restore. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** The bytes from `from` up to, not including, `end`. Null when there is no such object. */
  getRange(key: string, from: number, end: number): Promise<Uint8Array | null>;
  /** For good, with every version that the bucket keeps. Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Every key with this prefix, in order; from `from` on if it is given. Only for what runs rarely. */
  list(prefix: string, from?: string): Promise<string[]>;
  /** Makes the bucket and sets its versioning and lifecycle, where the store can. */
  keepVersions(): Promise<Kept>;
  /** Makes the bucket and has its files end by themselves after so many days, where the store can. */
  expireAfter(days: number): Promise<Outcome>;
  close(): void;
};

type StoreConfig = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

export function openObjectStore(config: StoreConfig, log: Log): ObjectStore {
  const Bucket = config.S3_BUCKET;
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID,
      secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    },
    // a bucket is a path, not a host name: the endpoint may be an IP address
    forcePathStyle: true,
    // not every S3-compatible store supports checksums in trailers
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 4_000 },
  });

  // the development store signs `/bucket` where the client signs `/bucket/`; others accept either
  client.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { path: string };
      request.path = request.path.replace(/\/$/, '');
      return next(args);
    },
    { step: 'build' },
  );

  /** An unavailable store is an operator's problem; the caller can only retry later. */
  async function ask<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      log.error(errorFields(error), 'the object store did not answer');
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 5 });
    }
  }

  async function read(what: { Key: string; Range?: string }): Promise<Uint8Array | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, ...what }));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if (isNamed(error, 'NoSuchKey') || isNamed(error, 'NoSuchBucket')) return null;
      throw error;
    }
  }

  async function ensureBucket(): Promise<void> {
    try {
      await client.send(new HeadBucketCommand({ Bucket }));
    } catch (error) {
      if (!isNamed(error, 'NotFound')) throw error;
      await client.send(new CreateBucketCommand({ Bucket }));
    }
  }

  return {
    put: (key, bytes, mediaType) =>
      ask(async () => {
        const put = () =>
          client.send(
            new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: mediaType }),
          );
        try {
          await put();
        } catch (error) {
          if (!isNamed(error, 'NoSuchBucket')) throw error;
          await client.send(new CreateBucketCommand({ Bucket }));
          await put();
        }
      }),
    get: (key) => ask(() => read({ Key: key })),
    getRange: (key, from, end) => ask(() => read({ Key: key, Range: `bytes=${from}-${end - 1}` })),
    delete: (key) =>
      ask(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: key }));
        await deleteVersions(client, Bucket, key);
      }),
    keepVersions: () =>
      ask(async () => {
        await ensureBucket();
        return keepVersions(client, Bucket);
      }),
    expireAfter: (days) =>
      ask(async () => {
        await ensureBucket();
        return expireObjects(client, Bucket, days);
      }),
    list: (prefix, from) =>
      ask(async () => {
        const keys: string[] = [];
        let next: string | undefined;
        try {
          do {
            const place = next === undefined ? { StartAfter: from } : { ContinuationToken: next };
            const page = await client.send(
              new ListObjectsV2Command({ Bucket, Prefix: prefix, ...place }),
            );
            for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key);
            next = page.NextContinuationToken;
          } while (next !== undefined);
        } catch (error) {
          if (!isNamed(error, 'NoSuchBucket')) throw error;
        }
        return keys;
      }),
    close: () => client.destroy(),
  };
}

/** By name: the client exports error classes only for those that AWS documents. */
function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
