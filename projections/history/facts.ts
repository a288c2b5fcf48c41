import type { Views } from '../kit/read-store.ts'
import { whole } from '../kit/whole.ts'
import type { Line } from './projector.ts'
import { factShown, type Measured, whoIsWho } from './readers.ts'

const PAGE = 100

const linesOf = (views: Views, loadId: string) =>
  whole<Line>(views, 'history', { where: { loadId }, sort: ['recordedAt', 'asc'], size: PAGE })

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
