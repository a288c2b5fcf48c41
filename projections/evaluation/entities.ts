import { type EvaluationEntity, PRIOR_EVALUATIONS } from '@embarca/contracts/evaluation/codes.ts'
import { weighedMean } from '@embarca/contracts/evaluation/score.ts'
import type { EvaluatedEntity } from '@embarca/contracts/evaluation/views.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { ratedParts } from '../shared/performance.ts'
import { meanOf, ratedMonths } from '../shared/transporter-performance.ts'

type Rated = Omit<EvaluatedEntity, 'name'>
type Asked = {
  readonly entities: readonly EvaluationEntity[]
  readonly sort: 'rating' | 'ratings'
  readonly order: 'asc' | 'desc'
}
type Counting = Pick<ReaderContext, 'views' | 'now'>

const countedAs = {
  TRANSPORTER: { month: 'ratedMonth', as: 'ratedAs' },
  DRIVER: { month: 'driverRatedMonth', as: 'driverRatedAs' },
} as const

/** The evaluated entities of one kind, with what sorts them: their mean weighed with that of the shipper's all (CA17). */
const ratedOf = async ({ views, now }: Counting, entity: EvaluationEntity) => {
  const { month, as } = countedAs[entity]
  const counts = await views.count('performance', { where: { [month]: ratedMonths(now) }, by: as })
  const scores = new Map<string, [number, number][]>()
  for (const [text, times] of Object.entries(counts)) {
    const [score, id] = ratedParts(text)
    const known = scores.get(id)
    if (known) known.push([score, times])
    else scores.set(id, [[score, times]])
  }
  const all = meanOf([...scores.values()].flat())
  return [...scores].flatMap(([id, own]) => {
    const mean = meanOf(own)
    return all && mean ? [{ entity, id, ...mean, weighed: weighedMean(mean, all.rating, PRIOR_EVALUATIONS) }] : []
  })
}

/** Best first, or worst; equals by their id. */
export const entitiesByRating = async (context: Counting, { entities, sort, order }: Asked): Promise<readonly Rated[]> => {
  const found = (await Promise.all(entities.map((entity) => ratedOf(context, entity)))).flat()
  const by = (one: (typeof found)[number]) => (sort === 'ratings' ? one.ratings : one.weighed)
  const direction = order === 'asc' ? 1 : -1
  return found.sort((a, b) => direction * (by(a) - by(b)) || (a.id < b.id ? -1 : 1)).map(({ weighed: _, ...rated }) => rated)
}

/** Its registered name. */
export const nameOfEntity = async (
  { views }: Pick<ReaderContext, 'views'>,
  { entity, id }: Pick<Rated, 'entity' | 'id'>,
): Promise<string> => (await views.get<{ name: string }>(entity === 'TRANSPORTER' ? 'transporter' : 'driver', id))?.name ?? ''
