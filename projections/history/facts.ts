import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'
import type { Line } from './projector.ts'
import { factShown, type Measured, whoIsWho } from './readers.ts'

const PAGE = 100

const linesOf = async (views: Views, loadId: string, after?: string): Promise<readonly Line[]> => {
  const asked = { where: { loadId }, sort: ['recordedAt', 'asc'] as const, size: PAGE, ...given({ after }) }
  const { items, next } = await views.page<Line>('history', asked)
  return next === undefined ? items : [...items, ...(await linesOf(views, loadId, next))]
}

/** The facts of a load that matter, earliest first, with who did what. Whoever asks has seen the load. */
export const factsOf = async (views: Views, loadId: string, matters: (type: string) => boolean) => {
  const [load, all] = await Promise.all([views.get<Measured>('load-details', loadId), linesOf(views, loadId)])
  const lines = all.filter(({ type }) => matters(type))
  const tell = await whoIsWho(
    views,
    lines.map(({ by }) => by),
  )
  return lines.map((line) => factShown(line, tell, load?.terms?.measureType))
}
