import type { DocumentEvent } from '@embarca/contracts/carrier-document/events.ts'
import { documentsId } from '@embarca/contracts/carrier-document/subject.ts'
import type { Reactions } from '../kit/reaction.ts'

/** An approved version is noted when its label changes; labels themselves wait for no timer. */
export const documentReactions: Reactions<DocumentEvent> = {
  on: {
    DocumentApproved: ({ data: { documentId, version, nearExpiryAt, expiredAt, ...subject } }) => {
      const due = (type: 'NoteNearExpiry' | 'NoteExpiry', at: string) => ({
        module: 'documents',
        command: { type, data: { id: documentsId(subject), documentId, version } },
        at,
      })
      return nearExpiryAt !== undefined && expiredAt !== undefined
        ? [due('NoteNearExpiry', nearExpiryAt), due('NoteExpiry', expiredAt)]
        : []
    },
  },
}
