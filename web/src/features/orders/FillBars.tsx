import { cubageText, weightText } from '@embarca/contracts/kit/measures.ts'
import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import { type Capacity, fillOf, vehicleCapacities } from '@embarca/contracts/planning/capacities.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'

type Props = { readonly amounts: Capacity; readonly vehicleType: VehicleType | undefined }

const FULL = 100
const Bar = ({ label, percent, title }: { readonly label: string; readonly percent: number; readonly title: string }) => (
  <span className={percent > FULL ? 'fill over' : 'fill'} title={title}>
    <span className="fill-label">{label}</span>
    <meter aria-label={`${label}: ${title}`} min={0} max={FULL} value={Math.min(percent, FULL)} />
    <b className="num">{percent}%</b>
  </span>
)

/** How full the vehicle is, by weight and by cubage. */
export const FillBars = ({ amounts, vehicleType }: Props) => {
  if (!vehicleType) return <span className="fill-none">Nenhum veículo comporta esta carga.</span>
  const fill = fillOf(amounts, vehicleType)
  const most = vehicleCapacities[vehicleType]
  return (
    <span className="fills">
      <span className="fill-vehicle">{vehicleLabel(vehicleType)}</span>
      <Bar label="Peso" percent={fill.weight} title={`${weightText(amounts.weight)} de ${weightText(most.weight)}`} />
      <Bar label="Cubagem" percent={fill.cubage} title={`${cubageText(amounts.cubage)} de ${cubageText(most.cubage)}`} />
    </span>
  )
}
