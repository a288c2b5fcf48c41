import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { columns } from './index.ts'

const given = specification(columns, {})
const choose = (...fields: ('origins' | 'cubage')[]) => ({ type: 'ChooseColumns', data: { type: 'in_progress', fields } }) as const
const chosen = (...fields: string[]) => ({ type: 'TableColumnsChosen', data: { userId: 'ana', section: 'in_progress', fields } }) as const

describe('the columns of a table', () => {
  it('are the ones a user chose, in that order', () => given().when(choose('cubage', 'origins')).then(chosen('cubage', 'origins')))
  it('chosen again change nothing', () => given(chosen('origins')).when(choose('origins')).changesNothing())
  it('may be in another order, or none but the fixed ones', () => {
    given(chosen('origins', 'cubage')).when(choose('cubage', 'origins')).then(chosen('cubage', 'origins'))
    given(chosen('origins')).when(choose()).then(chosen())
  })
})
