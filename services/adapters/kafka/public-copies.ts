import { createHash } from 'node:crypto'
import { publicSchemaOf } from '@embarca/contracts/bi/async-api.ts'
import { CONTENT_TYPE, cloudEvent } from '@embarca/contracts/bi/cloud-event.ts'
import { isIdentifier } from '@embarca/contracts/bi/identifier.ts'
import { showing } from '@embarca/contracts/bi/showing.ts'
import { moduleOf, PUBLIC_DAYS, PUBLIC_PARTS, publicEvents, topicOf } from '@embarca/contracts/bi/topics.ts'
import type { Codec } from '../../kit/codec.ts'
import type { SealedEnvelope } from '../../kit/envelope.ts'
import type { Topic } from './make-topics.ts'
import type { Publish } from './records.ts'

/** The public topics. What they no longer hold, `republish` reads from the log again. */
export const publicTopics = (nameOf = topicOf, days = PUBLIC_DAYS): readonly Topic[] =>
  Object.keys(publicEvents).map((module) => ({ name: nameOf(module), parts: PUBLIC_PARTS, days }))

const shows = new Map([...moduleOf].map(([type, module]) => [type, showing(publicSchemaOf(module, type))]))

/** Clients choose idempotency keys and correlation ids, which may say anything: those that are no ids are replaced by a digest. */
const opaque = (text: string): string =>
  text === '' || isIdentifier(text) ? text : createHash('sha256').update(text).digest('hex').slice(0, 32)

/** An event's data in the present version. */
type Opens = (event: SealedEnvelope) => { readonly version: number; readonly data: unknown }
/** Of events as they are stored, without any person's key. */
export const withoutKeys =
  ({ openPublic, version }: Pick<Codec, 'openPublic' | 'version'>): Opens =>
  ({ type, schemaVersion, data, sealed }) => ({ version: version(type), data: openPublic(type, schemaVersion, data, sealed) })
/** Of events that the log has opened: what is personal in them is in no field that is shown. */
export const asOpened: Opens = ({ schemaVersion: version, data }) => ({ version, data })

/** Events as external consumers may read them, in the present version, on the topic of their module. */
export const publicCopies =
  (opens: Opens, nameOf = topicOf): Publish =>
  (recorded) => {
    const { type } = recorded
    const module = moduleOf.get(type)
    if (module === undefined) return undefined
    const { version, data } = opens(recorded)
    const event = cloudEvent(module, recorded, { version, data: shows.get(type)!(data), opaque })
    return {
      topic: nameOf(module),
      parts: PUBLIC_PARTS,
      message: {
        key: event.partitionkey,
        value: JSON.stringify(event),
        headers: { 'content-type': CONTENT_TYPE },
        timestamp: String(Date.parse(recorded.recordedAt)),
      },
    }
  }
