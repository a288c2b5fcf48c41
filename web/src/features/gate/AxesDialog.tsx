import { gateAxesServed, type VehicleAxes } from '@embarca/contracts/gate/axes.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useGateRefresh } from './use-visit-command.ts'

const FORM = 'axes'
const isValid = (typed: string) => /^[2-9]$/.test(typed)

type FormProps = { readonly vehicles: readonly VehicleAxes[]; readonly onSend: (counted: Counted) => void }
type Counted = readonly { readonly vehicleId: string; readonly axes: number; readonly flRememberAxes: boolean }[]

const AxesForm = ({ vehicles, onSend }: FormProps) => {
  const [typed, setTyped] = useState(() => vehicles.map(({ axes, flRememberAxes }) => ({ axes: String(axes), flRememberAxes })))
  const [isChecked, setChecked] = useState(false)
  const change = (at: number, more: Partial<(typeof typed)[number]>) =>
    setTyped(typed.map((one, i) => (i === at ? { ...one, ...more } : one)))
  return (
    <form
      id={FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!typed.every(({ axes }) => isValid(axes))) return
        onSend(vehicles.map(({ vehicleId }, i) => ({ vehicleId, axes: Number(typed[i]!.axes), flRememberAxes: typed[i]!.flRememberAxes })))
      }}
    >
      {vehicles.map(({ vehicleId, plate, vehicleType, isEstimated }, i) => (
        <div key={vehicleId} className="axes">
          <TextField
            label={`Eixos de ${plate} (${vehicleLabel(vehicleType) ?? vehicleType})`}
            inputMode="numeric"
            autoComplete="off"
            required
            value={typed[i]!.axes}
            onChange={(axes) => change(i, { axes: axes.replace(/\D/g, '').slice(0, 1) })}
            {...(isEstimated && { hint: 'Valor usual do tipo de veículo: confira.' })}
            error={isChecked && !isValid(typed[i]!.axes) ? 'Informe de 2 a 9 eixos.' : undefined}
          />
          <Checkbox checked={typed[i]!.flRememberAxes} onChange={(flRememberAxes) => change(i, { flRememberAxes })}>
            Lembrar eixos: confirmar a cada saída
          </Checkbox>
        </div>
      ))}
    </form>
  )
}

type Props = { readonly deliveryId: string; readonly accept: string; readonly onConfirmed: () => void; readonly onClose: () => void }

/** The axes of the vehicles at the gate, counted by who sees them (C269, C270); asked before the exit of one that is remembered (R242). */
export const AxesDialog = ({ deliveryId, accept, onConfirmed, onClose }: Props) => {
  const query = useRead(gateAxesServed.vehicles, { deliveryId })
  const refresh = useGateRefresh()
  const confirm = useCommand(gateAxesServed.updateAxes, {
    done: async () => {
      await refresh()
      onConfirmed()
    },
  })
  return (
    <Dialog
      open
      title="Eixos do veículo"
      onClose={onClose}
      footer={
        <>
          <Button size="gate" onClick={onClose}>
            Voltar
          </Button>
          <Button size="gate" look="primary" type="submit" form={FORM} disabled={!query.data?.length} pending={confirm.pending}>
            {accept}
          </Button>
        </>
      }
    >
      <QueryState
        what="eixos"
        icon="truck"
        pending={query.isPending}
        failed={query.isError}
        error={query.error}
        onRetry={query.refetch}
        empty={query.data?.length === 0 ? 'A carga não tem veículos.' : undefined}
        rows={{ count: 1, height: 96 }}
      >
        {query.data && <AxesForm vehicles={query.data} onSend={(axes) => void confirm.run({ deliveryId, axes: [...axes] })} />}
      </QueryState>
    </Dialog>
  )
}
