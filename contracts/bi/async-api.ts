import { CONTENT_TYPE, envelopeSchema, typeOf } from './cloud-event.ts'
import { publicSchema, type Schema } from './public-schema.ts'
import { PUBLIC_PARTS, publicEvents, topicOf } from './topics.ts'

/** What readers outside may rely on, by module, type and version. */
export const publicSchemas = (): Readonly<Record<string, Readonly<Record<string, Schema>>>> =>
  Object.fromEntries(
    Object.entries(publicEvents).map(([module, events]) => [
      module,
      Object.fromEntries(Object.entries(events).map(([type, row]) => [`${type}.v${row.version ?? 1}`, publicSchema(row)])),
    ]),
  )

const split = (name: string): readonly [type: string, version: number] => {
  const at = name.lastIndexOf('.v')
  return [name.slice(0, at), Number(name.slice(at + 2))]
}
const messageOf = (module: string, key: string, data: Schema) => {
  const [type, version] = split(key)
  const name = typeOf(module, type, version)
  const own = { type: { const: name }, source: { const: `/embarca/${module}` }, data }
  return { name, title: type, payload: { allOf: [{ $ref: '#/components/schemas/envelope' }, { type: 'object', properties: own }] } }
}

const description = `Every event that the product records, without anything personal, as CloudEvents in Kafka. Text that a person may have
typed (observations, reasons, names, codes of the shipper), plates and documents are left out.

One topic for each module. The key of a record is the load, so a load's events are read in the order in which they happened. Delivery
is at least once: tell repeated events by their id. Read committed records only. To begin from a moment, look up offsets by timestamp:
a record's timestamp is the moment it was recorded. Expect new fields, new events and new words in an x-extensible-enum; a change that
breaks this comes as a new version of the event, beside the old one.`

/** The AsyncAPI document of the public topics. */
export const asyncApi = (schemas = publicSchemas()) => ({
  asyncapi: '3.0.0',
  info: { title: 'Embarca: events for analysis', version: '1.0.0', description },
  defaultContentType: CONTENT_TYPE,
  channels: Object.fromEntries(
    Object.entries(schemas).map(([module, events]) => [
      module,
      {
        address: topicOf(module),
        messages: Object.fromEntries(Object.keys(events).map((name) => [name, { $ref: `#/components/messages/${module}.${name}` }])),
        bindings: { kafka: { topic: topicOf(module), partitions: PUBLIC_PARTS, bindingVersion: '0.5.0' } },
      },
    ]),
  ),
  operations: Object.fromEntries(
    Object.keys(schemas).map((module) => [`say-${module}`, { action: 'send', channel: { $ref: `#/channels/${module}` } }]),
  ),
  components: {
    schemas: { envelope: envelopeSchema },
    messages: Object.fromEntries(
      Object.entries(schemas).flatMap(([module, events]) =>
        Object.entries(events).map(([name, data]) => [`${module}.${name}`, messageOf(module, name, data)]),
      ),
    ),
  },
})
