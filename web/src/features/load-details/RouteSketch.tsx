import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { projectPoints } from '../../shared/load/route-points.ts'

const BOX = { width: 320, height: 150, margin: 24 }
const arrived = new Set<LoadStatus>(['DELIVERED', 'FINISHED'])

type Props = { readonly terms: LoadTerms; readonly position: LoadDetails['lastPosition']; readonly statusCode: LoadStatus }

/** The route drawn to scale: the travelled part solid, the rest dashed, the last position as a dot. No map tiles are fetched. */
export const RouteSketch = ({ terms, position, statusCode }: Props) => {
  const stops = [...terms.origins, ...terms.destinations].map(({ place }) => place)
  const shownPosition = position && !arrived.has(statusCode) ? position : undefined
  const points = projectPoints(shownPosition ? [...stops, shownPosition] : stops, BOX)
  const at = shownPosition ? points.at(-1) : undefined
  const places = shownPosition ? points.slice(0, -1) : points
  const line = (drawn: readonly { x: number; y: number }[]) => drawn.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const origins = places.slice(0, terms.origins.length)
  const ends = places.slice(terms.origins.length)
  return (
    <svg
      className="sketch"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={`De ${stops[0]?.city ?? ''} a ${stops.at(-1)?.city ?? ''}`}
    >
      {at ? (
        <>
          <polyline className="done-way" points={line([...origins, at])} />
          <polyline className="to-come" points={line([at, ...ends])} />
        </>
      ) : (
        <polyline className={arrived.has(statusCode) ? 'done-way' : 'to-come'} points={line(places)} />
      )}
      {origins.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a load keep their order
        <circle key={i} className="from" cx={x} cy={y} r={5} />
      ))}
      {ends.map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a load keep their order
        <rect key={i} className="to" x={x - 5} y={y - 5} width={10} height={10} rx={1.5} />
      ))}
      {at && <circle className="here" cx={at.x} cy={at.y} r={7} />}
    </svg>
  )
}
