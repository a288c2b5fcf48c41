import { CONTENT_TYPE, cloudEvent } from '@embarca/contracts/bi/cloud-event.ts'
import { publicSchema, shownBy } from '@embarca/contracts/bi/public-schema.ts'
import { moduleOf, PUBLIC_PARTS, publicEvents, topicOf } from '@embarca/contracts/bi/topics.ts'
import type { Codec } from '../../kit/codec.ts'
import type { Topic } from './make-topics.ts'
import type { Publish } from './records.ts'

/** The public topics, kept for ever: consumers may start again from any offset. */
export const publicTopics = (nameOf = topicOf): readonly Topic[] =>
  Object.keys(publicEvents).map((module) => ({ name: nameOf(module), parts: PUBLIC_PARTS }))

const schemas = new Map(
  Object.values(publicEvents).flatMap((events) => Object.entries(events).map(([type, row]) => [type, publicSchema(row)])),
)

/** Events as external consumers may read them, in the present version, on the topic of their module. */
export const publicCopies =
  ({ openPublic, version }: Pick<Codec, 'openPublic' | 'version'>, nameOf = topicOf): Publish =>
  (recorded) => {
    const { type, schemaVersion, data, sealed } = recorded
    const module = moduleOf.get(type)
    if (module === undefined) return undefined
    const shown = shownBy(schemas.get(type)!, openPublic(type, schemaVersion, data, sealed))
    const event = cloudEvent(module, recorded, version(type), shown)
    return {
      topic: nameOf(module),
      parts: PUBLIC_PARTS,
      message: {
        key: recorded.key,
        value: JSON.stringify(event),
        headers: { 'content-type': CONTENT_TYPE },
        timestamp: String(Date.parse(recorded.recordedAt)),
      },
    }
  }
