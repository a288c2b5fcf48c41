import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type ColumnsTypes, columnsCommands, columnsFold } from './commands.ts'

/** Each user's own choice. */
export const columns: Module<ColumnsTypes> = {
  name: 'columns',
  fold: columnsFold,
  commands: columnsCommands,
  stream: (userId) => `columns-${userId}`,
  idOf: (_, { by: { userId } }) => userId,
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const columnsService = {
  modules: { columns },
  routes: { columns: 'columns' },
} as const satisfies ServiceManifest
