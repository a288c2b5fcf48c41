import { vehicleClasses } from '@embarca/contracts/dedicated/codes.ts'
import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import { type CounterName, dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { useRead } from '../../base/queries.ts'

const prefixes = { TRUCK: 'truck', CARRETA: 'carreta' } as const
const counters = [
  ['AvailableAmount', 'Disponíveis'],
  ['ScheduleAmount', 'Programados'],
  ['InUseAmount', 'Em trânsito'],
  ['DayOffAmount', 'De folga'],
  ['TotalAmount', 'Total'],
] as const

/** How many trucks and trailer rigs do what (C222). */
export const FleetCounters = () => {
  const { data } = useRead(dedicatedRoutes.indicators, {}, { keep: true })
  return (
    <div className="fleet-counters">
      {vehicleClasses.map((kind) => (
        <section key={kind} aria-label={words.vehicleClass[kind]}>
          <h2>{words.vehicleClass[kind]}</h2>
          <dl>
            {counters.map(([counter, label]) => (
              <div key={counter}>
                <dt>{label}</dt>
                <dd className="num">{data ? data[`${prefixes[kind]}${counter}` as CounterName] : '—'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
