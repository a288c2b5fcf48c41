import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { call } from '../../base/api.ts'
import { momentOf, tapNow } from '../../base/offline/tap.ts'
import { type Entry, queuedCommands } from './entry.ts'

export const photoNameOf = ({ at }: Pick<Entry, 'at'>) => `canhoto-${at.replace(/\D/g, '').slice(0, 14)}.jpg`

/** A tap as it happens now. */
export const tapped = (tap: Pick<Entry, 'userId' | 'tripId' | 'command' | 'input' | 'hasPhoto'>): Entry => ({ ...tap, ...tapNow() })

export const uploadPhoto = async (entry: Entry, photo: Blob): Promise<string> => {
  const file = new File([photo], photoNameOf(entry), { type: photo.type })
  const { fileId } = await call(fileRoutes.upload, { type: 'SHIPPING_RECEIPT', loadId: entry.tripId }, { files: { file } })
  return fileId
}

/**
 * Sends entries with the key and the time of the last tap: one, or positions that waited together. A batch that grew is another one; its
 * repeated positions are known by their time.
 */
export const sendEntries = (entries: readonly Entry[]): Promise<unknown> => {
  const last = entries.at(-1)
  if (!last) return Promise.resolve()
  const route: AnyCommand = queuedCommands[last.command]
  const { id: key, fileId, input, tripId } = last
  const positions = () => ({ id: tripId, positions: entries.map(({ input: { id: _, ...position } }) => position) })
  const alone = () => (fileId === undefined ? input : { ...input, images: [{ fileId, name: photoNameOf(last) }] })
  const body = last.command === 'position' ? positions() : alone()
  return call(route, body as InputOf<AnyCommand>, { key, moment: momentOf(last) })
}
