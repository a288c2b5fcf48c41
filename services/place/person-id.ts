import { isCpf } from '@embarca/contracts/kit/documents.ts'
import { personDigest } from '../kit/person-digest.ts'

/** The subject of a person who has a place: the same person is one subject in the register, the orders and the loads of a shipper. */
export const personIdOf = (shipperId: string, cpf: string) => `consignee-${personDigest(`${shipperId}:${cpf}`).slice(0, 40)}`

type Entry = { readonly shipperId: string; readonly document?: string; readonly personId?: string }
/** Names the person of a place, also of one that was registered before places named theirs; nothing for a company's. */
export const personOf = ({ shipperId, document = '', personId }: Entry): { readonly personId?: string } => {
  if (personId !== undefined) return { personId }
  return isCpf(document) ? { personId: personIdOf(shipperId, document) } : {}
}
