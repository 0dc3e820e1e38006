import {
  addFieldPerson,
  changeFieldPerson,
  deactivateFieldPerson,
  type FieldMemberFields,
  renewFieldBadge,
  renewFieldPin,
  unlockFieldPerson,
} from '@waypost/contract/client';
import { FIELD_RIGHTS } from '@waypost/contract/field-rights';
import { data } from 'react-router';
import { type Answer, ask } from '../../../platform/answer.server.ts';
import { finishForm, refuseFields, refuseForm } from '../../../platform/form-reply.ts';
import { textIn } from '../../../platform/form-text.ts';
import { PEOPLE_LIST } from './field-listing.ts';
import type { MadeForPerson } from './made-once.tsx';

const FIELDS = { hub_not_found: 'hubId', hub_closed: 'hubId' } as const;

/** Runs a form of the page. Secrets appear only in the answer to their own post. */
export async function changePeople(request: Request) {
  const form = await request.formData();
  const path = { personId: textIn(form, 'personId') };
  const listing = PEOPLE_LIST.read(new URL(request.url).searchParams);
  const to = (done: string) => PEOPLE_LIST.path(listing, { done });
  const show = (answer: Answer<Pick<MadeForPerson, 'badge' | 'pin'> & { person: Named }>) => {
    if (!answer.ok) return refuseForm(form, answer.refusal, FIELDS);
    const { person, badge, pin } = answer.data;
    return data({ made: { name: person.name, hub: person.hub.code, badge, pin } });
  };
  switch (form.get('intent')) {
    case 'add': {
      const fields = fieldsIn(form);
      if (fields.rights.length === 0) return refuseFields(form, { rights: 'required' });
      const body = { ...fields, id: textIn(form, 'id') };
      return show(await ask(request, addFieldPerson, { body }));
    }
    case 'change': {
      const body = fieldsIn(form);
      if (body.rights.length === 0) return refuseFields(form, { rights: 'required' });
      const answer = await ask(request, changeFieldPerson, { path, body });
      return finishForm(form, answer, to('saved'), FIELDS);
    }
    case 'pin':
      return show(await ask(request, renewFieldPin, { path }));
    case 'badge':
      return show(await ask(request, renewFieldBadge, { path }));
    case 'unlock':
      return finishForm(form, await ask(request, unlockFieldPerson, { path }), to('unlocked'));
    default:
      return finishForm(
        form,
        await ask(request, deactivateFieldPerson, { path }),
        to('deactivated'),
      );
  }
}

type Named = { name: string; hub: { code: string } };

function fieldsIn(form: FormData): FieldMemberFields & { rights: string[] } {
  return {
    name: textIn(form, 'name'),
    hubId: textIn(form, 'hubId'),
    locale: textIn(form, 'locale'),
    rights: FIELD_RIGHTS.filter((right) => form.has(`right.${right}`)),
  };
}
