import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { isTracing, traceCommand, traceWork } from '@embarca/projections/kit/tracing.ts'
import { SpanKind } from '@opentelemetry/api'
import type { EventStore } from './event-store.ts'
import type { Run } from './run.ts'

/** The same run, with a span around each command while traces are recorded. */
export const tracedRun = (run: Run): Run => {
  if (!isTracing()) return run
  return (module, command, request) => {
    const { key, correlationId = key, causationId = key, by, asProgram } = request
    const about = { 'embarca.module': module.name, 'embarca.tenant': by.shipperId }
    const kind = asProgram ? SpanKind.INTERNAL : SpanKind.SERVER
    return traceCommand(command.type, { correlationId, commandId: key, causationId }, kind, about, async (span) => {
      const outcome = await run(module, command, request)
      if (isRefusal(outcome)) span.setAttribute('embarca.refused', outcome.refused)
      return outcome
    })
  }
}

/** The same store, with a span around each append. */
export const tracedStore = (store: EventStore): EventStore => {
  if (!isTracing()) return store
  return {
    ...store,
    append: (write) => {
      const { correlationId, causationId, command, events } = write
      const types = events.map(({ type }) => type)
      const about = { 'embarca.events': types.length, 'embarca.types': [...new Set(types)] }
      return traceWork('append', [{ correlationId, causationId, commandId: command.key }], SpanKind.CLIENT, about, () =>
        store.append(write),
      )
    },
  }
}
