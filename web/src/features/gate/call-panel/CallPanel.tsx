import type { GateCall } from '@embarca/contracts/gate/read-routes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsLive } from '../../../base/live.ts'
import { plate as plateMask } from '../../../base/masks.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { QueryState } from '../../../ui/QueryState.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { useGate } from '../use-gate.ts'
import { useCalls } from './use-calls.ts'
import { useStage } from './use-stage.ts'
import './call-panel.css'

/** By the clock of the TV, which hangs at the gate. */
const hourOf = ({ requestHour }: GateCall) => new Date(requestHour).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
const keyOf = ({ requestHour, vehiclePlate, dock }: GateCall) => `${requestHour}${vehiclePlate}${dock}`

/** The latest call, large enough for ten metres. */
const Latest = ({ call, isNow }: { readonly call: GateCall; readonly isNow: boolean }) => (
  <section className={`call-latest${isNow ? ' now' : ''}`} aria-label="Último chamado" aria-live="assertive">
    <p className="call-name">{call.driverName}</p>
    <p className="call-plate num">{plateMask.show(call.vehiclePlate) || '—'}</p>
    <p className="call-dock">
      <span>Doca</span> <b>{call.dock}</b>
    </p>
  </section>
)

const History = ({ calls }: { readonly calls: readonly GateCall[] }) => (
  <table className="call-history" aria-label="Histórico de chamados">
    <thead>
      <tr>
        {['Placa', 'Motorista', 'Doca', 'Chamado às'].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {calls.map((call) => (
        <tr key={keyOf(call)}>
          <td className="num">{plateMask.show(call.vehiclePlate)}</td>
          <td>{call.driverName}</td>
          <td>{call.dock}</td>
          <td className="num">{hourOf(call)}</td>
        </tr>
      ))}
      {calls.length === 0 && (
        <tr>
          <td colSpan={4}>Nenhum chamado no histórico</td>
        </tr>
      )}
    </tbody>
  </table>
)

const Panel = ({ gate }: { readonly gate: { readonly id: string; readonly name: string } }) => {
  const { calls, current, again } = useCalls(gate.id)
  const { stage, isStarted, isFull, start, toggleFull } = useStage()
  const isLive = useIsLive()
  const latest = current ?? calls[0]
  return (
    <section className="call-panel" ref={stage} aria-label={`Painel de chamadas · ${gate.name}`}>
      <header>
        <h1>{gate.name}</h1>
        {!isLive && (
          <span className="call-away" role="status">
            <Icon name="offline" size={20} /> Reconectando…
          </span>
        )}
        <span className="call-tools">
          {latest && isStarted && (
            <Button size="gate" icon="bell" disabled={current !== undefined} onClick={() => again(latest)}>
              Chamar de novo
            </Button>
          )}
          <Button size="gate" icon="desktop" onClick={toggleFull}>
            {isFull ? 'Sair da tela cheia' : 'Tela cheia'}
          </Button>
        </span>
      </header>
      {latest ? (
        <Latest key={keyOf(latest)} call={latest} isNow={current !== undefined} />
      ) : (
        <section className="call-latest" aria-label="Último chamado">
          <p className="call-none">Nenhum motorista chamado</p>
        </section>
      )}
      <History calls={calls} />
      {!isStarted && (
        <PlainButton className="call-start" onClick={() => void start()}>
          <Icon name="bell" size={28} /> Toque para ativar o som
        </PlainButton>
      )}
    </section>
  )
}

/** What a TV at the gate shows: who is called, and to which dock (R246). */
export const CallPanel = () => {
  const navigate = useNavigate()
  const { gate: asked } = useSearch({ strict: false }) as { readonly gate?: string }
  const { read, gates, gate, remember } = useGate(asked, false)
  return (
    <main className="call-screen">
      {!gate && <h1>Painel de chamadas</h1>}
      {gates.length > 1 && (
        <SelectField
          label="Local"
          options={gates.map(({ id: value, name: label }) => ({ value, label }))}
          value={gate?.id}
          onChange={(chosen) => {
            if (chosen) remember(chosen)
            void navigate({ to: '.', search: { gate: chosen } as never })
          }}
        />
      )}
      <QueryState
        what="locais"
        icon="map-marker"
        pending={read.isPending}
        failed={!gate && Boolean(read.error)}
        error={read.error}
        onRetry={read.refetch}
        empty={gate ? undefined : 'Nenhuma portaria ativa.'}
      >
        {gate && <Panel key={gate.id} gate={gate} />}
      </QueryState>
    </main>
  )
}
