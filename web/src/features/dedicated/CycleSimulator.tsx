import { forecastOf, type SoFar, type Supposed } from '@embarca/contracts/dedicated/forecast.ts'
import type { DedicatedDetail } from '@embarca/contracts/dedicated/read-routes.ts'
import { dayAfter, dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { money, moneyDifference } from '@embarca/contracts/kit/numbers.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SliderField } from '../../ui/SliderField.tsx'
import { exactKilometres } from './looks.tsx'

const fleets = [
  { value: '0', label: 'Um a menos' },
  { value: '1', label: 'Como está' },
  { value: '2', label: 'Um a mais' },
] as const
type Fleet = (typeof fleets)[number]['value']
const WEEK = 7

const soFarOf = ({ cycleShown, daysOff, sums, paces }: DedicatedDetail): SoFar => ({
  cycle: cycleShown,
  today: localDay(new Date().toISOString()),
  daysOff,
  distance: sums.distanceAmountTraveled,
  extras: sums.tolls + sums.complements - sums.penalties,
  paces: paces.map(({ kmPerDay }) => kmPerDay),
})
const termsOf = ({ freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded, cycleShown }: DedicatedDetail): Supposed => ({
  ...{ freightPriceNegotiated, distanceAmountNegotiated, pricePerKmExceeded, start: cycleShown.start, trucks: 1 },
})
const startText = (cycle: string, days: number) => dayText(dayAfter(cycle, days)).slice(0, 'DD/MM'.length)

/** What the cycle will come to at its pace, with other terms; nothing is recorded. */
export const CycleSimulator = ({ contract }: { readonly contract: DedicatedDetail }) => {
  const known = termsOf(contract)
  const [value, setValue] = useState<number | undefined>(known.freightPriceNegotiated)
  const [distance, setDistance] = useState<number | undefined>(known.distanceAmountNegotiated)
  const [price, setPrice] = useState<number | undefined>(known.pricePerKmExceeded)
  const [later, setLater] = useState(0)
  const [fleet, setFleet] = useState<Fleet>('1')
  const soFar = soFarOf(contract)
  const { usual, least, most, daysLeft, isRough } = forecastOf(soFar, {
    freightPriceNegotiated: value ?? 0,
    distanceAmountNegotiated: Number.isNaN(distance) ? 0 : (distance ?? 0),
    pricePerKmExceeded: price ?? 0,
    start: dayAfter(known.start, later),
    trucks: Number(fleet),
  })
  const asAgreed = forecastOf(soFar, known).usual
  const difference = usual.due - asAgreed.due
  const reset = () => {
    setValue(known.freightPriceNegotiated)
    setDistance(known.distanceAmountNegotiated)
    setPrice(known.pricePerKmExceeded)
    setLater(0)
    setFleet('1')
  }
  return (
    <section className="fleet-simulator" aria-labelledby="fleet-simulator-title">
      <h2 id="fleet-simulator-title">Simular o fim do ciclo</h2>
      <p className="aside-note">
        {soFar.paces.length === 0
          ? 'Sem quilômetros rodados ainda: a previsão conta só o contrato.'
          : `Ritmo de ${exactKilometres(Math.round(soFar.paces[0]!))} por dia útil, ${daysLeft} dias úteis à frente. Nada é gravado.`}
      </p>
      <div className="form-grid">
        <MoneyField className="c4" label="Valor do ciclo" value={value} onChange={setValue} />
        <NumberField className="c4" label="Km do ciclo" suffix="km" value={distance} onChange={setDistance} />
        <MoneyField className="c4" label="Por km excedido" value={price} onChange={setPrice} />
      </div>
      <SliderField
        label="Início do ciclo"
        min={-WEEK}
        max={WEEK}
        value={later}
        onChange={setLater}
        text={(days) =>
          days === 0 ? startText(known.start, 0) : `${startText(known.start, days)} (${days > 0 ? '+' : '−'}${Math.abs(days)} d)`
        }
      />
      <SegmentedControl label="Caminhões" options={fleets} value={fleet} onChange={setFleet} />
      <dl className="fleet-forecast" aria-live="polite">
        <div>
          <dt>Km no fim do ciclo</dt>
          <dd className="num">
            {exactKilometres(Math.round(usual.distance))}
            <small>
              {exactKilometres(Math.round(least.distance))} a {exactKilometres(Math.round(most.distance))}
            </small>
          </dd>
        </div>
        <div>
          <dt>Km excedido</dt>
          <dd className="num">
            {exactKilometres(Math.round(usual.excess))}
            <small>
              {exactKilometres(Math.round(least.excess))} a {exactKilometres(Math.round(most.excess))}
            </small>
          </dd>
        </div>
        <div>
          <dt>Devido</dt>
          <dd className="num">
            {money(usual.due)}
            <small>
              {money(least.due)} a {money(most.due)}
            </small>
          </dd>
        </div>
        <div>
          <dt>Contra o contrato</dt>
          <dd className="num">{difference === 0 ? 'igual' : moneyDifference(difference)}</dd>
        </div>
      </dl>
      <div className="fleet-simulator-end">
        <small>
          {isRough
            ? 'Faixa estimada: 25 % em torno do ritmo deste ciclo.'
            : 'Faixa entre o ciclo mais lento e o mais rápido dos últimos quatro.'}
        </small>
        <Button look="quiet" icon="undo" onClick={reset}>
          Como contratado
        </Button>
      </div>
    </section>
  )
}
