import type { ChecklistItem } from '@embarca/contracts/checklist/answers.ts'

/** The checklist questions of a shipper. Views answer it, so one that was just written may be missing: good for what is asked from now on. */
export type Questions = (shipperId: string) => Promise<readonly ChecklistItem[]>
