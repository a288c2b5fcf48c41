import type { AnsweredItem } from '@embarca/contracts/checklist/answers.ts'
import type { ChecklistMoment } from '@embarca/contracts/checklist/codes.ts'
import type { AskedItem } from '@embarca/contracts/checklist/visit-checklist.ts'

type GivenAnswer = Pick<AnsweredItem, 'yes' | 'number' | 'text' | 'files' | 'passed'> & { readonly at: string; readonly by: string }
type Override = { readonly moment: ChecklistMoment; readonly reason: string; readonly at: string; readonly by: string }
/** The checklist of a visit, as its document keeps it. */
export type ChecklistDocument = {
  readonly asked: readonly AskedItem[]
  readonly answers: Readonly<Record<string, GivenAnswer>>
  readonly overrides: readonly Override[]
}
