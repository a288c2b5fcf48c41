import type { Recorded } from '../kit/event.ts'
import type { Schema } from './public-schema.ts'

/** How a fact is named outside: `embarca.load.LoadLaunched.v1`. */
export const typeOf = (module: string, type: string, version: number): string => `embarca.${module}.${type}.v${version}`
export const CONTENT_TYPE = 'application/cloudevents+json; charset=UTF-8'

/** A fact as everybody outside reads it: CloudEvents 1.0, structured; who acted is not said, for whom is. */
export const cloudEvent = (module: string, { id, type, ...event }: Recorded, version: number, data: unknown) => ({
  specversion: '1.0',
  id,
  source: `/embarca/${module}`,
  type: typeOf(module, type, version),
  subject: event.key,
  time: event.occurredAt,
  recordedtime: event.recordedAt,
  datacontenttype: 'application/json',
  shipperid: event.by.shipperId,
  partitionkey: event.key,
  stream: event.stream,
  revision: event.revision,
  position: event.position,
  correlationid: event.correlationId,
  causationid: event.causationId,
  data,
})

const text = (description: string): Schema => ({ type: 'string', description })

/** What every event has around its data. */
export const envelopeSchema: Schema = (() => {
  const properties = {
    specversion: { type: 'string', const: '1.0' },
    id: text('Unique; an event may arrive more than once, always with the same id.'),
    source: text('The module that says it.'),
    type: text('What happened, and the version of its data.'),
    subject: text('The load; the stream where there is no load. It is also the key of the record.'),
    time: { ...text('When it happened, ISO 8601 in UTC.'), format: 'date-time' },
    recordedtime: { ...text('When it was recorded; also the timestamp of the record, to begin again from a moment.'), format: 'date-time' },
    datacontenttype: { type: 'string', const: 'application/json' },
    shipperid: text('The shipper it belongs to.'),
    partitionkey: text('The key of the record.'),
    stream: text('The thing that it happened to.'),
    revision: { type: 'integer', description: 'Counts the events of the stream from 0; private ones are counted, too.' },
    position: text('Its place among all events: a decimal number, growing.'),
    correlationid: text('The request that began it all.'),
    causationid: text('What it follows from.'),
    data: { type: 'object' },
  }
  return { type: 'object', properties, required: Object.keys(properties) }
})()
