import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';

type NewSecretProps = {
  secret: string;
  words: { title: string; text: string; secret: string; copy: string; copied: string };
  testId: string;
};

/** The only time that a secret is shown. */
export function NewSecret({ secret, words, testId }: NewSecretProps) {
  const { title, text, secret: what, copy, copied } = words;
  return (
    <Notice tone="good" title={title} className="mb-8">
      <p>{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4">
        <code className="numerals text-lg break-all" data-testid={testId}>
          {secret}
        </code>
        <CopyButton text={secret} what={what} words={{ copy, copied }} />
      </div>
    </Notice>
  );
}
