import type { RouteStop } from '@embarca/contracts/planning/routes.ts'
import { projectPoints } from '../../../shared/load/route-points.ts'

const BOX = { width: 320, height: 120, margin: 18 }

/** The stops to scale, in their order, numbered. No map tiles are fetched. */
export const WaySketch = ({ stops }: { readonly stops: readonly RouteStop[] }) => {
  const points = projectPoints(stops, BOX)
  return (
    <svg
      className="way-sketch"
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      role="img"
      aria-label={stops.map(({ name, city }) => `${name}, ${city}`).join(' → ')}
    >
      <polyline points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
      {points.map(({ x, y }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a stop is its place in the way
        <g key={at} className={stops[at]!.kind === 'COLLECT' ? 'collect' : 'delivery'}>
          <circle cx={x} cy={y} r={8} />
          <text x={x} y={y + 3.5} textAnchor="middle">
            {at + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}
