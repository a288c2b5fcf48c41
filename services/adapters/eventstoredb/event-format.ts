import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Codec } from '../../kit/codec.ts'
import { openParsed, type Prepared, type SealedEnvelope } from '../../kit/envelope.ts'
import type { Keys } from '../../kit/keys.ts'
import { keysFor } from '../../kit/remote-keys.ts'
import { COMMANDS_DAYS } from '../../kit/retention.ts'
import type { EventToWrite, StoredRecord } from './server.ts'

/** Metadata of an event: its hash, the command it belongs to, and that command's revisions from first to last. */
export type EventMetadata = {
  readonly hash: string
  readonly command: string
  readonly bodyHash: string
  readonly last: number
  readonly $correlationId: string
  readonly $causationId: string
}

type Row = { readonly body: string; readonly hash: string }

/**
 * A command's events as the server receives them. The stored JSON must equal the hashed JSON: serialising the parsed body again gives the
 * same bytes.
 */
export const storedEventsOf = ({ write, digest }: Prepared, rows: readonly Row[]): readonly EventToWrite[] =>
  rows.map(({ body, hash }) => {
    const data = JSON.parse(body) as { id: string; type: string }
    const metadata: EventMetadata = {
      hash,
      command: digest,
      bodyHash: write.command.bodyHash,
      last: write.expected + rows.length,
      $correlationId: write.correlationId,
      $causationId: write.causationId,
    }
    return { id: data.id, type: data.type, data, metadata }
  })

/** Whether a record of one of our streams is an event that this adapter wrote: a tombstone or another program's event is not. */
export const isWrittenByUs = ({ type, data, metadata }: StoredRecord): boolean =>
  typeof metadata?.hash === 'string' && typeof data?.id === 'string' && data.type === type

/** What identifies a command among others: the first half of its digest, which is all that a moved log still has. */
export const commandIdOf = (digest: string): string => digest.slice(0, 32)
/** Whether an event belongs to a command. */
export const isCommand = (record: StoredRecord, digest: string): boolean =>
  isWrittenByUs(record) && commandIdOf((record.metadata as EventMetadata).command) === commandIdOf(digest)

const RETENTION_MS = COMMANDS_DAYS * 86_400_000
/** Whether the command of a record may still be repeated: afterwards its key may be used for another one. */
export const isRetained = ({ created }: Pick<StoredRecord, 'created'>): boolean => Date.now() - created.getTime() < RETENTION_MS

const recordedFrom = (codec: Codec, { data, metadata, position }: StoredRecord): Recorded =>
  openParsed(codec, data, (metadata as EventMetadata).hash, position)

/** Opens stored events, after loading the keys of all people whom they name. */
export const openerOf =
  (codec: Codec, keys: Pick<Keys, 'ready'>) =>
  async (found: readonly StoredRecord[]): Promise<readonly Recorded[]> => {
    await keysFor(
      keys,
      found.map(({ data }) => data),
    )
    return found.map((one) => recordedFrom(codec, one))
  }

/** An event as it is stored, with the position and the hash that are kept apart from it. */
export const sealedFrom = ({ data, metadata, position }: StoredRecord): SealedEnvelope => ({
  ...(data as SealedEnvelope),
  position,
  hash: (metadata as EventMetadata).hash,
})

/** The bytes that were hashed. */
export const bodyOf = ({ data }: StoredRecord): string => JSON.stringify(data)
