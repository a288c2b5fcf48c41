import type { DriverAtGate } from '@embarca/contracts/gate/driver-routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ArrivalProof } from './ArrivalProof.tsx'

const beforeArrival = ['EXPECTED', 'WAITING', 'CREATED']
type Props = { readonly place: DriverAtGate; readonly loadId: string }

/** Where the driver stands at the gate, and why; once he is checked in, the proof of it. */
export const GatePlace = ({ place: { name, state, label, position, sentence, dock }, loadId }: Props) =>
  name === undefined || state === undefined ? null : (
    <section className="road-card road-gate" aria-label="Portaria" aria-live="polite">
      <div className="road-head">
        <b>Portaria · {name}</b>
        <span>{label}</span>
      </div>
      {state === 'REQUEST_INBOUND' && (
        <p className="road-called">
          <Icon name="bell" size={22} /> Você foi chamado{dock ? ` para a doca ${dock}` : ''}.
        </p>
      )}
      {state !== 'REQUEST_INBOUND' && dock && <p>Doca {dock}</p>}
      {position !== undefined && (
        <p>
          <b className="road-position num">{position}º</b> {state === 'WAITING' ? 'da espera' : 'da fila'}
          {sentence && <small>{sentence.replace(/^\d+º: /, '')}</small>}
        </p>
      )}
      {!beforeArrival.includes(state) && <ArrivalProof loadId={loadId} />}
    </section>
  )
