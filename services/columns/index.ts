import type { Module } from '../kit/module.ts'
import { type ColumnsVocabulary, columnsDecider } from './decider.ts'

/** Every user's own choice, and nobody else's. */
export const columns: Module<ColumnsVocabulary> = {
  name: 'columns',
  decider: columnsDecider,
  stream: (_, { by: { userId } }) => `columns-${userId}`,
  belongs: (_, __, { by: { shipperId } }) => ({ shipperId }),
}
