import { useT } from '../../../platform/catalogs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Frame } from '../frame.tsx';
import { useStoring } from '../use-storing.tsx';

type SealFormProps = {
  title: string;
  /** What is sealed. */
  what: string;
  submit: string;
  back: () => void;
  done: (seal: string) => Promise<void>;
};

/** The number on the seal, where there is one. */
export function SealForm({ title, what, submit, back, done }: SealFormProps) {
  const t = useT('field');
  const { store, isBusy, trouble } = useStoring();
  return (
    <Frame title={title}>
      <p dir="ltr" className="numerals text-xl font-semibold rtl:text-end">
        {what}
      </p>
      <form
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const seal = new FormData(event.currentTarget).get('seal');
          void store(() => done(typeof seal === 'string' ? seal.trim() : ''));
        }}
      >
        <Field
          label={t('pack.seal')}
          help={t('pack.sealHelp')}
          name="seal"
          dir="ltr"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {trouble}
        <div className="flex gap-3">
          <Button size="large" look="secondary" onClick={back}>
            {t('app.back')}
          </Button>
          <Button type="submit" size="large" busy={isBusy} className="grow">
            {submit}
          </Button>
        </div>
      </form>
    </Frame>
  );
}
