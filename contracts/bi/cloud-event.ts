import type { Recorded } from '../kit/event.ts'
import type { Schema } from './public-schema.ts'

/** The public name of an event: `embarca.load.LoadLaunched.v1`. */
export const typeOf = (module: string, type: string, version: number): string => `embarca.${module}.${type}.v${version}`
export const CONTENT_TYPE = 'application/cloudevents+json; charset=UTF-8'

/** An event as readers outside get it: CloudEvents 1.0, structured. It names the shipper, but not the user who acted. */
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

/** Fields that every event has around its data. */
export const envelopeSchema: Schema = (() => {
  const properties = {
    specversion: { type: 'string', const: '1.0' },
    id: text('Unique; an event may arrive more than once, always with the same id.'),
    source: text('The module that publishes it.'),
    type: text('What happened, and the version of its data.'),
    subject: text('The load, or the stream of an event without a load. It is also the key of the record.'),
    time: { ...text('When it happened, ISO 8601 in UTC.'), format: 'date-time' },
    recordedtime: {
      ...text('When it was recorded; also the timestamp of the record, so that a reader can start from a time.'),
      format: 'date-time',
    },
    datacontenttype: { type: 'string', const: 'application/json' },
    shipperid: text('The shipper it belongs to.'),
    partitionkey: text('The key of the record.'),
    stream: text('The stream of the event.'),
    revision: { type: 'integer', description: 'The number of the event in its stream, from 0; private events are counted, too.' },
    position: text('Its place among all events: a growing decimal number.'),
    correlationid: text('The request that it started with.'),
    causationid: text('The command or event that caused it.'),
    data: { type: 'object' },
  }
  return { type: 'object', properties, required: Object.keys(properties) }
})()
