import type { DocumentRefusal } from '@embarca/contracts/carrier-document/codes.ts'
import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { DocumentType } from '@embarca/contracts/carrier-document/types.ts'
import { isFileOf } from '@embarca/contracts/file/routes.ts'
import { isDay } from '@embarca/contracts/kit/days.ts'
import type { Owner } from '@embarca/contracts/kit/owner.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'

export type DocumentContent = {
  readonly number?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expiresAt?: string | undefined
  readonly files?: readonly string[] | undefined
}
const wrongAt = (code: DocumentRefusal, field: keyof DocumentContent | 'reason'): Refusal<DocumentRefusal> =>
  refuse(code, { fields: [{ field, message: documentLabels.refusal[code] }] })

/** The first fault of a version that is sent, at its field; `today` is the shipper's calendar day. */
export const documentFault = (
  { number = '', issuedAt, expiresAt, files = [] }: DocumentContent,
  { type: { expires }, today, owner }: { readonly type: DocumentType; readonly today: string; readonly owner: Owner },
): Refusal<DocumentRefusal> | undefined => {
  if (!number.trim() && !files.length) return wrongAt('DOCUMENT_EMPTY', 'files')
  // A file of another owner would not be under this person's key, and another shipper's not theirs to show.
  if (!files.every((fileId) => isFileOf(fileId, owner))) return wrongAt('DOCUMENT_FILE_NOT_ITS_OWN', 'files')
  if (issuedAt !== undefined && !isDay(issuedAt)) return wrongAt('DOCUMENT_DAY_INVALID', 'issuedAt')
  if (issuedAt !== undefined && issuedAt > today) return wrongAt('DOCUMENT_ISSUED_IN_THE_FUTURE', 'issuedAt')
  if (expires && expiresAt === undefined) return wrongAt('DOCUMENT_EXPIRY_MISSING', 'expiresAt')
  if (expiresAt === undefined) return undefined
  if (!isDay(expiresAt)) return wrongAt('DOCUMENT_DAY_INVALID', 'expiresAt')
  return issuedAt !== undefined && expiresAt < issuedAt ? wrongAt('DOCUMENT_EXPIRES_BEFORE_ISSUE', 'expiresAt') : undefined
}
export const reasonFault = (reason: string): Refusal<DocumentRefusal> | undefined =>
  reason.trim() ? undefined : wrongAt('DOCUMENT_REASON_MISSING', 'reason')
