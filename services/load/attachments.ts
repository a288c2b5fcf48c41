import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Load } from './state.ts'
import type { Decisions } from './types.ts'

const MOST = 50
const held = ({ terms }: Load, fileId: string) => terms?.attachments?.find((one) => one.fileId === fileId)

/** Files that go with a load. A file is attached once. */
export const attaching: Decisions<'AttachFile' | 'ChangeAttachment' | 'DetachFile'> = {
  AttachFile: ({ fileId, name }, load) => {
    if (held(load, fileId)) return []
    if ((load.terms?.attachments?.length ?? 0) >= MOST) return refuse('ATTACHMENTS_TOO_MANY')
    return { type: 'FileAttached', data: { loadId: load.loadId, fileId, name } }
  },
  ChangeAttachment: ({ attId, fileId = attId, name }, load) => {
    const before = held(load, attId)
    if (!before || (fileId !== attId && held(load, fileId))) return refuse('ATTACHMENT_UNKNOWN')
    if (before.fileId === fileId && before.name === name) return []
    return { type: 'AttachmentChanged', data: { loadId: load.loadId, before: attId, fileId, name } }
  },
  DetachFile: ({ attId }, load) =>
    held(load, attId) ? { type: 'FileDetached', data: { loadId: load.loadId, fileId: attId } } : refuse('ATTACHMENT_UNKNOWN'),
}
