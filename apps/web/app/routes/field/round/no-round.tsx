import { useT } from '../../../platform/catalogs.tsx';
import { Frame } from '../frame.tsx';

export function NoRound({ title, known }: { title: string; known: null | 'unread' }) {
  const t = useT('field');
  return (
    <Frame title={title} back="/field">
      <p role="status" className="text-lg">
        {known === null ? t('round.none') : t('round.unread')}
      </p>
    </Frame>
  );
}
