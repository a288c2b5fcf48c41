import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { referenceMessages } from '../reference/labels.pt.ts'
import { may } from '../roles.ts'
import { checklistItemFields, checklistItemForm } from './fields.ts'

const toggle = 'ENABLE_CHECKLIST'
const ChecklistItemAnswer = Type.Object({ id: Id, revision: Type.Integer(), ...checklistItemFields })

/** The questions of a company, in their order (C370). */
export const checklistRoutes = {
  checklistItems: query('GET /checklist-item', Type.Array(ChecklistItemAnswer), { may: may.seeYard, toggle }),
  checklistItem: query('GET /checklist-item/:id', ChecklistItemAnswer, { may: may.seeYard, toggle }),
}
const configures = { may: may.configure, toggle, messages: { done: referenceMessages.saved, failed } }
export const checklistCommands = {
  addItem: command('POST /checklist-item', 'RegisterNew', { ...configures, body: checklistItemForm }),
  /** A new version: answers keep the words that they were given to. */
  changeItem: command('PUT /checklist-item/:id', 'Change', { ...configures, body: checklistItemForm }),
  removeItem: command('DELETE /checklist-item/:id', 'Remove', { ...configures, messages: { done: referenceMessages.removed, failed } }),
}
