import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { Claims } from '../kit/event-store.ts'
import type { LoadState } from './state.ts'

const code = (shipperId: string, externalId: string) => `externalId:${shipperId}:${externalId}`
const nfe = (shipperId: string, key: string) => `nfe:${shipperId}:${key}`
const keys = (shipperId: string, invoices: readonly { nfeKey?: string }[]) =>
  invoices.flatMap(({ nfeKey }) => (nfeKey ? [nfe(shipperId, nfeKey)] : []))

/** Names that one load of a shipper holds: its code and its NF-e keys. A load that is canceled or expires releases them. */
export const claims = (event: LoadEvent, { shipperId, externalId, codeHeldFor, invoices }: LoadState): Claims | undefined => {
  const names = () => [code(shipperId, externalId), ...keys(shipperId, invoices)]
  switch (event.type) {
    case 'LoadDrafted':
      return renamed(externalId, event.data.externalId, event.data.shipperId)
    case 'LoadLaunched':
      // The lot claimed the code of a part at the withdrawal, a formed load that of its load.
      if (event.data.terms.partOf || event.data.terms.mountId) return undefined
      return renamed(externalId, event.data.terms.externalId, event.data.shipperId)
    case 'LoadRenamed':
      return event.data.externalId === codeHeldFor
        ? { take: [], release: [code(shipperId, externalId)] }
        : renamed(externalId, event.data.externalId, shipperId)
    case 'LoadDraftDeleted':
    case 'LoadCanceled':
    case 'LoadExpired':
      return { release: names() }
    case 'LoadReopened':
      return { take: externalId === codeHeldFor ? keys(shipperId, invoices) : names() }
    case 'InvoicesAdded':
      return { take: keys(shipperId, event.data.invoices) }
    case 'InvoiceRemoved':
      return { release: keys(shipperId, [event.data as { nfeKey?: string }]) }
    default:
      return undefined
  }
}

const renamed = (before: string, now: string, shipperId: string): Claims => ({
  take: [code(shipperId, now)],
  ...(before && before !== now && { release: [code(shipperId, before)] }),
})

/** Whether the command left its load's code to be generated. */
export const generatesCode = (name: string, { externalId }: { readonly externalId?: string | undefined }): boolean =>
  isCode(name) && !externalId?.trim()
/** A replica whose own code was taken is launched again, with a generated code. */
export const generatesReplicaCode = (name: string, { anyCode }: { readonly anyCode: boolean }): boolean => isCode(name) && anyCode
const isCode = (name: string) => name.startsWith('externalId:')

export const claimTaken = (name: string): LoadRefusal => (name.startsWith('nfe:') ? 'INVOICE_KEY_TAKEN' : 'EXTERNAL_ID_TAKEN')
