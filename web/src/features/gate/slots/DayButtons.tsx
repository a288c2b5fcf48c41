import { IconButton } from '../../../ui/Button.tsx'

const DAY = 86_400_000
const moved = (day: string, by: number) => new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)
const written = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { weekday: 'short', day: '2-digit', month: '2-digit', timeZone: 'UTC' })

/** A local day, and the one before or after it. */
export const DayButtons = ({ day, onDay }: { readonly day: string; readonly onDay: (day: string) => void }) => (
  <div className="slot-days">
    <IconButton icon="left" label="Dia anterior" onClick={() => onDay(moved(day, -1))} />
    <b aria-live="polite">{written(day)}</b>
    <IconButton icon="right" label="Dia seguinte" onClick={() => onDay(moved(day, 1))} />
  </div>
)
