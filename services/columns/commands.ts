import type { ColumnsEvent, TableSection } from '@embarca/contracts/load-search/columns.ts'
import type { ColumnsCommand } from '@embarca/contracts/load-search/routes.ts'
import { commandTable } from '../kit/command-row.ts'
import type { DecisionsOf, Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

export type ColumnsTypes = {
  state: { readonly [S in TableSection]?: readonly string[] }
  command: ColumnsCommand
  event: ColumnsEvent
  status: string
  refusal: never
}

/** The columns of a user's tables. The row's schema lists the possible ones. */
const decisions: DecisionsOf<ColumnsTypes, ColumnsCommand['type']> = {
  ChooseColumns: ({ type: section, fields }, chosen, { by: { userId } }) =>
    chosen[section]?.join() === fields.join() ? [] : { type: 'TableColumnsChosen', data: { userId, section, fields } },
}

const evolve: Evolve<ColumnsTypes> = { TableColumnsChosen: (chosen, { section, fields }) => ({ ...chosen, [section]: fields }) }
export const columnsFold: Fold<ColumnsTypes['state']> = { initial: {}, evolve }

export const columnsCommands = commandTable<ColumnsTypes>()({
  ChooseColumns: { decide: decisions.ChooseColumns },
})
