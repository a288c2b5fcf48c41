import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Line, listOf } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { loadMessages } from './labels.pt.ts'
import { spans } from './spans.ts'

const failureMessages = { messages: { failed } }
/** The files that a body names. */
const attaches = ({ fileId }: { fileId?: string }) => (fileId === undefined ? [] : [fileId])
const File = Type.Object({ id: Id, fileId: Id, name: Type.String() })

/** Files of a load, from its launch or added later, by the file's id. */
export const attachmentCommands = {
  attach: command('POST /shipping/:id/attachments', 'AttachFile', {
    during: spans.untilEnded,
    may: may.runLoads,
    body: { fileId: Id, name: Line },
    attaches,
    ...failureMessages,
  }),
  changeAttachment: command('PUT /shipping/:id/attachments/:attId', 'ChangeAttachment', {
    during: spans.untilEnded,
    may: may.runLoads,
    body: { fileId: Type.Optional(Id), name: Line },
    attaches,
    ...failureMessages,
  }),
  detach: command('DELETE /shipping/:id/attachments/:attId', 'DetachFile', {
    during: spans.untilEnded,
    may: may.runLoads,
    messages: { done: loadMessages.removed, failed },
  }),
}
export const attachmentList = query('GET /shipping/:id/attachments', listOf(File), { may: may.seeLoads })
export const attachment = query('GET /shipping/:id/attachments/:attId', File, { may: may.seeLoads })
