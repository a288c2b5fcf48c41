import type { DedicatedDetail } from '@embarca/contracts/dedicated/read-routes.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { exactKilometres } from './looks.tsx'

const linesOf = ({ sums, freightPriceNegotiated, cycleShown }: DedicatedDetail): readonly (readonly [string, string])[] => [
  [cycleShown.isCut ? 'Valor contratado, pelos dias' : 'Valor contratado', money(freightPriceNegotiated)],
  [`Km excedido: ${exactKilometres(sums.excessDistance)}`, money(sums.excessPrice)],
  ['Pedágios', money(sums.tolls)],
  ['Complementos', money(sums.complements)],
  ['Multas', money(sums.penalties === 0 ? 0 : -sums.penalties)],
]

const comparisonText = ({ compared, withoutLane, market, saved }: NonNullable<DedicatedDetail['comparison']>) => {
  const loads = compared === 1 ? 'A mesma carga' : `As mesmas ${compared} cargas`
  const rest =
    withoutLane === 0
      ? ''
      : withoutLane === 1
        ? ' Uma carga sem histórico na rota não entra.'
        : ` ${withoutLane} cargas sem histórico na rota não entram.`
  return `${loads} na mediana das rotas: ${money(market)}. O veículo ${saved >= 0 ? 'economizou' : 'custou a mais'} ${money(Math.abs(saved))}.${rest}`
}

/** What is due for the cycle, line by line, and what its loads would cost on the market (Y33). */
export const CycleMoney = ({ contract }: { readonly contract: DedicatedDetail }) => (
  <section className="fleet-money" aria-labelledby="fleet-money-title">
    <h2 id="fleet-money-title">Valor do ciclo</h2>
    <dl>
      {linesOf(contract).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div className="total">
        <dt>Total devido</dt>
        <dd className="num">{money(contract.sums.due)}</dd>
      </div>
    </dl>
    <p>{contract.comparison ? comparisonText(contract.comparison) : 'Sem histórico nas rotas para comparar.'}</p>
  </section>
)
