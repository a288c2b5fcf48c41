import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

const MOST = 50
const attachmentOf = ({ terms }: LoadState, fileId: string) => terms?.attachments?.find((one) => one.fileId === fileId)

/** Files of a load. A file is attached once. */
export const attaching: LoadDecisions<'AttachFile' | 'ChangeAttachment' | 'DetachFile'> = {
  AttachFile: ({ fileId, name }, load) => {
    if (attachmentOf(load, fileId)) return []
    if ((load.terms?.attachments?.length ?? 0) >= MOST) return refuse('ATTACHMENTS_TOO_MANY')
    return { type: 'FileAttached', data: { loadId: load.loadId, fileId, name } }
  },
  ChangeAttachment: ({ attId, fileId = attId, name }, load) => {
    const before = attachmentOf(load, attId)
    if (!before || (fileId !== attId && attachmentOf(load, fileId))) return refuse('ATTACHMENT_UNKNOWN')
    if (before.fileId === fileId && before.name === name) return []
    return { type: 'AttachmentChanged', data: { loadId: load.loadId, before: attId, fileId, name } }
  },
  DetachFile: ({ attId }, load) =>
    attachmentOf(load, attId) ? { type: 'FileDetached', data: { loadId: load.loadId, fileId: attId } } : refuse('ATTACHMENT_UNKNOWN'),
}
