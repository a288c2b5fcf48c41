import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Codec } from '../../kit/codec.ts'
import { openParsed } from '../../kit/envelope.ts'
import type { Keys } from '../../kit/keys.ts'

type Written = { readonly hash: string; readonly sealed?: readonly { readonly subject: string }[] }

/** Decodes the relay's records to events, with the personal values that may still be read. */
export const openRecords =
  (codec: Codec, keys: Pick<Keys, 'ready'>) =>
  async (written: readonly string[]): Promise<readonly Recorded[]> => {
    const parsed = written.map((text) => JSON.parse(text) as Written)
    await keys.ready?.(new Set(parsed.flatMap(({ sealed }) => (sealed ?? []).map(({ subject }) => subject))))
    return parsed.map((one) => openParsed(codec, one, one.hash))
  }
