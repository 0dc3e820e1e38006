import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';

type AnswerStatusProps = { status: number | null; code: string | null };

/** A status with the code of its problem, or of why no answer came. */
export function AnswerStatus({ status, code }: AnswerStatusProps) {
  const isWell = status !== null && status < 400;
  const Icon = isWell ? CircleCheck : status === null ? CircleDashed : CircleAlert;
  const colours = isWell
    ? 'bg-delivered-ground text-delivered'
    : 'bg-exception-ground text-exception';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {status !== null && (
        <Badge className={colours} icon={<Icon aria-hidden="true" className="size-4" />}>
          <span className="numerals">{status}</span>
        </Badge>
      )}
      {code !== null && (
        <code dir="ltr" className="text-sm break-all">
          {code}
        </code>
      )}
    </span>
  );
}
