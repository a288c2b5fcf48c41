import type { DedicatedStatus } from '@embarca/contracts/dedicated/codes.ts'
import { dedicatedLabels as words } from '@embarca/contracts/dedicated/labels.pt.ts'
import { integer, money, plainNumber } from '@embarca/contracts/kit/numbers.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { type PillTone, StatusPill } from '../../ui/StatusPill.tsx'

const looks: Readonly<Record<DedicatedStatus, { readonly tone: PillTone; readonly icon: string }>> = {
  AVAILABLE: { tone: 'done', icon: 'check-circle' },
  SCHEDULED: { tone: 'negotiation', icon: 'clock' },
  IN_TRANSIT: { tone: 'progress', icon: 'truck' },
  DAY_OFF: { tone: 'idle', icon: 'calendar' },
  DELIVERED: { tone: 'confirm', icon: 'check' },
}
export const FleetPill = ({ status }: { readonly status: DedicatedStatus }) => (
  <StatusPill {...looks[status]}>{words.status[status]}</StatusPill>
)

type Colour = 'green' | 'yellow' | 'red'
const FRESH = 3
const LONG = 5
const ENOUGH = 10
/** R224. */
export const lastLoadingColour = (days: number): Colour => (days < FRESH ? 'green' : days > LONG ? 'red' : 'yellow')
/** R225. */
export const daysLeftColour = (days: number): Colour => (days >= ENOUGH ? 'green' : days < LONG ? 'red' : 'yellow')

const daysText = (days: number) => (days === 1 ? '1 dia' : `${integer(days)} dias`)
export const LastLoading = ({ days }: { readonly days: number | undefined }) =>
  days === undefined ? (
    <span>Não informado</span>
  ) : (
    <span className={`fleet-days ${lastLoadingColour(days)}`}>{days === 0 ? 'hoje' : `há ${daysText(days)}`}</span>
  )
export const DaysLeft = ({ days }: { readonly days: number }) => (
  <span className={`fleet-days ${daysLeftColour(days)}`}>{days === 0 ? 'último dia' : daysText(days)}</span>
)
/** Too long without a load (Y34). */
export const IdleNote = ({ days }: { readonly days: number | undefined }) =>
  days === undefined ? null : <span className="fleet-idle">{`Parado há ${daysText(days)} úteis`}</span>

export const exactKilometres = (value: number) => `${plainNumber(value)} km`

type BarProps = { readonly label: string; readonly done: number; readonly whole: number; readonly text: (value: number) => string }
/** What a cycle has of what its contract says. */
export const FleetBar = ({ label, done, whole, text }: BarProps) => (
  <div className={done > whole ? 'fleet-bar beyond' : 'fleet-bar'}>
    <span>
      {label}
      <b className="num">
        {text(done)} <small>de {text(whole)}</small>
      </b>
    </span>
    <ProgressBar label={`${label}: ${text(done)} de ${text(whole)}`} share={whole > 0 ? done / whole : 0} />
  </div>
)

type Figures = {
  readonly distanceAmountTraveled: number
  readonly distanceAmountNegotiated: number
  readonly freightPriceRealized: number
  readonly freightPriceNegotiated: number
}
export const FleetBars = ({ of }: { readonly of: Figures }) => (
  <div className="fleet-bars">
    <FleetBar label="Distância" done={of.distanceAmountTraveled} whole={of.distanceAmountNegotiated} text={exactKilometres} />
    <FleetBar label="Valor" done={of.freightPriceRealized} whole={of.freightPriceNegotiated} text={money} />
  </div>
)
