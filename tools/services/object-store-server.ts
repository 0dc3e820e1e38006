// Started by object-store.ts with the folder of the buckets and the port. The published s3rver
// package lacks its own command, so this is it. Access key and secret are both S3RVER.
import S3rver from '@20minutes/s3rver';

const [, , directory, port] = process.argv;
if (directory === undefined || port === undefined) {
  throw new Error('Usage: object-store-server.ts FOLDER PORT');
}

await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: 'waypost', configs: [] }],
}).run();
