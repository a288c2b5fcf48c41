import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { operatorTieRoutes } from '@embarca/contracts/operator-tie/routes.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Views } from '../kit/read-store.ts'
import type { Readers } from '../kit/readers.ts'
import { CARRIER_PARTNERSHIPS } from '../partnership/index.ts'
import { OPERATOR_TIES, type OperatorTieDocument } from './projector.ts'

type Company = { readonly id: string; readonly name: string; readonly document: string }
type Side = 'operatorId' | 'transporterId'
const ALL = 500

/** The ties of a company on one side of them, with the companies on the other. */
const tiesOf = async (views: Views, own: Side, other: Side, id: string) => {
  const ties = await readAllDocuments<OperatorTieDocument>(views, OPERATOR_TIES, {
    where: { [own]: id, status: ['INVITED', 'ACTIVE'] },
    sort: ['since', 'desc'],
    size: ALL,
  })
  const companies = await Promise.all(ties.map((tie) => views.get<Company>('transporter', tie[other])))
  return ties.map(({ status, since, ...tie }, at) => ({
    id: tie[other],
    name: companies[at]?.name ?? '',
    document: companies[at]?.document ?? '',
    status,
    since,
  }))
}

export const operatorTieReaders: Readers<typeof operatorTieRoutes> = {
  ownCarriers: async (_, { views, by: { transporterId = '' } }) => {
    const [{ all: marks = 0 }, list] = await Promise.all([
      views.count(CARRIER_PARTNERSHIPS, { where: { transporterId, status: 'ACTIVE', isLogisticOperator: true } }),
      tiesOf(views, 'operatorId', 'transporterId', transporterId),
    ])
    return { isOperator: marks > 0, list }
  },
  operators: (_, { views, by: { transporterId = '' } }) => tiesOf(views, 'transporterId', 'operatorId', transporterId),
  carriers: async ({ document }, { views, by }) => {
    const { items } = await views.page<Company>('transporter', {
      where: { document: lettersAndDigits(document) },
      sort: ['name', 'asc'],
      size: 5,
    })
    return items.filter(({ id }) => id !== by.transporterId).map(({ id, name }) => ({ id, name }))
  },
}
