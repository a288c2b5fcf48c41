import { isCnpj, isCpf, lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { digestOf } from '../kit/identifiers.ts'
import { editable, wrongAt } from './editable.ts'

type Fields = { readonly shipperId: string; readonly document: string }
/** The digest of a document: it may be a person's. */
const claimOf = ({ shipperId, document }: Fields) => `receiver:${shipperId}:${digestOf(document).toString('hex')}`

type Contact = {
  readonly contactId?: string
  readonly contactName?: string
  readonly contactPhone?: string
  readonly contactEmail?: string
}
/** The contact keeps the id while the name stays: data of another person must not depend on the key of the one before. */
const contactIdOf = ({ contactName, contactPhone, contactEmail }: Contact, before: Contact | undefined, newId: string) => {
  if (!contactName && !contactPhone && !contactEmail) return {}
  return { contactId: (before?.contactName === contactName && before?.contactId) || newId }
}

/** Consignees of a company. A document is registered once. */
export const receivers = editable(
  'receiver',
  {
    check: async ({ document: typed, deliveryFrom: from, deliveryTo: to }) => {
      const document = lettersAndDigits(typed)
      if (!isCpf(document) && !isCnpj(document)) return wrongAt('DOCUMENT_INVALID', 'document')
      if (from === undefined && to === undefined) return undefined
      return from && to && from < to ? undefined : wrongAt('WINDOW_INVALID', 'deliveryTo')
    },
    keep: (form, before, newId) => ({ ...form, document: lettersAndDigits(form['document']), ...contactIdOf(form, before, newId) }),
  },
  {
    claims: ({ type, data }, before) => {
      if (type === 'ReceiverRemoved') return { release: [claimOf(before)] }
      if (before?.document === data.document) return undefined
      return { take: [claimOf(data)], ...(before && { release: [claimOf(before)] }) }
    },
    claimTaken: () => 'DOCUMENT_TAKEN',
  },
)
