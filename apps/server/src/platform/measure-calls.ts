import { SpanKind } from '@opentelemetry/api';
import { isTracing } from '@waypost/telemetry/tracing';
import type { Metrics } from './metrics.ts';
import { inSpan } from './tracing.ts';

/** The span of a call that is none, such as `close`, would have no end. */
function called(name: string, run: () => unknown): unknown {
  if (!isTracing()) return run();
  let outcome: unknown;
  const spanned = inSpan(name, { kind: SpanKind.CLIENT }, async () => {
    outcome = run();
    return outcome;
  });
  return outcome instanceof Promise ? spanned : outcome;
}

type Result = 'ok' | 'refused' | 'failed';

/**
 * The same object, with each asynchronous call of it timed by its name. `refusals` are answers of the other
 * side that are no trouble, such as a declined card.
 */
export function measureCalls<Service extends object>(
  metrics: Metrics,
  service: string,
  target: Service,
  refusals: readonly (abstract new (...args: never[]) => Error)[] = [],
): Service {
  const measured =
    (call: string, method: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const end = metrics.outsideCalls.startTimer({ service, call });
      const outcome = called(`${service} ${call}`, () => Reflect.apply(method, target, args));
      if (!(outcome instanceof Promise)) return outcome;
      outcome.then(
        () => end({ result: 'ok' satisfies Result }),
        (error: unknown) => {
          const isRefusal = refusals.some((kind) => error instanceof kind);
          end({ result: (isRefusal ? 'refused' : 'failed') satisfies Result });
        },
      );
      return outcome;
    };
  const calls = Object.entries(target).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? measured(name, value as (...args: unknown[]) => unknown) : value,
  ]);
  return Object.fromEntries(calls) as Service;
}
