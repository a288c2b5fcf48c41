import { percent } from '@embarca/contracts/kit/numbers.ts'
import { vehicleLabel } from '../../../shared/load/vehicle-labels.ts'
import { TextField } from '../../../ui/TextField.tsx'
import type { useOrdersLaunch } from './use-orders-launch.ts'

type Overload = NonNullable<ReturnType<typeof useOrdersLaunch>['overload']>
const FULL = 100
const LONGEST = 200

/** Why a load is launched that its vehicle does not carry. */
export const OverloadReason = ({ overload, error }: { readonly overload: Overload; readonly error: string | undefined }) => {
  const { weight, cubage, vehicleType, reason, say } = overload
  const over = [weight > FULL && `${percent(weight)} do peso`, cubage > FULL && `${percent(cubage)} da cubagem`].filter(Boolean)
  return (
    <div className="form-grid launch-overload">
      <TextField
        className="c12"
        label="Motivo da sobrecarga"
        required
        maxLength={LONGEST}
        hint={`A carga ocupa ${over.join(' e ')} ${vehicleType ? `de ${vehicleLabel(vehicleType)}` : 'do maior veículo'}.`}
        value={reason}
        onChange={say}
        error={error}
      />
    </div>
  )
}
