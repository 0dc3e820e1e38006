import type { Credit, OwnUpload } from '@waypost/contract/client';
import { useWords } from '../../../parcels/words.ts';
import { useT } from '../../../platform/catalogs.tsx';
import { useReply } from '../../../platform/form-reply.ts';
import { PostForm } from '../../../platform/post-form.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Changes } from '../changes.tsx';
import { UPLOADS } from './upload-paths.ts';

type BookFormProps = { upload: OwnUpload; credit: Credit | null };

/** What it costs, and the booking of all good rows. */
export function BookForm({ upload, credit }: BookFormProps) {
  const t = useT('uploads');
  const contact = useT('about')('contactLink');
  const { money } = useWords();
  const typed = useReply('book')?.typed ?? {};
  const { goodRows: count, badRows, sameAs } = upload;
  if (count === 0) return <Notice tone="problem" title={t('nothingGood')} />;
  return (
    <>
      <p className="text-2xl font-semibold">
        {t('ready', { count, sum: money(upload.priceCents, upload.currency) })}
      </p>
      {badRows > 0 && <p>{t('bad', { count: badRows })}</p>}
      {credit === null ? (
        <Notice tone="note" title={t('noCredit')}>
          <TextLink to="/contact">{contact}</TextLink>
        </Notice>
      ) : (
        <p className="text-muted">
          {t('left', { left: money(credit.leftCents, credit.currency) })}
        </p>
      )}
      {credit !== null && (
        <PostForm
          intent="book"
          submit={t('book', { count })}
          sending={t('book', { count })}
          fallback={t('bookFailed')}
          button={{ className: '' }}
        >
          <Changes className="space-y-2">
            <input type="hidden" name="mappingNo" value={upload.mappingNo} />
            {sameAs !== null && (
              <Notice tone="note" title={t('bookedBefore')}>
                <TextLink to={`${UPLOADS}/${sameAs}`}>{t('earlier')}</TextLink>
                <Checkbox name="again" value="yes" label={t('again')} />
              </Notice>
            )}
            <Checkbox
              name="acceptedTerms"
              value={upload.termsVersion}
              defaultChecked={'acceptedTerms' in typed}
              label={t('terms')}
            />
            <TextLink to="/legal/terms" target="_blank">
              {t('readTerms')}
            </TextLink>
          </Changes>
        </PostForm>
      )}
    </>
  );
}
