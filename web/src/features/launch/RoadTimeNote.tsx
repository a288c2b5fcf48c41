import { kilometres } from '../../shared/load/measures.ts'
import { FormNote } from '../../ui/FormNote.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { proposedDelivery, type RoadTime, roadTimeOf } from './road-time.ts'
import { changeStop } from './stops.ts'
import type { LaunchFormState } from './use-launch.ts'

/** `9 h`, `35 h 20`: a day of travel is more than a driver's day. */
const hours = (milliseconds: number) => {
  const minutes = Math.round(milliseconds / 60_000)
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')}`}`
}
const LAW = 'com os descansos da Lei 13.103'
const words = ({ km, feasibility, usual, least, driving }: RoadTime) =>
  feasibility === 'FITS'
    ? `${kilometres(km)}: cerca de ${hours(usual)} de viagem, ${LAW}.`
    : feasibility === 'TWO_DRIVERS'
      ? `Só com dois motoristas: um só leva ao menos ${hours(least)} em ${kilometres(km)}, ${LAW}.`
      : `Entrega impossível: ${kilometres(km)} levam ao menos ${hours(driving)} sem parar, e ${hours(least)} ${LAW}.`
const looks = {
  FITS: { icon: 'clock', tone: 'quiet' },
  TWO_DRIVERS: { icon: 'users', tone: 'warn' },
  IMPOSSIBLE: { icon: 'warning', tone: 'danger' },
} as const

/** How long the trip takes, and whether the typed delivery can be reached; one click takes the usual one. */
export const RoadTimeNote = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change } = form
  const time = roadTimeOf(text)
  if (!time) return null
  const proposal = proposedDelivery(text)
  const last = text.destinations.length - 1
  return (
    <FormNote {...looks[time.feasibility]}>
      <span role="status" className="num">
        {words(time)}{' '}
        {time.feasibility !== 'FITS' && proposal && (
          <PlainButton
            className="text-button"
            onClick={() => change((before) => changeStop(before, 'destinations', last, { at: proposal }))}
          >
            Entregar em {proposal}
          </PlainButton>
        )}
      </span>
    </FormNote>
  )
}
