import type { DraftForm } from '@embarca/contracts/load/terms.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'

/** Whether a launched load can still be edited in the whole form: FOB, before it is on its way. */
export const isEditable = ({ terms, actions }: Pick<LoadDetails, 'terms' | 'actions'>): boolean =>
  terms?.freightType === 'FOB' && actions.some(({ action, allowed }) => action === 'EditFob' && allowed)

/** The form of a launched load for editing, including its own code, orders and files. Its driver stays unless another is named. */
export const formOf = ({ externalId, terms }: Pick<LoadDetails, 'externalId' | 'terms'>, again: DraftForm): DraftForm => ({
  ...again,
  externalId,
  ...(terms?.attachments && { attachments: terms.attachments }),
  ...(again.destinations && {
    destinations: again.destinations.map((destination, index) => {
      const code = terms?.destinations[index]?.orderCode
      return { ...destination, ...(code && { externalId: code }) }
    }),
  }),
})
