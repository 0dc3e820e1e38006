import {
  addFieldDevice,
  type FieldDeviceMove,
  type FieldDeviceRevocationRequest,
  type FieldEnrolmentRequest,
  moveFieldDevice,
  type NewStaffFieldDevice,
  renewFieldEnrolment,
  revokeFieldDevice,
} from '@waypost/contract/client';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseForm } from '../../../platform/form-reply.ts';
import { bodyIn, textIn } from '../../../platform/form-text.ts';
import { DEVICE_LIST } from './field-listing.ts';
import type { Enrolment } from './new-enrolment.tsx';

const FIELDS = { hub_not_found: 'hubId', hub_closed: 'hubId' } as const;

/** Runs a form of the page. An enrolment code appears only in the answer to its own post. */
export async function changeDevices(request: Request) {
  const form = await request.formData();
  const path = { deviceId: textIn(form, 'deviceId') };
  const listing = DEVICE_LIST.read(new URL(request.url).searchParams);
  const show = (answer: Answer<Omit<Enrolment, 'name'> & { device: { name: string } }>) => {
    if (!answer.ok) return refuseForm(form, answer.refusal, FIELDS);
    const { device, url, qrSvg, expiresAt } = answer.data;
    return data({ made: { name: device.name, url, qrSvg, expiresAt } }, { status: 201 });
  };
  switch (form.get('intent')) {
    case 'add': {
      const body = bodyIn<NewStaffFieldDevice>(form, 'id', 'name', 'kind', 'hubId', 'secondFactor');
      return show(await ask(request, addFieldDevice, { body }));
    }
    case 'code': {
      const body = bodyIn<FieldEnrolmentRequest>(form, 'secondFactor');
      return show(await ask(request, renewFieldEnrolment, { path, body }));
    }
    case 'move': {
      const body = bodyIn<FieldDeviceMove>(form, 'hubId');
      const answer = await ask(request, moveFieldDevice, { path, body });
      return finishForm(form, answer, DEVICE_LIST.path(listing, { done: 'moved' }), FIELDS);
    }
    default: {
      const body = bodyIn<FieldDeviceRevocationRequest>(form, 'reason');
      const answer = await ask(request, revokeFieldDevice, { path, body });
      return finishForm(form, answer, DEVICE_LIST.path(listing, { done: 'revoked' }));
    }
  }
}
