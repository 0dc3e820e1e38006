import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  ListObjectVersionsCommand,
  type LifecycleRule,
  type ListObjectVersionsCommandOutput,
  PutBucketLifecycleConfigurationCommand,
  PutBucketVersioningCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** How long a version that was overwritten can be brought back. */
const KEPT_DAYS = 30;

/** A store that keeps no versions lists none, or one that is gone already. */
export async function deleteVersions(client: S3Client, Bucket: string, key: string): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await listVersions(client, Bucket, key);
    // a prefix also matches longer keys
    const own = [...Versions, ...DeleteMarkers].filter(({ Key }) => Key === key);
    if (own.length === 0) return;
    for (const { VersionId } of own) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: key, VersionId }));
    }
  }
}

type Listed = Pick<ListObjectVersionsCommandOutput, 'Versions' | 'DeleteMarkers'>;

async function listVersions(client: S3Client, Bucket: string, key: string): Promise<Listed> {
  try {
    return await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: key, MaxKeys: 100 }));
  } catch (error) {
    if (cannot(error)) return {};
    throw error;
  }
}

export type Outcome = 'set' | 'the store cannot';
export type Kept = { versioning: Outcome; lifecycle: Outcome };

/**
 * Versions undo an overwriting or a deletion by others; ours is for good. They end by themselves after 30
 * days, and so do uploads that were never finished.
 */
export async function keepVersions(client: S3Client, Bucket: string): Promise<Kept> {
  const versioning = await attempt(async () => {
    const VersioningConfiguration = { Status: 'Enabled' as const };
    await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
    // some stores take the request and do nothing
    const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket }));
    return Status === 'Enabled';
  });
  const lifecycle = await setLifecycle(client, Bucket, {
    NoncurrentVersionExpiration: { NoncurrentDays: KEPT_DAYS },
    Expiration: { ExpiredObjectDeleteMarker: true },
  });
  return { versioning, lifecycle };
}

/** For files that nobody needs after some time, with their versions should the bucket keep any. */
export async function expireObjects(
  client: S3Client,
  Bucket: string,
  Days: number,
): Promise<Outcome> {
  return setLifecycle(client, Bucket, {
    NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    Expiration: { Days },
  });
}

async function setLifecycle(
  client: S3Client,
  Bucket: string,
  rule: Partial<LifecycleRule>,
): Promise<Outcome> {
  const own = { ID: 'waypost', Status: 'Enabled' as const, Filter: { Prefix: '' } };
  const unfinished = { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } };
  const LifecycleConfiguration = { Rules: [{ ...own, ...unfinished, ...rule }] };
  return attempt(async () => {
    await client.send(
      new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }),
    );
    return true;
  });
}

async function attempt(set: () => Promise<boolean>): Promise<Outcome> {
  try {
    return (await set()) ? 'set' : 'the store cannot';
  } catch (error) {
    if (cannot(error)) return 'the store cannot';
    throw error;
  }
}

/** Not a store that is away or refuses the key: that is thrown. */
const CANNOT = [
  'NotImplemented',
  'MethodNotAllowed',
  // Versity Gateway without a folder for versions
  'VersioningNotConfigured',
  // the development store takes every PUT of a bucket for its making
  'BucketAlreadyExists',
];

function cannot(error: unknown): boolean {
  return error instanceof Error && CANNOT.includes(error.name);
}
