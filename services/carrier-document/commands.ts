import { commandTable } from '../kit/command-row.ts'
import { keeping, noting, sending } from './decisions.ts'
import { documentLookups, documentNamed } from './lookups.ts'
import { documentIn } from './state.ts'
import type { DocumentsTypes } from './types.ts'

const looked = { lookups: documentLookups } as const
/** Asked again, a document that is awaited already stays as it is. */
const isAwaited = (state: DocumentsTypes['state'], data: { readonly typeId: string }) =>
  ['REQUESTED', 'SENT', 'REFUSED'].includes(documentIn(state, documentNamed(data)).status)

/** Every command of a subject's documents. */
export const documentCommands = commandTable<DocumentsTypes>()({
  RequestDocument: { ...looked, isNoop: isAwaited, decide: keeping.RequestDocument },
  UploadDocument: { ...looked, decide: keeping.UploadDocument },
  ApproveDocument: { ...looked, decide: keeping.ApproveDocument },
  RefuseDocument: { ...looked, decide: keeping.RefuseDocument },
  RemoveDocument: { ...looked, notAllowed: 'DOCUMENT_UNKNOWN', decide: keeping.RemoveDocument },
  SendDocument: { ...looked, decide: sending.SendDocument },
  NoteNearExpiry: { ...looked, outsideLifecycle: true, decide: noting.NoteNearExpiry },
  NoteNoticeMailed: { ...looked, outsideLifecycle: true, decide: noting.NoteNoticeMailed },
  NoteExpiry: { ...looked, outsideLifecycle: true, decide: noting.NoteExpiry },
})
