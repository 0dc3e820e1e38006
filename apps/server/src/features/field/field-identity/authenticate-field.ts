import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database.ts';
import { type FieldCaller, type Visitor, VISITOR } from '../../../platform/http/callers.ts';
import { readSecretCookie } from '../../../platform/http/cookies.ts';
import { hashSecret } from '../../../platform/random.ts';
import { findLiveDevice, noteDeviceUse } from './authentication.queries.ts';

export async function authenticateField(
  db: Db,
  request: FastifyRequest,
): Promise<FieldCaller | Visitor> {
  const secret = readSecretCookie(request, 'device');
  if (secret === undefined) return VISITOR;
  const shiftSecret = readSecretCookie(request, 'shift');
  const found = await findLiveDevice(db, {
    secretHash: hashSecret(secret),
    shiftHash: shiftSecret === undefined ? null : hashSecret(shiftSecret),
  });
  if (found === undefined) return VISITOR;
  if (found.isStale || found.endsPrevious) await noteDeviceUse(db, found.id, found.endsPrevious);
  const { shiftId, personId, rights } = found;
  return {
    kind: 'field',
    deviceId: found.id,
    deviceKind: found.kind,
    sourceId: found.sourceId,
    hub: { id: found.hubId, code: found.hubCode },
    shift:
      shiftId === null || personId === null
        ? null
        : { id: shiftId, personId, rights: rights ?? [] },
  };
}
