import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

type QuestionsProps = { questions: { id: string; question: ReactNode; answer: ReactNode }[] };

/** Questions that open one by one. Each has an address, so that it can be linked to. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="border-t-2 border-ink">
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className="group border-b border-hairline">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-45"
            />
          </summary>
          <div className="max-w-prose space-y-3 pb-6 text-muted">{answer}</div>
        </details>
      ))}
    </div>
  );
}
