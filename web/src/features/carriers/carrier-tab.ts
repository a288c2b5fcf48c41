import type { CarrierDetail } from '@embarca/contracts/partnership/views.ts'

/** What each tab of a carrier's details gets. */
export type CarrierTabProps = { readonly carrier: CarrierDetail }
