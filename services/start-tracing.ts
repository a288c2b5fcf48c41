import { hostname } from 'node:os'
import { threadId } from 'node:worker_threads'
import { traceInto } from '@embarca/projections/kit/tracing.ts'
import type { Config } from './config.ts'

export type TracingSettings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Those of all settings that another thread needs. */
export const tracingIn = (settings: TracingSettings): TracingSettings => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = settings
  return {
    OTEL_SERVICE_NAME,
    OTEL_TRACES_SAMPLER_ARG,
    ...(OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { OTEL_EXPORTER_OTLP_ENDPOINT }),
    ...(OTEL_EXPORTER_OTLP_HEADERS !== undefined && { OTEL_EXPORTER_OTLP_HEADERS }),
  }
}

/** `name=value,name=value`, values percent-encoded. */
const headersIn = (text = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim())] as const),
  )

/** Sends traces of this thread to the collector that the settings name. Without one, nothing is loaded. Returns how to end that. */
export const startTracing = async (
  settings: TracingSettings,
  failed: (error: unknown) => void = () => {},
): Promise<(() => Promise<void>) | undefined> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share } = settings
  if (endpoint === undefined) return undefined
  const { otlpTracing } = await import('./adapters/outside/otlp-traces.ts')
  const resource = { 'service.name': name, 'service.instance.id': `${hostname()}-${process.pid}-${threadId}` }
  const { provider, close } = otlpTracing({ endpoint, headers: headersIn(settings.OTEL_EXPORTER_OTLP_HEADERS), share, resource, failed })
  const end = traceInto(provider)
  return async () => {
    end()
    await close()
  }
}
