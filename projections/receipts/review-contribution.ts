import type { LoadContribution, LoadDocument } from '../loads/index.ts'

type InReview = {
  /** Since when the receipts of a load wait to be reviewed; only while its load is in that worklist. */
  readonly reviewSince: string
}

const isInReview = (status: LoadDocument['statusCode']) => status === 'IN_DELIVERY' || status === 'DELIVERED'

/** The orders of the list of loads with receipts to review, oldest first among them. */
export const reviewContribution: LoadContribution<InReview> = {
  version: 2,
  empty: { reviewSince: undefined },
  fields: { reviewSince: 'text' },
  indexes: [
    ['shipperId', 'operationGroupId', 'worklist', 'reviewSince'],
    ['shipperId', 'operationGroupId', 'worklist', 'deliveryDate'],
  ],
  on: {},
  // `worklist` is derived at the same time, so that it cannot be read here.
  derive: ({ statusCode, receiptStatus, lastStatusDate }: LoadDocument) =>
    ({ reviewSince: receiptStatus && isInReview(statusCode) ? lastStatusDate : undefined }) as Partial<InReview>,
}
