import { createHash } from 'node:crypto'
import { earlierSchemaOf, publicSchemaOf } from '@embarca/contracts/bi/async-api.ts'
import { CONTENT_TYPE, cloudEvent } from '@embarca/contracts/bi/cloud-event.ts'
import { earlierVersions, earlierVersionsOf } from '@embarca/contracts/bi/earlier-versions.ts'
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
const showsEarlier = new Map(
  Object.entries(earlierVersions).flatMap(([type, all]) =>
    all.map((one) => [one, showing(earlierSchemaOf(moduleOf.get(type)!, type, one))] as const),
  ),
)

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

/** Events as external consumers may read them, on the topic of their module: in earlier versions that are still published, then as of today. */
export const publicCopies =
  (opens: Opens, nameOf = topicOf): Publish =>
  (recorded) => {
    const { type } = recorded
    const module = moduleOf.get(type)
    if (module === undefined) return []
    const { version, data } = opens(recorded)
    const earlier = earlierVersionsOf(recorded).map((one) => ({ version: one.version, data: showsEarlier.get(one)!(one.from(data)) }))
    return [...earlier, { version, data: shows.get(type)!(data) }].map((shown) => {
      const event = cloudEvent(module, recorded, { ...shown, opaque })
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
    })
  }
