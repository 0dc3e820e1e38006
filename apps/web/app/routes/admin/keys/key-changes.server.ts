import {
  type DeviceKeyRequest,
  type DeviceKeyRevocation,
  type DeviceKeyRotation,
  makeDeviceKey,
  placeDeviceKey,
  revokeDeviceKey,
  rotateDeviceKey,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { KEY_LIST } from './key-listing.ts';

/** Runs a form of the page. A secret appears only in the answer to its own post. */
export async function changeKeys(request: Request) {
  const form = await request.formData();
  const path = { keyId: textIn(form, 'keyId') };
  const listing = KEY_LIST.read(new URL(request.url).searchParams);
  const to = (done: string) => KEY_LIST.path(listing, { done });
  const show = (answer: Answer<{ key: { name: string }; secret: string }>) => {
    if (!answer.ok) return refuseForm(form, answer.refusal, { key_expiry_past: 'expiresAt' });
    const { key, secret } = answer.data;
    return data({ made: { name: key.name, secret } }, { status: 201 });
  };

  switch (form.get('intent')) {
    case 'make': {
      const day = textIn(form, 'expiresAt');
      const body: DeviceKeyRequest = {
        ...bodyIn<DeviceKeyRequest>(form, 'name', 'kind', 'secondFactor'),
        hubId: textIn(form, 'hubId') || null,
        scopes: form.has('mayCollect') ? ['scans:write', 'cash:write'] : ['scans:write'],
        expiresAt: day === '' ? null : `${day}T00:00:00Z`,
      };
      return show(await ask(request, makeDeviceKey, { body }));
    }
    case 'rotate': {
      const overlapHours = Number(textIn(form, 'overlapHours'));
      const body = { ...bodyIn<DeviceKeyRotation>(form, 'secondFactor'), overlapHours };
      return show(await ask(request, rotateDeviceKey, { path, body }));
    }
    case 'place': {
      const body = { hubId: textIn(form, 'hubId') || null };
      const answer = await ask(request, placeDeviceKey, { path, body });
      return finishForm(form, answer, to('placed'));
    }
    default: {
      const body: DeviceKeyRevocation = bodyIn(form, 'reason');
      const answer = await ask(request, revokeDeviceKey, { path, body });
      return finishForm(form, answer, to('revoked'));
    }
  }
}
