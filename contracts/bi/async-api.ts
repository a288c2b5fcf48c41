import { eventWords } from '../words.ts'
import { withoutFields } from './breaks.ts'
import { CONTENT_TYPE, dataSchemaOf, envelopeSchema, typeOf } from './cloud-event.ts'
import { type EarlierVersion, earlierVersions } from './earlier-versions.ts'
import { fieldDecisions, isWithdrawn } from './fields.ts'
import type { Schema } from './json-schema.ts'
import { publicSchema } from './public-schema.ts'
import { OWNER, readingRules } from './reading-rules.ts'
import { PUBLIC_DAYS, PUBLIC_PARTS, publicEvents, topicOf } from './topics.ts'

const DAY_MS = 86_400_000

/** What readers outside may rely on of one event type, in its present version. */
export const publicSchemaOf = (module: string, type: string): Schema => {
  const row = publicEvents[module]![type]!
  const title = eventWords[type]
  const schema = publicSchema(row, { path: [type], decisions: fieldDecisions[module]?.[type] ?? {} })
  return { $id: dataSchemaOf(module, type, row.version ?? 1), ...(title !== undefined && { title }), ...schema }
}

/** The same of an earlier version, with its last day; what was withdrawn meanwhile is gone from it, too. */
export const earlierSchemaOf = (module: string, type: string, { schema, until }: EarlierVersion): Schema => {
  const decisions = fieldDecisions[module]?.[type] ?? {}
  return { ...withoutFields(schema, (path) => isWithdrawn(decisions[path])), deprecated: true, 'x-until': until }
}

const versionsOf = (module: string, type: string, version = 1): readonly (readonly [name: string, schema: Schema])[] => [
  ...(earlierVersions[type] ?? []).map((one) => [`${type}.v${one.version}`, earlierSchemaOf(module, type, one)] as const),
  [`${type}.v${version}`, publicSchemaOf(module, type)],
]

/** What readers outside may rely on, by module, type and version. */
export const publicSchemas = (): Readonly<Record<string, Readonly<Record<string, Schema>>>> =>
  Object.fromEntries(
    Object.entries(publicEvents).map(([module, events]) => [
      module,
      Object.fromEntries(Object.entries(events).flatMap(([type, { version }]) => versionsOf(module, type, version))),
    ]),
  )

const split = (name: string): readonly [type: string, version: number] => {
  const at = name.lastIndexOf('.v')
  return [name.slice(0, at), Number(name.slice(at + 2))]
}
const messageOf = (module: string, key: string, data: Schema) => {
  const [type, version] = split(key)
  const name = typeOf(module, type, version)
  const own = {
    type: { const: name },
    source: { const: `/embarca/${module}` },
    dataschema: { const: dataSchemaOf(module, type, version) },
    data,
  }
  return {
    name,
    title: type,
    ...(eventWords[type] !== undefined && { summary: eventWords[type] }),
    payload: { allOf: [{ $ref: '#/components/schemas/envelope' }, { type: 'object', properties: own }] },
  }
}

/** The AsyncAPI document of the public topics. */
export const asyncApi = (schemas = publicSchemas()) => ({
  asyncapi: '3.0.0',
  info: { title: 'Embarca: events for analysis', version: '1.1.0', description: readingRules, contact: { name: OWNER } },
  defaultContentType: CONTENT_TYPE,
  channels: Object.fromEntries(
    Object.entries(schemas).map(([module, events]) => [
      module,
      {
        address: topicOf(module),
        messages: Object.fromEntries(Object.keys(events).map((name) => [name, { $ref: `#/components/messages/${module}.${name}` }])),
        bindings: {
          kafka: {
            topic: topicOf(module),
            partitions: PUBLIC_PARTS,
            topicConfiguration: { 'cleanup.policy': ['delete'], 'retention.ms': PUBLIC_DAYS * DAY_MS },
            bindingVersion: '0.5.0',
          },
        },
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
