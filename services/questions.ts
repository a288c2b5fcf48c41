import type { ChecklistItem } from '@embarca/contracts/checklist/answers.ts'
import { readAllDocuments } from '@embarca/projections/kit/read-all-documents.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { Questions } from './kit/questions.ts'

const PAGE = 200

/** The questions that a shipper has written, as the register's view knows them. */
export const questionsIn =
  (views: Views): Questions =>
  (shipperId) =>
    readAllDocuments<ChecklistItem>(views, 'checklistItem', { where: { shipperId }, sort: ['position', 'asc'], size: PAGE })
