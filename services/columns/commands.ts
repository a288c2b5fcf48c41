import type { ColumnSection, ColumnsEvent } from '@embarca/contracts/load-search/columns.ts'
import type { ColumnsCommand } from '@embarca/contracts/load-search/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

export type ColumnsTypes = {
  state: { readonly [S in ColumnSection]?: readonly string[] }
  command: ColumnsCommand
  event: ColumnsEvent
  status: string
  refusal: never
}

const choice = (section: ColumnSection, fields: readonly string[], chosen: ColumnsTypes['state'], userId: string): ColumnsEvent[] =>
  chosen[section]?.join() === fields.join() ? [] : [{ type: 'TableColumnsChosen', data: { userId, section, fields: [...fields] } }]

/** The columns of a user's tables. The rows' schemas list the possible ones. */
const decisions: DecisionsOf<ColumnsTypes, ColumnsTypes['command']['type']> = {
  ChooseColumns: ({ type: section, fields }, chosen, { by: { userId } }) => choice(section, fields, chosen, userId),
  ChooseOrderColumns: ({ fields }, chosen, { by: { userId } }) => choice('orders', fields, chosen, userId),
}

const evolve: Evolve<ColumnsTypes> = { TableColumnsChosen: (chosen, { section, fields }) => ({ ...chosen, [section]: fields }) }
export const columnsFold: Fold<ColumnsTypes['state']> = { initial: {}, evolve }

export const columnsCommands = commandTable<ColumnsTypes>()({
  ChooseColumns: { decide: decisions.ChooseColumns },
  ChooseOrderColumns: { decide: decisions.ChooseOrderColumns },
})
