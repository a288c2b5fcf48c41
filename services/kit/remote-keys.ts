import type { Blob, Codec } from './codec.ts'
import { type Prepared, prepare } from './envelope.ts'
import type { Append } from './event-store.ts'
import { type Keys, KeysTaken } from './keys.ts'

/** Seals an append with durable keys, and seals again when another process made one of the keys first. */
export const sealingWith = (codec: Codec, keys: Pick<Keys, 'settle'>) => {
  const sealed = async (write: Append): Promise<Prepared> => {
    const prepared = prepare(codec, write)
    try {
      await keys.settle?.()
      return prepared
    } catch (error) {
      if (error instanceof KeysTaken) return sealed(write)
      throw error
    }
  }
  return sealed
}

/** Loads the present keys of all people whom stored events name. */
export const keysFor = async (keys: Pick<Keys, 'ready'>, stored: readonly { readonly sealed?: readonly Blob[] }[]): Promise<void> => {
  if (!keys.ready) return
  const subjects = new Set(stored.flatMap(({ sealed = [] }) => sealed.map(({ subject }) => subject)))
  if (subjects.size) await keys.ready(subjects)
}
