import type { ListView } from '@waypost/contract/client';
import { useT } from '../../../platform/catalogs.tsx';
import { fieldsOf, useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { VIEWS } from '../admin-paths.ts';
import { WorkPanel } from '../work-panel.tsx';
import { ViewFields } from './view-fields.tsx';

/** One view: rename, share or remove it. */
export function ViewPanel({ view }: { view: ListView }) {
  const t = useT('console-views');
  const reply = useReply('save');
  const field = fieldsOf(reply, () => t('nameMissing'));
  return (
    <WorkPanel title={t('changeTitle')} closed={VIEWS} opener={`change-${view.id}`}>
      <PostForm
        intent="save"
        submit={t('submit')}
        sending={t('saving')}
        fallback={t('failed')}
        className="space-y-4 text-sm"
      >
        <input type="hidden" name="viewId" value={view.id} />
        <ViewFields
          field={field('name', view.name)}
          isShared={reply === undefined ? view.shared : 'shared' in reply.typed}
        />
      </PostForm>
      <PostForm
        intent="remove"
        submit={t('remove')}
        sending={t('removing')}
        fallback={t('failed')}
        look="secondary"
        className="mt-6 space-y-2 border-t border-hairline pt-4 text-sm"
      >
        <input type="hidden" name="viewId" value={view.id} />
        <p>{t('removeText')}</p>
      </PostForm>
    </WorkPanel>
  );
}
