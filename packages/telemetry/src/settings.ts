import { z } from 'zod';

/** Of every process. */
export const telemetrySettings = {
  /** Where errors are reported: https://KEY@host/PROJECT of a Sentry-compatible service. Empty: only in the log. */
  SENTRY_DSN: z
    .union([
      z.literal('').transform(() => null),
      z.url().regex(/^https?:\/\/\w+@[^/]+(?:\/.*)?\/\d+$/, 'is not https://KEY@host/PROJECT'),
    ])
    .default(null),
  /** Collector for traces (OTLP over HTTP), such as http://127.0.0.1:4318. Empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal('').transform(() => null), z.url({ protocol: /^https?$/ })])
    .default(null),
  /** Share of the requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};
