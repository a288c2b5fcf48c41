import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Claims } from '../kit/event-store.ts'
import type { Load } from './state.ts'
import type { LoadCommand } from './vocabulary.ts'

const code = (shipperId: string, externalId: string) => `externalId:${shipperId}:${externalId}`
const nfe = (shipperId: string, key: string) => `nfe:${shipperId}:${key}`
const keys = (shipperId: string, invoices: readonly { nfeKey?: string }[]) =>
  invoices.flatMap(({ nfeKey }) => (nfeKey ? [nfe(shipperId, nfeKey)] : []))

/** Names that only one load of a shipper may hold: its code and its NF-e keys. A load that was cancelled or expired gives them back. */
export const claims = (fact: LoadEvent, { shipperId, externalId, invoices, terms }: Load): Claims | undefined => {
  const held = () => [code(shipperId, externalId), ...keys(shipperId, invoices)]
  switch (fact.type) {
    case 'LoadDrafted':
      return renamed(externalId, fact.data.externalId, fact.data.shipperId)
    case 'LoadLaunched':
      // Its lot took the code of a part when it was withdrawn.
      if (fact.data.terms.partOf) return undefined
      return renamed(externalId, fact.data.terms.externalId, fact.data.shipperId)
    case 'LoadRenamed':
      return renamed(externalId, fact.data.externalId, shipperId)
    case 'LoadDraftDeleted':
    case 'LoadCanceled':
    case 'LoadExpired':
      return { release: held() }
    case 'LoadReopened':
      return { take: terms?.partOf ? keys(shipperId, invoices) : held() }
    case 'InvoicesAdded':
      return { take: keys(shipperId, fact.data.invoices) }
    case 'InvoiceRemoved':
      return { release: keys(shipperId, [fact.data as { nfeKey?: string }]) }
    default:
      return undefined
  }
}

const renamed = (before: string, now: string, shipperId: string): Claims => ({
  take: [code(shipperId, now)],
  ...(before && before !== now && { release: [code(shipperId, before)] }),
})

/** A launch or draft that names no code, and a replica whose own code was taken. */
export const generates = (claim: string, { type, data }: LoadCommand): boolean => {
  if (!claim.startsWith('externalId:')) return false
  if (type === 'LaunchReplica') return data.anyCode
  return generating.includes(type) && !(data as { externalId?: string }).externalId?.trim()
}
const generating: readonly LoadCommand['type'][] = ['LaunchLoad', 'RelaunchLoad', 'SaveDraft', 'RenameLoad']

export const claimTaken = (claim: string): LoadRefusal => (claim.startsWith('nfe:') ? 'INVOICE_KEY_TAKEN' : 'EXTERNAL_ID_TAKEN')
