import type { LoadContribution, LoadDocument } from '../loads/index.ts'

type InReview = {
  /** Since when the receipts of a load wait to be reviewed; only while its load is in that worklist. */
  readonly reviewSince: string
}

/** The orders of the list of loads with receipts to review, oldest first among them. */
export const reviewContribution: LoadContribution<InReview> = {
  version: 1,
  empty: { reviewSince: undefined },
  fields: { reviewSince: 'text' },
  indexes: [
    ['shipperId', 'operationGroupId', 'worklist', 'reviewSince'],
    ['shipperId', 'operationGroupId', 'worklist', 'deliveryDate'],
  ],
  on: {},
  derive: ({ worklist, lastStatusDate }: LoadDocument) =>
    ({ reviewSince: worklist === 'receipts' ? lastStatusDate : undefined }) as Partial<InReview>,
}
