import { EVALUATIONS_PAGE, type EvaluationEntity, evaluationEntities, MOST_FORMS } from '@embarca/contracts/evaluation/codes.ts'
import { type EvaluationForm, formFor } from '@embarca/contracts/evaluation/form.ts'
import type { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { EvaluatedParty, LoadEvaluation } from '@embarca/contracts/evaluation/views.ts'
import { paginate } from '../kit/paginate.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import type { Evaluated, Performance } from '../shared/performance.ts'
import { hasWorkedFor } from '../shared/relations.ts'
import { entitiesByRating, nameOfEntity } from './entities.ts'
import type { EvaluationFormDocument } from './projector.ts'

const FORMS = 'evaluationForm'
const PERFORMANCE = 'performance'

const formOf = ({ shipperId: _, ...form }: EvaluationFormDocument): EvaluationForm => form
const formsOf = async ({ views }: ReaderContext): Promise<readonly EvaluationForm[]> => {
  const { items } = await views.page<EvaluationFormDocument>(FORMS, { where: {}, sort: ['name', 'asc'], size: MOST_FORMS })
  return items.map(formOf)
}

/** The fields of `performance` that hold the evaluations of an entity. */
const heldIn = {
  TRANSPORTER: { id: 'ratedTransporterId', at: 'ratedAt' },
  DRIVER: { id: 'ratedDriverId', at: 'driverRatedAt' },
} as const
const saidOf = (entity: EvaluationEntity, { transporterSaid, driverSaid }: Performance): Evaluated | undefined =>
  entity === 'TRANSPORTER' ? transporterSaid : driverSaid
const isEntity = (name: string): name is EvaluationEntity => (evaluationEntities as readonly string[]).includes(name)

const party = (id: string, name: string, form: EvaluationForm | undefined, said: Evaluated | undefined): EvaluatedParty => ({
  ...{ id, name },
  ...given({ form }),
  ...(said && { said: { stars: said.stars, answers: [...said.answers], ...given({ comment: said.comment }) } }),
})

export const evaluationReaders: Readers<Omit<typeof evaluationRoutes, 'scorecard' | 'scorecardRows'>> = {
  forms: async (paging, { views }) => {
    const page = pageOf(paging, MOST_FORMS)
    const found = await views.page<EvaluationFormDocument>(FORMS, { where: {}, sort: ['name', 'asc'], ...page })
    return listOf(found.items.map(formOf), found, page)
  },
  form: async ({ id }, { views }) => {
    const found = await views.get<EvaluationFormDocument>(FORMS, id)
    return found && formOf(found)
  },
  entities: async ({ entity, sort = 'rating', order = 'desc', ...paging }, context) => {
    const page = paginate(
      await entitiesByRating(context, { entities: entity ? [entity] : evaluationEntities, sort, order }),
      pageOf(paging, EVALUATIONS_PAGE),
    )
    const list = await Promise.all(page.list.map(async (one) => ({ ...one, name: await nameOfEntity(context, one) })))
    return { ...page, list }
  },
  evaluations: async ({ entityName, id, ...paging }, { views, by }) => {
    if (!isEntity(entityName)) return undefined
    const { id: field, at } = heldIn[entityName]
    const page = pageOf(paging, EVALUATIONS_PAGE)
    const found = await views.page<Performance>(PERFORMANCE, { where: { [field]: id }, sort: [at, 'desc'], ...page })
    // Of those that this company never evaluated only its own carriers are known.
    if (!found.items.length && !(entityName === 'TRANSPORTER' && (await hasWorkedFor(views, id, by.shipperId)))) return undefined
    const list = await Promise.all(
      found.items.flatMap((load) => {
        const said = saidOf(entityName, load)
        return said ? [evaluationOf(load.loadId, said)] : []
      }),
    )
    return { ...listOf(list, found, page), name: await nameOfEntity({ views }, { entity: entityName, id }) }

    async function evaluationOf(loadId: string, { at: ratedAt, score, comment, formVersion, answers }: Evaluated): Promise<LoadEvaluation> {
      const seen = await views.get<{ externalId: string }>(LOADS, loadId)
      return {
        loadId,
        ratedAt,
        rating: score / 100,
        answers: [...answers],
        ...given({ externalId: seen?.externalId, comment, formVersion }),
      }
    }
  },
  ofLoad: async ({ id }, context) => {
    const { views } = context
    const [card, load] = await Promise.all([views.get<{ operationGroupId: string }>(LOADS, id), views.get<Performance>(PERFORMANCE, id)])
    if (!card || !load?.transporterId) return undefined
    const forms = await formsOf(context)
    const { transporterId, driverId, transporterSaid, driverSaid } = load
    const form = (entity: EvaluationEntity) => formFor(forms, entity, card.operationGroupId)
    const name = (entity: EvaluationEntity, of: string) => nameOfEntity(context, { entity, id: of })
    return {
      transporter: party(transporterId, await name('TRANSPORTER', transporterId), form('TRANSPORTER'), transporterSaid),
      ...(driverId && {
        driver: party(driverId, await name('DRIVER', driverId), form('DRIVER'), driverSaid?.driverId === driverId ? driverSaid : undefined),
      }),
    }
  },
}
