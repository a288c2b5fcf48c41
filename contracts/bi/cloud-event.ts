import type { Recorded } from '../kit/event.ts'
import type { Schema } from './json-schema.ts'

/** The public name of an event: `embarca.load.LoadLaunched.v1`. */
export const typeOf = (module: string, type: string, version: number): string => `embarca.${module}.${type}.v${version}`
export const CONTENT_TYPE = 'application/cloudevents+json; charset=UTF-8'

/** The name of the schema of an event's data: the `$id` in `schemas/load.json` and in the document. */
export const dataSchemaOf = (module: string, type: string, version: number): string => `urn:embarca:bi:${module}:${type}:v${version}`

/**
 * An event as readers outside get it: CloudEvents 1.0, structured. It names the shipper, but not the user who acted. `opaque` makes an id
 * of a text that a client chose, and leaves ids as they are.
 */
export const cloudEvent = (
  module: string,
  { id, type, ...event }: Recorded,
  { version, data, opaque }: { readonly version: number; readonly data: unknown; readonly opaque: (text: string) => string },
) => ({
  specversion: '1.0',
  id,
  source: `/embarca/${module}`,
  type: typeOf(module, type, version),
  dataschema: dataSchemaOf(module, type, version),
  subject: opaque(event.key),
  time: event.occurredAt,
  ...(event.isEstimated && { timeestimated: true }),
  recordedtime: event.recordedAt,
  datacontenttype: 'application/json',
  shipperid: opaque(event.by.shipperId),
  partitionkey: opaque(event.key),
  stream: opaque(event.stream),
  revision: event.revision,
  position: event.position,
  correlationid: opaque(event.correlationId),
  causationid: opaque(event.causationId),
  data,
})

const text = (description: string, example: string): Schema => ({ type: 'string', description, examples: [example] })
const LOAD = '01a03408-ff40-73c3-b3cc-ba6863fee6de'
const EVENT = '01a03409-1c20-7a41-9d2e-6f1b0c8a0000'
const instant = (description: string): Schema => ({
  ...text(description, '2026-11-21T13:00:00.000Z'),
  format: 'date-time',
  'x-unit': 'instant, UTC',
})

/** Fields that every event has around its data, `timeestimated` excepted. */
export const envelopeSchema: Schema = (() => {
  const always = {
    specversion: { type: 'string', const: '1.0', description: 'The version of CloudEvents.', examples: ['1.0'] },
    id: text('Unique; an event may arrive more than once, always with the same id.', EVENT),
    source: text('The module that publishes it.', '/embarca/load'),
    type: text('What happened, and the version of its data.', 'embarca.load.LoadLaunched.v1'),
    dataschema: text('The $id of the schema of its data.', 'urn:embarca:bi:load:LoadLaunched:v1'),
    subject: text('The load, or the stream of an event without a load. It is also the key of the record.', LOAD),
    time: instant('When it happened. It may lie before events that were recorded earlier: a device without a network reports late.'),
    recordedtime: instant('When it was recorded; also the timestamp of the record, so that a reader can start from a time.'),
    datacontenttype: { type: 'string', const: 'application/json', description: 'The type of data.', examples: ['application/json'] },
    shipperid: text('The shipper it belongs to; empty: the platform.', '019aa000-0000-7000-8001-000000000001'),
    partitionkey: text('The key of the record.', LOAD),
    stream: text('The stream of the event.', `load-${LOAD}`),
    revision: {
      type: 'integer',
      description: 'The number of the event in its stream, from 0; events that are not published are counted, too.',
      'x-unit': 'number, from 0',
      examples: [4],
    },
    position: { ...text('Its place among all events: a growing decimal number, too large for a double.', '48211'), 'x-unit': 'number' },
    correlationid: text('The request that it started with, as an opaque id.', EVENT),
    causationid: text('The command or event that caused it, as an opaque id.', EVENT),
    data: { type: 'object', description: 'What happened, by the schema that dataschema names.' },
  }
  const estimated = {
    timeestimated: {
      type: 'boolean',
      description: 'The time is doubtful: the clock of the device was unknown or wrong.',
      examples: [true],
    },
  }
  const properties = Object.fromEntries(
    Object.entries({ ...always, ...estimated }).map(([name, field]): [string, Schema] => [
      name,
      { ...field, 'x-since': name === 'dataschema' || name in estimated ? '0.7.0' : '0.2.0' },
    ]),
  )
  return { type: 'object', properties, required: Object.keys(always) }
})()
