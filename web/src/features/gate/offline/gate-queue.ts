import { fileRoutes } from '@embarca/contracts/file/routes.ts'
import { visitFilesOf, visitOf } from '@embarca/contracts/gate/codes.ts'
import { channelOf } from '@embarca/contracts/kit/owner.ts'
import type { AnyCommand, InputOf } from '@embarca/contracts/kit/route.ts'
import { call } from '../../../base/api.ts'
import { CallFailed } from '../../../base/failure.ts'
import { aloneAs } from '../../../base/offline/alone.ts'
import { createOfflineQueue, type OfflineQueue } from '../../../base/offline/queue.ts'
import { momentOf } from '../../../base/offline/tap.ts'
import { type GateEntry, gateRules, queuedCommands } from './entry.ts'
import { gateStore } from './gate-store.ts'
import { localFile, removeLocalFiles } from './local-files.ts'

export type GateQueue = OfflineQueue<GateEntry>

/** Files of a checklist are its driver's, those of a note its load's. */
const ownerOf = ({ command, loadId = '', gateId, driverId = '' }: GateEntry) =>
  command === 'AnswerChecklist' ? { owner: channelOf(visitFilesOf(visitOf(loadId, gateId), driverId)) } : { loadId }

const uploaded = async (entry: GateEntry, id: string): Promise<string> => {
  const file = await localFile(id)
  if (!file) throw new CallFailed(410, { messages: ['A foto não está mais neste aparelho.'] })
  const { fileId } = await call(fileRoutes.upload, { type: 'SHIPPING_DOCUMENT', ...ownerOf(entry) }, { files: { file } })
  return fileId
}
/** The entry with the ids of its uploaded files. */
const prepare = async (entry: GateEntry): Promise<GateEntry> => {
  let text = JSON.stringify(entry.input)
  const waiting = (entry.files ?? []).filter((id) => text.includes(id))
  if (waiting.length === 0) return entry
  for (const id of waiting) text = text.replaceAll(id, await uploaded(entry, id))
  return { ...entry, input: JSON.parse(text) }
}
const send = async ([entry]: readonly GateEntry[]): Promise<unknown> => {
  if (!entry) return undefined
  const route: AnyCommand = queuedCommands[entry.command]
  const answer = await call(route, entry.input as InputOf<AnyCommand>, { key: entry.id, moment: momentOf(entry) })
  await removeLocalFiles(entry.files).catch(() => {})
  return answer
}

/** What was recorded at a gate without a network, in the order of the taps of each visit (Y36, Y37). */
export const createGateQueue = (userId: string): GateQueue =>
  createOfflineQueue<GateEntry>({ store: gateStore, userId, rules: gateRules, prepare, send, alone: aloneAs('embarca.gate-queue') })
