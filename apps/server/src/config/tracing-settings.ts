import { z } from 'zod'

/** Named as OpenTelemetry names them, so that what an operator knows from elsewhere is true here. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'should be an http or https address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  OTEL_SERVICE_NAME: z.string().default('prostuti'),
}

type TracingValues = z.output<z.ZodObject<typeof tracingVariables>>

/** Undefined where traces are sent nowhere. */
export type TracingSettings = { endpoint: string; ratio: number; service: string } | undefined

export function readTracingSettings(values: TracingValues): TracingSettings {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, OTEL_SERVICE_NAME: service } = values
  return endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/$/, ''), ratio, service }
}
