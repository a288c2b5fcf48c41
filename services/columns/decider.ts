import type { ColumnsEvent, TableSection } from '@embarca/contracts/load-search/columns.ts'
import type { ColumnsCommand } from '@embarca/contracts/load-search/routes.ts'
import type { Decider } from '../kit/decider.ts'

export type ColumnsVocabulary = {
  state: { readonly [S in TableSection]?: readonly string[] }
  command: ColumnsCommand
  event: ColumnsEvent
  status: string
  refusal: never
  facts: Record<never, never>
}

/** The columns of a user's tables. Which of them there are, the row's schema says. */
export const columnsDecider: Decider<ColumnsVocabulary> = {
  initial: {},
  decide: {
    ChooseColumns: ({ type: section, fields }, chosen, { by: { userId } }) =>
      chosen[section]?.join() === fields.join() ? [] : { type: 'TableColumnsChosen', data: { userId, section, fields } },
  },
  evolve: { TableColumnsChosen: (chosen, { section, fields }) => ({ ...chosen, [section]: fields }) },
}
