/** How a question is answered. */
export const answerTypes = ['YES_NO', 'NUMBER', 'TEXT', 'PHOTO', 'SIGNATURE'] as const
export type AnswerType = (typeof answerTypes)[number]

/** When a question is asked: before a truck enters, or before it leaves. */
export const checklistMoments = ['ENTRY', 'EXIT'] as const
export type ChecklistMoment = (typeof checklistMoments)[number]

/** Of the questions that a visit is asked (Y19). */
export const checklistStatuses = ['PENDING', 'APPROVED', 'REFUSED'] as const
export type ChecklistStatus = (typeof checklistStatuses)[number]

export const MOST_PHOTOS = 5
