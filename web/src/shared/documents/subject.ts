import type { SubjectKind } from '@embarca/contracts/carrier-document/subject.ts'

/** A carrier, driver or vehicle of this company. */
export type Subject = { readonly kind: SubjectKind; readonly id: string }
